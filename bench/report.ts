import { GOALS, type Goal } from "./plan.ts";

/** Measured figures by the names of their goals; NaN was not measured. */
export type Figures = Record<string, number>;

export function median(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export type Loads = { page: string; figures: Figures[] };

/** Of several pages, each loaded several times: the median of each page, and of those the one furthest from its goal. */
export const worst = (pages: Loads[]): Figures =>
  Object.fromEntries([...furthest(pages)].map(([name, { value }]) => [name, value]));

/** By the names of goals: the page that is furthest from it, with its median. */
function furthest(pages: Loads[]): Map<string, { page: string; value: number }> {
  const names = Object.keys(pages[0]?.figures[0] ?? {});
  return new Map(
    names.map((name) => {
      const isAtLeast = goalOf(name)?.sign === "≥";
      const [first] = pages
        .map(({ page, figures }) => ({
          page,
          value: median(figures.map((load) => load[name] ?? Number.NaN)),
        }))
        .sort((a, b) => (isAtLeast ? a.value - b.value : b.value - a.value));
      return [name, first ?? { page: "", value: Number.NaN }];
    }),
  );
}

const goalOf = (name: string): Goal | undefined => GOALS[name as keyof typeof GOALS];

const isMet = ({ sign, limit }: Goal, value: number) =>
  sign === "≤" ? value <= limit : value >= limit;

export function table(ran: string, figures: Figures): string {
  const rows = Object.entries<Goal>(GOALS).map(([name, goal]) => {
    const { what, sign, limit, unit = "" } = goal;
    const value = figures[name] ?? Number.NaN;
    const mark = isMet(goal, value) ? "✓" : "✗";
    const measured = Number.isNaN(value) ? "not measured" : `${shown(value)}${unit}`;
    return `| ${what} | ${measured} | ${sign} ${limit}${unit} | ${mark} |`;
  });
  return ["|  | Measured | Goal |  |", "| --- | ---: | ---: | ---: |", ...rows, "", `${ran}.`].join(
    "\n",
  );
}

/** Which page is furthest from which goal, in words: what the table cannot say. */
export function sentences(pages: Loads[]): string {
  const told = ["tbt", "task", "cpu", "lcp", "html"].flatMap((name) => {
    const { page, value } = furthest(pages).get(name) ?? { page: "", value: Number.NaN };
    const { what, unit = "" } = GOALS[name as keyof typeof GOALS] as Goal;
    return Number.isNaN(value) ? [] : `${what}: \`${page}\`, ${shown(value)}${unit}`;
  });
  return `Each figure is the median of the page that is furthest from its goal. ${told.join("; ")}.`;
}

const shown = (value: number) =>
  String(value < 10 ? Math.round(value * 100) / 100 : Math.round(value));

export const replaceTable = (text: string, fresh: string) =>
  text.replace(/(?<=<!-- bench:start -->\n)[\s\S]*(?=\n<!-- bench:end -->)/, () => fresh);
