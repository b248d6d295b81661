import type { Annex } from "../../content/records/annex.ts";
import type { CbamFigures, Sector } from "../../content/records/cbam-figures.ts";
import type { Price, Rate } from "../../content/records/cbam-values.ts";
import { answerTo, type CodeAnswer } from "../cn-codes/answer.ts";
import { digitsOf, spacedCode } from "../cn-codes/code.ts";
import { groupsOf } from "../cn-codes/verdict.ts";
import { typedDigits } from "../typed-digits.ts";
import { compare, type Decimal, decimal, grouped, ZERO } from "./decimal.ts";
import { figuresIn, type Order } from "./estimate.ts";
import { type Field, firstStepOf, RESULT, type Step, type Typed } from "./typed.ts";
import {
  type CbamValues,
  type Choice,
  DASH,
  FEWEST,
  lookUp,
  NOT_HELD,
  routesOf,
} from "./values.ts";

export type CbamData = {
  figures: CbamFigures;
  annex: Annex;
  values: CbamValues;
  prices: Price[];
  next?: Omit<Price, "euro"> | undefined;
  rate?: Rate;
};

type Range = { max: number; places: number };
type NumberField = Exclude<Field, "code" | "choice" | "year" | "route">;

/** Wide enough for any plant, and narrow enough to catch a slip of three zeros. */
const emissions = { max: 100, places: 5 };
const tonnes = { max: 10_000_000, places: 3 };
const RANGES: Record<NumberField, Range> = {
  default: emissions,
  benchmark: emissions,
  own: emissions,
  precursors: emissions,
  ownBenchmark: emissions,
  tonnes,
  others: tonnes,
  paid: { max: 10_000, places: 2 },
  correction: { max: 1, places: 6 },
  price: { max: 1000, places: 2 },
  rate: { max: 1000, places: 4 },
};

/** What a visitor has still to give, and what is wrong with what is given. */
type Faults = { missing: Field[]; problems: Partial<Record<Field, string>> };

/** What the typed code stands for. `chosen` is left out while several choices are open. */
type CodeRead = {
  answer: CodeAnswer | undefined;
  code: string;
  sector: Sector | undefined;
  choices: Choice[];
  chosen: Choice | undefined;
};

export type Read = Faults & {
  answer: CodeAnswer | undefined;
  sector: Sector | undefined;
  choices: Choice[];
  choice: Choice | undefined;
  /** The chosen price, if it is a published one. */
  published: Price | undefined;
  figures: ReturnType<typeof figuresIn>;
  /** Where figures stand that we do not hold. */
  say: string | undefined;
  /** The first step that something is missing or wrong in. */
  blocked: Step | undefined;
  /** There as soon as one basis can be counted for one unit; an own value that is not complete is left out. */
  order: Order | undefined;
};

/** Never refuses: what cannot be read is a problem of its field, and what is not typed yet is missing. */
export function readTyped(typed: Typed, data: CbamData): Read {
  const faults: Faults = { missing: [], problems: {} };
  const code = readCode(typed, data, faults);
  const year = readYear(typed.year, data.figures, faults);
  const terms = readTerms(typed, code, faults);
  const figures = figuresIn(year, terms);
  noteMissingFigures(typed, terms, { figures, sector: code.sector }, faults);
  const published = data.prices.find(({ period }) => period === typed.price);
  const price = published ? decimal(published.euro) : readField("price", typed, faults);
  if (!price) faults.missing.push("price");
  const goods = readGoods(typed, code, terms.choice, faults);
  const options = readOptions(typed, data.rate, faults);

  const open = openFields(faults);
  const canCount = isCountable(open) && goods && price;
  // An own value that is not complete does not count, but the default value does already.
  const own = open.some((field) => OF_OWN.includes(field)) ? undefined : terms.own;
  return {
    ...faults,
    answer: code.answer,
    sector: code.sector,
    choices: code.choices,
    choice: code.chosen,
    published,
    figures,
    say: whereToFind(code),
    blocked: firstStepOf(open),
    order: canCount ? { ...options, ...terms, goods, price, own } : undefined,
  };
}

function readCode(typed: Typed, { annex, figures, values }: CbamData, faults: Faults): CodeRead {
  const answer = typed.code.trim() ? answerTo(typed.code, annex) : undefined;
  const code = answer?.estimate ?? "";
  if (code.length < FEWEST) {
    faults.missing.push("code");
    if (code) faults.problems.code = TOO_FEW_DIGITS;
  }
  const [group] = code ? groupsOf(code, annex) : [];
  const sector = figures.sectors.find(({ id }) => id === group?.sector);
  const choices = lookUp(code, values);
  if (choices.length <= 1) return { answer, code, sector, choices, chosen: choices[0] };
  const chosen = choices.find(({ id }) => id === typed.choice);
  if (!chosen) faults.missing.push("choice");
  return { answer, code, sector, choices, chosen };
}

function readYear(typed: string, { factors }: CbamFigures, { problems }: Faults): number {
  const year = Number(typed);
  if (!factors.some((factor) => factor.year === year))
    problems.year = `There are no figures for “${typed}”. Choose a year from ${factors[0]?.year} to ${factors.at(-1)?.year}.`;
  return year;
}

type Terms = Pick<Order, "choice" | "value" | "benchmark" | "own">;

