import { dayText } from "../moments.ts";

/** 2026-11-16 → 16 Nov 2026 */
export const isoText = (date: string) => dayText(Date.parse(`${date}T12:00:00+05:30`));

export function daysText(left: number): string {
  if (left === 0) return "today";
  if (left === 1) return "tomorrow";
  if (left === -1) return "since yesterday";
  return left > 0 ? `in ${left} days` : `for ${-left} days`;
}
