import { hashFor, mailboxOf } from "../storage/addresses.ts";
import { changeRows, findRow, removeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { fieldsOf } from "../storage/tables.ts";
import { isListKind, listOf } from "../subscribers/lists.ts";

interface Correction {
  /** Both in lower case. */
  before: string;
  email: string;
  /** Since when mails go there; null where it was so from the beginning. */
  since: number | null;
}

/**
 * Later mails of this submission, and of what was made from it, go to the corrected address. False if it has another one
 * by now. What somebody wrote from the address before stays theirs, and so does a subscription that it confirmed.
 */
export async function correctAddress(
  storage: Storage,
  id: string,
  { before, email, since }: Correction,
) {
  return storage.db.transaction().execute(async (db) => {
    const within = { db };
    await storage.lockRows(db.selectFrom("submission").select("id").where("id", "=", id)).execute();
    const found = await findRow(within, "submission", { id, email: before });
    if (!found) return false;
    const fields = fieldsOf(found);
    const change = {
      email,
      mailbox: mailboxOf(email),
      fields: JSON.stringify({ ...fields, email }),
    };
    await changeRows(within, "submission", { id }, { ...change, address_since: since });
    const registrations = db
      .selectFrom("registration")
      .select("id")
      .where("submission_id", "=", id);
    const own = { registration_id: registrations, email: before };
    await changeRows(within, "certificate", own, { email });
    await changeRows(within, "registration", { submission_id: id, email: before }, { email });
    const mails = db.selectFrom("mail").select("id").where("submission_id", "=", id);
    const told = { mail_id: mails, person: await hashFor(within, before) };
    await changeRows(within, "delivery", told, { person: await hashFor(within, email) });
    // Who has its link may not confirm for another address: the mail that asks to confirm makes a new one.
    if (isListKind(found.kind)) {
      const asked = { email: before, list: listOf(found.kind, fields), confirmed_at: null };
      await removeRows(within, "subscription", asked);
    }
    return true;
  });
}
