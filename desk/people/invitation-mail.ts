import { momentOf } from "../../contract/indian-time.ts";
import { addStaffMail } from "../../server/inbox/outbox/staff-mails.ts";
import type { Invitation } from "../../server/inbox/storage/staff-tables.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import type { Desk } from "../desk.ts";

/** Puts the link into the outbox. False where it has to be handed over: no address was given, or no mail server is set. */
export async function mailInvitation(
  { storage, config, now }: Desk,
  { email, role, expires_at }: Invitation,
  { link, who }: { link: string; who: string },
): Promise<boolean> {
  if (email === "" || !config.mail.smtpUrl) return false;
  await addStaffMail(storage, {
    template: "invitation",
    email,
    subject: `Your account at the desk of ${config.firm.name}`,
    content: {
      title: "Your account at the desk",
      paragraphs: [
        `${who} invites you to the desk of ${config.firm.name} as ${role}.`,
        `The link works once, until ${momentOf(expires_at)} in India. Open it on the device with which you want to sign in, and give it to nobody.`,
      ],
      links: [{ url: link, words: "Make your account" }],
      footer: "You did not expect this? Then ignore it: without the link nothing happens.",
    },
    now: now(),
    domain: domainOf(config.mail.from),
  });
  return true;
}

/** Removes the mail of a withdrawn invitation, unless a server has claimed it; its link opens nothing any more. */
export async function takeBackInvitation({ db }: Storage, { email }: Invitation): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("template", "=", "invitation")
    .where("attempts", "=", 0)
    .where("id", "in", (eb) => eb.selectFrom("staff_mail").select("mail_id").where("email", "=", email))
    .execute();
}
