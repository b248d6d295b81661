import { z } from "zod";
import { amount, some, text } from "../../content/reader/fields.ts";
import { sectionType } from "../section.ts";

export const lines = {
  audience: text.describe("For whom"),
  result: text.describe("What the client gets"),
  time: text.describe("How long it takes"),
  fee: text.describe("What it costs, or how the fee is set"),
  supplies: text.describe("What the client supplies"),
  signs: text.describe("Who signs the result"),
};

const quotation = z.strictObject({
  title: text.describe(
    "The engagement, with what sets its fee: A college of four blocks, 12,000 m²",
  ),
  rows: some(
    z.strictObject({
      item: text.describe("What is charged"),
      amount: amount.describe("Rupees; the page adds them up"),
      note: text.optional().describe("How the amount comes about"),
    }),
  ),
});

export const briefFields = {
  ...lines,
  leastFee: amount.optional().describe("The least fee in rupees; shows nothing until it is here"),
  quotations: z
    .array(quotation)
    .default([])
    .describe("Worked quotations of real engagements; shows nothing while empty"),
};

export const brief = sectionType("brief", briefFields);
