import type { Storage } from "../storage/storage.ts";
import type { Mail, StaffMail, StaffTemplate } from "../storage/tables.ts";
import { mailRow, type Queueing } from "./new-mails.ts";
import { type Claim, claimRows } from "./outbox.ts";

/** What a mail to staff says. It names no visitor, since erasing a visitor does not change it. */
export interface StaffMailContent {
  title: string;
  paragraphs: string[];
  links: { url: string; words: string }[];
  /** Why it came. */
  footer: string;
}

export interface NewStaffMail extends Queueing {
  template: StaffTemplate;
  /** "" is the firm's own address. */
  email: string;
  subject: string;
  content: StaffMailContent;
}

/** A mail of the desk to somebody of the staff, or to the firm. */
export interface ClaimedStaffMail {
  mail: Mail;
  staffMail: StaffMail;
}

/** Puts a mail to staff into the outbox, and returns its id; `db` may be a transaction. */
export async function addStaffMail({ db }: Pick<Storage, "db">, staffMail: NewStaffMail): Promise<string> {
  const { template, email, subject, content, now, domain } = staffMail;
  const mail = mailRow({ template, now, domain, recipient: "staff" });
  await db.insertInto("mail").values(mail).execute();
  await db
    .insertInto("staff_mail")
    .values({ mail_id: mail.id, email, created_at: now, subject, content: JSON.stringify(content) })
    .execute();
  return mail.id;
}

export async function claimStaffMails(storage: Storage, claim: Omit<Claim, "recipient">) {
  const mails = await claimRows(storage, claim, (eb) => eb("recipient", "=", "staff"));
  if (mails.length === 0) return [];
  const ids = mails.map(({ id }) => id);
  const rows = await storage.db.selectFrom("staff_mail").selectAll().where("mail_id", "in", ids).execute();
  const rowsOf = ({ id }: Mail) => rows.filter(({ mail_id }) => mail_id === id);
  return mails.flatMap((mail) => rowsOf(mail).map((staffMail) => ({ mail, staffMail })));
}

/** Empties the text of sent mails to staff: nobody needs it, and the link of an invitation opens the desk. */
export async function forgetSentStaffMails({ db }: Storage): Promise<void> {
  await db
    .updateTable("staff_mail")
    .set({ content: "" })
    .where("content", "!=", "")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("mail")
          .select("mail.id")
          .whereRef("mail.id", "=", "staff_mail.mail_id")
          .where("mail.state", "in", ["sent", "written"]),
      ),
    )
    .execute();
}
