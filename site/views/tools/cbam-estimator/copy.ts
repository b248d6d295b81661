import { z } from "zod";
import { closing, picture, point, seo, text, texts } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";

const field = z.strictObject({ label: text, hint: text });

const form = z.strictObject({
  ...texts("title", "lede"),
  noScript: text.describe("Said instead of the form where scripts are switched off"),
  example: z
    .strictObject({ title: text, text, clear: text })
    .describe("Said while the fields hold the example, which is invented"),
  ...texts("settings", "year"),
  price: field,
  correction: field,
  others: field,
  rate: field,
  moreSettings: text.describe("Opens the fields that most leave empty"),
  goods: text.describe("Heads each good, with its number behind it"),
  name: field,
  moreOfGoods: text.describe("Opens the fields of a good that most leave empty"),
  code: field,
  quantity: z.strictObject({ t: text, MWh: text }),
  ...texts("actual", "default"),
  emissions: text.describe("The unit follows: t or MWh"),
  benchmark: text.describe("The unit follows"),
  hints: z.strictObject(texts("direct", "indirect", "published", "electricity", "columnA", "columnB")),
  paid: z.strictObject({ label: text.describe("The unit follows"), hint: text }),
  add: text,
  remove: text.describe("The good and its number follow"),
  leftOut: text.describe("Where a link holds too many goods; how many were left out follows"),
});

const result = z.strictObject({
  title: text,
  example: text.describe("Marks the result of the example"),
  needs: text.describe("The names of the empty fields follow"),
  needsForAmount: text.describe("The same, once there is a first result"),
  atMost: text.describe("A number of certificates follows"),
  certificates: text,
  partlyCovered: text.describe("A code follows, of which some goods are covered"),
  checkCode: text,
  inputs: text.describe("Heads the table of what was typed, on paper"),
  ...texts("quantity", "wrong", "actual", "default"),
  partly: text.describe("Where only some goods have values of a kind"),
  lower: text.describe("An amount follows"),
  higher: text.describe("An amount follows"),
  ...texts("same", "threshold"),
  counted: text.describe("Tonnes follow"),
  limit: text.describe("Tonnes follow"),
  ...texts("above", "below", "exception"),
  exemptTitle: text.describe("An amount follows"),
  exempt: text.describe("The same within a sentence"),
  ...texts("steps", "years", "yearsLede"),
  table: z.strictObject({ year: text, deducted: text, actual: text, default: text }),
  ...texts("rounding", "copyTable", "csv", "copyLink", "print", "ask", "copiedTable", "copiedLink"),
  notCopied: text,
});

const schema = z.strictObject({
  seo,
  rules: pageRules,
  hero: z.strictObject({
    ...texts("title", "lede"),
    figure: text.describe("What the drawn figure shows"),
    ...texts("deducted", "counts"),
  }),
  who: point,
  form,
  result,
  formula: z.strictObject({
    ...texts("title", "lede"),
    steps: z.array(z.strictObject({ name: text, sum: text, text: datedText })).min(1),
  }),
  factors: z.strictObject({
    ...texts("title", "lede", "year", "deducted", "markUp", "ofBenchmark", "exceptions", "limit"),
    limitText: text,
  }),
  where: z.strictObject({
    title: text,
    picture,
    items: z.array(z.strictObject({ title: text, text: datedText })).min(1),
  }),
  leavesOut: z.strictObject({ title: text, items: z.array(datedText).min(1), note: text }),
  closing,
});

export type EstimatorCopy = z.output<typeof schema>;
export type FormCopy = EstimatorCopy["form"];
export type ResultCopy = EstimatorCopy["result"];

export const estimatorCopy = () => pageCopy("cbam-estimator", schema);
