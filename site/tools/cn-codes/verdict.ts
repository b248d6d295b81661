import type { Annex, Group, Listing, Named } from "../../content/records/annex.ts";
import { digitsOf, isWithin } from "./code.ts";

export type Listed = Listing & { group: Group };

export type CodeVerdict =
  | { kind: "covered"; listed: Listed }
  /** The code is listed for some goods only. */
  | { kind: "goods"; listed: Listed; only: string }
  /** Only some codes that begin with it are covered: the first `digits` digits decide. */
  | { kind: "digits"; digits: number; inside: Listed[]; except: Named[] }
  /** `near` are the listed codes of the same heading, or if there is none, of the same chapter. */
  | { kind: "outside"; exception?: { of: Listed } & Named; near: Listed[] };

/** Takes digits alone: `codeMistake` has passed them. */
export function codeVerdict(digits: string, annex: Pick<Annex, "groups">): CodeVerdict {
  const all = annex.groups.flatMap((group) =>
    group.listed.map((listing) => ({ ...listing, group })),
  );
  const listed = all.find(({ code }) => isWithin(digits, digitsOf(code)));
  if (listed) return verdictWithin(digits, listed);
  const inside = all.filter(({ code }) => digitsOf(code).startsWith(digits));
  const [first] = inside;
  if (!first) return { kind: "outside", near: nearestOf(digits, all) };
  const whole = first.group.whole?.find((code) => digits.startsWith(digitsOf(code)));
  if (whole) return { kind: "covered", listed: { code: whole, group: first.group } };
  const except = inside.flatMap(({ except = [] }) => except);
  return { kind: "digits", digits: decidingDigits([...inside, ...except]), inside, except };
}

/** Also where only some of the codes that begin with these digits are listed. */
export const groupsOf = (digits: string, annex: Pick<Annex, "groups">) =>
  annex.groups.filter(({ listed }) =>
    listed.some(
      ({ code }) => isWithin(digits, digitsOf(code)) || digitsOf(code).startsWith(digits),
    ),
  );

function verdictWithin(digits: string, listed: Listed): CodeVerdict {
  const { except = [], only } = listed;
  const exception = except.find(({ code }) => digits.startsWith(undivided(code)));
  if (exception) return { kind: "outside", exception: { of: listed, ...exception }, near: [] };
  const below = except.filter(({ code }) => digitsOf(code).startsWith(digits));
  if (below.length > 0)
    return { kind: "digits", digits: decidingDigits(below), inside: [listed], except: below };
  return only ? { kind: "goods", listed, only } : { kind: "covered", listed };
}

function nearestOf(digits: string, all: Listed[]): Listed[] {
  const beginning = (length: number) =>
    all.filter(({ code }) => code.slice(0, length) === digits.slice(0, length));
  const ofHeading = digits.length >= 4 ? beginning(4) : [];
  return ofHeading.length > 0 ? ofHeading : beginning(2);
}

/** The digits without the zeros at the end, which say that a code is not divided further. */
const undivided = (code: string) => digitsOf(code).replace(/(?:00)+$/, "");

/** How many digits tell whether a code is one of these. The number is even, because codes are divided in pairs. */
const decidingDigits = (codes: Array<Pick<Named, "code">>) =>
  Math.max(...codes.map(({ code }) => Math.ceil(undivided(code).length / 2) * 2));

/** Why the code is not covered, and what of its heading or chapter is. */
export function outsideLine(
  { exception, near }: Extract<CodeVerdict, { kind: "outside" }>,
  code: string,
) {
  if (exception)
    return `Annex I lists ${codeOrChapter(exception.of.code)}, but leaves out ${exception.code}: ${lowerFirst(exception.name)}.`;
  if (near.length === 0) return `Annex I lists nothing of chapter ${code.slice(0, 2)}.`;
  const codes = near.map((one) => one.code);
  const isHeading = codes.every((one) => one.slice(0, 4) === code.slice(0, 4));
  return `Annex I does not list it. Of ${codeOrChapter(code.slice(0, isHeading ? 4 : 2))} it lists ${listOf(codes)}.`;
}

export const codeOrChapter = (code: string) => (code.length === 2 ? `chapter ${code}` : code);

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

const list = new Intl.ListFormat("en-GB");

export const listOf = (codes: string[]) => list.format(codes);
