import { z } from "zod";
import { isAddress } from "../../contract/address.ts";
import { audienceOf, countUnreachable } from "../../server/inbox/mailings/audience.ts";
import { contentOf, type MailingContent } from "../../server/inbox/mailings/content.ts";
import {
  approveMailing,
  countsOf,
  createMailing,
  deleteDraft,
  failuresOf,
  findMailing,
  listMailings,
  retryMailing,
  STEPS,
  sendTest,
  takeStep,
  writeMailing,
} from "../../server/inbox/mailings/mailings.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Mailing } from "../../server/inbox/storage/tables.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { today } from "../../site/dates/dates.ts";
import { type Area, audit, type Desk, shown } from "../desk.ts";
import { dayAndHour, email, idParams, line, lines, timeAhead } from "../fields.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";
import type { Session } from "../sessions.ts";
import { choicesOn, previewOf } from "./choices.ts";
import { registerFormMails } from "./form-mails.ts";
import { registerWaiting } from "./waiting.ts";
import { registerWatch } from "./watch.ts";

const draft = z.strictObject({
  revision: z.number().int(),
  subject: line("The subject", 150),
  preview: line("The preview text", 200),
  intro: lines("The opening", 5_000),
  items: z.array(z.string().max(200)).max(20, "Twenty items are the most."),
  closing: lines("The closing", 3_000),
});

const step = z.strictObject({
  step: z.enum(Object.keys(STEPS) as [keyof typeof STEPS]),
  revision: z.number().int().optional(),
  at: dayAndHour.optional(),
});

const NEWSLETTER_LIST = { kind: "newsletter", training: "" } as const;

const testing = z.strictObject({ to: email.refine(isAddress, "This is not an email address.") });
const approval = z.strictObject({ revision: z.number().int(), isApproved: z.boolean() });

const SAID: Record<keyof typeof STEPS, string> = {
  schedule: "Sent the mailing",
  unschedule: "Took the mailing back before it began",
  pause: "Paused the mailing",
  resume: "Went on with the mailing",
};

