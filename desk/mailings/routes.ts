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
import { audit, type Desk, shown } from "../desk.ts";
import { dayAndHour, email, idParams, line, lines, timeAhead } from "../fields.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import type { Session } from "../sessions.ts";
import { choicesOn, previewOf } from "./choices.ts";
import { formMailRoutes } from "./form-mails.ts";
import { waitingRoutes } from "./waiting.ts";
import { watchRoutes } from "./watch.ts";

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

const mailing = { params: idParams };

export const mailingRoutes = {
  ...waitingRoutes,
  ...watchRoutes,
  ...formMailRoutes,

  "GET /api/mailings": route({
    handler: async (_asked, { storage, config }) => {
      const mailings = await listMailings(storage);
      return {
        mailings: await Promise.all(mailings.map((one) => summaryOf(storage, one))),
        readers: (await audienceOf(storage.db, NEWSLETTER_LIST)).length,
        unreachable: await countUnreachable(storage.db, NEWSLETTER_LIST),
        isWithoutMail: !config.mail.smtpUrl,
      };
    },
  }),

  "GET /api/mailings/:id": route({
    ...mailing,
    handler: async ({ params }, desk) => mailingAnswer(desk, await mailingOf(desk, params.id)),
  }),

  "GET /api/mailings/choices": route({
    handler: (_asked, desk) => ({ items: choicesOn(dayFor(desk)) }),
  }),

  "POST /api/mailings": route({
    handler: async (asked, desk) => {
      const id = await createMailing(desk.storage, { kind: "newsletter", now: desk.now() });
      await audit(desk, asked, "mailings", id, "Began a newsletter");
      return { id };
    },
  }),

  "PUT /api/mailings/:id": route({
    ...mailing,
    body: draft,
    handler: async ({ params, body }, desk) => {
      const found = await mailingOf(desk, params.id);
      const { revision, subject, preview } = body;
      const text = { subject, preview, content: contentFrom(desk, body, found) };
      if (!(await writeMailing(desk.storage, found.id, revision, text)))
        throw new Refusal(
          409,
          "Somebody else has changed or sent this newsletter meanwhile: open it again.",
        );
      return { revision: revision + 1 };
    },
  }),

  "POST /api/mailings/:id/preview": route({
    ...mailing,
    body: draft.partial(),
    handler: showMailing,
  }),

  "POST /api/mailings/:id/test": route({
    ...mailing,
    body: testing,
    handler: async (asked, desk) => {
      const { id } = await mailingOf(desk, asked.params.id);
      const when = { now: desk.now(), domain: domainOf(desk.config.mail.from) };
      await sendTest(desk.storage, id, asked.body.to, when);
      return audit(desk, asked, "mailings", id, "Sent a test of the mailing");
    },
  }),

  "POST /api/mailings/:id/steps": route({ ...mailing, body: step, handler: changeState }),

  "POST /api/mailings/:id/retry": route({
    ...mailing,
    handler: async (asked, desk) => {
      const found = await mailingOf(desk, asked.params.id);
      refuseUnapproved(asked.session, found);
      const count = await retryMailing(desk.storage, found.id, desk.now());
      const what = `Sent ${count} mails of the mailing again`;
      if (count > 0) await audit(desk, asked, "mailings", found.id, what);
      return { count };
    },
  }),

  /** Lets clerks send a draft as it is now; a later change of the text takes that away again. */
  "PUT /api/mailings/:id/approval": route({
    ...mailing,
    body: z.strictObject({ revision: z.number().int(), isApproved: z.boolean() }),
    handler: async (asked, desk) => {
      const found = await mailingOf(desk, asked.params.id);
      const { revision, isApproved } = asked.body;
      if (isApproved) refuseEmpty(found);
      if (!(await approveMailing(desk.storage, found.id, revision, isApproved)))
        throw new Refusal(409, "The mailing has changed meanwhile: look at it again.");
      const what = isApproved ? "Approved" : "Took back the approval of";
      return audit(desk, asked, "mailings", found.id, `${what} the mailing “${found.subject}”`);
    },
  }),

  "DELETE /api/mailings/:id": route({
    ...mailing,
    handler: async (asked, desk) => {
      const { id } = await mailingOf(desk, asked.params.id);
      if (!(await deleteDraft(desk.storage, id)))
        throw new Refusal(409, "Only a draft can be deleted.");
      return audit(desk, asked, "mailings", id, "Deleted the draft of a mailing");
    },
  }),
};

type MailingAsked<Body> = Asked & { params: { id: string }; body: Body };

/** Previews what is in the form, saved or not; of a mailing that is no draft, and for clerks, what is stored. */
async function showMailing(
  { params, body, session }: MailingAsked<Partial<z.output<typeof draft>>>,
  desk: Desk,
) {
  const found = await mailingOf(desk, params.id);
  if (found.state !== "draft" || session.role !== "owner")
    return desk.mailPreviews.show(previewOf(desk, found));
  const wanted = read(draft, body);
  const content = JSON.stringify(contentFrom(desk, wanted, found));
  return desk.mailPreviews.show(previewOf(desk, { ...found, ...wanted, content }));
}

async function changeState(asked: MailingAsked<z.output<typeof step>>, desk: Desk) {
  const { storage, now } = desk;
  const { session, body: wanted } = asked;
  const found = await mailingOf(desk, asked.params.id);
  // Whoever sees a mistake go out may stop it.
  if (wanted.step !== "pause") refuseUnapproved(session, found);
  const isStart = wanted.step === "schedule";
  if (isStart) refuseEmpty(found);
  // The text may change between this look and the step: then it is not approved any more.
  const approved = session.role === "owner" ? undefined : found.revision;
  const revision = wanted.revision ?? approved;
  const dueAt = isStart ? startOf(wanted.at, now()) : undefined;
  const isDone = await takeStep(storage, found.id, wanted.step, {
    who: session.who,
    now: now(),
    revision,
    dueAt,
  });
  if (!isDone) throw new Refusal(409, "The mailing has changed meanwhile: look at it again.");
  return {};
}

const startOf = (at: string | undefined, now: number) =>
  at === undefined ? now : timeAhead(at, now);

async function mailingOf({ storage }: Desk, id: string): Promise<Mailing> {
  return orRefuse(await findMailing(storage, id), "This mailing does not exist any more.");
}

const dayFor = ({ now }: Desk) => today(new Date(now()));

/** The chosen items with their words of today; an item that can no longer be chosen keeps its stored words. */
function contentFrom(
  desk: Desk,
  { intro, items, closing }: z.output<typeof draft>,
  stored: Mailing,
): MailingContent {
  const offered = [...contentOf(stored).items, ...choicesOn(dayFor(desk))];
  const known = new Map(offered.map((item) => [item.ref, item]));
  const chosen = [...new Set(items)].map((ref) => {
    const item = known.get(ref);
    if (!item) throw new Refusal(400, "Something that was chosen is not on the site any more.");
    return item;
  });
  return { intro, items: chosen, closing };
}

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
