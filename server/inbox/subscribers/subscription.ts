import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { WORDINGS } from "../../../contract/wordings.ts";
import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { hashFor } from "../storage/addresses.ts";
import { newToken } from "../storage/ids.ts";
import {
  addIfNew,
  addRow,
  changeRows,
  findRow,
  findRows,
  present,
  removeRows,
} from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import {
  AT_DESK,
  fieldsOf,
  NEWSLETTER,
  type StoredSubmission,
  type Subscription,
  type Tables,
  WATCH,
} from "../storage/tables.ts";
import { addEvent } from "../webhooks/deliveries.ts";
import { kindOfList, type ListKind, listOf } from "./lists.ts";
import { unreachableAddresses } from "./unreachable.ts";

/** What a request for a list leads to. "outdated": its author unsubscribed after sending it, so it changes nothing. */
export type Standing = "pending" | "confirmed" | "already" | "outdated";

type ListRequest = Pick<StoredSubmission, "kind" | "fields" | "email" | "received_at" | "page"> & {
  id?: string;
  note?: string;
};

/** Twice the same changes nothing, so that a mail may be tried again. `endedAt`: when it had ended before. */
export async function requestSubscription(
  storage: Storage,
  request: ListRequest,
  { confirmed }: { confirmed: boolean },
): Promise<{ standing: Standing; endedAt: number | null }> {
  const { id, email, received_at } = request;
  const list = listOf(request.kind, fieldsOf(request));
  const hash = await hashFor(storage, email);
  const consent = consentOf(request, list, confirmed);
  return storage.db.transaction().execute(async (db) => {
    const within = { ...storage, db };
    // Erased meanwhile, they must not come back by this.
    if (id !== undefined) present(await lockSubmission(within, id));
    await addIfNew(within, "subscription", { email, list, token: newToken(), hash, ...consent });
    const current = await lockSubscription(within, email, list);
    const standing = standingAlready(current, received_at);
    if (standing) return { standing, endedAt: null };
    await changeRows(within, "subscription", { token: current.token }, consent);
    if (confirmed) await tellOf(within, "confirmed", current, received_at);
    return { standing: confirmed ? "confirmed" : "pending", endedAt: current.left_at };
  });
}

function consentOf(request: ListRequest, list: string, confirmed: boolean) {
  const { kind, page, note = "", received_at } = request;
  return {
    asked_at: received_at,
    page,
    wording: WORDINGS[kindOfList(list)],
    rules: kind === "watch" ? (fieldsOf(request).rules ?? "") : "",
    confirmed_at: confirmed ? received_at : null,
    left_at: null,
    asked_note: page === AT_DESK ? note : "",
    left_note: "",
  };
}

function lockSubmission({ db, lockRows }: Storage, id: string) {
  const asked = db.selectFrom("submission").where("id", "=", id);
  return lockRows(asked.selectAll()).executeTakeFirst();
}

/** Two instances may handle two requests of one address at the same moment. */
function lockSubscription({ db, lockRows }: Storage, email: string, list: string) {
  const own = db.selectFrom("subscription").where("email", "=", email).where("list", "=", list);
  return lockRows(own.selectAll()).executeTakeFirstOrThrow();
}

/** What a request of this moment leaves as it is; undefined where it begins the subscription, perhaps anew. */
function standingAlready(current: Subscription, askedAt: number): Standing | undefined {
  const { left_at, confirmed_at, asked_at } = current;
  if (left_at !== null) return left_at > askedAt ? "outdated" : undefined;
  if (confirmed_at !== null) return asked_at === askedAt ? "confirmed" : "already";
  return asked_at > askedAt ? "pending" : undefined;
}

/** The subscription that the token of a link belongs to, also of a link in an old newsletter mail. */
export async function findSubscription(
  { db }: Storage,
  token: string,
): Promise<Subscription | undefined> {
  const isOwn = sql<boolean>`(token = ${token} or list = ${NEWSLETTER}
    and email in (select email from submission where unsubscribe_token = ${token}))`;
  return token === ""
    ? undefined
    : db.selectFrom("subscription").selectAll().where(isOwn).executeTakeFirst();
}

