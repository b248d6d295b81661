import { z } from "zod";
import { type FaqItem, faq } from "../../../../content/faq.ts";
import { isoDate, link, picture, point, seo, text } from "../../../../content/fields.ts";
import { pageCopy } from "../../../../content/pages.ts";
import { ContentError } from "../../../../content/read.ts";
import { findIcon } from "./find-icon.ts";

const label = z.strictObject({ label: text });
const icon = text.refine((name) => findIcon(name) !== undefined, "is not the name of a lucide icon");
const isoMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is not a month like 2026-01");
const checklist = point.extend({ label: text, placeholder: text, button: text });

const schema = z.strictObject({
  seo,
  banner: z.strictObject({ date: isoDate, text, next: text }),
  hero: z.strictObject({ title: text, lede: text, primary: label, secondary: label, picture }),
  progress: z.strictObject({
    label: text,
    steps: z.array(z.strictObject({ label: text, text })).length(5, "needs five steps"),
  }),
  assessment: point.extend({ points: z.array(text), button: link }),
  trust: z.array(text).length(3, "needs three claims"),
  services: z.strictObject({
    title: text,
    lede: text,
    items: z.array(point.extend({ icon })).length(5, "needs five services"),
  }),
  related: point.extend({ links: z.array(link).length(2) }),
  sectors: z.strictObject({
    title: text,
    lede: text,
    items: z
      .array(z.strictObject({ name: text, hs: z.array(z.string().regex(/^\d\d$/)), icon, text }))
      .length(6, "needs six sectors"),
  }),
  deadlines: z.strictObject({
    title: text,
    lede: text,
    phases: z.array(z.strictObject({ name: text, period: text, text })).length(2, "needs two phases"),
    events: z.array(z.strictObject({ date: isoDate.or(isoMonth), label: text, text })),
    note: text,
  }),
  approach: z.strictObject({
    title: text,
    steps: z.array(point.extend({ result: text })).length(3, "needs three steps"),
  }),
  results: z.strictObject({
    title: text,
    claim: text,
    deliverablesTitle: text,
    deliverables: z.array(text),
  }),
  why: z.strictObject({ title: text, points: z.array(point) }),
  checklist,
  popup: checklist,
  faq: point.extend({ button: link }),
  floating: link,
});

export type CbamCopy = z.output<typeof schema>;

export const cbamCopy = () => pageCopy("cbam-consultancy", schema);

const QUESTIONS = 6;

/** The questions are a record of their own. */
export function cbamQuestionsCopy(): FaqItem[] {
  const items = faq().cbam ?? [];
  if (items.length === QUESTIONS) return items;
  throw new ContentError([
    { file: "content/faq/cbam.yaml", field: "items", reason: `needs ${QUESTIONS} questions` },
  ]);
}
