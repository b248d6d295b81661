/**
 * Everything the site says about dates is derived here from ISO dates (YYYY-MM-DD),
 * read as days in India. No function depends on the time zone of the machine it runs on.
 */

export type Session = { start: string; end: string };

const ZONE = "Asia/Kolkata";
const INDIA_OFFSET = "+05:30";
const DAY_MS = 86_400_000;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const fullMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Today's date in India. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: ZONE,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(now);
}

/** "Dec 6-7 and 13-14 2025", "Nov 22 2025". */
export function sessionsText(sessions: Session[]): string {
  const last = parts(sessions.at(-1)?.end ?? "");
  let month = -1;
  const spans = sessions.map(({ start, end }) => {
    const [from, to] = [parts(start), parts(end)];
    const lead = from.month === month ? "" : `${months[from.month]} `;
    month = to.month;
    if (start === end) return `${lead}${from.day}`;
    const tail = to.month === from.month ? `${to.day}` : `${months[to.month]} ${to.day}`;
    return `${lead}${from.day}-${tail}`;
  });
  return `${spans.join(" and ")} ${last.year}`;
}

/** "2 days": counts every day of every session. */
export function durationText(sessions: Session[]): string {
  const days = sessions.reduce((sum, { start, end }) => sum + daysBetween(start, end) + 1, 0);
  return `${days} ${days === 1 ? "day" : "days"}`;
}

/** "9:00 AM to 5:00 PM IST" from 24-hour times. */
export function timeText({ from, to }: { from: string; to: string }): string {
  return `${clock(from)} to ${clock(to)} IST`;
}

/** The value of a month filter: "2025-11". */
export function monthValue(date: string): string {
  return date.slice(0, 7);
}

/** The label of a month filter: "Nov 2025". */
export function monthLabel(value: string): string {
  const { month, year } = parts(`${value}-01`);
  return `${months[month]} ${year}`;
}

/** "20 May 2025". */
export function dayText(date: string): string {
  const { day, month, year } = parts(date);
  return `${day} ${months[month]} ${year}`;
}

/** "August 27, 2025". */
export function longDayText(date: string): string {
  const { day, month, year } = parts(date);
  return `${fullMonths[month]} ${day}, ${year}`;
}

/** An instant for structured data: "2025-12-06T09:00:00+05:30". */
export function instant(date: string, time: string): string {
  return `${date}T${time}:00${INDIA_OFFSET}`;
}

export type CourseDay = { weekday: string; day: number };

/** Every day of every session, as on a wall calendar: [[Sat 6, Sun 7], [Sat 13, Sun 14]]. */
export function sessionDays(sessions: Session[]): CourseDay[][] {
  return sessions.map((session) =>
    datesOf(session).map((date) => ({ weekday: weekday(date), day: parts(date).day })),
  );
}

/** The dates a session covers, first and last included. */
export function datesOf({ start, end }: Session): string[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) =>
    new Date(utc(start) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The dates of a month given as "2025-11". */
export function datesOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return datesOf({ start: `${month}-01`, end: `${month}-${last}` });
}

/** True once the last day has passed in India. */
export function isOver(sessions: Session[], onDay: string): boolean {
  return (sessions.at(-1)?.end ?? "") < onDay;
}

/** Year, month, then day; ISO dates sort as text. */
export function byFirstDay(a: { sessions: Session[] }, b: { sessions: Session[] }): number {
  return (a.sessions[0]?.start ?? "").localeCompare(b.sessions[0]?.start ?? "");
}

function parts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month: month - 1, day };
}

function daysBetween(start: string, end: string): number {
  return Math.round((utc(end) - utc(start)) / DAY_MS);
}

function weekday(date: string): string {
  return weekdays[new Date(utc(date)).getUTCDay()] ?? "";
}

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
