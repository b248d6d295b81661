import type { RegistrationFields, RunKey } from "../../server/inbox/registrations/registrations.ts";
import { addSeat, type Outcome } from "../../server/inbox/registrations/seats.ts";
import type { Desk } from "../desk.ts";
import { orRefuse } from "../refusal.ts";
import type { Asker } from "../route.ts";
import { orSaid, refuseUntold, runToFill, seatRequest } from "./seats.ts";

export const NO_RUN = "There is no such run.";

/** What nobody has typed yet of a registration. */
export const BLANK = {
  state: "asked",
  seats: 1,
  participants: "",
  gstin: "",
  invoice_address: "",
} as const;

interface Wanted {
  key: RunKey;
  submission_id: string | null;
  fields: RegistrationFields;
  isTold: boolean;
  /** Whether somebody with this name and address is added once only. */
  isOnce?: boolean;
}

/** An inquiry that is registered for this run already is not added again; the answer is the id of the first. */
export async function addRegistration(desk: Desk, asker: Asker, wanted: Wanted, waitMs = 0) {
  const { key, submission_id, fields, isTold, isOnce = false } = wanted;
  const run = orRefuse(runToFill(desk, key), NO_RUN);
  if (isTold) refuseUntold(desk, key, fields.state);
  const registration = { ...fields, ...key, submission_id, last_day: run.lastDay };
  const request = seatRequest(desk, asker, key, isTold);
  const { id, isNew, ...outcome } = await orSaid(
    addSeat(desk.storage, { registration, waitMs, isOnce, ...request }),
  );
  return { id, isNew, notice: noticeOf(outcome) };
}

/** Who was mailed, in a sentence; "" for nobody. */
export const noticeOf = ({ isTold, offered }: Pick<Outcome, "isTold" | "offered">) =>
  [isTold && "They are told by mail.", offered && `What became free is offered to ${offered}.`]
    .filter(Boolean)
    .join(" ");
