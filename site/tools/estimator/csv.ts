import { csvRow } from "../../../contract/csv.ts";
import { plain } from "./decimal.ts";
import { BASES, type Estimate, type Inputs } from "./estimate.ts";

const HEADER = [
  "Year",
  "Goods",
  "Sector",
  "CN code",
  "Quantity",
  "Unit",
  "Values",
  "Emissions (t CO2e per unit)",
  "Mark-up (%)",
  "Emissions with mark-up (t CO2e per unit)",
  "Benchmark (t CO2e per unit)",
  "Deducted (%)",
  "Correction factor",
  "Free allocation (t CO2e per unit)",
  "To be covered (t CO2e per unit)",
  "Certificates",
  "Price (EUR)",
  "Cost (EUR)",
  "Carbon price paid (EUR)",
  "Exempt",
  "Owed (EUR)",
];

/** Spreadsheets take a file without this mark for one of their own old encodings. */
const BYTE_ORDER_MARK = "\uFEFF";

/** One row for each year, good and kind of values, so that a spreadsheet can filter and add them up. */
export function toCsv(years: Estimate[], { price, correction }: Inputs): string {
  const rows = years.flatMap(({ year, deducted, lines }) =>
    lines.flatMap(({ goods, isExempt, ...amounts }) =>
      BASES.flatMap((basis) => {
        const amount = amounts[basis];
        if (!amount) return [];
        return csvRow([
          String(year),
          goods.name,
          goods.sector.name,
          goods.code,
          plain(goods.quantity),
          goods.sector.unit,
          basis,
          plain(amount.given),
          plain(amount.markUp),
          plain(amount.emissions),
          plain(amount.benchmark),
          plain(deducted),
          plain(correction),
          plain(amount.free),
          plain(amount.covered),
          plain(amount.certificates),
          plain(price),
          plain(amount.cost),
          plain(amount.paid),
          isExempt ? "yes" : "no",
          plain(amount.owed),
        ]);
      }),
    ),
  );
  return BYTE_ORDER_MARK + csvRow(HEADER) + rows.join("");
}
