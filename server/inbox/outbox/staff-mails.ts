import { addRow, type Within } from "../storage/rows.ts";
import type { StaffTemplate } from "../storage/tables.ts";
import { mailRow, type Queueing } from "./new-mails.ts";

/** What a mail to staff, or about a registration, says. To staff it names no visitor, since erasing one leaves it. */
export interface StaffMailContent {
  title: string;
  paragraphs: string[];
  links: { url: string; words: string }[];
  footer: string;
}

export interface NewStaffMail extends Queueing {
  template: StaffTemplate;
  /** "" is the firm's own address. */
  email: string;
  subject: string;
  content: StaffMailContent;
}

/** To the firm where the address is "". */
export async function addStaffMail(within: Within, staffMail: NewStaffMail): Promise<string> {
  const { template, email, subject, content, now, domain } = staffMail;
  const mail = mailRow({ template, now, domain, recipient: "staff" });
  await addRow(within, "mail", mail);
  const row = {
    mail_id: mail.id,
    email,
    created_at: now,
    subject,
    content: JSON.stringify(content),
  };
  await addRow(within, "staff_mail", row);
  return mail.id;
}

/** Empties the text of sent mails to staff: nobody needs it, and the link of an invitation opens the desk. */
export async function forgetSentStaffMails({ db }: Within): Promise<void> {
  const sent = db.selectFrom("mail").select("id").where("state", "in", ["sent", "written"]);
  const own = sent.where("recipient", "=", "staff");
  const kept = db.updateTable("staff_mail").where("content", "!=", "").where("mail_id", "in", own);
  await kept.set({ content: "" }).execute();
}
