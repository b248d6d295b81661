import { z } from "zod";
import { isoDate, text } from "../reader/fields.ts";
import { coded } from "../reader/problem-words.ts";
import type { FieldProblem } from "../reader/problems.ts";

/** Fields of the records in content/rules that need nothing but themselves to be checked. */

export const id = text.regex(
  /^[a-z][a-z0-9-]*$/,
  "Use small letters, digits and hyphens, the first a letter, as in first-report.",
);

const documentUrl = text
  .regex(/^https:\/\/\S+$/, "Write the whole web address, which begins with https://.")
  .refine(
    (url) => !URL.canParse(url) || new URL(url).pathname !== "/",
    "This is a home page: give the address of the document itself, or leave url out and give the document's number.",
  );

export const source = z
  .strictObject({
    id,
    title: text,
    reference: text.describe(
      "Number of the act or of the Gazette, with its date; place of publication",
    ),
    url: documentUrl
      .optional()
      .describe("The web address of the document itself, where that is certain"),
    asOf: text.optional().describe("“June 2026”, where the state may have moved since"),
  })
  .refine(({ url, reference }) => url || /\d/.test(reference), {
    path: ["reference"],
    error:
      "Without url, give a number or a date by which the document is found, as in S.O. 4421(E).",
  });

export const article = text.optional().describe("Where in the source: Article 24(1)");

export const change = z.strictObject({
  date: isoDate,
  about: text
    .optional()
    .describe("What is said instead of the day where no source gives one: July 2026"),
  what: text.describe("What changed, in one or two sentences"),
});

/** Who makes a rule. The list of rules is grouped by it. */
export const JURISDICTIONS = ["eu", "uk", "india", "standard"] as const;

export type Change = z.output<typeof change>;

export const changeProblems = (changes: Change[]): FieldProblem[] =>
  changes.flatMap(({ date }, index) => {
    const above = changes[index - 1]?.date ?? date;
    const reason = coded("changesOutOfOrder", { date, above });
    return date > above ? [{ field: `changes.${index}.date`, reason }] : [];
  });
