/** How far Indian time is ahead of UTC, all year. Asking Intl for it would cost a phone 30 ms for one date. */
export const OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const TIME_ZONE = "Asia/Kolkata";
export const UTC_OFFSET = "+05:30";
export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const inIndia = (time: number) => new Date(time + OFFSET_MS).toISOString();

/** 2026-11-15 */
export const dayOf = (time: number) => inIndia(time).slice(0, 10);

/** 2026-11-15 14:30 */
export const momentOf = (time: number) => inIndia(time).slice(0, 16).replace("T", " ");

/** 2026-11-15T14:30:05+05:30, for other programs. */
export const stampOf = (time: number | null) =>
  time === null ? undefined : `${inIndia(time).slice(0, 19)}${UTC_OFFSET}`;
