import { sql } from "kysely";
import { dueFrom, mailRow } from "../outbox/new-mails.ts";
import { type Claim, claimMails } from "../outbox/outbox.ts";
import { hashFor } from "../storage/addresses.ts";
import { addRow, changeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { DeliveryRow, Endpoint, Mail } from "../storage/tables.ts";
import { listEndpoints } from "./endpoints.ts";

/** Something that endpoints are told of. What names a person is looked up when it is sent, so that erasing reaches it. */
export interface Event {
  name: DeliveryRow["event"];
  /** The address of the person it is about: events about one person arrive in order. */
  email?: string;
  submissionId?: string;
  subject?: string;
  facts?: Record<string, string | number>;
  /** Suspected spam is passed on when staff say that it is none, like its mails. */
  isOnHold?: boolean;
}

export async function addEvent(
  storage: Storage,
  event: Event,
  now: number,
  only?: Endpoint,
): Promise<void> {
  const wants = ({ events }: Pick<Endpoint, "events">) => events.split(" ").includes(event.name);
  const wanted = only ? [only] : (await listEndpoints(storage)).filter(wants);
  if (wanted.length === 0) return;
  const person = event.email ? await hashFor(storage, event.email) : "";
  for (const endpoint of wanted) {
    const { submissionId } = event;
    const mail = mailRow({
      now: person ? await momentAfterEarlier(storage, endpoint, person, now) : now,
      // No mail, so its id is nobody's Message-ID.
      domain: "webhook",
      ...(submissionId && { submissionId }),
      template: "webhook",
      recipient: "webhook",
      isOnHold: event.isOnHold || endpoint.off_since !== null,
    });
    await addRow(storage, "mail", mail);
    await addRow(storage, "delivery", {
      mail_id: mail.id,
      endpoint_id: endpoint.id,
      event: event.name,
      occurred_at: now,
      person,
      subject: event.subject ?? "",
      facts: JSON.stringify(event.facts ?? {}),
      status: null,
      answer: "",
    });
  }
}

/** Events of one millisecond, and of servers whose clocks differ, keep the order in which they came. */
async function momentAfterEarlier(
  { db }: Storage,
  endpoint: Endpoint,
  person: string,
  now: number,
) {
  const { last } = await db
    .selectFrom("delivery")
    .innerJoin("mail", "mail.id", "delivery.mail_id")
    .select((eb) => eb.fn.max("queued_at").as("last"))
    .where("endpoint_id", "=", endpoint.id)
    .where("person", "=", person)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Math.max(now, Number(last ?? 0) + 1);
}

/** An earlier event about the same person is still on its way to the same endpoint. */
const HAS_EARLIER = sql<boolean>`exists (
  select 1 from delivery as own
    join delivery as other on other.endpoint_id = own.endpoint_id and other.person = own.person
    join mail as earlier on earlier.id = other.mail_id
  where own.mail_id = mail.id and own.person != '' and earlier.state = 'waiting'
    and (earlier.queued_at, earlier.id) < (mail.queued_at, mail.id))`;

/** Events about one person go out in order: a later one is not claimed before the earlier is over. */
export const claimDeliveries = (storage: Storage, endpoint: Endpoint, claim: Claim) =>
  claimMails(
    storage,
    claim,
    "webhook",
    sql`mail.id in (select mail_id from delivery where endpoint_id = ${endpoint.id}) and not ${HAS_EARLIER}`,
  );

export const lastDeliveries = ({ db }: Storage, endpointId: string, limit = 50) =>
  db
    .selectFrom("delivery")
    .innerJoin("mail", "mail.id", "delivery.mail_id")
    .selectAll()
    .where("endpoint_id", "=", endpointId)
    .orderBy("occurred_at", "desc")
    .orderBy("mail_id")
    .limit(limit)
    .execute();

export async function endpointNames({ db }: Storage, mails: Pick<Mail, "id" | "recipient">[]) {
  const ids = mails.filter(({ recipient }) => recipient === "webhook").map(({ id }) => id);
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom("delivery")
    .innerJoin("endpoint", "endpoint.id", "delivery.endpoint_id")
    .select(["mail_id", "endpoint.name"])
    .where("mail_id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.mail_id, row.name]));
}

/** Does nothing while a server is sending it. */
export async function sendAgain(storage: Storage, id: string, now: number): Promise<void> {
  const resting = { id, recipient: "webhook", leased_until: 0 } as const;
  await changeRows(storage, "mail", resting, { ...dueFrom(now), attempts: 0 });
}
