import { DAY, HOUR, MINUTE, TIME_ZONE } from "../contract/indian-time.ts";

const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: TIME_ZONE,
});
const time = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});

const said = (text: string) => text.replaceAll("\u2009", "").replaceAll("Sept", "Sep");

/** 16 Nov 2026, in Indian time like all times at the desk. */
export const dayText = (at: number) => said(day.format(at));

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** 2026-11-16 → 16 Nov 2026 */
export const isoText = (date: string) => dayText(noon(date));

/** 16–22 Nov 2026 */
export const rangeText = (from: string, to: string) => said(day.formatRange(noon(from), noon(to)));

/** 16 Nov 2026, 09:05 */
export const momentText = (at: number) => `${dayText(at)}, ${time.format(at)}`;

/** Days and times within stored sentences: 2026-11-16 09:05 → 16 Nov 2026, 09:05 */
export const readable = (text: string) =>
  text.replace(
    /(?<![\w/.-])(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?(?![\w/-])/g,
    (_, day: string, time?: string) => [isoText(day), time].filter(Boolean).join(", "),
  );

const AGES = [
  [7 * DAY, "wk"],
  [DAY, "d"],
  [HOUR, "h"],
  [MINUTE, "min"],
] as const;

/** How long ago: “now”, “12 min”, “3 h”, “2 d”, “5 wk”. */
export function ageText(at: number, now = Date.now()): string {
  const [length, unit] = AGES.find(([length]) => now - at >= length) ?? [];
  return length === undefined ? "now" : `${Math.floor((now - at) / length)} ${unit}`;
}
