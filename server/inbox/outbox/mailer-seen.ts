import { MINUTE, momentOf } from "../../../contract/indian-time.ts";
import { readMoment, setMoment } from "../moments.ts";
import { clockOf, type Storage } from "../storage/storage.ts";

/** How often each server that sends mails writes down that it runs. */
export const NOTED_EVERY = MINUTE / 3;

/** Longer than a restart takes. */
const GONE_AFTER = 1.5 * MINUTE;

export const noteMailer = async (storage: Storage) =>
  setMoment(storage, "mailer", await clockOf(storage));

/** Why nothing goes out, and what to do: that no server sends mails now. "" while one does. */
export async function mailerGone(storage: Storage): Promise<string> {
  const seen = await readMoment(storage, "mailer");
  if (seen === undefined) return `no server that sends mail has been seen yet; ${START}`;
  const silentFor = (await clockOf(storage)) - seen;
  return silentFor > GONE_AFTER
    ? `the server that sends mail has not been seen since ${momentOf(seen)}; ${START}`
    : "";
}

const START =
  "start it: npm start, or systemctl start haritva-server where it is set up as a service. What waits goes out then";
