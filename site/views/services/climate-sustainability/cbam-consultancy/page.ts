import { z } from "zod";
import { isoDate, link, picture, seo, text } from "../../../../content/fields.ts";
import { readPage } from "../../../../content/pages.ts";

const label = z.strictObject({ label: text });
const titled = z.strictObject({ title: text, text });
const isoMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is not a month like 2026-01");
const checklistCopy = z.strictObject({ title: text, text, label: text, placeholder: text, button: text });

const schema = z.strictObject({
  seo,
  banner: z.strictObject({ date: isoDate, text, next: text }),
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lede: text,
    primary: label,
    secondary: label,
    picture,
    pictureAlt: text,
  }),
  progress: z.strictObject({
    label: text,
    steps: z.array(z.strictObject({ label: text, text })).length(5, "needs five steps"),
  }),
  assessment: z.strictObject({ title: text, text, points: z.array(text), button: link }),
  trust: z.array(text).length(3, "needs three claims"),
  services: z.strictObject({
    title: text,
    lede: text,
    items: z.array(titled.extend({ icon: text })).length(5, "needs five services"),
  }),
  related: z.strictObject({ title: text, text, links: z.array(link).length(2) }),
  sectors: z.strictObject({
    title: text,
    lede: text,
    items: z
      .array(z.strictObject({ name: text, hs: z.array(z.string().regex(/^\d\d$/)), icon: text, text }))
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
    steps: z.array(titled.extend({ result: text })).length(3, "needs three steps"),
  }),
  results: z.strictObject({
    title: text,
    claim: text,
    deliverablesTitle: text,
    deliverables: z.array(text),
  }),
  why: z.strictObject({ title: text, points: z.array(titled) }),
  checklist: checklistCopy,
  popup: checklistCopy,
  faq: titled.extend({ button: link }),
  floating: link,
});

/** The copy is one file; the page takes it in three parts, so that what is read later is also sent later. */
export function cbamPage() {
  return readPage("cbam-consultancy", schema);
}
