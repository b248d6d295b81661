import type { Annex } from "../../content/records/annex.ts";
import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import type { Price, Rate } from "../../content/records/cbam-values.ts";
import { answerTo } from "../cn-codes/answer.ts";
import { digitsOf, spacedCode } from "../cn-codes/code.ts";
import { groupsOf } from "../cn-codes/verdict.ts";
import { typedDigits } from "../typed-digits.ts";
import { figuresIn } from "./cost.ts";
import { compare, type Decimal, decimal, shown, ZERO } from "./decimal.ts";
import { type Field, firstStepOf, RESULT, type Typed } from "./typed.ts";
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

export type Read = ReturnType<typeof readTyped>;

export function readTyped(typed: Typed, { figures, annex, values, prices, ...held }: CbamData) {
  const problems: Partial<Record<Field, string>> = {};
  const missing: Field[] = [];
  const number = (field: NumberField): Decimal | undefined => {
    if (!typed[field].trim()) return undefined;
    const reading = readNumber(typed[field], RANGES[field]);
    if ("value" in reading) return reading.value;
    problems[field] = reading.problem;
    return undefined;
  };

  const answer = typed.code.trim() ? answerTo(typed.code, annex) : undefined;
  const code = answer?.estimate ?? "";
  if (code.length < FEWEST) missing.push("code");
  if (code && code.length < FEWEST)
    problems.code = "Type at least four digits: the figures differ from there on.";
  const [group] = code ? groupsOf(code, annex) : [];
  const sector = figures.sectors.find(({ id }) => id === group?.sector);
  const choices = lookUp(code, values);
  const chosen = choices.length > 1 ? choices.find(({ id }) => id === typed.choice) : choices[0];
  if (choices.length > 1 && !chosen) missing.push("choice");
  const choice = chosen ?? NOTHING_HELD;

  const year = Number(typed.year);
  const { factors } = figures;
  if (!factors.some((factor) => factor.year === year))
    problems.year = `There are no figures for “${typed.year}”. Choose a year from ${factors[0]?.year} to ${factors.at(-1)?.year}.`;

  // Electricity has neither benchmark nor precursors: empty fields count as zero.
  const ifEmpty = sector?.unit === "MWh" ? ZERO : undefined;
  const ownEmissions = number("own");
  const routes = routesOf(choice.benchmark.columnA);
  const own = ownEmissions && {
    emissions: ownEmissions,
    precursors: number("precursors") ?? ZERO,
    benchmark: number("ownBenchmark") ?? ifEmpty,
    route: routes.find((route) => route === typed.route) ?? routes[0],
  };
  const terms = {
    choice,
    value: number("default"),
    benchmark: number("benchmark") ?? ifEmpty,
    own,
  };
  const counted = figuresIn(year, terms);
  if (!counted.value && !own) missing.push("default");
  if (counted.value && !counted.columnB) missing.push("benchmark");
  if (own && !ifEmpty && !typed.precursors.trim()) missing.push("precursors");
  if (own && !counted.columnA) missing.push("ownBenchmark");

  const published = prices.find(({ period }) => period === typed.price);
  const price = published ? decimal(published.euro) : number("price");
  if (!price) missing.push("price");
  const goods = sector && {
    name: choice.name,
    sector,
    code: codesOf(choice, code),
    quantity: number("tonnes") ?? ZERO,
    paid: number("paid") ?? ZERO,
  };
  const options = {
    correction: number("correction") ?? decimal(1),
    others: number("others") ?? ZERO,
    rate: number("rate") ?? (held.rate ? decimal(held.rate.rupees) : ZERO),
  };

  const open = [...missing, ...(Object.keys(problems) as Field[])];
  const blocked = firstStepOf(open);
  // The default value counts already, and what is wrong with tonnes or rate stands beside the amounts of one tonne.
  const isOwnOpen = open.some((field) => OF_OWN.includes(field));
  const isKnown =
    (firstStepOf(open.filter((field) => !OF_OWN.includes(field))) ?? RESULT) >= RESULT;
  const isDash = chosen && chosen.default.value === undefined;
  return {
    ...{
      answer,
      sector,
      choices,
      choice: chosen,
      published,
      problems,
      missing,
      blocked,
      figures: counted,
    },
    /** Where figures stand that we do not hold. */
    say: choices.length === 0 && code.length >= FEWEST ? NOT_HELD : isDash ? DASH : undefined,
    ...(isKnown &&
      goods &&
      price && {
        order: { goods, price, ...options, ...terms, ...(isOwnOpen && { own: undefined }) },
      }),
  };
}

const OF_OWN: Field[] = ["own", "precursors", "ownBenchmark"];

/** For a code whose figures we do not hold: all of them are typed. */
const NOTHING_HELD: Choice = {
  id: "",
  codes: [],
  name: "",
  isLikely: false,
  default: { codes: [], name: "" },
  benchmark: { codes: [], columnA: [], columnB: [] },
};

const codesOf = ({ codes }: Choice, code: string) =>
  codes.every((one) => !code.startsWith(digitsOf(one))) && codes.length > 0
    ? codes.join(", ")
    : spacedCode(code);

export function readNumber(
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
    return { problem: `It must not be above ${shown(decimal(max))}.` };
  return { value };
}

function spellingProblem(text: string): string {
  if (/^[-−–]\d/.test(text)) return "It must not be below 0.";
  return /^[\d,.]+$/.test(text)
    ? "Use a point for decimals, and commas only between groups of digits: 1,000 or 1,00,000."
    : "Use digits alone, such as 1500 or 0.25.";
}
