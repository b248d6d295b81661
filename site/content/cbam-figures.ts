import path from "node:path";
import { z } from "zod";
import { isoDate, text } from "./fields.ts";
import { ContentError, contentFolder, type Problem, readSource, recordOf } from "./read.ts";
import { findRule } from "./rules.ts";

const percent = z.number().min(0).max(100);

const sector = z.strictObject({
  id: text.regex(/^[a-z][a-z-]*$/, "use small letters and hyphens").describe("Its name in links; keep it"),
  name: text,
  chapters: z
    .array(z.string().regex(/^\d\d$/, "two digits in quotation marks"))
    .min(1)
    .describe("How CN codes of the sector begin"),
  outside: z
    .strictObject({ code: z.string().regex(/^\d{4,8}$/), reason: text })
    .optional()
    .describe("A heading of those chapters that is not covered"),
  unit: z.enum(["t", "MWh"]),
  markUp: percent.optional().describe("On default values, in percent, where it is not that of the year"),
  indirect: z.boolean().describe("Whether emissions from electricity count as well"),
  threshold: z.boolean().describe("Whether the exemption of small quantities is open to it"),
});

const schema = z.strictObject({
  source: z.array(text).min(1).describe("Sources of content/rules/cbam.yaml, by id"),
  reviewed: isoDate.describe("The day somebody last read these figures against the sources"),
  recheckBy: isoDate.describe("The day by which somebody reads them again"),
  factors: z
    .array(z.strictObject({ year: z.number().int(), deducted: percent }))
    .min(2)
    .describe("How much of the benchmark is deducted for imports of a year, in percent"),
  markUps: z
    .array(z.strictObject({ from: z.number().int(), percent }))
    .min(1)
    .describe("Mark-ups on default values, in percent, each from a year on"),
  threshold: z.number().positive().describe("Tonnes a year up to which an importer is exempt"),
  sectors: z.array(sector).min(1),
});

/** What the estimator reckons with; it is printed into the page, so dates and sources stay behind. */
export type CbamFigures = Pick<z.output<typeof schema>, "factors" | "markUps" | "threshold" | "sectors">;
export type Sector = z.output<typeof sector>;

const RULE = "cbam";

export function cbamFigures() {
  const source = readSource(path.join(contentFolder(), "tools", "cbam-estimator.yaml"));
  const { file } = source;
  const { reviewed, recheckBy, source: names, ...figures } = recordOf(source, schema);
  const known = findRule(RULE)?.sources ?? [];
  const problems = [
    ...names
      .filter((id) => !known.some((source) => source.id === id))
      .map((id) => ({ field: "source", reason: `“${id}” is no source of content/rules/${RULE}.yaml` })),
    ...orderProblems(figures),
  ].map((found): Problem => ({ file, ...found }));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    reviewed,
    recheckBy,
    sources: known.filter(({ id }) => names.includes(id)),
    figures: figures satisfies CbamFigures,
  };
}

/** A year left out or told twice would be reckoned as if nothing were deducted. */
function orderProblems({ factors, markUps, sectors }: CbamFigures): Array<Omit<Problem, "file">> {
  const first = factors[0]?.year ?? 0;
  const gap = factors.find(({ year }, index) => year !== first + index);
  const late = markUps.find(({ from }, index) => from <= (markUps[index - 1]?.from ?? 0));
  const ids = sectors.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return [
    ...(gap ? [{ field: "factors", reason: `${gap.year} does not follow on the year before it` }] : []),
    ...(late ? [{ field: "markUps", reason: `${late.from} does not come after the one before it` }] : []),
    ...((markUps[0]?.from ?? 0) > first
      ? [{ field: "markUps", reason: `the first must hold from ${first} on` }]
      : []),
    ...(twice ? [{ field: "sectors", reason: `“${twice}” is used twice` }] : []),
  ];
}
