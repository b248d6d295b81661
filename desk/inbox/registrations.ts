import type { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import {
  findRegistration,
  listRegistrations,
} from "../../server/inbox/registrations/registrations.ts";
import { changeSeat, removeSeat, takeBackSeat } from "../../server/inbox/registrations/seats.ts";
import { fieldsOf, type Registration } from "../../server/inbox/storage/tables.ts";
import { UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { audit, type Desk } from "../desk.ts";
import { idParams, runParams } from "../fields.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { addRegistration, BLANK, noticeOf } from "./add-registration.ts";
import { apply } from "./changes.ts";
import {
  changedRegistration,
  fromInquiry,
  newIn,
  refuseTooManyNames,
  registrationFields,
  tells,
} from "./registration-fields.ts";
import { keyOf, runAskedFor, runNames, runSummaries } from "./runs.ts";
import { orSaid, refuseUntold, seatRequest } from "./seats.ts";
import { seatsAsked } from "./seats-asked.ts";
import { entryOf } from "./submission.ts";

const HANDLED = { change: "handled", handled: true } as const;

export const registrationRoutes = {
  "GET /api/inbox/submissions/:id/registrations": route({
    params: idParams,
    handler: ({ params }, desk) => registrationsOf(desk, params.id),
  }),

  "POST /api/inbox/submissions/:id/registrations": route({
    params: idParams,
    body: fromInquiry,
    handler: registerInquiry,
  }),

  /** Takes back a registration while its mail waits, and opens the inquiry that it marked as handled. */
  "DELETE /api/inbox/submissions/:id/registrations/:registration": route({
    params: idParams.extend({ registration: idParams.shape.id }),
    handler: async (asked, desk) => {
      const { submission } = await entryOf(desk.storage, asked.params.id);
      const { id, ...found } = await registrationOf(desk, asked.params.registration);
      const request = seatRequest(desk, asked, found, false);
      await orSaid(takeBackSeat(desk.storage, id, submission.id, request));
      return {};
    },
  }),

  "POST /api/inbox/registrations": route({
    body: registrationFields.extend({ ...runParams.shape, tells }),
    handler: async (asked, desk) => {
      const { training, run, tells: isTold, ...fields } = asked.body;
      refuseTooManyNames(fields);
      const wanted = { key: { training, run }, submission_id: null, fields, isTold };
      return addRegistration(desk, asked, wanted);
    },
  }),

  /** Changes what is otherwise than it `was` in the form; what a colleague has changed meanwhile stays. */
  "PUT /api/inbox/registrations/:id": route({
    params: idParams,
    body: changedRegistration,
    handler: async (asked, desk) => {
      const before = await registrationOf(desk, asked.params.id);
      const { tells: isTold, was, ...given } = asked.body;
      const change = newIn(given, was);
      refuseTooManyNames({ ...before, ...change });
      if (isTold && change.state && change.state !== before.state)
        refuseUntold(desk, before, change.state);
      const request = { ...seatRequest(desk, asked, before, isTold), seen: was.state };
      const outcome = await orSaid(changeSeat(desk.storage, before.id, { change, ...request }));
      return { notice: noticeOf(outcome) };
    },
  }),

  "DELETE /api/inbox/registrations/:id": route({
    params: idParams,
    handler: async (asked, desk) => {
      const { storage, config } = desk;
      const registration = await registrationOf(desk, asked.params.id);
      const request = seatRequest(desk, asked, registration, true);
      const removing = removeSeat(storage, config.dataDir, registration.id, request);
      return { notice: noticeOf(await orSaid(removing)) };
    },
  }),
};

async function registrationsOf(desk: Desk, id: string) {
  const { submission } = await entryOf(desk.storage, id);
  const day = dayOf(desk.now());
  const fields = fieldsOf(submission);
  const { name = "", message = "" } = fields;
  const asked = runAskedFor(fields, day);
  const found = await listRegistrations(desk.storage, { submission_id: submission.id });
  return {
    person: { name, email: submission.email, seats: seatsAsked(message) },
    registrations: found.map((one) => ({ ...one, ...runNames(one.training, one.run) })),
    asked: asked ? keyOf(asked) : null,
    runs: (await runSummaries(desk, day)).filter(({ isOver }) => !isOver),
  };
}

/**
 * Makes a registration from an inquiry: state “asked”, name and company as the inquiry says. An inquiry that waits is
 * handled by that unless it `staysOpen`; a later day on which somebody wants to follow it up stays. The mail of one that
 * `canUndo` waits as long as a reply.
 */
async function registerInquiry(
  asked: Asked & { params: { id: string }; body: z.output<typeof fromInquiry> },
  desk: Desk,
) {
  const { submission } = await entryOf(desk.storage, asked.params.id);
  const { tells: isTold, seats, staysOpen, canUndo, ...key } = asked.body;
  if (submission.kind !== "contact" || submission.spam)
    throw new Refusal(409, "Only an inquiry that is no spam becomes a registration.");
  const { id, email, handled_at, follow_up_on } = submission;
  const { name = "", company = "" } = fieldsOf(submission);
  const given = { seats, name, email, organisation: company, invoice_name: company };
  const undoMs = canUndo ? UNDO_MS : 0;
  const wanted = { key, submission_id: id, fields: { ...BLANK, ...given }, isTold };
  const answer = await addRegistration(desk, asked, wanted, undoMs);
  const waits = follow_up_on === null ? handled_at === null : follow_up_on <= dayOf(desk.now());
  if (answer.isNew && !staysOpen && waits)
    await audit(desk, asked, "inbox", id, await apply(desk, asked, id, HANDLED));
  return { ...answer, undoMs };
}

async function registrationOf({ storage }: Desk, id: string): Promise<Registration> {
  const found = await findRegistration(storage, id);
  return orRefuse(found, "This registration does not exist any more.");
}
