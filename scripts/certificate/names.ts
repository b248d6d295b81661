import { Refused } from "../../server/cli/command.ts";

/** In bytes. A longer name makes the printed code too fine for a phone to read. */
const ROOM = 120;

/** A name as it is signed: one spelling of each letter, single spaces. Refuses invisible letters and long names. */
export function cleanName(given: string): string {
  const name = given.normalize("NFC").trim().replace(/\s+/gu, " ");
  if (name === "") throw new Refused("The name is missing.");
  // Joiners shape the letters of Indian scripts and stay; other invisible marks could make one name look like another.
  if (/[\p{Cc}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u.test(name))
    throw new Refused(`"${name}" holds a letter that cannot be seen or shown. Type the name anew.`);
  if (!/\p{L}/u.test(name)) throw new Refused(`"${name}" is not a name.`);
  if (new TextEncoder().encode(name).length > ROOM)
    throw new Refused(`"${name}" is too long for a certificate: at most ${ROOM} bytes.`);
  return name;
}

/** The names in a CSV: its column "name", or its only column. Refuses an empty file and a name that is there twice. */
export function namesIn(csv: string): string[] {
  const rows = rowsOf(csv.replace(/^\uFEFF/, "")).filter((row) => row.some((cell) => cell.trim() !== ""));
  const [first = []] = rows;
  const column = first.findIndex((cell) => cell.trim().toLowerCase() === "name");
  if (column < 0 && rows.some((row) => row.length > 1))
    throw new Refused('The file has several columns, and none of them is called "name".');
  const names = (column < 0 ? rows : rows.slice(1)).map((row) => cleanName(row[Math.max(column, 0)] ?? ""));
  if (names.length === 0) throw new Refused("The file holds no name.");
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Refused(`${twice} stands in the file twice.`);
  return names;
}

/** Reads CSV by RFC 4180. Semicolons separate the cells if the first line has one. */
function rowsOf(csv: string): string[][] {
  const separator = /^[^"\n]*;/.test(csv) ? ";" : ",";
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`, "g");
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of csv.matchAll(cells)) {
    if (whole === "") break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== separator) rows.push([]);
  }
  return rows;
}
