import { dayOf } from "../../contract/indian-time.ts";
import { newId } from "./storage/ids.ts";
import type { SetAsideMail } from "./storage/incoming-tables.ts";
import { addRow, findRow, removeRows } from "./storage/rows.ts";
import { countRows, type Storage } from "./storage/storage.ts";

const MOST_SHOWN = 20;

/** Notes a mail that stays in the mailbox unread by us; once, however often the mailbox is looked through. */
export async function setAside(storage: Storage, mail: Omit<SetAsideMail, "id">): Promise<void> {
  if (await findRow(storage, "set_aside", { message_id: mail.message_id })) return;
  await addRow(storage, "set_aside", { id: newId(), ...mail });
}

/** The newest, and how many there are. */
export async function listSetAside({ db }: Storage) {
  const columns = ["id", "received_at", "email", "name", "subject"] as const;
  const newest = db
    .selectFrom("set_aside")
    .select(columns)
    .orderBy("received_at", "desc")
    .orderBy("id");
  return {
    mails: await newest.limit(MOST_SHOWN).execute(),
    count: await countRows(db.selectFrom("set_aside")),
  };
}

/** Staff have looked at them in the mailbox. */
export const removeSetAside = (storage: Pick<Storage, "db">, ids: string[]) =>
  removeRows(storage, "set_aside", { id: ids });

/** Says when the last came. It names nobody, since it goes into logs. */
export async function setAsideAlarm(storage: Storage): Promise<string[]> {
  const { mails, count } = await listSetAside(storage);
  const [last] = mails;
  if (!last) return [];
  const what = count === 1 ? "A mail" : `${count} mails`;
  const were = count === 1 ? "was" : "were";
  return [
    `${what} to the firm could not be read and ${were} left in the mailbox (the last came on ${dayOf(last.received_at)}). The desk says from whom, above the messages.`,
  ];
}
