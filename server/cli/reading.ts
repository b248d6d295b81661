import { styleText } from "node:util";
import { KINDS, type Kind } from "../../contract/fields.ts";
import { DAY, dayOf } from "../../contract/indian-time.ts";
import {
  countEntries,
  countMailStates,
  fileOf,
  listEntries,
  listReceived,
} from "../inbox/submissions/read.ts";
import { isListKind } from "../inbox/subscribers/lists.ts";
import { subscribersTo } from "../inbox/subscribers/subscription.ts";
import { readCount, readFilter, readText, UsageError } from "./arguments.ts";
import { type Context, NotFound, needEntry } from "./command.ts";
import { CSV_HEADER, consentCsv, toCsv } from "./csv.ts";
import { LIST_HEADER, toConsent, toJson, toLine, toPage } from "./format.ts";
import { writePrivateFile } from "./private-file.ts";

export async function list({ storage, options, print }: Context): Promise<void> {
  const filter = readFilter(options);
  const limit = readCount(options.limit, options.json ? 0 : 50, "limit") || Number.POSITIVE_INFINITY;
  let printed = 0;
  for await (const entry of listEntries(storage, filter)) {
    if (printed === limit) break;
    if (!options.json && printed === 0) print(LIST_HEADER);
    print(options.json ? JSON.stringify(toJson(entry)) : toLine(entry));
    printed++;
  }
  if (options.json) return;
  const all = printed < limit ? printed : await countEntries(storage, filter);
  if (all === 0) print("Nothing here.");
  else if (printed < all) print(`${printed} of ${all}; --limit 0 shows all.`);
}

/** `list --text`, with the words as arguments. */
export function search(context: Context): Promise<void> {
  const text = readText(context.words.join(" "));
  return list({ ...context, options: { ...context.options, text } });
}

export async function show({ storage, options, words: [id = ""], print }: Context): Promise<void> {
  const entry = await needEntry(storage, id);
  print(options.json ? JSON.stringify(toJson(entry)) : toPage(entry));
}

/** Saves the file that came with a submission, readable by whoever runs this only. */
export async function saveFile({ storage, options, words: [id = ""], print }: Context): Promise<void> {
  if (!options.out) throw new UsageError("The file is missing: add --out FILE.");
  const entry = await needEntry(storage, id);
  const file = await fileOf(storage, entry.submission);
  if (!file) throw new NotFound(`No file came with ${id}.`);
  await writePrivateFile(options.out, (write) => write(file.content));
  print(`${file.filename} (${file.contentType}) written to ${options.out}.`);
}

export async function exportCsv(context: Context): Promise<void> {
  const { storage, options } = context;
  const filter = readFilter(options);
  const count = await writeCsv(context, CSV_HEADER, async function* () {
    for await (const entry of listEntries(storage, filter)) yield toCsv(entry);
  });
  if (options.csv !== "-") context.print(`${count} submissions written to ${options.csv}.`);
}

/** Current subscribers only, with the record of their consent. */
export async function listSubscribers(context: Context): Promise<void> {
  const { storage, options, print } = context;
  const { kind } = readFilter(options);
  const list = isListKind(kind) ? kind : "newsletter";
  const found = await subscribersTo(storage, list);
  if (options.json) return found.forEach((one) => void print(JSON.stringify(toConsent(one))));
  const named = { ...context, options: { ...options, csv: options.csv ?? "-" } };
  const { header, toRow } = consentCsv(list);
  await writeCsv(named, header, () => found.map(toRow));
  if (options.csv && options.csv !== "-") print(`${found.length} subscribers written to ${options.csv}.`);
}

/** Writes to the file that --csv names, or to the terminal for "-"; returns the number of rows. */
async function writeCsv(
  { options, out }: Context,
  header: string,
  rows: () => AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  if (!options.csv) throw new UsageError("The file is missing: add --csv FILE, or --csv - for the terminal.");
  let count = 0;
  const writeAll = async (write: (text: string) => unknown) => {
    await write((options.bom ? "\uFEFF" : "") + header);
    for await (const row of rows()) {
      await write(row);
      count++;
    }
  };
  if (options.csv === "-") await writeAll((text) => out.write(text));
  else await writePrivateFile(options.csv, writeAll);
  return count;
}

export async function stats({ storage, options, print }: Context): Promise<void> {
  const days = readCount(options.days, 14, "days");
  if (days < 1 || days > 366) throw new UsageError("--days must be from 1 to 366");
  const since = Date.now() - (days + 1) * DAY;
  const rows = countDays(await listReceived(storage, { since }), days);
  const mails = await countMailStates(storage);
  const byState = Object.fromEntries(mails.map(({ state, count }) => [state, count]));
  if (options.json)
    return print(JSON.stringify({ days: rows, total: await countEntries(storage), mails: byState }));
  print(drawChart(rows));
  print(`\n${await countEntries(storage)} submissions in all.`);
  print(`Mails: ${mails.map(({ state, count }) => `${count} ${state}`).join(", ") || "none"}.`);
}

type DayCounts = { day: string; spam: number } & Record<Kind, number>;

const MARKS: Record<Kind, string> = {
  contact: "█",
  application: "▚",
  checklist: "▓",
  newsletter: "░",
  waiting: "▒",
  watch: "▞",
};
const WIDTH = 40;

/** One row a day up to today, also for days without submissions; spam counts only as spam. */
function countDays(submissions: Awaited<ReturnType<typeof listReceived>>, days: number): DayCounts[] {
  const rows = new Map<string, DayCounts>();
  for (let back = days - 1; back >= 0; back--) {
    const day = dayOf(Date.now() - back * DAY);
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

function drawChart(rows: DayCounts[]): string {
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
