import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { fieldsOf } from "../../server/inbox/storage/tables.ts";
import type { Entry } from "../../server/inbox/submissions/read.ts";
import { addReply, takeBackReply, UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { isSuppressed } from "../../server/inbox/subscribers/suppression.ts";
import { findUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { isOneOf, ownAddresses } from "../../server/incoming/own-addresses.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { replyContent } from "../../server/mail/reply-mail.ts";
import { type Area, audit } from "../desk.ts";
import { email, idParams, line, lines } from "../fields.ts";
import { createPresence } from "../presence.ts";
import { Refusal, read } from "../refusal.ts";
import { beginningsFor, blankIn } from "./reply.ts";
import { fullRuns } from "./runs.ts";
import { conversationOf, entryOf, othersOf } from "./submission.ts";
import { warningFor } from "./undelivered.ts";

const mailParams = z.object({ mail: z.string().max(40) });

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
export const registerReplies: Area = (app, desk) => {
  const { storage, config, now } = desk;
  const presence = createPresence(now);

  app.get("/api/inbox/submissions/:id/replies", async ({ params, session }) => {
    const entry = await entryOf(storage, params);
    const { submission } = entry;
    return {
      warning: await warningFor(storage, entry),
      others: await othersToAnswer(entry),
      beginnings: beginningsFor(submission, session.who, desk, await fullRuns(desk, dayOf(now()))),
      isUnwanted: await isUnwanted(submission.email),
    };
  });

  app.post("/api/inbox/submissions/:id/replies/preview", async ({ params, body }) => {
    const entry = await entryOf(storage, params);
    const { firm, siteUrl, mail } = config;
    const wording = { firm, siteUrl, words: mail.words() };
    const wanted = read(draft.extend({ copies: ready.shape.copies }), body);
    return desk.mailPreviews.show(replyContent(wanted, entry, { stop: siteUrl }, wording));
  });

  app.post("/api/inbox/submissions/:id/replies", async (request) => {
    const entry = await entryOf(storage, request.params);
    const { submission } = entry;
    const { subject, body, seen, isWarned, copies } = read(ready, request.body);
    const blank = blankIn(`${subject}\n${body}`, fieldsOf(submission));
    if (blank) throw new Refusal(400, `${blank} is still to be filled in.`, { blank });
    if (submission.spam)
      throw new Refusal(409, "This looks like spam. Mark it as no spam before you reply.");
    if (await isUnwanted(submission.email))
      throw new Refusal(409, "This address wants no mail from us.");
    const others = (await othersToAnswer(entry)).map((other) => other.email);
    if (copies.some((one) => !others.includes(one)))
      throw new Refusal(409, "Who got the last mail has changed: load the page again.");
    const warning = isWarned ? "" : await warningFor(storage, entry);
    if (warning) throw new Refusal(409, `${warning} Send it if you still want to.`, { warning });
    const mail = await addReply(storage, {
      submissionId: submission.id,
      ...{ who: request.session.who, subject, body, seen, copies },
      ...{ now: now(), domain: domainOf(config.mail.from) },
    });
    if (!mail) {
      const said = conversationOf(await entryOf(storage, request.params)).filter(
        ({ isSaid }) => isSaid,
      );
      const sentence = `${said.at(-1)?.who} has written meanwhile: read it above. Send yours if it is still right.`;
      throw new Refusal(409, sentence, { seen: said.length });
    }
    await audit(desk, request, "inbox", submission.id, "Wrote a reply");
    return { mail, undoMs: UNDO_MS };
  });

  /** The page says every few seconds whether somebody writes a reply, and is told who else does. */
  app.post("/api/inbox/submissions/:id/writing", async ({ params, body, session }) => {
    const { isWriting } = read(z.strictObject({ isWriting: z.boolean() }), body);
    return presence(read(idParams, params).id, session, isWriting);
  });

  app.delete("/api/inbox/submissions/:id/replies/:mail", async (request) => {
    const { submission } = await entryOf(storage, request.params);
    if (!(await takeBackReply(storage, submission.id, read(mailParams, request.params).mail)))
      throw new Refusal(409, "It is too late: the reply has gone out.");
    return audit(desk, request, "inbox", submission.id, "Took the reply back");
  });

  /** Never one of ours, nor who wants no mail; `isUnreachable`: mails to them come back. */
  async function othersToAnswer(entry: Entry) {
    const found: { email: string; name: string; isUnreachable: boolean }[] = [];
    for (const { email, name } of othersOf(entry)) {
      if (isOneOf(ownAddresses(config), email) || (await isUnwanted(email))) continue;
      found.push({
        email,
        name,
        isUnreachable: (await findUnreachable(storage, email)) !== undefined,
      });
    }
    return found;
  }

  const isUnwanted = async (email: string) => isSuppressed(storage, await hashFor(storage, email));
};
