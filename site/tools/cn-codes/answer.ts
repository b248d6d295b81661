import type { Annex, Group, Named } from "../../content/records/annex.ts";
import { digitsOf, nameOf, readQuery, spacedCode } from "./code.ts";
import { searchHeadings } from "./search.ts";
import {
  type CodeVerdict,
  codeOrChapter,
  codeVerdict,
  type Listed,
  listOf,
  outsideLine,
} from "./verdict.ts";

export type CodeStanding = "covered" | "partly" | "outside";
export type Item = { code: string; name: string; standing: CodeStanding };

/** What the page says to a code or a word. `words`: several headings fit; `mistake`: no code, or no heading fits. */
export type CodeAnswer = {
  kind: CodeStanding | "words" | "mistake";
  title: string;
  name?: string;
  lines: string[];
  items: Item[];
  more?: number;
  didYouMean?: string;
  /** The digits to open the estimator with. */
  estimate?: string;
};

const MOST_ITEMS = 12;
/** How many digits a code of the CN has; the estimator is opened with no more. */
const CN_DIGITS = 8;

/** Never refuses: what is no code and no known word gets an answer of the kind `mistake`. */
export function answerTo(typed: string, annex: Annex): CodeAnswer {
  const query = readQuery(typed, annex);
  if ("mistake" in query)
    return {
      kind: "mistake",
      title: "Please check what you typed",
      lines: [query.mistake],
      items: [],
    };
  return "digits" in query ? answerToCode(query.digits, annex) : answerToWords(query.words, annex);
}

function answerToWords(words: string, annex: Annex): CodeAnswer {
  const { headings, didYouMean } = searchHeadings(words, annex);
  const [only, second] = headings;
  if (only && !second) return answerToCode(digitsOf(only.code), annex);
  if (!only)
    return {
      kind: "mistake",
      title: `We do not know the word “${words}”`,
      lines: [
        "That does not say whether the goods are covered: the code does. You find it on your customs papers.",
      ],
      items: [],
      didYouMean,
    };
  const items = headings.map((heading) => itemOf(heading, annex));
  return {
    kind: "words",
    title: `“${words}” can be any of these`,
    lines: ["Choose the one that fits. The code on your customs papers decides."],
    items: items.slice(0, MOST_ITEMS),
    more: Math.max(0, items.length - MOST_ITEMS),
  };
}

function answerToCode(digits: string, annex: Annex): CodeAnswer {
  const verdict = codeVerdict(digits, annex);
  const code = spacedCode(digits);
  const name = nameOf(digits, annex);
  const about = { name, items: itemsOf(verdict, annex) };
  const partly = { ...about, kind: "partly", title: `${code} is partly covered` } as const;
  const estimate = digits.slice(0, CN_DIGITS);
  switch (verdict.kind) {
    case "covered":
      return {
        ...about,
        kind: "covered",
        title: `${code} is covered by CBAM`,
        lines: [listedLine(verdict.listed), emissionsLine(verdict.listed.group)],
        estimate,
      };
    case "goods":
      return {
        ...partly,
        lines: [
          `Only ${verdict.only} are covered; other goods with this code are not.`,
          emissionsLine(verdict.listed.group),
        ],
        estimate,
      };
    case "digits":
      return {
        ...partly,
        lines: [
          `${code} holds covered goods and others. The first ${verdict.digits} digits of your code decide: please add them.`,
          coveredLine(code, verdict),
        ],
      };
    case "outside":
      return {
        ...about,
        kind: "outside",
        title: `${code} is not covered today`,
        lines: [outsideLine(verdict, code)],
      };
  }
}

function coveredLine(code: string, { inside, except }: Extract<CodeVerdict, { kind: "digits" }>) {
  if (except.length === 0) return `Of ${code}, only these codes are covered.`;
  return inside.length === 1
    ? `Of ${code}, these codes are not covered; all others are.`
    : `Of ${code}, only these codes are covered, with exceptions.`;
}

function listedLine({ code, group, except = [] }: Listed): string {
  const exceptions =
    except.length > 0
      ? ` except ${listOf(except.map((one) => one.code))}; yours is none of these`
      : "";
  return `Annex I lists ${codeOrChapter(code)}${exceptions}, under ${group.name}.`;
}

const emissionsLine = ({ indirect }: Pick<Group, "indirect">) =>
  indirect
    ? "Direct emissions count, and those of the electricity used."
    : "Direct emissions count; those of the electricity used do not.";

function itemsOf(verdict: CodeVerdict, annex: Annex): Item[] {
  if (verdict.kind !== "digits") return [];
  const { inside, except } = verdict;
  if (inside.length === 1 && except.length > 0)
    return except.map(({ code, name }) => ({ code, name, standing: "outside" }));
  return inside.map(({ code }) =>
    itemOf({ code, name: nameOf(digitsOf(code), annex) ?? "" }, annex),
  );
}

function itemOf({ code, name }: Named, annex: Annex): Item {
  const { kind } = codeVerdict(digitsOf(code), annex);
  return { code, name, standing: kind === "covered" || kind === "outside" ? kind : "partly" };
}
