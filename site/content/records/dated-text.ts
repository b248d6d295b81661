import { proseDayText, today } from "../../dates/dates.ts";
import { anyText, point } from "../reader/fields.ts";
import { coded, codedMessage, inFile } from "../reader/problem-words.ts";
import { cbamPrices } from "./cbam-values.ts";
import { findStatement, isStatement, type Wording } from "./rules.ts";

export type DatedText = Array<string | { statement: string }>;

/** A text that may mention statements: “Plan early. {cbam.certificates}”. Refuses unknown ones. */
export const datedText = anyText.transform((value, context): DatedText => {
  for (const name of unknownStatements(value))
    context.addIssue({ code: "custom", message: codedMessage("unknownStatement", { name }) });
  return parseDated(value);
});

export const datedPoint = point.extend({
  text: datedText.meta({ description: "Its text", hint: "" }),
});

export const parseDated = (value: string): DatedText =>
  value
    .split(/\{([a-z0-9-]+\.[a-z0-9-]+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : { statement: part }))
    .filter((part) => part !== "");

export const unknownStatements = (value: string) =>
  statementsIn(parseDated(value)).filter((name) => !isStatement(name));

export const unknownStatementReason = (name: string) => coded("unknownStatement", { name });

export const statementsIn = (text: DatedText) =>
  text.flatMap((part) => (typeof part === "string" ? [] : [part.statement]));

/** A DatedText with all wordings in place of each statement, for islands, which cannot read content/rules. */
export type Wordings = Array<string | Wording[]>;

export const wordingsOf = (text: DatedText): Wordings =>
  text.map((part) => (typeof part === "string" ? part : wordingsFor(part.statement)));

/** The wordings of a statement as pages tell it, the earliest first. Throws if content/rules does not have it. */
export function wordingsFor(name: string): Wording[] {
  const forms = findStatement(name);
  if (!forms) throw new Error(inFile(unknownStatementReason(name)));
  return forms.map((form) => ({
    ...form,
    text: form.text.replace("{published-prices}", pricesText),
  }));
}

/** “€75.36 for Q1 2026 (7 April 2026), …”: staff add the next quarter's price in one field. */
const pricesText = () =>
  cbamPrices()
    .prices.filter(({ period }) => period.startsWith("Q"))
    .map(
      ({ euro, period, published }) =>
        `€${euro.toFixed(2)} for ${period} (${proseDayText(published)})`,
    )
    .join(", ");

export const plain = (text: DatedText, day = today()) =>
  wordingsOf(text)
    .map((part) => (typeof part === "string" ? part : wordingOn(part, day)))
    .join("");

export const wordingOn = (forms: Wording[], day: string) =>
  forms.find((form) => isTrueOn(form, day))?.text ?? "";

export const isTrueOn = ({ from, until }: Omit<Wording, "text">, day: string) =>
  (!from || from <= day) && (!until || day <= until);
