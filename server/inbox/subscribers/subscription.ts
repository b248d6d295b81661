import type { Selectable, Transaction } from "kysely";
import { ANY_COURSE } from "../../../contract/fields.ts";
import { NEWSLETTER_WORDING, WAITING_WORDING } from "../../../contract/forms.ts";
import { mailRow } from "../submissions/new-submission.ts";
import { newToken } from "../storage/ids.ts";
import type { StoredSubmission } from "../outbox/outbox.ts";
import type { Storage } from "../storage/storage.ts";
import { hashOf, suppressionKey } from "./suppression.ts";
import type { SubscriptionTable, Tables } from "../storage/tables.ts";

export type Subscription = Selectable<SubscriptionTable>;

/** The newsletter among the lists an address may be on; the others are called by the course that is waited for. */
export const NEWSLETTER = "";

/** The list a form asks for. */
export function listOf({ kind, fields }: Pick<StoredSubmission, "kind" | "fields">): string {
  if (kind !== "waiting") return NEWSLETTER;
  const { course } = JSON.parse(fields) as { course?: string };
  return course || ANY_COURSE;
}

/** What the form of a list leads to. A request from before its author left must not bring them back. */
export type Standing = "pending" | "confirmed" | "already" | "outdated";

interface Asked {
  standing: Standing;
  /** When the subscription had ended that this request starts anew. */
  endedAt: number | null;
}

/**
 * Enters a request for a list. A subscription that holds stays as it is; an ended one starts anew. Asking
 * twice with the same request changes nothing, so that a mail may be tried again.
 */
export async function ask(
  storage: Storage,
  request: Pick<StoredSubmission, "kind" | "fields" | "email" | "received_at" | "page">,
  { confirmed }: { confirmed: boolean },
): Promise<Asked> {
  const { email, received_at, page } = request;
  const course = listOf(request);
  const hash = hashOf(await suppressionKey(storage), email);
  const consent = {
    asked_at: received_at,
    page,
    wording: course === NEWSLETTER ? NEWSLETTER_WORDING : WAITING_WORDING,
    confirmed_at: confirmed ? received_at : null,
    left_at: null,
  };
  return storage.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("subscription")
      .values({ email, course, token: newToken(), hash, ...consent })
      .onConflict((conflict) => conflict.columns(["email", "course"]).doNothing())
      .execute();
    const now = await lockedRow(storage, trx, email, course);
    const endedAt = now.left_at;
    const stays = (standing: Standing) => ({ standing, endedAt: null });
    if (endedAt !== null && endedAt > received_at) return stays("outdated");
    if (endedAt === null && now.confirmed_at !== null) {
      return stays(now.asked_at === received_at ? "confirmed" : "already");
    }
    if (endedAt === null && now.asked_at > received_at) return stays("pending");
    await trx.updateTable("subscription").set(consent).where("token", "=", now.token).execute();
    return { standing: confirmed ? "confirmed" : "pending", endedAt };
  });
}

/** Two instances may handle two requests of one address at the same moment. */
async function lockedRow(storage: Storage, trx: Transaction<Tables>, email: string, course: string) {
  const query = trx
    .selectFrom("subscription")
    .selectAll()
    .where("email", "=", email)
    .where("course", "=", course);
  return (storage.kind === "postgres" ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** The subscription a link belongs to. */
export async function findSubscription(storage: Storage, token: string): Promise<Subscription | undefined> {
  if (token === "") return undefined;
  return storage.db
    .selectFrom("subscription")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("token", "=", token),
        eb.and([
          eb("course", "=", NEWSLETTER),
          eb(
            "email",
            "in",
            eb.selectFrom("submission").select("email").where("unsubscribe_token", "=", token),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/**
 * Puts the address on the list and queues its welcome, once however often the button is pressed. Who confirms wants
 * mail from us, so it also takes back an earlier "nothing more".
 */
export async function confirm(
  storage: Storage,
  token: string,
  { now, domain }: { now: number; domain: string },
): Promise<Subscription | undefined> {
  const found = await findSubscription(storage, token);
  if (!found || found.left_at !== null) return undefined;
  const kind = found.course === NEWSLETTER ? "newsletter" : "waiting";
  await storage.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("subscription")
      .set({ confirmed_at: now })
      .where("token", "=", found.token)
      .where("confirmed_at", "is", null)
      .where("left_at", "is", null)
      .returning("asked_at")
      .executeTakeFirst();
    if (!changed) return;
    await trx.deleteFrom("suppression").where("hash", "=", found.hash).execute();
    const request = await trx
      .selectFrom("submission")
      .select("id")
      .where("email", "=", found.email)
      .where("kind", "=", kind)
      .where("received_at", "=", changed.asked_at)
      .executeTakeFirst();
    if (!request) return;
    const welcome = mailRow({ submissionId: request.id, template: `${kind}-welcome`, now, domain });
    await trx.insertInto("mail").values(welcome).execute();
  });
  return found;
}

/** Ends the subscription a token belongs to, if there is one. */
export async function leave(storage: Storage, token: string, now: number): Promise<Subscription | undefined> {
  const found = await findSubscription(storage, token);
  if (!found) return undefined;
  await storage.db
    .updateTable("subscription")
    .set({ left_at: now })
    .where("token", "=", found.token)
    .where("left_at", "is", null)
    .execute();
  return found;
}

/** Who gets the newsletter: confirmed and still there, oldest consent first. */
export async function subscribers(storage: Storage): Promise<Subscription[]> {
  return (await currentSubscriptions(storage)).filter(({ course }) => course === NEWSLETTER);
}

/** Who is told when a course has dates. */
export async function waiting(storage: Storage): Promise<Subscription[]> {
  return (await currentSubscriptions(storage)).filter(({ course }) => course !== NEWSLETTER);
}

/** Everything that is confirmed and still holds: of the newsletter, and of those who wait for dates. */
export async function currentSubscriptions(storage: Storage): Promise<Subscription[]> {
  return storage.db
    .selectFrom("subscription")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .orderBy("confirmed_at")
    .orderBy("email")
    .execute();
}

export async function subscriptionOf(
  storage: Storage,
  email: string,
  course = NEWSLETTER,
): Promise<Subscription | undefined> {
  return storage.db
    .selectFrom("subscription")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .where("course", "=", course)
    .executeTakeFirst();
}

/** The lists an address has asked for, whether that holds or not. */
export async function listsOf(storage: Storage, email: string): Promise<string[]> {
  const rows = await storage.db
    .selectFrom("subscription")
    .select("course")
    .where("email", "=", email.toLowerCase())
    .orderBy("course")
    .execute();
  return rows.map(({ course }) => course);
}

/** Removes these subscriptions alone; their owners may be on other lists. */
export async function endSubscriptions(storage: Storage, ended: Subscription[]): Promise<void> {
  for (const { token } of ended) {
    await storage.db.deleteFrom("subscription").where("token", "=", token).execute();
  }
}

/** Removes what is kept about a subscriber, of every list. True when there was something; the suppression list is not touched. */
export async function forget(storage: Storage, email: string): Promise<boolean> {
  const gone = await storage.db
    .deleteFrom("subscription")
    .where("email", "=", email.toLowerCase())
    .returning("email")
    .execute();
  return gone.length > 0;
}
