import { GOALS, type Goal } from "./plan.ts";

/** Measured figures by the names of their goals; NaN was not measured. */
export type Figures = Record<string, number>;

export function median(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Of several pages, each loaded several times: the median of each page, and of those the one furthest from its goal. */
export function worst(pages: Figures[][]): Figures {
  const names = Object.keys(pages[0]?.[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const medians = pages.map((loads) => median(loads.map((load) => load[name] ?? Number.NaN)));
      const goal: Goal | undefined = GOALS[name as keyof typeof GOALS];
      return [name, goal?.sign === "≥" ? Math.min(...medians) : Math.max(...medians)];
    }),
  );
}

export function table(ran: string, figures: Figures): string {
  const rows = Object.entries<Goal>(GOALS).map(([name, { what, sign, limit, unit = "" }]) => {
    const value = figures[name] ?? Number.NaN;
    const isMet = sign === "≤" ? value <= limit : value >= limit;
    const measured = Number.isNaN(value) ? "not measured" : `${shown(value)}${unit}`;
    return `| ${what} | ${measured} | ${sign} ${limit}${unit} | ${isMet ? "✓" : "✗"} |`;
  });
  return ["|  | Measured | Goal |  |", "| --- | ---: | ---: | ---: |", ...rows, "", `${ran}.`].join("\n");
}

const shown = (value: number) => String(value < 10 ? Math.round(value * 100) / 100 : Math.round(value));

export const replaceTable = (text: string, fresh: string) =>
  text.replace(/(?<=<!-- bench:start -->\n)[\s\S]*(?=\n<!-- bench:end -->)/, () => fresh);
