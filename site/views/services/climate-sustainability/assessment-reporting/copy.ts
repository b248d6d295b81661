import { z } from "zod";
import { datedPoint } from "../../../../content/dated-text.ts";
import { closing, link, picture, point, seo, text } from "../../../../content/fields.ts";
import { pageCopy } from "../../../../content/pages.ts";
import { ruleNames } from "../../../../content/rules.ts";
import { tracedFigure } from "../../../../content/traced-figures.ts";

const report = z.strictObject({ title: text, basis: text, reader: text, text });

const phase = z.strictObject({
  year: text.regex(/^FY \d{4}-\d{2}$/, "write it as FY 2025-26"),
  companies: text.regex(/^Top [\d,]+$/, "write it as Top 500"),
});

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({ title: text, lede: text, picture, action: link }),
  assessments: z.strictObject({
    title: text,
    lede: text,
    items: z.array(datedPoint.extend({ question: text })).length(4, "needs four assessment modules"),
  }),
  traced: tracedFigure,
  reports: z.strictObject({
    title: text,
    columns: report,
    items: z.array(report).length(4, "needs four report types"),
  }),
  brsrCore: z.strictObject({
    title: text,
    text,
    columns: z.strictObject({ year: text, companies: text }),
    rows: z.array(phase).min(1),
    note: text,
  }),
  ratings: z.strictObject({
    title: text,
    lede: text,
    items: z.array(point).length(5, "needs five ratings-advisory items"),
  }),
  closing,
});

export type AssessmentReportingCopy = z.output<typeof schema>;

export const assessmentReportingCopy = () => pageCopy("assessment-reporting", schema);
