import type { z } from "zod";
import { csvRow } from "../../contract/csv.ts";
import { dayOf, momentOf } from "../../contract/indian-time.ts";
import {
  isSure,
  listRegistrations,
  participantsOf,
  type RunKey,
  runDetail,
  seatsIn,
  setRunDetail,
  takesSeats,
} from "../../server/inbox/registrations/registrations.ts";
import { refuseState } from "../../server/inbox/registrations/seats.ts";
import {
  remindersToCome,
  trainingMailsOf,
} from "../../server/inbox/registrations/training-mails.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { retryRunMails } from "../../server/inbox/submissions/change.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { audit, type Desk } from "../desk.ts";
import { runParams } from "../fields.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, type Asker, route } from "../route.ts";
import { addRegistration, BLANK, NO_RUN } from "./add-registration.ts";
import { sendCsv } from "./downloads.ts";
import { changedDetails, newIn, sheet, wantedMail } from "./registration-fields.ts";
import { findRun, openInquiries, runNames, runSummaries, summaryOf, wordsOf } from "./runs.ts";
import { orSaid, runToFill } from "./seats.ts";
import { type SheetRow, sheetRows } from "./sheet.ts";
import { liveRuns, publishedRunOf, shownMail } from "./training-mails.ts";

const COLUMNS = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Organisation: ({ organisation }) => organisation,
  Seats: ({ seats }) => String(seats),
  "Who comes": (registration) => participantsOf(registration).join("\n"),
  State: ({ state }) => state,
  "Name on the invoice": ({ invoice_name }) => invoice_name,
  GSTIN: ({ gstin }) => gstin,
  "Address on the invoice": ({ invoice_address }) => invoice_address,
  Registered: ({ created_at }) => momentOf(created_at),
} satisfies Record<string, (registration: Registration) => string | undefined>;

const ofRun = { params: runParams };

export const runRoutes = {
  "GET /api/inbox/runs": route({
    handler: async (_asked, desk) => {
      const day = dayOf(desk.now());
      const inquiries = await openInquiries(desk.storage, day);
      const runs = await runSummaries(desk, day);
      return { runs: runs.map((run) => ({ ...run, inquiries: inquiries(run).length })) };
    },
  }),

  "GET /api/inbox/runs/:training/:run": route({
    ...ofRun,
    handler: ({ params }, desk) => runAnswer(desk, params),
  }),

  "GET /api/inbox/runs/:training/:run/csv": route({
    ...ofRun,
    handler: async ({ params, reply }, { storage }) => {
      const registrations = await listRegistrations(storage, params);
      const columns = Object.values(COLUMNS);
      const rows = registrations.map((one) => csvRow(columns.map((column) => column(one))));
      const header = csvRow(Object.keys(COLUMNS));
      return sendCsv(reply, `${params.training}-${params.run}.csv`, header, rows);
    },
  }),

  /** Reads names from a sheet, and with `takes` writes down those lines that are right. */
  "POST /api/inbox/runs/:training/:run/sheet": route({
    ...ofRun,
    body: sheet,
    handler: async (asked, desk) => {
      const rows = await rowsOf(desk, asked.params, asked.body);
      if (!asked.body.takes) return { rows, notice: "" };
      return { rows: [], notice: await takeIn(desk, asked, rows) };
    },
  }),

  /** Shows the mail that a new state would bring somebody, registered already or not; refuses a state that cannot be. */
  "POST /api/inbox/runs/:training/:run/mail": route({
    ...ofRun,
    body: wantedMail,
    handler: async ({ params: key, body }, desk) => {
      const run = orRefuse(runToFill(desk, key), NO_RUN);
      const { state, id, ...given } = body;
      const registrations = await listRegistrations(desk.storage, key);
      const before = registrations.find((one) => one.id === id);
      const next = { id: "", ...before, ...given, ...key, state };
      const change = { next, before, day: dayOf(desk.now()) };
      await orSaid(refuseState(desk.storage, run, change));
      const { content, files } = await shownMail(desk, key, next, state);
      return { ...desk.mailPreviews.show(content), subject: content.subject, files };
    },
  }),

  "PUT /api/inbox/runs/:training/:run/detail": route({
    ...ofRun,
    body: changedDetails,
    handler: async (asked, desk) => {
      const { was, ...given } = asked.body;
      await setRunDetail(desk.storage, asked.params, newIn(given, was));
      return auditRun(desk, asked, asked.params, "Changed what participants are told");
    },
  }),

  /** Sends the mails again that did not reach those who come. */
  "POST /api/inbox/runs/:training/:run/retry": route({
    ...ofRun,
    handler: async (asked, desk) => {
      const count = await retryRunMails(desk.storage, desk.now(), asked.params);
      const what = `Sent ${count} mails to participants again`;
      if (count > 0) await auditRun(desk, asked, asked.params, what);
      return { count };
    },
  }),
};

