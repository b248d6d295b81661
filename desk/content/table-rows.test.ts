import { expect, test } from "vitest";
import { withRows, withSheet } from "./table-rows.ts";

const ROWS = [
  { name: "Cement", cells: ["2026", "9"] },
  { name: "Steel", cells: ["2027", "8"] },
];
const table = (columns: string[], rows = ROWS) => ({ sections: [{ columns, rows }] });
const PATH = ["sections", 0, "columns"];
const cellsAfter = (before: ReturnType<typeof table>, columns: string[]) => {
  const after = withRows(before, table(columns, before.sections[0]?.rows), PATH) as typeof before;
  return after.sections[0]?.rows.map(({ cells }) => cells);
};

test("columns of a table added, moved, taken out and put back → the rows follow, and nothing is lost", () => {
  const before = table(["Goods", "Year", "CN"]);
  expect(cellsAfter(before, ["Goods", "Year", "CN", ""])).toEqual([
    ["2026", "9", ""],
    ["2027", "8", ""],
  ]);
  expect(cellsAfter(before, ["Goods", "CN", "Year"])).toEqual([
    ["9", "2026"],
    ["8", "2027"],
  ]);
  const without = withRows(before, table(["Goods", "CN"]), PATH) as typeof before;
  expect(without.sections[0]?.rows.map(({ cells }) => cells)).toEqual([["9"], ["8"]]);
  expect(cellsAfter(without, ["Goods", "Year", "CN"])).toEqual(ROWS.map(({ cells }) => cells));
});

test("another heading, another field → the rows stay as they are", () => {
  const after = table(["Goods", "Year of use", "CN"]);
  expect(withRows(table(["Goods", "Year", "CN"]), after, [...PATH, 1])).toBe(after);
  expect(withRows({ columns: ["a"] }, { columns: ["a", "b"] }, ["columns"])).toEqual({
    columns: ["a", "b"],
  });
});

test("cells copied from a sheet → in the rows from that cell on; what has no column is left out", () => {
  const added = () => ({ name: "", cells: ["", ""] });
  expect(withSheet(ROWS, [1, 1], '2028\t7\tmore\r\n"2029\nor 2030"\t6 "net"\r\n', added)).toEqual([
    ROWS[0],
    { name: "Steel", cells: ["2028", "7"] },
    { name: "", cells: ["2029 or 2030", '6 "net"'] },
  ]);
  expect(withSheet(ROWS, [0, 0], '"Lime\t1\r\nClay\t2', added)).toEqual([
    { name: '"Lime', cells: ["1", "9"] },
    { name: "Clay", cells: ["2", "8"] },
  ]);
});
