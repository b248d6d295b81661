import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { fieldsOf } from "../../server/inbox/storage/tables.ts";
import type { Entry } from "../../server/inbox/submissions/read.ts";
import { addReply, takeBackReply, UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { isSuppressed } from "../../server/inbox/subscribers/suppression.ts";
import { findUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { isOneOf, ownAddresses } from "../../server/incoming/own-addresses.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { replyContent } from "../../server/mail/reply-mail.ts";
import type { Desk } from "../desk.ts";
import { email, idParams, line, lines } from "../fields.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { beginningsFor, blankIn } from "./reply.ts";
import { fullRuns } from "./runs.ts";
import { conversationOf, entryOf, othersOf } from "./submission.ts";
import { warningFor } from "./undelivered.ts";

const draft = z.strictObject({
  subject: line("The subject", 150).refine((text) => text !== "", "The subject is missing."),
  body: lines("The reply", 10_000).refine((text) => text !== "", "The reply is empty."),
});

/** `seen`: how many replies and mails of the sender were there when it was begun. */
const ready = draft.extend({
  copies: z.array(email).max(50).default([]),
  seen: z.number().int().min(0).default(0),
  /** Its author was told that mails to this address come back. */
  isWarned: z.boolean().default(false),
});

/** Routes to write replies. The outbox sends a reply after some seconds, in which it can be taken back. */
export const replyRoutes = {
  "GET /api/inbox/submissions/:id/replies": route({
    params: idParams,
    handler: async ({ params, session }, desk) => {
      const entry = await entryOf(desk.storage, params.id);
      const isFull = await fullRuns(desk, dayOf(desk.now()));
      return {
        /** That mails to this address come back, and what to do; else "". */
        warning: await warningFor(desk.storage, entry),
        others: await othersToAnswer(desk, entry),
        beginnings: beginningsFor(entry.submission, session.who, desk, isFull),
        isUnwanted: await isUnwanted(desk, entry.submission.email),
      };
    },
  }),

  "POST /api/inbox/submissions/:id/replies/preview": route({
    params: idParams,
    body: draft.extend({ copies: ready.shape.copies }),
    handler: async ({ params, body }, { storage, config, mailPreviews }) => {
      const entry = await entryOf(storage, params.id);
      const { firm, siteUrl, mail } = config;
      const wording = { firm, siteUrl, words: mail.words() };
      return mailPreviews.show(replyContent(body, entry, { stop: siteUrl }, wording));
    },
  }),

  "POST /api/inbox/submissions/:id/replies": route({
    params: idParams,
    body: ready,
    handler: sendReply,
  }),

  /** The page says every few seconds whether somebody writes a reply, and is told who else does. */
  "POST /api/inbox/submissions/:id/writing": route({
    params: idParams,
    body: z.strictObject({ isWriting: z.boolean() }),
    handler: ({ params, body, session }, { presence }) =>
      presence(`reply ${params.id}`, session, body.isWriting),
  }),

  "DELETE /api/inbox/submissions/:id/replies/:mail": route({
    params: idParams.extend({ mail: z.string().max(40) }),
    handler: async (asked, desk) => {
      const { submission } = await entryOf(desk.storage, asked.params.id);
      const by = { who: asked.session.who, now: desk.now() };
      if (!(await takeBackReply(desk.storage, submission.id, asked.params.mail, by)))
        throw new Refusal(409, "It is too late: the reply has gone out.");
      return {};
    },
  }),
};

type Ready = z.output<typeof ready>;

async function sendReply(asked: Asked & { params: { id: string }; body: Ready }, desk: Desk) {
  const { storage, config, now } = desk;
  const entry = await entryOf(storage, asked.params.id);
  await refuseReply(desk, entry, asked.body);
  const { subject, body, seen, copies } = asked.body;
  const mail = await addReply(storage, {
    submissionId: entry.submission.id,
    who: asked.session.who,
    subject,
    body,
    seen,
    copies,
    now: now(),
    domain: domainOf(config.mail.from),
  });
  if (!mail) throw await writtenMeanwhile(storage, entry.submission.id);
  return { mail, undoMs: UNDO_MS };
}

async function refuseReply(desk: Desk, entry: Entry, reply: Ready): Promise<void> {
  const { submission } = entry;
  const { subject, body, isWarned, copies } = reply;
  const blank = blankIn(`${subject}\n${body}`, fieldsOf(submission));
  if (blank) throw new Refusal(400, `${blank} is still to be filled in.`, { blank });
  if (submission.spam)
    throw new Refusal(409, "This looks like spam. Mark it as no spam before you reply.");
  if (await isUnwanted(desk, submission.email))
    throw new Refusal(409, "This address wants no mail from us.");
  const others = (await othersToAnswer(desk, entry)).map((other) => other.email);
  if (copies.some((one) => !others.includes(one)))
    throw new Refusal(409, "Who got the last mail has changed: load the page again.");
  const warning = isWarned ? "" : await warningFor(desk.storage, entry);
  if (warning) throw new Refusal(409, `${warning} Send it if you still want to.`, { warning });
}

async function writtenMeanwhile(storage: Storage, id: string): Promise<Refusal> {
  const said = conversationOf(await entryOf(storage, id)).filter(({ isSaid }) => isSaid);
  const sentence = `${said.at(-1)?.who} has written meanwhile: read it above. Send yours if it is still right.`;
  return new Refusal(409, sentence, { seen: said.length });
}

/** Never one of ours, nor who wants no mail; `isUnreachable`: mails to them come back. */
async function othersToAnswer(desk: Desk, entry: Entry) {
  const found: { email: string; name: string; isUnreachable: boolean }[] = [];
  for (const { email, name } of othersOf(entry)) {
    if (isOneOf(ownAddresses(desk.config), email) || (await isUnwanted(desk, email))) continue;
    const isUnreachable = (await findUnreachable(desk.storage, email)) !== undefined;
    found.push({ email, name, isUnreachable });
  }
  return found;
}

const isUnwanted = async ({ storage }: Desk, email: string) =>
  isSuppressed(storage, await hashFor(storage, email));
