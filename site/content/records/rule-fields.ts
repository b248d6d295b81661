import { z } from "zod";
import { isoDate, text } from "../reader/fields.ts";
import type { FieldProblem } from "../reader/problems.ts";

/** Fields of the records in content/rules that need nothing but themselves to be checked. */

export const id = text.regex(
  /^[a-z][a-z0-9-]*$/,
  "Use small letters, digits and hyphens, the first a letter, as in first-report.",
);

export const source = z.strictObject({
  id,
  title: text,
  reference: text.describe("Where it is found: number of the act, place of publication"),
  url: text
    .regex(/^https:\/\/\S+$/, "Write the whole web address, which begins with https://.")
    .optional()
    .describe("Its official web address, where that is certain; else the home page of its publisher"),
  asOf: text.optional().describe("“June 2026”, where the state may have moved since"),
});

export const change = z.strictObject({
  date: isoDate,
  about: text.optional().describe("What is said instead of the day where no source gives one: July 2026"),
  what: text.describe("What changed, in one or two sentences"),
});

/** Who makes a rule. The list of rules is grouped by it. */
export const JURISDICTIONS = ["eu", "uk", "india", "standard"] as const;

export type Change = z.output<typeof change>;

/** A problem for each change that is newer than the one above it. */
export function changeProblems(changes: Change[]): FieldProblem[] {
  return changes.flatMap(({ date }, index) => {
    const above = changes[index - 1]?.date ?? date;
    const reason = `${date} is later than ${above} above it: put the newest first.`;
    return date > above ? [{ field: `changes.${index}.date`, reason }] : [];
  });
}
