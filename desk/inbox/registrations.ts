import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { csvRow } from "../../contract/csv.ts";
import { LIMITS } from "../../contract/fields.ts";
import { dayOf, stampOf } from "../../contract/indian-time.ts";
import {
  addRegistration,
  changeRegistration,
  findRegistration,
  listRegistrations,
  participantsOf,
  type RegistrationFields,
  type RunKey,
  removeRegistration,
  seatsIn,
} from "../../server/inbox/registrations/registrations.ts";
import { REGISTRATION_STATES, type Registration } from "../../server/inbox/storage/tables.ts";
import { lastDay } from "../../site/content/records/run-days.ts";
import { type Area, audit } from "../desk.ts";
import { email, idParams, line, lines } from "../fields.ts";
import { Refusal, read } from "../refusal.ts";
import { sendCsv } from "./downloads.ts";
import { findRun, runAskedFor, runNames, runSummaries, summaryOf } from "./runs.ts";
import { entryOf, fieldsOf } from "./submission.ts";

const runKey = z.object({ training: z.string().max(200), run: z.string().max(200) });

const COLUMNS = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  organisation: ({ organisation }) => organisation,
  seats: ({ seats }) => String(seats),
  participants: (registration) => participantsOf(registration).join("\n"),
  state: ({ state }) => state,
  invoiceName: ({ invoice_name }) => invoice_name,
  gstin: ({ gstin }) => gstin,
  invoiceAddress: ({ invoice_address }) => invoice_address,
  registeredAt: ({ created_at }) => stampOf(created_at),
  inquiry: ({ submission_id }) => submission_id ?? "",
} satisfies Record<string, (registration: Registration) => string | undefined>;

