import { z } from "zod";
import { captionedPicture, point, section, text } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { serviceHero, serviceSchema } from "../schema.ts";

const audit = point.extend({
  where: text.describe("Where on the campus it measures; the plan’s pins stand in this order"),
  points: z.array(text).min(1),
});

const schema = serviceSchema({
  auditServices: section({
    caption: text.describe("One sentence: what the plan shows"),
    items: z.array(audit).length(6, "needs six audits"),
  }),
  evidence: z.strictObject({
    label: text.describe("Name on the folder’s tab"),
    title: text,
    lede: text,
    keptBy: text.describe("Label before the office that keeps a document"),
    items: z.array(point.extend({ keptBy: text })).min(1),
    note: datedText,
  }),
  process: section({ steps: z.array(point).length(5, "needs five steps") }),
  benefits: section({ picture: captionedPicture, items: z.array(point).length(6, "needs six benefits") }),
}).extend({ hero: z.strictObject({ eyebrow: text, ...serviceHero.shape }) });

export type GreenAuditCopy = z.output<typeof schema>;

export const greenAuditCopy = () => pageCopy("green-audit", schema);
