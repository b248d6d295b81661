import { sql } from "kysely";
import { DAY, HOUR } from "../../contract/indian-time.ts";
import { sentToVisitors } from "../inbox/outbox/mail-health.ts";
import { TOO_MANY, TOO_MANY_FOR_ALL, UNREACHABLE, UNWANTED } from "../inbox/outbox/new-mails.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { fieldsOf, type Mail, type MailTemplate } from "../inbox/storage/tables.ts";
import { isListKind, listOf } from "../inbox/subscribers/lists.ts";
import {
  requestSubscription,
  type Standing,
  subscriptionOf,
} from "../inbox/subscribers/subscription.ts";
import { stopTokenFor } from "../inbox/subscribers/suppression.ts";
import { findUnreachable } from "../inbox/subscribers/unreachable.ts";
import type { SubmissionMail, VisitorParts } from "./compose.ts";

/** 0 is no limit. */
export type VisitorLimits = { perDay: number; perHour: number };

/** Of one kind to one mailbox. Anybody may type a stranger's address over and over: few are wanted twice. */
const LIMITS: Partial<Record<MailTemplate, { hour: number; day: number }>> = {
  "inquiry-acknowledgement": { hour: 3, day: 6 },
  "application-acknowledgement": { hour: 2, day: 4 },
  "checklist-delivery": { hour: 1, day: 3 },
  "newsletter-confirm": { hour: 1, day: 3 },
  "waiting-confirm": { hour: 2, day: 6 },
  "watch-confirm": { hour: 2, day: 6 },
};

const NOT_DUE: Record<Standing, string> = {
  pending: "Held back: this address has not confirmed yet.",
  confirmed: "Held back: this address has confirmed already.",
  already: "Held back: this address is subscribed already.",
  outdated: "Held back: this address has left the list since.",
};

type Decision = VisitorParts | { holdReason: string };

/** When the mail is due, so that the time that sending a form takes tells nothing of an address. */
export async function checkVisitorMail(
  storage: Storage,
  claimed: SubmissionMail,
  { perDay, perHour }: VisitorLimits,
  now: number,
): Promise<Decision> {
  const { mail, submission } = claimed;
  const { email, kind } = submission;
  const stopToken = await stopTokenFor(storage, email);
  if (!stopToken) return { holdReason: UNWANTED };
  if (await findUnreachable(storage, email)) return { holdReason: UNREACHABLE };

  const request = isListKind(kind) ? await enterRequest(storage, claimed) : { endedAt: null };
  if ("holdReason" in request) return request;

  const recent = await recentMails(storage, claimed, now);
  /** Somebody who unsubscribed and comes back is not limited by what they were sent before. */
  const counted = recent.filter(
    ({ sent_at }) => sent_at === null || sent_at > (request.endedAt ?? 0),
  );
  /** A mail that is tried again has passed the limits before. One that was claimed and not tried has no error. */
  if (mail.last_error === null) {
    if (isTooMany(mail.template, counted, perDay, now)) return { holdReason: TOO_MANY };
    if (perHour > 0 && (await sentToVisitors(storage, now - HOUR)) >= perHour)
      return { holdReason: TOO_MANY_FOR_ALL };
  }
  return {
    stopToken,
    subscriptionToken: (await subscriptionOf(storage, email, listOf(kind, fieldsOf(submission))))
      ?.token,
    attached: !recent.some(({ template }) => template === "checklist-delivery"),
  };
}

type Entered = Promise<{ endedAt: number | null } | { holdReason: string }>;

async function enterRequest(storage: Storage, { mail, submission }: SubmissionMail): Entered {
  const isWelcome = mail.template.endsWith("-welcome");
  const { standing, endedAt } = await requestSubscription(storage, submission, {
    confirmed: isWelcome,
  });
  const isDue = standing === (isWelcome ? "confirmed" : "pending");
  return isDue ? { endedAt } : { holdReason: NOT_DUE[standing] };
}

/** `sent_at` is null while it is on its way. */
type Recent = Pick<Mail, "template" | "sent_at">;

/** More than any limit allows, so that a flood is not read to its end for each of its mails. */
const ENOUGH = 60;

const recentMails = (
  { db }: Storage,
  { mail, submission }: SubmissionMail,
  now: number,
): Promise<Recent[]> =>
  db
    .selectFrom("submission")
    .innerJoin("mail", "mail.submission_id", "submission.id")
    .select(["mail.template", "mail.sent_at"])
    .where("submission.mailbox", "=", submission.mailbox)
    .where("mail.recipient", "=", "visitor")
    .where("mail.template", "!=", "reply")
    .where("mail.id", "!=", mail.id)
    .where(
      sql<boolean>`(mail.state in ('sent', 'written') and mail.sent_at > ${now - DAY}
        or mail.state = 'waiting' and (mail.queued_at, mail.id) < (${mail.queued_at}, ${mail.id}))`,
    )
    .limit(ENOUGH)
    .execute();

function isTooMany(template: MailTemplate, recent: Recent[], perDay: number, now: number): boolean {
  if (perDay > 0 && recent.length >= perDay) return true;
  const limit = LIMITS[template];
  if (!limit) return false;
  const alike = recent.filter((one) => one.template === template);
  const withinHour = alike.filter(({ sent_at }) => sent_at === null || sent_at > now - HOUR);
  return withinHour.length >= limit.hour || alike.length >= limit.day;
}
