import { z } from "zod";
import { recordName, some, text } from "../reader/fields.ts";
import { coded, type Reason } from "../reader/problem-words.ts";
import { type Found, refuse, tryRead } from "../reader/problems.ts";
import { readCollection } from "../reader/read.ts";

const PAGES = ["carbon-advisory", "cbam-consultancy", "green-audit"] as const;

const cell = z.union([text, z.number()], { error: "A cell is a text or a number, as in 12.5." });

const column = z.strictObject({
  label: text,
  width: z.number().positive().describe("Its share of the table’s width"),
  decimals: z.number().int().min(0).max(3).optional().describe("For numbers"),
  sum: z.boolean().optional().describe("Whether the last row adds it up"),
  product: z
    .strictObject({ of: z.tuple([text, text]), per: z.number().positive() })
    .optional()
    .describe("Worked out: two other columns multiplied, divided by a number"),
});

const table = z.strictObject({
  title: text,
  columns: z.array(column).min(2),
  rows: some(z.array(cell)).describe("Cells in the order of the columns that are not worked out"),
  total: text.optional().describe("What the row of sums is called"),
});

const callout = z.strictObject({
  table: z.number().int().min(1).describe("Which table it points at, from 1"),
  row: z
    .union([z.number().int().min(1), z.literal("total")], {
      error: "A row is its number from 1, or total.",
    })
    .describe("Which row of it, from 1, or total"),
  title: text,
  text,
});

export const sampleDocumentSchema = z.strictObject({
  title: text,
  lede: text,
  page: z.enum(PAGES).describe("The page that offers it"),
  offer: text.describe("One sentence beside the link"),
  facts: z
    .array(z.strictObject({ label: text, value: text }))
    .min(2)
    .max(8),
  tables: some(table).max(3),
  callouts: z
    .array(callout)
    .length(3, "needs three call-outs")
    .optional()
    .describe("What to look at where a page shows the sheet"),
  notes: some(text).describe("What a reader must know; the first says that it is a sample"),
});

export type SampleDocument = ReturnType<typeof sampleDocuments>[number];

export type CalledOutDocument = SampleDocument & Required<Pick<SampleDocument, "callouts">>;

export type SampleTable = ReturnType<typeof workedOut>;

/** Sums and products are calculated here, so that no sheet can disagree with itself. */
export function sampleDocuments() {
  const problems: Found[] = [];
  const documents = readCollection("samples", sampleDocumentSchema).map(({ id, file, data }) => ({
    ...data,
    id,
    tables: data.tables.map((one, index) =>
      workedOut(one, (field, reason) =>
        problems.push({ file, field: `tables.${index}.${field}`, reason }),
      ),
    ),
  }));
  refuse(problems);
  return documents;
}

const findDocument = (name: string) => sampleDocuments().find(({ id }) => id === name);

export const calledOutDocument = recordName("samples")
  .refine((name) => tryRead(() => findDocument(name)?.callouts) !== undefined, {
    error: "This document has no call-outs: give it three, or name another.",
    abort: true,
  })
  .meta({
    description:
      "A sample document with call-outs: a file name of content/samples, as in ghg-inventory",
    hint: "A sample document with call-outs",
  })
  .transform((name) => findDocument(name) as CalledOutDocument);

export const sampleDocumentOf = (page: string) =>
  sampleDocuments().find((document) => document.page === page);

export const samplePath = ({ id }: Pick<SampleDocument, "id">) => `/downloads/${pdfName(id)}.pdf`;

export const pdfName = (id: string) => `sample-${id}`;

function workedOut(
  { title, columns, rows, total }: z.output<typeof table>,
  complain: (field: string, reason: Reason) => void,
) {
  const given = columns.filter(({ product }) => !product);
  const records = rows.map((cells, row) => {
    if (cells.length !== given.length)
      complain(
        `rows.${row}`,
        coded("cellsOfRow", {
          cells: cells.length,
          needed: given.length,
          of: "that is not worked out",
        }),
      );
    const record = new Map<string, string | number>(
      given.map(({ label }, index) => [label, cells[index] ?? ""]),
    );
    for (const { label, product } of columns) {
      if (!product) continue;
      const [one, other] = product.of.map((name) => record.get(name));
      if (typeof one === "number" && typeof other === "number")
        record.set(label, (one * other) / product.per);
      else complain(`rows.${row}`, coded("rowWithoutNumbers", { label, of: product.of }));
    }
    return record;
  });
  const sumOf = (label: string) =>
    records.reduce((sum, record) => sum + Number(record.get(label)), 0);
  return {
    title,
    columns: columns.map(({ label, width, product, sum, decimals }) => ({
      label,
      width,
      numeric: Boolean(product || sum || decimals !== undefined),
    })),
    rows: records.map((record) =>
      columns.map((column) => shown(record.get(column.label) ?? "", column)),
    ),
    ...(total && {
      total: columns.map((column, index) => {
        if (index === 0) return total;
        return column.sum ? shown(sumOf(column.label), column) : "";
      }),
    }),
  };
}

function shown(value: string | number, { decimals = 0 }: z.output<typeof column>): string {
  if (typeof value === "string") return value;
  return value.toLocaleString("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