export const registerMailings: Area = (app, desk) => {
  const { storage, config, now } = desk;
  registerWaiting(app, desk);
  registerWatch(app, desk);
  registerFormMails(app, desk);

  app.get("/api/mailings", async () => {
    const mailings = await listMailings(storage);
    return {
      mailings: await Promise.all(mailings.map((mailing) => summaryOf(storage, mailing))),
      readers: (await audienceOf(storage.db, NEWSLETTER_LIST)).length,
      unreachable: await countUnreachable(storage.db, NEWSLETTER_LIST),
      isWithoutMail: !config.mail.smtpUrl,
    };
  });

  app.get("/api/mailings/:id", async ({ params }) => mailingAnswer(desk, await mailingOf(params)));

  app.get("/api/mailings/choices", async () => ({ items: choicesOn(today(new Date(now()))) }));

  app.post("/api/mailings", async (request) => {
    const id = await createMailing(storage, { kind: "newsletter", now: now() });
    await audit(desk, request, "mailings", id, "Began a newsletter");
    return { id };
  });

  app.put("/api/mailings/:id", async (request) => {
    const mailing = await mailingOf(request.params);
    const wanted = read(draft, request.body);
    const { revision, subject, preview } = wanted;
    const text = { subject, preview, content: contentFrom(wanted, mailing) };
    if (!(await writeMailing(storage, mailing.id, revision, text)))
      throw new Refusal(
        409,
        "Somebody else has changed or sent this newsletter meanwhile: open it again.",
      );
    return { revision: revision + 1 };
  });

  /** Previews what is in the form, saved or not; of a mailing that is no draft, and for clerks, what is stored. */
  app.post("/api/mailings/:id/preview", async (request) => {
    const mailing = await mailingOf(request.params);
    if (mailing.state !== "draft" || request.session.role !== "owner")
      return desk.mailPreviews.show(previewOf(desk, mailing));
    const wanted = read(draft, request.body);
    const content = JSON.stringify(contentFrom(wanted, mailing));
    return desk.mailPreviews.show(previewOf(desk, { ...mailing, ...wanted, content }));
  });

  app.post("/api/mailings/:id/test", async (request) => {
    const { id } = await mailingOf(request.params);
    const { to } = read(testing, request.body);
    await sendTest(storage, id, to, { now: now(), domain: domainOf(config.mail.from) });
    return audit(desk, request, "mailings", id, "Sent a test of the mailing");
  });

  app.post("/api/mailings/:id/steps", async (request) => {
    const mailing = await mailingOf(request.params);
    const wanted = read(step, request.body);
    // Whoever sees a mistake go out may stop it.
    if (wanted.step !== "pause") refuseUnapproved(request.session, mailing);
    const isStart = wanted.step === "schedule";
    if (isStart) refuseEmpty(mailing);
    const isDone = await takeStep(storage, mailing.id, wanted.step, {
      // The text may change between this look and the step: then it is not approved any more.
      ...(request.session.role === "owner" ? {} : { revision: mailing.revision }),
      ...(wanted.revision === undefined ? {} : { revision: wanted.revision }),
      ...(isStart && { dueAt: wanted.at === undefined ? now() : timeAhead(wanted.at, now()) }),
    });
    if (!isDone) throw new Refusal(409, "The mailing has changed meanwhile: look at it again.");
    return audit(
      desk,
      request,
      "mailings",
      mailing.id,
      `${SAID[wanted.step]} “${mailing.subject}”`,
    );
  });

  app.post("/api/mailings/:id/retry", async (request) => {
    const mailing = await mailingOf(request.params);
    const { id } = mailing;
    refuseUnapproved(request.session, mailing);
    const count = await retryMailing(storage, id, now());
    if (count > 0)
      await audit(desk, request, "mailings", id, `Sent ${count} mails of the mailing again`);
    return { count };
  });

  /** Lets clerks send a draft as it is now; a later change of the text takes that away again. */
  app.put("/api/mailings/:id/approval", async (request) => {
    const mailing = await mailingOf(request.params);
    const { revision, isApproved } = read(approval, request.body);
    if (isApproved) refuseEmpty(mailing);
    if (!(await approveMailing(storage, mailing.id, revision, isApproved)))
      throw new Refusal(409, "The mailing has changed meanwhile: look at it again.");
    const what = isApproved ? "Approved" : "Took back the approval of";
    return audit(desk, request, "mailings", mailing.id, `${what} the mailing “${mailing.subject}”`);
  });

  app.delete("/api/mailings/:id", async (request) => {
    const { id } = await mailingOf(request.params);
    if (!(await deleteDraft(storage, id))) throw new Refusal(409, "Only a draft can be deleted.");
    return audit(desk, request, "mailings", id, "Deleted the draft of a mailing");
  });

  async function mailingOf(params: unknown): Promise<Mailing> {
    const found = await findMailing(storage, read(idParams, params).id);
    return orRefuse(found, "This mailing does not exist any more.");
  }

  /** The chosen items with their words of today; an item that can no longer be chosen keeps its stored words. */
  function contentFrom(
    { intro, items, closing }: z.output<typeof draft>,
    mailing: Mailing,
  ): MailingContent {
    const offered = [...contentOf(mailing).items, ...choicesOn(today(new Date(now())))];
    const known = new Map(offered.map((item) => [item.ref, item]));
    const chosen = [...new Set(items)].map((ref) => {
      const item = known.get(ref);
      if (!item) throw new Refusal(400, "Something that was chosen is not on the site any more.");
      return item;
    });
    return { intro, items: chosen, closing };
  }
};

function refuseEmpty(mailing: Mailing): void {
  const { intro, items, closing } = contentOf(mailing);
  if (mailing.subject === "") throw new Refusal(400, "The subject is missing.");
  if (intro === "" && items.length === 0 && closing === "")
    throw new Refusal(400, "The newsletter says nothing yet.");
}

function refuseUnapproved({ role }: Session, mailing: Mailing): void {
  if (role !== "owner" && !isApproved(mailing))
    throw new Refusal(403, "An owner has to approve this text before you can send it.");
}

const isApproved = ({ revision, approved_revision }: Mailing) => revision === approved_revision;

async function summaryOf(storage: Storage, mailing: Mailing) {
  return {
    ...shown(mailing, "id", "kind", "training", "subject", "state"),
    ...shown(mailing, "created_at", "due_at", "started_at", "finished_at"),
    isApproved: isApproved(mailing),
    counts: await countsOf(storage, mailing),
  };
}

export type MailingSummary = Awaited<ReturnType<typeof summaryOf>>;

async function mailingAnswer({ storage, config }: Desk, mailing: Mailing) {
  const { preview, revision } = mailing;
  return {
    mailing: {
      ...(await summaryOf(storage, mailing)),
      preview,
      revision,
      content: contentOf(mailing),
    },
    audience: (await audienceOf(storage.db, mailing)).length,
    unreachable: await countUnreachable(storage.db, mailing),
    failures: await failuresOf(storage, mailing.id),
    perMinute: config.mail.mailingPerMinute,
    isWithoutMail: !config.mail.smtpUrl,
  };
}

export type MailingAnswer = Awaited<ReturnType<typeof mailingAnswer>>;
export type MailingDetail = MailingAnswer["mailing"];
