/** What a part of the benchmark hands back: figures beside their goals, and tables of everything else. */
export type Report = { goals: Goal[]; tables: Table[]; notes: string[] };

export type Goal = {
  what: string;
  /** How the figure is shown, with its unit. */
  shown: string;
  goal: string;
  met: boolean;
  /** How far from the goal, on either side. */
  margin: string;
  /** Stands in the README's summary too. */
  headline?: boolean;
};

export type Table = { title: string; head: string[]; rows: Array<Array<string | number>> };

type Wanted = {
  what: string;
  value: number;
  show?: (value: number) => string;
  headline?: boolean;
};

/** The figure must not exceed the limit. */
export const atMost = (limit: number, wanted: Wanted): Goal => judge("≤", limit, wanted);

/** The figure must stay below the limit. */
export const below = (limit: number, wanted: Wanted): Goal => judge("<", limit, wanted);

/** The figure must reach the limit. */
export const atLeast = (limit: number, wanted: Wanted): Goal => judge("≥", limit, wanted);

function judge(sign: "≤" | "<" | "≥", limit: number, { what, value, show = plain, headline }: Wanted): Goal {
  const met = sign === "≤" ? value <= limit : sign === "<" ? value < limit : value >= limit;
  return {
    what,
    shown: Number.isNaN(value) ? "not measured" : show(value),
    goal: `${sign} ${show(limit)}`,
    met,
    margin: margin(value, limit, show),
    ...(headline && { headline }),
  };
}

function margin(value: number, limit: number, show: (value: number) => string): string {
  if (Number.isNaN(value)) return "";
  if (value === limit) return "exactly";
  const side = value < limit ? "below" : "above";
  if (limit === 0) return `${show(Math.abs(value))} ${side}`;
  const share = Math.abs(value / limit - 1);
  return `${share < 0.0995 ? (share * 100).toFixed(1) : Math.round(share * 100)} % ${side}`;
}

export const plain = (value: number) => String(Math.round(value * 100) / 100);
export const bytes = (value: number) => `${Math.round(value).toLocaleString("en-IN")} B`;
export const milliseconds = (value: number) => `${value < 10 ? plain(value) : Math.round(value)} ms`;
export const seconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} s`;
export const megabytes = (value: number) => `${(value / 2 ** 20).toFixed(1)} MB`;
export const count = (value: number) => Math.round(value).toLocaleString("en-IN");

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
