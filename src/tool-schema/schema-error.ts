/** One thing wrong with a call's arguments. `path` is within the arguments, such as `atm.daily_limit`. */
export type SchemaError = { text: string; path: string; kind: SchemaErrorKind };

/** `constraint`: of the right type, but not an allowed value in another way (a date that is none, a limit passed). */
export type SchemaErrorKind = "missing" | "unexpected" | "type" | "enum" | "constraint";

/** A tool description that cannot be used. `path` is within the description, such as `parameters.amount`. */
export class ToolFormError extends Error {
  readonly path: string;
  constructor(path: string, problem: string) {
    super(path === "" ? problem : `${path}: ${problem}`);
    this.name = "ToolFormError";
    this.path = path;
  }
}

/** Arguments that the public schema check cannot even look at; the public harness ends the run on them. */
export class UncheckableArguments extends Error {
  constructor(path: string, found: string) {
    super(`${path}=${found} has to be an object to be checked`);
    this.name = "UncheckableArguments";
  }
}
