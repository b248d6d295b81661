import { z } from "zod";
import { meant } from "../../../contract/nearest.ts";

type Raw = z.core.$ZodRawIssue;

/** What is wrong with a value, with an example of what is right; nothing if only the schema can tell. */
export function reasonFor(issue: Raw): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? missing(issue) : wrongKind(issue.expected, issue.input);
    case "too_big":
      return tooMuch(issue.origin, issue.input, Number(issue.maximum), issue);
    case "too_small":
      return tooLittle(issue.origin, issue.input, Number(issue.minimum), issue);
    case "invalid_value":
      return oneOf(issue.input, issue.values.map(String));
    case "invalid_union":
      return issue.discriminator ? discriminated(issue) : undefined;
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField(key, fieldsOf(issue.inst))).join("\n");
    case "invalid_format":
      return formats[issue.format] ?? undefined;
    default:
      return undefined;
  }
}

const fieldsOf = (schema: unknown) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const unknownField = (key: string, known: string[]): string =>
  `There is no field “${key}” here: ${meant(key, known) || `remove it, or use one of ${known.join(", ")}.`}`;

const formats: Record<string, string> = {
  email: "This is not an e-mail address: write it as info@example.com.",
  url: "This is not a web address: write it with https://, as in https://www.example.com/page.",
};

function missing({ path = [], schema, expected }: Raw & { expected: string }): string {
  const name = path.at(-1);
  const { examples, description } = (schema && z.globalRegistry.get(schema as z.ZodType)) ?? {};
  const [given] = Array.isArray(examples) ? examples : [];
  const example = given ?? blanks[expected] ?? "…";
  const line = typeof name === "string" ? `${name}: ${example}` : `- ${example}`;
  return `This is missing: add “${line}”.${description ? ` It is: ${description}.` : ""}`;
}

const blanks: Record<string, string> = {
  number: "1",
  int: "1",
  boolean: "true",
  array: "[…]",
  object: "{ … }",
};

function wrongKind(expected: string, input: unknown): string {
  if (input === null || input === "")
    return "There is nothing after the colon: write a value there, or remove the line.";
  if (expected === "string") return notText(input);
  if (expected === "number" || expected === "int")
    return `${shown(input)} is not a ${expected === "int" ? "whole " : ""}number: write digits only, as in 12.`;
  if (expected === "boolean") return `${shown(input)} must be true or false.`;
  if (expected === "array" || expected === "tuple")
    return "This must be a list: put each entry on a line of its own that begins with “- ”.";
  return "This must have fields of its own: put each on a line below it, two spaces further in, as in “  title: A title”.";
}

function notText(input: unknown): string {
  if (Array.isArray(input)) return "This must be one text and not a list: remove the “- ”.";
  if (typeof input !== "object" || input === null)
    return `This must be a text: put it in quotes, as in "${String(input)}".`;
  const [[key, value] = ["", ""]] = Object.entries(input);
  return `A text with a colon must be in quotes: write "${key}: ${typeof value === "string" ? value : "…"}"`;
}

type Limit = { exact?: boolean; inclusive?: boolean };

function tooMuch(origin: string, input: unknown, most: number, { exact }: Limit): string {
  const size = sizeOf(input);
  if (origin === "string")
    return `This text has ${size} characters and may have at most ${most}: remove ${size - most}.`;
  if (origin === "array")
    return `This list has ${entries(size)} and ${exact ? "must have exactly" : "may have at most"} ${most}: remove ${size - most}.`;
  return `${shown(input)} is too large: at most ${number(most)} is allowed.`;
}

function tooLittle(
  origin: string,
  input: unknown,
  least: number,
  { exact, inclusive }: Limit,
): string {
  const size = sizeOf(input);
  if (origin === "string" && size === 0) return "This is empty: write a text.";
  if (origin === "string")
    return `This text has ${size} characters and needs at least ${least}: add ${least - size} or more.`;
  if (origin === "array")
    return `This list has ${entries(size)} and ${exact ? "must have exactly" : "needs at least"} ${least}: add ${least - size}${exact ? "" : " or more"}.`;
  return `${shown(input)} is too small: it must be ${inclusive === false ? "more than" : "at least"} ${number(least)}.`;
}

export function oneOf(input: unknown, known: string[]): string {
  const guess = meant(String(input), known);
  const list = known.map((value) => `“${value}”`).join(", ");
  return `${shown(input)} is not allowed here: ${guess ? `${guess} It must be` : "it must be"} ${known.length === 1 ? list : `one of ${list}`}.`;
}

type Choice = Raw & { discriminator?: string; options?: unknown[] };

function discriminated({ discriminator, options = [], input }: Choice): string {
  const known = options.map(String);
  const value = Object(input)[String(discriminator)];
  if (value !== undefined) return oneOf(value, known);
  return `This does not say what it is: add “${discriminator}: ${known[0]}”, or another one of ${known.map((name) => `“${name}”`).join(", ")}.`;
}

const sizeOf = (input: unknown) =>
  typeof input === "string" || Array.isArray(input) ? input.length : 0;
const entries = (size: number) => (size === 1 ? "1 entry" : `${size} entries`);
const number = (value: number) => value.toLocaleString("en-IN");
const shown = (input: unknown) =>
  input === undefined ? "Nothing" : typeof input === "object" ? "This" : `“${String(input)}”`;
