import { expect, it } from "vitest";
import { cleanName, namesIn } from "./names.ts";

it.each([
  ["  Asha \t Rao ", "Asha Rao"],
  ["Zoe\u0308 Rao", "Zoë Rao"],
  ["ஸ்ரீ மீனாட்சி", "ஸ்ரீ மீனாட்சி"],
  ["क्\u200dष", "क्\u200dष"],
])("%j → %j", (given, name) => {
  expect(cleanName(given)).toBe(name);
});

it.each(["", "   ", "Asha\u202eoaR", "Asha\u200b Rao", "Asha\u0007", "1234", "क".repeat(41)])(
  "%j → refused",
  (given) => {
    expect(() => cleanName(given)).toThrow();
  },
);

it.each([
  ["one name a line", "Asha Rao\nBala Iyer\n", ["Asha Rao", "Bala Iyer"]],
  [
    "a column called name",
    "\uFEFFNo,Name,Mail\r\n1,Asha Rao,a@b.example\r\n2,Bala Iyer,\r\n",
    ["Asha Rao", "Bala Iyer"],
  ],
  ["quoted cells", 'name\n"Rao, Asha ""Ash"""\n', ['Rao, Asha "Ash"']],
  ["semicolons and empty lines", "name;city\nAsha Rao;Pune\n;\n\nBala Iyer;Delhi", ["Asha Rao", "Bala Iyer"]],
])("%s → the names", (_, csv, names) => {
  expect(namesIn(csv)).toEqual(names);
});

it.each([
  ["several columns without a name", "a,b\n1,2"],
  ["nothing but a heading", "name\n"],
  ["somebody twice", "Asha Rao\nBala Iyer\nAsha  Rao"],
  ["a row without a name", "name,city\nAsha Rao,Pune\n,Delhi"],
])("%s → refused", (_, csv) => {
  expect(() => namesIn(csv)).toThrow();
});