/** Routes for registrations: by run, of an inquiry, and to add, change and delete one. */
export const registerRegistrations: Area = (app, desk) => {
  const { storage, now } = desk;
  const today = () => dayOf(now());

  app.get("/api/inbox/runs", async () => ({ runs: await runSummaries(storage, today()) }));

  app.get("/api/inbox/runs/:training/:run", async ({ params }) => {
    const { key, registrations } = await runOf(params);
    const run = summaryOf(key, seatsIn(registrations), today());
    if (run.state === "gone" && registrations.length === 0) throw noRun();
    return { run, registrations };
  });

  app.get("/api/inbox/runs/:training/:run/csv", async ({ params }, reply) => {
    const { key, registrations } = await runOf(params);
    const columns = Object.values(COLUMNS);
    const rows = registrations.map((one) => csvRow(columns.map((column) => column(one))));
    return sendCsv(reply, `${key.training}-${key.run}.csv`, csvRow(Object.keys(COLUMNS)), rows);
  });

  /** The names of those who attended, for `npm run certificate -- issue --from`. */
  app.get("/api/inbox/runs/:training/:run/names", async ({ params }, reply) => {
    const { key, registrations } = await runOf(params);
    const names = registrations.filter(({ state }) => state === "attended").flatMap(participantsOf);
    if (names.length === 0)
      throw new Refusal(409, "Nobody is marked as attended yet: certificates are for those who were there.");
    const rows = names.map((name) => csvRow([name]));
    return sendCsv(reply, `names-${key.training}-${key.run}.csv`, csvRow(["name"]), rows);
  });

  app.get("/api/inbox/submissions/:id/registrations", async ({ params }) => {
    const entry = await entryOf(storage, params);
    const asked = runAskedFor(fieldsOf(entry), today());
    const runs = (await runSummaries(storage, today())).filter(({ isOver }) => !isOver);
    const found = await listRegistrations(storage, { submission_id: entry.submission.id });
    return {
      registrations: found.map((one) => ({ ...one, ...runNames(one.training, one.run) })),
      asked: asked ? { training: asked.training.slug, run: asked.id } : null,
      runs,
    };
  });

  /** Makes a registration from an inquiry: one seat, state “asked”, name and company as the inquiry says. */
  app.post("/api/inbox/submissions/:id/registrations", async (request) => {
    const { submission, ...entry } = await entryOf(storage, request.params);
    const key = read(runKey.strict(), request.body);
    if (submission.kind !== "contact" || submission.spam)
      throw new Refusal(409, "Only an inquiry that is no spam becomes a registration.");
    const { name = "", company = "" } = fieldsOf({ submission, ...entry });
    const fields = { state: "asked" as const, seats: 1, participants: "" };
    const invoice = { invoice_name: company, gstin: "", invoice_address: "" };
    const person = { name, email: submission.email, organisation: company };
    return add(request, key, submission.id, { ...fields, ...invoice, ...person });
  });

  app.post("/api/inbox/registrations", async (request) => {
    const { training, run, ...fields } = read(registrationFields.extend(runKey.shape), request.body);
    refuseTooManyNames(fields);
    return add(request, { training, run }, null, fields);
  });

  app.put("/api/inbox/registrations/:id", async (request) => {
    const before = await registrationOf(request.params);
    const change = read(registrationFields.partial(), request.body);
    refuseTooManyNames({ ...before, ...change });
    await changeRegistration(storage, before.id, change, now());
    const isStateNew = change.state !== undefined && change.state !== before.state;
    return auditRun(
      request,
      before,
      isStateNew ? `Marked a registration as ${change.state}` : "Changed a registration",
    );
  });

  app.delete("/api/inbox/registrations/:id", async (request) => {
    const registration = await registrationOf(request.params);
    // Noted first, so that no removal goes unnoted.
    await auditRun(request, registration, "Deleted a registration");
    await removeRegistration(storage, registration.id);
    return {};
  });

  async function runOf(params: unknown) {
    const { training, run } = read(runKey, params);
    return { key: { training, run }, registrations: await listRegistrations(storage, { training, run }) };
  }

  async function registrationOf(params: unknown): Promise<Registration> {
    const found = await findRegistration(storage, read(idParams, params).id);
    if (!found) throw new Refusal(404, "This registration does not exist any more.");
    return found;
  }

  /** An inquiry that is registered for this run already is not added again; the answer is the id of the first. */
  async function add(
    request: FastifyRequest,
    key: RunKey,
    submission_id: string | null,
    fields: RegistrationFields,
  ) {
    const run = findRun(key);
    if (!run) throw noRun();
    const registration = { ...fields, ...key, submission_id, last_day: lastDay(run) };
    const { id, isNew } = await addRegistration(storage, registration, now());
    if (isNew) await auditRun(request, registration, "Added a registration");
    return { id };
  }

  const auditRun = (
    request: FastifyRequest,
    { submission_id, training, run }: RunKey & Pick<Registration, "submission_id">,
    what: string,
  ) => audit(desk, request, "inbox", submission_id ?? "", `${what}: ${training}, ${run}`);
};

const noRun = () => new Refusal(404, "There is no such run in the content.");

const MOST_SEATS = 500;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** The fields of a registration that staff fill in. */
const registrationFields = z.strictObject({
  state: z.enum(REGISTRATION_STATES, "Choose one of the states."),
  name: line("The name", LIMITS.name).refine((text) => text !== "", "The name is missing."),
  email,
  organisation: line("The organisation", LIMITS.company),
  seats: z
    .int("The number of seats must be a whole number.")
    .min(1, "A registration is for at least one seat.")
    .max(MOST_SEATS, `A registration is for at most ${MOST_SEATS} seats.`),
  participants: lines("The list of names", 20_000).transform((text) =>
    text
      .split("\n")
      .map((name) => name.trim())
      .filter(Boolean)
      .join("\n"),
  ),
  invoice_name: line("The name on the invoice", 200),
  gstin: line("The GSTIN", 30)
    .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
    .refine(
      (text) => text === "" || GSTIN.test(text),
      "This is no GSTIN: it has 15 characters, two figures for the state, the ten of the PAN, and three more.",
    ),
  invoice_address: lines("The address", 1_000),
});

function refuseTooManyNames({ seats, participants }: Pick<Registration, "seats" | "participants">) {
  const names = participants ? participants.split("\n").length : 0;
  if (names > seats)
    throw new Refusal(
      400,
      `${names} names are written down, but only ${seats === 1 ? "1 seat" : `${seats} seats`}.`,
    );
}
