import type {
  BenchmarkLine,
  Column,
  DefaultLine,
  Route,
} from "../../content/records/cbam-values.ts";
import { digitsOf, spacedCode } from "../cn-codes/code.ts";

export type CbamValues = { defaults: DefaultLine[]; benchmarks: BenchmarkLine[] };

/** A default value with its benchmark. `id` holds the digits and the kind, as in "7219-hot-rolled". */
export type Choice = {
  id: string;
  /** The codes it holds for, among those that the typed code allows. */
  codes: string[];
  name: string;
  /** Two good sources did not confirm the figures. */
  isLikely: boolean;
  default: DefaultLine;
  benchmark: BenchmarkLine;
};

/** Figures are held for headings, which have four digits, and for the codes within them. */
export const FEWEST = 4;
const MOST = 8;

/** Lines with the longest beginning of a typed code, and those within it: of several the goods decide. */
export function lookUp(typed: string, { defaults, benchmarks }: CbamValues): Choice[] {
  const digits = typed.normalize("NFKC").replace(/\D/g, "").slice(0, MOST);
  if (digits.length < FEWEST) return [];
  const choices = new Map<string, Choice>();
  for (const ofDefault of byCode(defaults))
    for (const ofBenchmark of byCode(benchmarks)) {
      const own = longer(ofDefault.digits, ofBenchmark.digits);
      const whole = longer(own, digits);
      const fits =
        whole.startsWith(digits) &&
        isNearest(ofDefault, whole, defaults) &&
        isNearest(ofBenchmark, whole, benchmarks) &&
        isSameKind(ofDefault.line, ofBenchmark.line);
      if (!fits) continue;
      const key = `${defaults.indexOf(ofDefault.line)}/${benchmarks.indexOf(ofBenchmark.line)}`;
      const choice = choices.get(key) ?? choiceOf(own, ofDefault.line, ofBenchmark.line);
      choice.codes.push(spacedCode(own));
      choices.set(key, choice);
    }
  return [...choices.values()];
}

/** A line without a kind goes with each kind. */
const isSameKind = (value: DefaultLine, benchmark: BenchmarkLine) =>
  !value.kind || !benchmark.kind || value.kind === benchmark.kind;

const choiceOf = (digits: string, value: DefaultLine, benchmark: BenchmarkLine): Choice => ({
  id: [digits, value.kind ?? benchmark.kind].filter(Boolean).join("-"),
  codes: [],
  name: benchmark.name ?? value.name,
  isLikely: Boolean(value.likely || benchmark.likely),
  default: value,
  benchmark,
});

export const NOT_HELD =
  "We do not hold the figures of this code, but you can type them. The default value stands in the act’s table for India; if that shows a dash, the table “Other countries and territories” counts. The benchmark stands in the act on benchmarks.";

export const DASH =
  "India’s table shows a dash for this code, so the table “Other countries and territories” of the same act counts. Look the value up there and type it.";

/** The last that holds from that year or before, of the route or of all; undefined if none does. */
export const benchmarkIn = (column: Column, year: number, route?: Route) =>
  column.findLast((one) => (one.from ?? 0) <= year && (!one.route || one.route === route))?.value;

export const routesOf = (column: Column): Route[] => [
  ...new Set(column.flatMap(({ route }) => route ?? [])),
];

type Line = DefaultLine | BenchmarkLine;
type Coded<One extends Line> = { digits: string; line: One };

const byCode = <One extends Line>(lines: One[]): Array<Coded<One>> =>
  lines.flatMap((line) => line.codes.map((code) => ({ digits: digitsOf(code), line })));

const isNearest = (one: Coded<Line>, digits: string, lines: Line[]) =>
  digits.startsWith(one.digits) &&
  !byCode(lines).some(
    (other) => other.digits.length > one.digits.length && digits.startsWith(other.digits),
  );

const longer = (a: string, b: string) => (b.length > a.length ? b : a);
