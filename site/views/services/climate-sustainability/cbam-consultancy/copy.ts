import { icons } from "lucide-react";
import { z } from "zod";
import { filePathOf } from "../../../../content/reader/content-files.ts";
import {
  captionedPicture,
  link,
  point,
  section,
  some,
  text,
} from "../../../../content/reader/fields.ts";
import { codedMessage } from "../../../../content/reader/problem-words.ts";
import { missingError } from "../../../../content/reader/sources.ts";
import { cbamMilestones } from "../../../../content/records/cbam-milestones.ts";
import { datedPoint, datedText } from "../../../../content/records/dated-text.ts";
import { type FaqItem, faq } from "../../../../content/records/faq.ts";
import { pageReader } from "../../../../content/records/pages.ts";
import { findRule, pageRules } from "../../../../content/records/rules.ts";
import { tracedFigure } from "../../../../content/records/traced-figures.ts";
import { briefFields } from "../../../../sections/brief/schema.ts";
import { reasonFields } from "../../../../sections/reason/schema.ts";

const byName: Partial<typeof icons> = icons;

/** The icon of a name as lucide.dev spells it, like “scan-search”; undefined if there is none. */
export function findIcon(name: string) {
  const component = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return byName[component as keyof typeof icons];
}

const label = z.strictObject({ label: text });
const icon = text.refine(
  (name) => findIcon(name) !== undefined,
  "This is not the name of an icon: look for one at lucide.dev/icons, as in factory.",
);
const milestone = text.refine(
  (id) => !findRule("cbam") || cbamMilestones().some((known) => known.id === id),
  codedMessage("noCbamMilestone", { file: "content/rules/cbam.yaml" }),
);
const checklist = point.extend({
  label: text,
  placeholder: text,
  button: text,
  privacy: text.describe("What happens to the address, in one line below the form"),
});

export const cbamCopy = pageReader("cbam-consultancy", {
  rules: pageRules,
  banner: z.strictObject({
    milestone: milestone.describe("The one that text names"),
    text,
    next: text.describe("Stands before what comes next, and the days left to it"),
    acts: text.describe("Stands before who acts then"),
  }),
  hero: section({ lede: datedText, primary: label, secondary: label, picture: captionedPicture }),
  brief: z.strictObject(briefFields),
  progress: z.strictObject({
    label: text,
    steps: some(z.strictObject({ label: text, text: datedText })),
  }),
  assessment: point.extend({ points: some(text), button: link }),
  trust: some(text),
  services: section({ lede: text, items: some(datedPoint.extend({ icon })) }),
  related: point.extend({ links: some(link) }),
  consignment: section({
    lede: text,
    caption: text.describe("One sentence: what the drawing shows"),
    parties: z.strictObject({ plant: text, verifier: text, importer: text }),
    stops: z
      .array(
        z.strictObject({
          lane: z.enum(["plant", "verifier", "importer"]).describe("With whom it is"),
          name: text,
          text: datedText,
          hands: text.optional().describe("What is handed on from here"),
        }),
      )
      .min(2)
      .max(6),
  }).describe("One consignment, and who hands which figure to whom"),
  traced: tracedFigure,
  sectors: section({
    lede: text,
    items: some(
      z.strictObject({ name: text, hs: some(z.string().regex(/^\d\d$/)), icon, text: datedText }),
    ),
    check: link.describe("Where a code is looked up"),
    estimate: link.describe("Where the cost of such goods is worked out"),
  }),
  deadlines: section({
    lede: datedText,
    phases: z
      .array(z.strictObject({ name: text, period: text, text: datedText }))
      .length(2, "The drawing has two phases: write two."),
    note: datedText,
    all: link.describe("Where the dates of all rules stand"),
  }),
  approach: section({ steps: some(datedPoint.extend({ result: text })) }),
  results: section({
    claim: text,
    story: z
      .strictObject({ method: text, steps: z.array(point).min(2), limits: text })
      .describe("How such a result comes about, and what the figure does not say"),
    deliverablesTitle: text,
    deliverables: some(text),
  }),
  why: z.strictObject(reasonFields),
  checklist: checklist.extend({ check: link.describe("Where the first point is done") }),
  popup: checklist,
  faq: point.extend({ button: link }),
  floating: link,
});

export type CbamCopy = ReturnType<typeof cbamCopy>;

export function cbamQuestionsCopy(): FaqItem[] {
  const { cbam } = faq();
  if (!cbam) throw missingError(filePathOf("content/faq/cbam.yaml"), "file");
  return cbam;
}
