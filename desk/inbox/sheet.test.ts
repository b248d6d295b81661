import { expect, it } from "vitest";
import { sheetRows } from "./sheet.ts";

const nobody = () => false;

it.each([
  ["commas", 'No,Name,E-mail\r\n1,Asha Rao,A@b.example\r\n\r\n2,"Rao, Bala",c@d.example\r\n'],
  ["semicolons and a byte order mark", "\uFEFFname;email\nAsha Rao;a@b.example\n;\nRao, Bala;c@d.example"],
  ["tabs", "Name\tMail\nAsha  Rao\ta@b.example\nRao, Bala\tc@d.example"],
])("%s → the people", (_, csv) => {
  expect(sheetRows(csv, nobody)).toMatchObject([
    { name: "Asha Rao", email: "a@b.example", seats: 1, problem: "" },
    { name: "Rao, Bala", email: "c@d.example", problem: "" },
  ]);
});

it("lines with mistakes → each says what is wrong with it, and the others stay", () => {
  const csv =
    "name,email,seats\nAsha,a@b.example,2\n,c@d.example,1\nBala,nowhere,1\nAsha,a@b.example,1\nChitra,e@f.example,";
  const rows = sheetRows(csv, ({ name }) => name === "Chitra");
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, ""],
    [3, "The name is missing."],
    [4, "This is not an email address."],
    [5, "Is registered already."],
    [6, "Is registered already."],
  ]);
  expect(rows[0]?.seats).toBe(2);
});

it.each(["a,b\n1,2", "name,email\n", "name\nAsha"])("%j → refused in a sentence", (csv) => {
  expect(() => sheetRows(csv, nobody)).toThrow(/The sheet/);
});
