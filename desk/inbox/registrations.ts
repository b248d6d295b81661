import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { csvRow } from "../../contract/csv.ts";
import { dayOf, momentOf } from "../../contract/indian-time.ts";
import {
  findRegistration,
  isSure,
  listRegistrations,
  participantsOf,
  type RegistrationFields,
  type RunKey,
  runDetail,
  seatsIn,
  setRunDetail,
  takesSeats,
} from "../../server/inbox/registrations/registrations.ts";
import {
  addSeat,
  changeSeat,
  type Outcome,
  refuseState,
  removeSeat,
  takeBackSeat,
} from "../../server/inbox/registrations/seats.ts";
import {
  remindersToCome,
  trainingMailsOf,
} from "../../server/inbox/registrations/training-mails.ts";
import { fieldsOf, type Registration } from "../../server/inbox/storage/tables.ts";
import { retryRunMails } from "../../server/inbox/submissions/change.ts";
import { UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { lastDay } from "../../site/content/records/run-days.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { type Area, audit } from "../desk.ts";
import { idParams, runParams } from "../fields.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";
import { apply } from "./changes.ts";
import { sendCsv } from "./downloads.ts";
import {
  changedDetails,
  changedRegistration,
  fromInquiry,
  newIn,
  refuseTooManyNames,
  registrationFields,
  sheet,
  tells,
  wantedMail,
} from "./registration-fields.ts";
import {
  findRun,
  keyOf,
  openInquiries,
  runAskedFor,
  runNames,
  runSummaries,
  summaryOf,
  wordsOf,
} from "./runs.ts";
import { orSaid, refuseUntold, seatRequest, seatsOf } from "./seats.ts";
import { seatsAsked } from "./seats-asked.ts";
import { sheetRows } from "./sheet.ts";
import { entryOf } from "./submission.ts";
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

const HANDLED = { change: "handled", handled: true } as const;

const BLANK = {
  state: "asked",
  seats: 1,
  participants: "",
  gstin: "",
  invoice_address: "",
} as const;

export const registerRegistrations: Area = (app, desk) => {
  const { storage, now } = desk;
  const today = () => dayOf(now());

  app.get("/api/inbox/runs", async () => {
    const inquiries = await openInquiries(storage, today());
    const runs = await runSummaries(desk, today());
    return { runs: runs.map((run) => ({ ...run, inquiries: inquiries(run).length })) };
  });

  app.get("/api/inbox/runs/:training/:run", async ({ params }) => {
    const { key, registrations } = await runOf(params);
    const run = summaryOf(key, {
      seats: seatsIn(registrations),
      day: today(),
      live: liveRuns(desk),
    });
    if (run.state === "gone" && registrations.length === 0) throw new Refusal(404, NO_RUN);
    const ids = registrations.map(({ id }) => id);
    const mails = await trainingMailsOf(storage, ids);
    const inquiries = run.isOver ? [] : (await openInquiries(storage, today()))(key);
    const detail = await runDetail(storage, key);
    const missing = run.firstDay > today() ? missingIn(detail, findRun(key)) : [];
    const words = await wordsOf(storage, registrations);
    const seen = publishedRunOf(desk, key);
    const toCome = seen ? remindersToCome(seen, now()) : [];
    const shown = registrations.map((one) => ({
      ...one,
      inquiry: words.get(one.submission_id ?? "") ?? "",
      reminders: isSure(one.state) ? toCome.length : 0,
    }));
    return { run, registrations: shown, mails, inquiries, detail, missing };
  });

  app.get("/api/inbox/runs/:training/:run/csv", async ({ params }, reply) => {
    const { key, registrations } = await runOf(params);
    const columns = Object.values(COLUMNS);
    const rows = registrations.map((one) => csvRow(columns.map((column) => column(one))));
    return sendCsv(reply, `${key.training}-${key.run}.csv`, csvRow(Object.keys(COLUMNS)), rows);
  });

  /** Reads names from a sheet, and with `takes` writes down those lines that are right. */
  app.post("/api/inbox/runs/:training/:run/sheet", async (request) => {
    const { key, registrations } = await runOf(request.params);
    const { csv, state, takes, tells: isTold } = read(sheet, request.body);
    const rows = sheetRows(csv, (row) =>
      registrations.some(({ name, email }) => name === row.name && email === row.email),
    );
    const seats = takesSeats(state) ? findRun(key)?.seats : undefined;
    let left = (seats ?? Infinity) - seatsIn(registrations).taken;
    for (const row of rows.filter(({ problem }) => problem === "")) {
      if (row.seats > left) row.problem = left <= 0 ? "No seat is left." : `Only ${left} left.`;
      else left -= row.seats;
    }
    if (!takes) return { rows, notice: "" };
    const notes: string[] = [];
    for (const { line: _line, problem, ...row } of rows) {
      if (problem) continue;
      const fields = { ...BLANK, ...row, invoice_name: row.organisation, state };
      const line = { key, submission_id: null, fields, isTold, isOnce: true };
      await add(request, line).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        notes.push(`${row.name}: ${error.message}`);
      });
    }
    return { rows: [], notice: notes.join(" ") };
  });

  /** Shows the mail that a new state would bring somebody, registered already or not; refuses a state that cannot be. */
  app.post("/api/inbox/runs/:training/:run/mail", async ({ params, body }) => {
    const { key, registrations } = await runOf(params);
    const run = orRefuse(findRun(key), NO_RUN);
    const { state, id, ...given } = read(wantedMail, body);
    const before = registrations.find((one) => one.id === id);
    const next = { id: "", ...before, ...given, state };
    const wanted = { ...next, ...key };
    await orSaid(refuseState(storage, seatsOf(run), { next: wanted, before, day: today() }));
    const { content, files } = await shownMail(desk, key, next, state);
    return { ...desk.mailPreviews.show(content), subject: content.subject, files };
  });

  app.put("/api/inbox/runs/:training/:run/detail", async (request) => {
    const { key } = await runOf(request.params);
    const { was, ...given } = read(changedDetails, request.body);
    await setRunDetail(storage, key, newIn(given, was));
    return auditRun(request, { ...key, submission_id: null }, "Changed what participants are told");
  });

  /** Sends the mails again that did not reach those who come. */
  app.post("/api/inbox/runs/:training/:run/retry", async (request) => {
    const { key } = await runOf(request.params);
    const count = await retryRunMails(storage, now(), key);
    const what = `Sent ${count} mails to participants again`;
    if (count > 0) await auditRun(request, { ...key, submission_id: null }, what);
    return { count };
  });

  app.get("/api/inbox/submissions/:id/registrations", async ({ params }) => {
    const entry = await entryOf(storage, params);
    const asked = runAskedFor(fieldsOf(entry.submission), today());
    const runs = (await runSummaries(desk, today())).filter(({ isOver }) => !isOver);
    const found = await listRegistrations(storage, { submission_id: entry.submission.id });
    const { name = "", message = "" } = fieldsOf(entry.submission);
    return {
      person: { name, email: entry.submission.email, seats: seatsAsked(message) },
      registrations: found.map((one) => ({ ...one, ...runNames(one.training, one.run) })),
      asked: asked ? keyOf(asked) : null,
      runs,
    };
  });

  /**
   * Makes a registration from an inquiry: state “asked”, name and company as the inquiry says. An inquiry that waits is
   * handled by that unless it `staysOpen`; a later day on which somebody wants to follow it up stays. The mail of one that
   * `canUndo` waits as long as a reply.
   */
  app.post("/api/inbox/submissions/:id/registrations", async (request) => {
    const { submission } = await entryOf(storage, request.params);
    const { tells: isTold, seats, staysOpen, canUndo, ...key } = read(fromInquiry, request.body);
    if (submission.kind !== "contact" || submission.spam)
      throw new Refusal(409, "Only an inquiry that is no spam becomes a registration.");
    const { name = "", company = "" } = fieldsOf(submission);
    const given = {
      seats,
      name,
      email: submission.email,
      organisation: company,
      invoice_name: company,
    };
    const undoMs = canUndo ? UNDO_MS : 0;
    const wanted = { key, submission_id: submission.id, fields: { ...BLANK, ...given }, isTold };
    const answer = await add(request, wanted, undoMs);
    const { id, handled_at, follow_up_on } = submission;
    if (
      answer.isNew &&
      !staysOpen &&
      (follow_up_on === null ? handled_at === null : follow_up_on <= today())
    )
      await audit(desk, request, "inbox", id, await apply(desk, request, id, HANDLED));
    return { ...answer, undoMs };
  });

  /** Takes back a registration while its mail waits, and opens the inquiry that it marked as handled. */
  app.delete("/api/inbox/submissions/:id/registrations/:registration", async (request) => {
    const { submission } = await entryOf(storage, request.params);
    const id = read(z.object({ registration: idParams.shape.id }), request.params).registration;
    const found = await registrationOf({ id });
    await orSaid(
      takeBackSeat(storage, id, submission.id, seatRequest(desk, request, found, false)),
    );
    return {};
  });

  app.post("/api/inbox/registrations", async (request) => {
    const wanted = registrationFields.extend({ ...runParams.shape, tells });
    const { training, run, tells: isTold, ...fields } = read(wanted, request.body);
    refuseTooManyNames(fields);
    return add(request, { key: { training, run }, submission_id: null, fields, isTold });
  });

  /** Changes what is otherwise than it `was` in the form; what a colleague has changed meanwhile stays. */
  app.put("/api/inbox/registrations/:id", async (request) => {
    const before = await registrationOf(request.params);
    const { tells: isTold, was, ...given } = read(changedRegistration, request.body);
    const change = newIn(given, was);
    refuseTooManyNames({ ...before, ...change });
    if (isTold && change.state && change.state !== before.state)
      refuseUntold(desk, before, change.state);
    const asked = { ...seatRequest(desk, request, before, isTold), seen: was.state };
    return { notice: noticeOf(await orSaid(changeSeat(storage, before.id, { change, ...asked }))) };
  });

  app.delete("/api/inbox/registrations/:id", async (request) => {
    const registration = await registrationOf(request.params);
    const asked = seatRequest(desk, request, registration, true);
    const outcome = await orSaid(removeSeat(storage, desk.config.dataDir, registration.id, asked));
    return { notice: noticeOf(outcome) };
  });

  async function runOf(params: unknown) {
    const { training, run } = read(runParams, params);
    return {
      key: { training, run },
      registrations: await listRegistrations(storage, { training, run }),
    };
  }

  async function registrationOf(params: unknown): Promise<Registration> {
    const found = await findRegistration(storage, read(idParams, params).id);
    return orRefuse(found, GONE);
  }

  interface Wanted {
    key: RunKey;
    submission_id: string | null;
    fields: RegistrationFields;
    isTold: boolean;
    isOnce?: boolean;
  }

  /** An inquiry that is registered for this run already is not added again; the answer is the id of the first. */
  async function add(request: FastifyRequest, wanted: Wanted, waitMs = 0) {
    const { key, submission_id, fields, isTold, isOnce = false } = wanted;
    const run = orRefuse(findRun(key), NO_RUN);
    if (isTold) refuseUntold(desk, key, fields.state);
    const registration = { ...fields, ...key, submission_id, last_day: lastDay(run) };
    const asked = seatRequest(desk, request, key, isTold);
    const { id, isNew, ...outcome } = await orSaid(
      addSeat(storage, { registration, waitMs, isOnce, ...asked }),
    );
    return { id, isNew, notice: noticeOf(outcome) };
  }

  type About = Pick<Registration, "training" | "run" | "submission_id">;
  const auditRun = (
    request: FastifyRequest,
    { submission_id, training, run }: About,
    what: string,
  ) => {
    const { title, dates } = runNames(training, run);
    return audit(desk, request, "inbox", submission_id ?? "", `${what}: ${title}, ${dates}`);
  };
};

type Detail = { joining: string; payment: string };

/** What the participants of a run need to be told and nobody has written: its paragraphs are left out of their mails. */
const missingIn = ({ joining, payment }: Detail, run?: TrainingRun) => [
  ...(run && run.fee > 0 && !payment.trim() ? (["payment"] as const) : []),
  ...(run && run.format !== "In-person" && !joining.trim() ? (["joining"] as const) : []),
];

const noticeOf = ({ isTold, offered }: Pick<Outcome, "isTold" | "offered">) =>
  [isTold && "They are told by mail.", offered && `What became free is offered to ${offered}.`]
    .filter(Boolean)
    .join(" ");

const GONE = "This registration does not exist any more.";
const NO_RUN = "There is no such run in the content.";
