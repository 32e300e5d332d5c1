import { z } from "zod";

/** The fields that a schema knows at a place of a value. @returns `undefined` where it is no object, or one of several. */
export function knownFields(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): string[] | undefined {
  const plain = withoutWrappers(schema);
  if (plain instanceof z.ZodDiscriminatedUnion) {
    const meant = plain.options.find((option) => isMeant(option, plain.def.discriminator, value));
    return meant === undefined ? undefined : knownFields(meant, path, value);
  }
  const [key, ...rest] = path;
  if (key === undefined) return plain instanceof z.ZodObject ? Object.keys(plain.shape) : undefined;
  const inner = partOf(plain, key);
  return inner === undefined ? undefined : knownFields(inner, rest, fieldOf(value, key));
}

function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return wraps ? withoutWrappers(schema.unwrap()) : schema;
}

function isMeant(option: z.core.$ZodType, discriminator: string, value: unknown): boolean {
  const tag = option instanceof z.ZodObject ? (option.shape[discriminator] as z.ZodType) : undefined;
  return tag?.safeParse(fieldOf(value, discriminator)).success === true;
}

function partOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key as string] as z.ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? (Reflect.get(value, key) as unknown) : undefined;
}
