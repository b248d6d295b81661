import { z } from "zod";
import { closing, link, picture, point, seo, text } from "../../../../content/fields.ts";
import { pageCopy } from "../../../../content/pages.ts";
import { ruleNames } from "../../../../content/rules.ts";

const audit = z.strictObject({
  title: text,
  text,
  points: z.array(text).length(4, "needs four bullets"),
  bring: text.describe("What the client should have ready"),
});

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({
    title: text.regex(/^[^.]+\. [^.]+\.$/, "needs two sentences, one for each half of the page"),
    lede: text,
    picture,
    action: link,
  }),
  energyAudit: audit,
  waterAudit: audit,
  extraServices: z.strictObject({ title: text, items: z.array(point).length(3, "needs three services") }),
  outcomes: z.strictObject({ title: text, items: z.array(point).length(4, "needs four outcomes") }),
  closing,
});

export type EsgTransitionsCopy = z.output<typeof schema>;

export const esgTransitionsCopy = () => pageCopy("esg-transitions", schema);
