import { expect, it } from "vitest";
import { sheetRows } from "./sheet.ts";

const nobody = () => false;

it.each([
  ["commas", 'No,Name,E-mail\r\n1,Asha Rao,A@b.example\r\n\r\n2,"Rao, Bala",c@d.example\r\n'],
  [
    "semicolons and a byte order mark",
    "\uFEFFname;email\nAsha Rao;a@b.example\n;\nRao, Bala;c@d.example",
  ],
  ["quoted headings", '"name";"email"\n"Asha Rao";"a@b.example"\n"Rao, Bala";"c@d.example"'],
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

it.each([",", ";", "\t"])(
  "quotation marks in cells set apart by %j → stay in the names",
  (separator) => {
    const lines = [
      ["name", "email"],
      ['Ravi "Bobby" Rao', "r@b.example"],
      ['"Bobby" Rao', "s@b.example"],
      ['"Asha ""Ash"" Rao"', "t@b.example"],
      ['"Bala\nRao"', "u@b.example"],
      ['Chitra 5"', "v@b.example"],
    ];
    const rows = sheetRows(lines.map((cells) => cells.join(separator)).join("\r\n"), nobody);
    expect(rows.map(({ line, name, problem }) => [line, name, problem])).toEqual([
      [2, 'Ravi "Bobby" Rao', ""],
      [3, '"Bobby" Rao', ""],
      [4, 'Asha "Ash" Rao', ""],
      [5, "Bala Rao", ""],
      [7, 'Chitra 5"', ""],
    ]);
  },
);

it.each([
  ["to the end", 'name,email\n\nAsha,a@b.example\n"Bala,c@d.example\nChitra,e@f.example'],
  [
    "until another cell has one",
    'name,email\n\n\n"Asha,a@b.example\nBala,c@d.example\n"Chitra,e@f.example',
  ],
])(
  "a quotation mark that is open %s → refused with its line, and nobody is swallowed",
  (_, csv) => {
    expect(() => sheetRows(csv, nobody)).toThrow(/^Line 4 of the sheet/);
  },
);

it.each(["a,b\n1,2", "name,email\n", "name\nAsha"])("%j → refused in a sentence", (csv) => {
  expect(() => sheetRows(csv, nobody)).toThrow(/The sheet/);
});