/** Once, however often the button is pressed, and the firm is told. Who confirms wants mail, so the address is allowed again. */
export async function confirm(storage: Storage, token: string, { now, domain }: Queueing) {
  const found = await findSubscription(storage, token);
  if (!found || found.left_at !== null) return undefined;
  const kind = kindOfList(found.list);
  await storage.db.transaction().execute(async (trx) => {
    await sweepTold(trx);
    const within = { ...storage, db: trx };
    const { token, hash, email, asked_at: received_at } = found;
    const open = { token, confirmed_at: null, left_at: null };
    if ((await changeRows(within, "subscription", open, { confirmed_at: now })) === 0) return;
    await removeRows(within, "suppression", { hash });
    await removeRows(within, "unreachable", { hash });
    await tellOf(within, "confirmed", found, now);
    const request = await findRow(within, "submission", { email, kind, received_at });
    if (!request) return;
    const about = { submissionId: request.id, now, domain };
    await addRow(within, "mail", mailRow({ ...about, template: `${kind}-welcome` }));
    const notice = mailRow({ ...about, template: `${kind}-notice`, recipient: "firm" });
    if (request.page !== AT_DESK) await addRow(within, "mail", notice);
  });
  return found;
}

type Told = Pick<Subscription, "email" | "list">;

function tellOf(storage: Storage, what: "confirmed" | "left", { email, list }: Told, now: number) {
  const about = { email, subject: list, facts: { list: kindOfList(list) } };
  return addEvent(storage, { name: `subscription.${what}`, ...about }, now);
}

/** One mail tells of all watched results, so they end together. */
export async function unsubscribe(storage: Storage, token: string, now: number) {
  const found = await findSubscription(storage, token);
  if (!found) return undefined;
  const isOwn = ({ and, eb }: ExpressionBuilder<Tables, "subscription">) =>
    kindOfList(found.list) === "watch"
      ? and([eb("email", "=", found.email), eb("list", "like", `${WATCH}%`)])
      : eb("token", "=", found.token);
  await storage.db.transaction().execute((db) => endSubscriptions({ ...storage, db }, now, isOwn));
  return found;
}

export const subscribersTo = async (storage: Storage, kind: ListKind) =>
  (await currentSubscriptions(storage)).filter(({ list }) => kindOfList(list) === kind);

export const currentSubscriptions = ({ db }: Storage) => subscribed(db).execute();

export const subscribed = (db: Kysely<Tables>) =>
  db
    .selectFrom("subscription")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .orderBy("confirmed_at")
    .orderBy("email");

/** Those of them to whom mails can be delivered. */
export const reachable = (db: Kysely<Tables>) =>
  subscribed(db).where("email", "not in", unreachableAddresses(db));

/** By list; one on which fewer are is left out, so that nobody can be told from it. */
export async function countWaiting(
  { db }: Storage,
  fewest: number,
): Promise<Record<string, number>> {
  const counts = await subscribed(db)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => ["list", fn.countAll<number | string>().as("count")])
    .groupBy("list")
    .execute();
  const shown = counts.filter(
    ({ list, count }) => kindOfList(list) === "waiting" && Number(count) >= fewest,
  );
  return Object.fromEntries(shown.map(({ list, count }) => [list, Number(count)]));
}

/** What was told may have been held back, so who watches again is told anew. */
export async function sweepTold(db: Kysely<Tables>): Promise<void> {
  const watchers = subscribed(db).where("list", "like", `${WATCH}%`).clearSelect().select("email");
  await db.deleteFrom("told").where("email", "not in", watchers).execute();
}

export const subscriptionOf = (storage: Storage, email: string, list = NEWSLETTER) =>
  findRow(storage, "subscription", { email: email.toLowerCase(), list });

export async function subscriptionsOf(storage: Storage, email: string): Promise<Subscription[]> {
  const found = await findRows(storage, "subscription", { email: email.toLowerCase() });
  return found.sort((one, other) => (one.list < other.list ? -1 : 1));
}

/** Webhooks hear of those that were confirmed. `note`: who of the staff did it, and why. */
export async function endSubscriptions(
  storage: Storage,
  now: number,
  which: (eb: ExpressionBuilder<Tables, "subscription">) => Expression<SqlBool>,
  note = "",
): Promise<number> {
  const ended = await storage.db
    .updateTable("subscription")
    .set({ left_at: now, left_note: note })
    .where("left_at", "is", null)
    .where(which)
    .returning(["email", "list", "confirmed_at"])
    .execute();
  for (const one of ended) if (one.confirmed_at !== null) await tellOf(storage, "left", one, now);
  return ended.length;
}