async function runAnswer(desk: Desk, key: RunKey) {
  const { storage, now } = desk;
  const day = dayOf(now());
  const registrations = await listRegistrations(storage, key);
  const run = summaryOf(key, { seats: seatsIn(registrations), day, live: liveRuns(desk) });
  if (run.state === "gone" && registrations.length === 0) throw new Refusal(404, NO_RUN);
  const detail = await runDetail(storage, key);
  const words = await wordsOf(storage, registrations);
  const seen = publishedRunOf(desk, key);
  const toCome = seen ? remindersToCome(seen, now()) : [];
  return {
    run,
    registrations: registrations.map((one) => ({
      ...one,
      /** What the inquiry says from which it was made. */
      inquiry: words.get(one.submission_id ?? "") ?? "",
      /** How many are still to come. */
      reminders: isSure(one.state) ? toCome.length : 0,
    })),
    mails: await trainingMailsOf(
      storage,
      registrations.map(({ id }) => id),
    ),
    inquiries: run.isOver ? [] : (await openInquiries(storage, day))(key),
    detail,
    missing: run.firstDay > day ? missingIn(detail, findRun(key)) : [],
  };
}

/** The lines of a sheet; of those that are right, the ones for which no seat is left say so. */
async function rowsOf(
  desk: Desk,
  key: RunKey,
  { csv, state }: z.output<typeof sheet>,
): Promise<SheetRow[]> {
  const registrations = await listRegistrations(desk.storage, key);
  const rows = sheetRows(csv, (row) =>
    registrations.some(({ name, email }) => name === row.name && email === row.email),
  );
  const seats = takesSeats(state) ? runToFill(desk, key)?.seats : undefined;
  let left = (seats ?? Infinity) - seatsIn(registrations).taken;
  for (const row of rows.filter(({ problem }) => problem === "")) {
    if (row.seats > left) row.problem = left <= 0 ? "No seat is left." : `Only ${left} left.`;
    else left -= row.seats;
  }
  return rows;
}

type AskedSheet = Asked & { params: RunKey; body: z.output<typeof sheet> };

/** Writes down the lines that are right. Returns why some were refused all the same; "" if none was. */
async function takeIn(desk: Desk, asked: AskedSheet, rows: SheetRow[]): Promise<string> {
  const { state, tells: isTold } = asked.body;
  const notes: string[] = [];
  for (const { line: _line, problem, ...row } of rows) {
    if (problem) continue;
    const fields = { ...BLANK, ...row, invoice_name: row.organisation, state };
    const wanted = { key: asked.params, submission_id: null, fields, isTold, isOnce: true };
    try {
      await addRegistration(desk, asked, wanted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      notes.push(`${row.name}: ${error.message}`);
    }
  }
  return notes.join(" ");
}

function auditRun(desk: Desk, asker: Asker, { training, run }: RunKey, what: string) {
  const { title, dates } = runNames(training, run);
  return audit(desk, asker, "inbox", "", `${what}: ${title}, ${dates}`);
}

type Detail = { joining: string; payment: string };

/** What the participants of a run need to be told and nobody has written: its paragraphs are left out of their mails. */
const missingIn = ({ joining, payment }: Detail, run?: TrainingRun) => [
  ...(run && run.fee > 0 && !payment.trim() ? (["payment"] as const) : []),
  ...(run && run.format !== "In-person" && !joining.trim() ? (["joining"] as const) : []),
];