/** Electricity has neither benchmark nor precursors: empty fields count as zero. */
const ifEmpty = (sector: Sector | undefined) => (sector?.unit === "MWh" ? ZERO : undefined);

function readTerms(typed: Typed, { chosen, sector }: CodeRead, faults: Faults): Terms {
  const choice = chosen ?? NOTHING_HELD;
  return {
    choice,
    own: readOwn(typed, choice, sector, faults),
    value: readField("default", typed, faults),
    benchmark: readField("benchmark", typed, faults) ?? ifEmpty(sector),
  };
}

function readOwn(
  typed: Typed,
  { benchmark: { columnA } }: Choice,
  sector: Sector | undefined,
  faults: Faults,
): Order["own"] {
  const emissions = readField("own", typed, faults);
  if (!emissions) return undefined;
  const routes = routesOf(columnA);
  return {
    emissions,
    precursors: readField("precursors", typed, faults) ?? ZERO,
    benchmark: readField("ownBenchmark", typed, faults) ?? ifEmpty(sector),
    route: routes.find((route) => route === typed.route) ?? routes[0],
  };
}

/** One basis is enough: the default value, or verified values of the maker. */
function noteMissingFigures(
  typed: Typed,
  { own }: Terms,
  { figures, sector }: Pick<Read, "figures" | "sector">,
  { missing }: Faults,
) {
  if (!figures.value && !own) missing.push("default");
  if (figures.value && !figures.columnB) missing.push("benchmark");
  if (!own) return;
  if (!ifEmpty(sector) && !typed.precursors.trim()) missing.push("precursors");
  if (!figures.columnA) missing.push("ownBenchmark");
}

function readGoods(
  typed: Typed,
  { sector, code }: CodeRead,
  choice: Choice,
  faults: Faults,
): Order["goods"] | undefined {
  if (!sector) return undefined;
  return {
    name: choice.name,
    sector,
    code: codesOf(choice, code),
    quantity: readField("tonnes", typed, faults) ?? ZERO,
    paid: readField("paid", typed, faults) ?? ZERO,
  };
}

function readOptions(typed: Typed, held: Rate | undefined, faults: Faults) {
  const heldRate = held ? decimal(held.rupees) : ZERO;
  return {
    correction: readField("correction", typed, faults) ?? decimal(1),
    others: readField("others", typed, faults) ?? ZERO,
    rate: readField("rate", typed, faults) ?? heldRate,
  };
}

const openFields = ({ missing, problems }: Faults) => [
  ...missing,
  ...(Object.keys(problems) as Field[]),
];

const OF_OWN: Field[] = ["own", "precursors", "ownBenchmark"];

/** What is wrong with tonnes or the rate stands beside the amounts of one unit, so it does not stop them. */
function isCountable(open: Field[]): boolean {
  const blocked = firstStepOf(open.filter((field) => !OF_OWN.includes(field)));
  return blocked === undefined || blocked >= RESULT;
}

function whereToFind({ choices, code, chosen }: CodeRead): string | undefined {
  if (choices.length === 0 && code.length >= FEWEST) return NOT_HELD;
  return chosen && chosen.default.value === undefined ? DASH : undefined;
}

/** For a code whose figures we do not hold: all of them are typed. */
const NOTHING_HELD: Choice = {
  id: "",
  codes: [],
  name: "",
  isLikely: false,
  default: { codes: [], name: "" },
  benchmark: { codes: [], columnA: [], columnB: [] },
};

/** The codes that the choice holds for, if the typed code is in none of them: it may be shorter than all. */
function codesOf({ codes }: Choice, code: string): string {
  const isWithinOne = codes.some((one) => code.startsWith(digitsOf(one)));
  return isWithinOne || codes.length === 0 ? spacedCode(code) : codes.join(", ");
}

const TOO_FEW_DIGITS = "Type at least four digits: the figures differ from there on.";

/** Undefined if nothing is typed, and if it cannot be read: then that is noted. */
function readField(field: NumberField, typed: Typed, { problems }: Faults): Decimal | undefined {
  if (!typed[field].trim()) return undefined;
  const reading = readDecimal(typed[field], RANGES[field]);
  if ("value" in reading) return reading.value;
  problems[field] = reading.problem;
  return undefined;
}

/** Refuses, in a sentence for the field, what is no number, below zero, or not in the range. */
export function readDecimal(
  typed: string,
  { max, places }: Range,
): { value: Decimal } | { problem: string } {
  const digits = typedDigits(typed);
  if (digits === undefined)
    return { problem: spellingProblem(typed.normalize("NFKC").replace(/\s/g, "")) };
  const [whole = "", fraction = ""] = digits.split(".");
  if (fraction.length > places) return { problem: `Use at most ${places} digits after the point.` };
  const value = decimal(`${whole || "0"}${fraction && `.${fraction}`}`);
  if (compare(value, decimal(max)) > 0)
    return { problem: `It must not be above ${grouped(decimal(max))}.` };
  return { value };
}

function spellingProblem(text: string): string {
  if (/^[-−–]\d/.test(text)) return "It must not be below 0.";
  return /^[\d,.]+$/.test(text)
    ? "Use a point for decimals, and commas only between groups of digits: 1,000 or 1,00,000."
    : "Use digits alone, such as 1500 or 0.25.";
}
