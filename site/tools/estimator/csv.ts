import { csvRow } from "../../../contract/csv.ts";
import { plain } from "./decimal.ts";
import { type Amount, BASES, type Basis, type Estimate, type Inputs, type Line } from "./estimate.ts";

type Row = { estimate: Estimate; line: Line; basis: Basis; amount: Amount; inputs: Inputs };

const COLUMNS: Array<[name: string, value: (row: Row) => string]> = [
  ["Year", ({ estimate }) => String(estimate.year)],
  ["Goods", ({ line }) => line.goods.name],
  ["Sector", ({ line }) => line.goods.sector.name],
  ["CN code", ({ line }) => line.goods.code],
  ["Quantity", ({ line }) => plain(line.goods.quantity)],
  ["Unit", ({ line }) => line.goods.sector.unit],
  ["Values", ({ basis }) => basis],
  ["Emissions (t CO2e per unit)", ({ amount }) => plain(amount.given)],
  ["Mark-up (%)", ({ amount }) => plain(amount.markUp)],
  ["Emissions with mark-up (t CO2e per unit)", ({ amount }) => plain(amount.emissions)],
  ["Benchmark (t CO2e per unit)", ({ amount }) => plain(amount.benchmark)],
  ["Deducted (%)", ({ estimate }) => plain(estimate.deducted)],
  ["Correction factor", ({ inputs }) => plain(inputs.correction)],
  ["Free allocation (t CO2e per unit)", ({ amount }) => plain(amount.free)],
  ["To be covered (t CO2e per unit)", ({ amount }) => plain(amount.covered)],
  ["Certificates", ({ amount }) => plain(amount.certificates)],
  ["Price (EUR)", ({ inputs }) => plain(inputs.price)],
  ["Cost (EUR)", ({ amount }) => plain(amount.cost)],
  ["Carbon price paid (EUR)", ({ amount }) => plain(amount.paid)],
  ["Exempt", ({ line }) => (line.isExempt ? "yes" : "no")],
  ["Owed (EUR)", ({ amount }) => plain(amount.owed)],
];

/** Without this mark, spreadsheets read the file in an old encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** One row for each year, good and kind of values, so that a spreadsheet can filter and add them up. */
export function toCsv(years: Estimate[], inputs: Inputs): string {
  const rows = years.flatMap((estimate) =>
    estimate.lines.flatMap((line) =>
      BASES.flatMap((basis): Row[] =>
        line[basis] ? [{ estimate, line, basis, amount: line[basis], inputs }] : [],
      ),
    ),
  );
  const written = rows.map((row) => csvRow(COLUMNS.map(([, value]) => value(row))));
  return BYTE_ORDER_MARK + csvRow(COLUMNS.map(([name]) => name)) + written.join("");
}
