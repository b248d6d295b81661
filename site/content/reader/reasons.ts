import { z } from "zod";
import { codedMessage, valueShown } from "./problem-words.ts";

type Raw = z.core.$ZodRawIssue;

/** The coded message of an issue that Zod itself finds; nothing if only the schema can tell. */
export function messageFor(issue: Raw): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? missing(issue) : wrongKind(issue.expected, issue.input);
    case "too_big":
      return tooMuch(issue);
    case "too_small":
      return tooLittle(issue);
    case "invalid_value":
      return codedMessage("notOneOf", {
        value: valueShown(issue.input),
        known: issue.values.map(String),
      });
    case "invalid_union":
      return issue.discriminator ? discriminated(issue) : undefined;
    case "unrecognized_keys":
      return unknownFields(issue);
    case "invalid_format":
      return formats[issue.format] ?? undefined;
    default:
      return undefined;
  }
}

/** One message for each unknown field, a line each. */
function unknownFields({ keys, inst }: Extract<Raw, { code: "unrecognized_keys" }>): string {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  return keys.map((key) => codedMessage("unknownField", { key, known })).join("\n");
}

const formats: Record<string, string> = {
  email: "This is not an e-mail address: write it as info@example.com.",
  url: "This is not a web address: write it with https://, as in https://www.example.com/page.",
};

function missing({ path = [], schema, expected }: Raw & { expected: string }): string {
  const name = path.at(-1);
  const about = schema && z.globalRegistry.get(schema as z.ZodType);
  const [given] = Array.isArray(about?.examples) ? about.examples : [];
  const example = given ?? blanks[expected] ?? "…";
  const line = typeof name === "string" ? `${name}: ${example}` : `- ${example}`;
  return codedMessage("missing", { line, about: about?.description });
}

const blanks: Record<string, string> = {
  number: "1",
  int: "1",
  boolean: "true",
  array: "[…]",
  object: "{ … }",
};

function wrongKind(expected: string, input: unknown): string {
  if (input === null || input === "") return codedMessage("emptyValue");
  const value = valueShown(input);
  switch (expected) {
    case "string":
      return notText(input);
    case "number":
    case "int":
      return codedMessage("notNumber", { value, isWhole: expected === "int" });
    case "boolean":
      return codedMessage("notBoolean", { value });
    case "array":
    case "tuple":
      return codedMessage("notList");
    default:
      return codedMessage("notGroup");
  }
}

function notText(input: unknown): string {
  if (Array.isArray(input)) return codedMessage("listForText");
  if (typeof input !== "object" || input === null)
    return codedMessage("unquotedText", { value: String(input) });
  const [[key, value] = ["", ""]] = Object.entries(input);
  return codedMessage("unquotedColon", { key, value: typeof value === "string" ? value : "…" });
}

function tooMuch({ origin, input, maximum, exact = false }: Extract<Raw, { code: "too_big" }>) {
  const most = Number(maximum);
  const size = sizeOf(input);
  if (origin === "string") return codedMessage("textTooLong", { size, most });
  if (origin === "array") return codedMessage("listTooLong", { size, most, isExact: exact });
  return codedMessage("tooLarge", { value: valueShown(input), most });
}

function tooLittle(issue: Extract<Raw, { code: "too_small" }>): string {
  const { origin, input, minimum, exact = false, inclusive } = issue;
  const least = Number(minimum);
  const size = sizeOf(input);
  if (origin === "string" && size === 0) return "This is empty: write a text.";
  if (origin === "string") return codedMessage("textTooShort", { size, least });
  if (origin === "array") return codedMessage("listTooShort", { size, least, isExact: exact });
  return codedMessage("tooSmall", {
    value: valueShown(input),
    least,
    isAbove: inclusive === false,
  });
}

type Choice = Raw & { discriminator?: string; options?: unknown[] };

function discriminated({ discriminator, options = [], input }: Choice): string {
  const field = String(discriminator);
  const known = options.map(String);
  const value = (input as Record<string, unknown> | undefined)?.[field];
  if (value === undefined) return codedMessage("noType", { field, known });
  return codedMessage("notOneOf", { value: valueShown(value), known });
}

const sizeOf = (input: unknown) =>
  typeof input === "string" || Array.isArray(input) ? input.length : 0;
