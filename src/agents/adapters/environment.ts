import { InputError, type InputProblem } from "../../contract/errors.ts";

export type Environment = { readonly [name: string]: string | undefined };

/** Texts in which `${NAME}` has been replaced, and the values that were put in: they are not to be shown. */
export type Filled<Text> = { value: Text; secrets: string[] };

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/**
 * Fills in `${NAME}` in the values of an object.
 *
 * @throws InputError naming each variable that is not set.
 */
export function fillEnvironment<Texts extends Record<string, string>>(
  texts: Texts,
  environment: Environment,
  place: { file: string; path: string },
): Filled<Texts> {
  const secrets: string[] = [];
  const problems: InputProblem[] = [];
  const filled = Object.entries(texts).map(([key, text]) => {
    const value = text.replace(VARIABLE, (_whole, name: string) => {
      const found = environment[name];
      if (found === undefined || found === "") problems.push(missing(place, key, name));
      else secrets.push(found);
      return found ?? "";
    });
    return [key, value];
  });
  if (problems.length > 0) throw new InputError(problems);
  return { value: Object.fromEntries(filled) as Texts, secrets }; // the same keys, and texts as before
}

/**
 * What of the filled-in values is not to be shown of an address: whatever stands elsewhere than in its host. Of a variable that
 * holds a whole address, its login and its query.
 */
export function secretsInAddress({ value, secrets }: Filled<string>): string[] {
  const host = URL.canParse(value) ? new URL(value).host : "";
  return secrets.flatMap((secret) => {
    if (!/^https?:\/\//i.test(secret) || !URL.canParse(secret)) return host.includes(secret) ? [] : [secret];
    const { username, password, search } = new URL(secret);
    return [username, password, search.slice(1)].filter((part) => part !== "");
  });
}

function missing({ file, path }: { file: string; path: string }, key: string, name: string): InputProblem {
  return {
    file,
    path: path === "" ? key : `${path}.${key}`,
    problem: `the environment variable ${name} is not set`,
    remedy: `Set it before you start, such as export ${name}=…`,
  };
}
