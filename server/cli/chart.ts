import { styleText } from "node:util";
import { KINDS, type Kind } from "../../contract/fields.ts";
import { dayOf } from "../../contract/indian-time.ts";

interface Received {
  kind: Kind;
  received_at: number;
  spam: 0 | 1;
}

type DayCounts = { day: string; spam: number } & Record<Kind, number>;

const DAY = 24 * 60 * 60 * 1000;
const MARKS: Record<Kind, string> = {
  contact: "█",
  application: "▚",
  checklist: "▓",
  newsletter: "░",
  waiting: "▒",
  watch: "▞",
};
const WIDTH = 40;

/** One row a day, also for days without submissions. */
export function countDays(submissions: Received[], days: number, now = Date.now()): DayCounts[] {
  const rows = new Map<string, DayCounts>();
  for (let back = days - 1; back >= 0; back--) {
    const day = dayOf(now - back * DAY);
    const none = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
    rows.set(day, { day, ...none, spam: 0 });
  }
  for (const submission of submissions) {
    const row = rows.get(dayOf(submission.received_at));
    if (!row) continue;
    if (submission.spam) row.spam++;
    else row[submission.kind]++;
  }
  return [...rows.values()];
}

const total = (row: DayCounts) => KINDS.reduce((sum, kind) => sum + row[kind], 0);

export function drawChart(rows: DayCounts[]): string {
  const most = Math.max(1, ...rows.map(total));
  const bar = (row: DayCounts) => {
    const blocks = KINDS.map((kind) => MARKS[kind].repeat(Math.ceil((row[kind] / most) * WIDTH)));
    return blocks.join("").slice(0, WIDTH).padEnd(WIDTH);
  };
  const numbers = (row: DayCounts) => [...KINDS.map((kind) => row[kind]), row.spam];
  const titles = [...KINDS.map((kind) => `${MARKS[kind]} ${kind}`), "spam"];
  const header = `${"DAY (IST)".padEnd(12)}${" ".repeat(WIDTH)}${titles.map((title) => title.padStart(14)).join("")}`;
  const lines = rows.map(
    (row) =>
      `${row.day}  ${styleText("green", bar(row))}${numbers(row)
        .map((count) => String(count || "·").padStart(14))
        .join("")}`,
  );
  return [styleText("bold", header), ...lines].join("\n");
}
