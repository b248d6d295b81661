import { today } from "../../dates/dates.ts";
import { anyText, point } from "../reader/fields.ts";
import { findStatement, isStatement, type Wording } from "./rules.ts";

/** Words as they stand, and statements of content/rules by name. */
export type DatedText = Array<string | { statement: string }>;

const TOKEN = /\{([a-z0-9-]+\.[a-z0-9-]+)\}/;

/** A text that may hold statements of content/rules: “Plan early. {cbam.certificates}”. */
export const datedText = anyText.transform((value, context): DatedText => {
  for (const name of unknownStatements(value))
    context.addIssue({ code: "custom", message: unknownStatement(name) });
  return parseDated(value);
});

export const datedPoint = point.extend({ text: datedText.describe("Its text") });

export function parseDated(value: string): DatedText {
  return value
    .split(TOKEN)
    .map((part, index) => (index % 2 === 0 ? part : { statement: part }))
    .filter((part) => part !== "");
}

/** The statements a text refers to and content/rules does not have. */
export function unknownStatements(value: string): string[] {
  return namesIn(parseDated(value)).filter((name) => !isStatement(name));
}

export const unknownStatement = (name: string) =>
  `{${name}} is not a statement of content/rules: write the name of a file there and the id of one of its statements, as in {cbam.certificates}.`;

/** The statements a text refers to. */
export function namesIn(text: DatedText): string[] {
  return text.flatMap((part) => (typeof part === "string" ? [] : [part.statement]));
}

/** The same text with the wordings of its statements beside the words, for what cannot read content/rules: islands. */
export type Wordings = Array<string | Wording[]>;

export function wordingsOf(text: DatedText): Wordings {
  return text.map((part) => (typeof part === "string" ? part : wordingsFor(part.statement)));
}

/** The wordings of a statement in their order. */
export function wordingsFor(name: string): Wording[] {
  const forms = findStatement(name);
  if (!forms) throw new Error(unknownStatement(name));
  return forms;
}

/** The words that are true on a day, for places that cannot change them later: descriptions, linked data, the PDF. */
export function plain(text: DatedText, day = today()): string {
  return text
    .map((part) => (typeof part === "string" ? part : wordingOn(wordingsFor(part.statement), day)))
    .join("");
}

export function wordingOn(forms: Wording[], day: string): string {
  return forms.find((form) => isTrueOn(form, day))?.text ?? "";
}

export function isTrueOn({ from, until }: Omit<Wording, "text">, day: string): boolean {
  return (!from || from <= day) && (!until || day <= until);
}
