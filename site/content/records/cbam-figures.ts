import { z } from "zod";
import { isoDate, some, text } from "../reader/fields.ts";
import { coded, type Reason, valueShown } from "../reader/problem-words.ts";
import { type FieldProblem, refuseIn } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";
import { findRule } from "./rules.ts";

const percent = z.number().min(0).max(100);

const sector = z.strictObject({
  id: text
    .regex(/^[a-z][a-z-]*$/, "Use small letters and hyphens, as in iron-steel.")
    .describe("Its name in links; keep it"),
  name: text,
  unit: z.enum(["t", "MWh"]),
  markUp: percent
    .optional()
    .describe("On default values, in percent, where it is not that of the year"),
  indirect: z.boolean().describe("Whether emissions from electricity count as well"),
  threshold: z.boolean().describe("Whether the exemption of small quantities is open to it"),
});

export const figuresSchema = z.strictObject({
  source: some(text).meta({
    description: "Sources of content/rules/cbam.yaml, by id",
    hint: "Sources",
  }),
  reviewed: isoDate.describe("The day somebody last read these figures against the sources"),
  recheckBy: isoDate.describe("The day by which somebody reads them again"),
  factors: z
    .array(z.strictObject({ year: z.number().int(), deducted: percent }))
    .min(2)
    .describe("How much of the benchmark is deducted for imports of a year, in percent"),
  markUps: some(z.strictObject({ from: z.number().int(), percent })).describe(
    "Mark-ups on default values, in percent, each from a year on",
  ),
  threshold: z.number().positive().describe("Tonnes a year up to which an importer is exempt"),
  sectors: some(sector),
  example: z
    .strictObject({ code: text, tonnes: z.number().positive() })
    .describe("What the build works out as an example: a code whose figures are held, and tonnes"),
});

/** What the estimator calculates with. It is printed into the page, so dates and sources are left out. */
export type CbamFigures = Pick<
  z.output<typeof figuresSchema>,
  "factors" | "markUps" | "threshold" | "sectors" | "example"
>;
export type Sector = z.output<typeof sector>;

const FILE = "content/tools/cbam-estimator.yaml";

export function cbamFigures() {
  const { reviewed, recheckBy, source, ...figures } = readRecord(FILE, figuresSchema);
  const { problems, ...sources } = cbamSources(source);
  refuseIn(FILE, [...problems, ...orderProblems(figures)]);
  return { file: FILE, reviewed, recheckBy, ...sources, figures: figures satisfies CbamFigures };
}

export function cbamSources(ids: string[]) {
  const { sourcesTo, sources = [] } = findRule("cbam") ?? {};
  const known = sources.map(({ id }) => id);
  return {
    sourcesTo,
    sources: sources.filter(({ id }) => ids.includes(id)),
    problems: unknownNames(ids, known, (index) => `source.${index}`),
  };
}

/** A problem for each unknown name. None if `known` is empty: then its own record is broken, and refused. */
export const unknownNames = (
  names: string[],
  known: string[],
  fieldOf: (index: number) => string,
) =>
  names.flatMap((name, index): FieldProblem[] =>
    known.length === 0 || known.includes(name)
      ? []
      : [{ field: fieldOf(index), reason: coded("notOneOf", { value: valueShown(name), known }) }],
  );

/** A missing year would deduct nothing: years must follow one another, mark-ups cover all years, and ids differ. */
function orderProblems({ factors, markUps, sectors }: CbamFigures): FieldProblem[] {
  const first = factors[0]?.year ?? 0;
  const gap = factors.findIndex(({ year }, index) => year !== first + index);
  const late = markUps.findIndex(({ from }, index) => from <= (markUps[index - 1]?.from ?? 0));
  const ids = sectors.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  const checks: Array<[isWrong: boolean, field: string, reason: Reason]> = [
    [gap >= 0, `factors.${gap}.year`, coded("yearLeftOut", { year: first + gap })],
    [late >= 0, `markUps.${late}.from`, "Each year must be later than the one above it."],
    [(markUps[0]?.from ?? 0) > first, "markUps.0.from", coded("firstYear", { year: first })],
    [twice >= 0, `sectors.${twice}.id`, coded("idTwice", { id: ids[twice] ?? "" })],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, field, reason]) => ({ field, reason }));
}
