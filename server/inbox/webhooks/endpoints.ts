import { randomBytes } from "node:crypto";
import { DAY } from "../../../contract/indian-time.ts";
import { newId } from "../storage/ids.ts";
import { addIfNew, addRow, changeRows, findRow, removeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { type Endpoint, EVENTS } from "../storage/tables.ts";

export const OF_SETTINGS = "settings";

export type EndpointFields = Pick<
  Endpoint,
  "name" | "kind" | "url" | "events" | "header_name" | "header_value" | "is_personal"
>;

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export const listEndpoints = ({ db }: Storage): Promise<Endpoint[]> =>
  db.selectFrom("endpoint").selectAll().orderBy("created_at").orderBy("id").execute();

export const findEndpoint = (storage: Storage, id: string) => findRow(storage, "endpoint", { id });

const UNUSED = { old_secret: "", old_secret_until: 0, off_since: null, off_reason: "" };

export async function addEndpoint(
  storage: Storage,
  fields: EndpointFields,
  now: number,
): Promise<Endpoint> {
  const endpoint = { id: newId(), ...fields, secret: newSecret(), ...UNUSED, created_at: now };
  await addRow(storage, "endpoint", endpoint);
  return endpoint;
}

export const changeEndpoint = (storage: Storage, id: string, change: Partial<Endpoint>) =>
  changeRows(storage, "endpoint", { id }, change);

/** The secret before stays good for a day, so that a receiver can change it without a gap. */
export async function rotateSecret(
  storage: Storage,
  { id, secret }: Endpoint,
  now: number,
): Promise<string> {
  const next = newSecret();
  await changeEndpoint(storage, id, {
    secret: next,
    old_secret: secret,
    old_secret_until: now + DAY,
  });
  return next;
}

const deliveriesOf = (storage: Storage, id: string) =>
  storage.db.selectFrom("delivery").select("mail_id").where("endpoint_id", "=", id);

/** Puts what waits for an endpoint on hold, so that nothing is lost and nothing tried. False if it was off already. */
export async function switchOff(
  storage: Storage,
  id: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const off = { off_since: now, off_reason: reason };
  const changed = await changeRows(storage, "endpoint", { id, off_since: null }, off);
  await changeRows(
    storage,
    "mail",
    { id: deliveriesOf(storage, id), state: "waiting" },
    { state: "held" },
  );
  return changed > 0;
}

/** What was on hold goes out, but for messages that are suspected spam. */
export async function switchOn(storage: Storage, id: string, now: number): Promise<void> {
  await changeEndpoint(storage, id, { off_since: null, off_reason: "" });
  await storage.db
    .updateTable("mail")
    .set({ state: "waiting", attempts: 0, next_attempt_at: now, leased_until: 0 })
    .where("id", "in", deliveriesOf(storage, id))
    .where("state", "=", "held")
    .where((eb) =>
      eb.or([
        eb("submission_id", "is", null),
        eb(
          "submission_id",
          "in",
          eb.selectFrom("submission").select("submission.id").where("spam", "=", 0),
        ),
      ]),
    )
    .execute();
}

/** With all that waits for it. */
export async function removeEndpoint(storage: Storage, id: string): Promise<void> {
  await removeRows(storage, "mail", { id: deliveriesOf(storage, id) });
  await removeRows(storage, "endpoint", { id });
}

/** The endpoint of the settings is made, changed or removed, as they say now; calling it twice is no harm. */
export async function followSettings(
  storage: Storage,
  given: { url: string; secret: string } | undefined,
  now: number,
): Promise<void> {
  const found = await findEndpoint(storage, OF_SETTINGS);
  if (!given) {
    if (found) await removeEndpoint(storage, OF_SETTINGS);
    return;
  }
  if (found) return void (await changeEndpoint(storage, OF_SETTINGS, given));
  const fields = { name: "By the settings", kind: "standard", events: EVENTS.join(" ") } as const;
  const header = { header_name: "", header_value: "", is_personal: 0 } as const;
  const row = { id: OF_SETTINGS, ...fields, ...given, ...header, ...UNUSED, created_at: now };
  await addIfNew(storage, "endpoint", row);
}
