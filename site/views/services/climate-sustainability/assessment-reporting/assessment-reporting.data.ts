import { z } from "zod";
import { renderPicture } from "../../../../art/render.ts";
import { seo, text } from "../../../../content/fields.ts";
import { readPage } from "../../../../content/pages.ts";
import { closing, item, pictureHero } from "../fields.ts";

const report = z.strictObject({ title: text, basis: text, reader: text, text });

const phase = z.strictObject({
  year: text.regex(/^FY \d{4}-\d{2}$/, "write it as FY 2025-26"),
  companies: text.regex(/^Top [\d,]+$/, "write it as Top 500"),
});

const page = readPage(
  "assessment-reporting",
  z.strictObject({
    seo,
    hero: pictureHero,
    assessments: z.strictObject({
      title: text,
      lede: text,
      items: z.array(item.extend({ question: text })).length(4, "needs four assessment modules"),
    }),
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
      items: z.array(item).length(5, "needs five ratings-advisory items"),
    }),
    closing,
  }),
);

export const copy = {
  ...page,
  hero: { ...page.hero, picture: renderPicture(page.hero.picture) },
  brsrCore: {
    ...page.brsrCore,
    rows: page.brsrCore.rows.map((row) => ({ ...row, count: count(row.companies) })),
  },
};

function count(companies: string): number {
  return Number(companies.replace(/\D/g, ""));
}
