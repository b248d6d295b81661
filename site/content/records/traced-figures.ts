import { z } from "zod";
import { cached } from "../reader/content-files.ts";
import { isoDate, recordName, text } from "../reader/fields.ts";
import { codedMessage } from "../reader/problem-words.ts";
import { readCollection } from "../reader/read.ts";

const amount = z.number().nonnegative();

const stop = z.strictObject({
  name: text.describe("What this stop is called"),
  text: text.describe("What it shows"),
  check: text.describe("How it is checked"),
});

export const tracedFigureSchema = z
  .strictObject({
    title: text,
    lede: text,
    note: text.describe("Says that the figures are samples"),
    report: stop.extend({
      line: text.describe("The line of the report, as Scope 2, purchased electricity"),
      unit: text,
      decimals: z.number().int().min(0).max(3),
      isCertificate: z.boolean().optional().meta({
        description: "true: drawn as a certificate, not as a page",
        hint: "Drawn as a certificate, not as a page",
      }),
    }),
    workbook: stop.extend({
      row: z.number().int().min(1).max(99),
      factor: amount.describe(
        "What the quantity is multiplied by; a sample, or exact by definition",
      ),
      factorUnit: text,
      per: z.union([z.literal(1), z.literal(1000)]).describe("What the product is divided by"),
    }),
    invoice: stop.extend({ issuer: text, number: text }),
    meter: stop.extend({
      number: text,
      unit: text,
      before: amount,
      after: amount.max(999_999),
      takenOn: isoDate,
    }),
  })
  .refine(({ meter }) => meter.after > meter.before, {
    path: ["meter", "after"],
    error: codedMessage("readingsOutOfOrder"),
  });

export type TracedFigure = z.output<typeof tracedFigureSchema>;

export const tracedFigures = cached(() =>
  readCollection("traced-figures", tracedFigureSchema).map(({ id, data }) => ({ id, ...data })),
);

const findFigure = (id: string) => tracedFigures().find((figure) => figure.id === id);

export const tracedFigure = recordName("traced-figures")
  .meta({
    description:
      "A figure followed back to its meter: a file name of content/traced-figures, as in electricity",
    hint: "A figure followed back to its meter",
  })
  .transform((id) => findFigure(id) as TracedFigure & { id: string });

/** The numbers of all stops, calculated from the meter and the factor alone, so that no two can disagree. */
export function trailOf({ report, workbook, meter }: TracedFigure) {
  const quantity = meter.after - meter.before;
  const result = (quantity * workbook.factor) / workbook.per;
  const { row } = workbook;
  const divisor = workbook.per === 1 ? "" : `/${workbook.per}`;
  return {
    quantity: `${grouped(quantity)}`,
    before: grouped(meter.before),
    after: grouped(meter.after),
    factor: String(workbook.factor),
    result: result.toLocaleString("en-IN", {
      minimumFractionDigits: report.decimals,
      maximumFractionDigits: report.decimals,
    }),
    formula: `=D${row}*E${row}${divisor}`,
  };
}

const grouped = (value: number) => value.toLocaleString("en-IN");
