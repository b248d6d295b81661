import { z } from "zod";
import { point, section, text } from "../../../../content/reader/fields.ts";
import { datedPoint } from "../../../../content/records/dated-text.ts";
import { tracedFigure } from "../../../../content/records/traced-figures.ts";
import { serviceCopy } from "../../schema.ts";

const report = z.strictObject({ title: text, basis: text, reader: text, text });

const phase = z.strictObject({
  year: text.regex(/^FY \d{4}-\d{2}$/, "write it as FY 2025-26"),
  companies: text.regex(/^Top [\d,]+$/, "write it as Top 500"),
});

const line = z.strictObject({
  indicator: text,
  figure: text,
  unit: text,
  from: text.describe("What the figure is taken from"),
  held: text.describe("Who holds that document"),
});

export const assessmentReportingCopy = serviceCopy("assessment-reporting", {
  assessments: section({
    lede: text,
    items: z.array(datedPoint.extend({ question: text })).length(4, "needs four assessment modules"),
  }),
  annotated: section({
    page: z.strictObject({ section: text, principle: text }),
    lines: z.array(line).min(3).max(6),
    caption: text.describe("Says that the figures are an illustration"),
  }),
  traced: tracedFigure,
  reports: section({ columns: report, items: z.array(report).length(4, "needs four report types") }),
  brsrCore: section({
    text,
    columns: z.strictObject({ year: text, companies: text }),
    rows: z.array(phase).min(1),
    note: text,
  }),
  ratings: section({ lede: text, items: z.array(point).length(5, "needs five ratings-advisory items") }),
});

export type AssessmentReportingCopy = ReturnType<typeof assessmentReportingCopy>;
