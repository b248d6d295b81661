import { z } from "zod";
import { audienceOf } from "../../server/inbox/mailings/audience.ts";
import { contentOf } from "../../server/inbox/mailings/content.ts";
import { countsOf, failuresOf, findMailing, listMailings } from "../../server/inbox/mailings/mailings.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Mailing } from "../../server/inbox/storage/tables.ts";
import type { Area } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";

const idOf = z.object({ id: z.string().max(40) });

/** The mailings there are, and one of them with who did not get it. */
export const registerReading: Area = (app, { storage, config }) => {
  app.get("/api/mailings", async () => {
    const mailings = await listMailings(storage);
    return {
      mailings: await Promise.all(mailings.map((mailing) => summaryOf(storage, mailing))),
      readers: (await audienceOf(storage.db, { kind: "newsletter", course: "" })).length,
      isWithoutMail: !config.mail.smtpUrl,
    };
  });

  app.get("/api/mailings/:id", async ({ params }) => {
    const mailing = await findMailing(storage, read(idOf, params).id);
    if (!mailing) throw new Refusal(404, "This mailing does not exist any more.");
    const { preview, revision } = mailing;
    return {
      mailing: { ...(await summaryOf(storage, mailing)), preview, revision, content: contentOf(mailing) },
      audience: (await audienceOf(storage.db, mailing)).length,
      failures: await failuresOf(storage, mailing.id),
      perMinute: config.mail.mailingPerMinute,
      isWithoutMail: !config.mail.smtpUrl,
    };
  });
};

async function summaryOf(storage: Storage, mailing: Mailing) {
  return {
    id: mailing.id,
    kind: mailing.kind,
    course: mailing.course,
    subject: mailing.subject,
    state: mailing.state,
    createdAt: mailing.created_at,
    dueAt: mailing.due_at,
    startedAt: mailing.started_at,
    finishedAt: mailing.finished_at,
    counts: await countsOf(storage, mailing),
  };
}

export type MailingSummary = Awaited<ReturnType<typeof summaryOf>>;
export type MailingDetail = MailingSummary & {
  preview: string;
  revision: number;
  content: ReturnType<typeof contentOf>;
};
export type Failure = Awaited<ReturnType<typeof failuresOf>>[number];
