import { sql, type UpdateObject } from "kysely";
import { HOUR } from "../../contract/indian-time.ts";
import { findRow } from "./storage/rows.ts";
import { hasRow, type Storage } from "./storage/storage.ts";
import type { Tables } from "./storage/tables.ts";

export type Place = {
  name: string;
  holder: string;
  leaseMs: number;
  uidValidity: number;
  lastUid: number;
};

/** Tells a mail without a Message-ID from all others. */
export const placeId = ({ name, uidValidity }: Pick<Place, "name" | "uidValidity">, uid: number) =>
  `${name} ${uidValidity} ${uid}`;

export function mailboxName(imapUrl: string): string {
  const { username, host, pathname } = new URL(imapUrl);
  return `${decodeURIComponent(username)}@${host}/${decodeURIComponent(pathname.slice(1)) || "INBOX"}`;
}

/** Claims the mailbox for a while, or for a while longer; undefined while another server reads it. */
export async function claimMailbox(
  { db, now }: Storage,
  { name, holder, leaseMs }: Pick<Place, "name" | "holder" | "leaseMs">,
): Promise<Place | undefined> {
  const mine = { holder, leased_until: now(leaseMs) };
  const row = await db
    .insertInto("mailbox")
    .values({ name, uid_validity: 0, last_uid: 0, ...mine, read_at: now() })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet(mine)
        // A time far off was written by a clock that has been put back since.
        .where(
          sql<boolean>`(mailbox.holder = ${holder} or mailbox.leased_until <= ${now()}
            or mailbox.leased_until > ${now(2 * leaseMs)})`,
        ),
    )
    .returning(["uid_validity", "last_uid"])
    .executeTakeFirst();
  return row && { name, holder, leaseMs, uidValidity: row.uid_validity, lastUid: row.last_uid };
}

export const noteMailbox = (
  { db }: Pick<Storage, "db">,
  { name, holder }: Pick<Place, "name" | "holder">,
  change: UpdateObject<Tables, "mailbox">,
) => db.updateTable("mailbox").set(change).where("name", "=", name).where("holder", "=", holder);

/** Moves the place on, in the transaction that stores a mail: so each is taken in once, whichever server reads it. */
export async function advance(storage: Storage, place: Place, uid: number): Promise<void> {
  const moved = noteMailbox(storage, place, {
    last_uid: uid,
    leased_until: storage.now(place.leaseMs),
  })
    .where("uid_validity", "=", place.uidValidity)
    .where("last_uid", "<", uid)
    .returning("name");
  if (!(await hasRow(moved))) throw new Error("another server reads the mailbox now");
}

/** For how many milliseconds the mailbox has not been read; 0 without one, or before a server has looked for it. */
export async function unreadFor(
  storage: Storage,
  imapUrl: string | undefined,
  now: number,
): Promise<number> {
  const row = imapUrl
    ? await findRow(storage, "mailbox", { name: mailboxName(imapUrl) })
    : undefined;
  return Math.max(0, now - (row?.read_at ?? now));
}

export async function mailboxAlarm(storage: Storage, imapUrl: string | undefined, now: number) {
  const hours = Math.floor((await unreadFor(storage, imapUrl, now)) / HOUR);
  const alarm = `What people answer by mail does not reach the desk: the mailbox (IMAP_URL) could not be read for ${hours} h. The server's log says why.`;
  return hours === 0 ? [] : [alarm];
}
