import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Firm } from "../../contract/firm.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import { type Html, html } from "../http/html.ts";
import { sendHtmlPage } from "../http/page.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Subscription } from "../inbox/storage/tables.ts";
import { kindOfList, type ListKind } from "../inbox/subscribers/lists.ts";
import { confirm, findSubscription, unsubscribe } from "../inbox/subscribers/subscription.ts";
import {
  allowMails,
  isSuppressed,
  readStopToken,
  suppress,
} from "../inbox/subscribers/suppression.ts";
import { CONFIRM_PATH, STOP_PATH, UNSUBSCRIBE_PATH } from "../mail/compose.ts";
import { registerFormParsers } from "./form-data.ts";

/** Looked up anew for each page, since another may be published while the server runs. */
type About = { firm: Firm };

interface Parts {
  storage: Storage;
  messageIdDomain: string;
  confirmLabel: (kind: ListKind) => string;
  onQueued: () => void;
}

type Page = { title: string; body: Html };

/** What one link of our mails does; undefined when its token is unknown. */
interface MailLink {
  path: string;
  ask(token: string): Promise<Page | undefined>;
  act(token: string): Promise<Page | undefined>;
}

/** Allows mails again after `STOP_PATH`; only our page has a button for it, no mail links to it. */
const ALLOW_PATH = "/stop/undo";

/** What the pages say about a list. They do not repeat the name of the training, which came with the form. */
const LIST_WORDS = {
  newsletter: {
    name: "newsletter",
    gets: (firm: Firm) => `the ${firm.name} newsletter`,
    confirming: "Confirm your subscription",
    unsubscribing: "Unsubscribe from our newsletter",
  },
  waiting: {
    name: "mail about training dates",
    gets: (firm: Firm) => `a mail from ${firm.name} when the training has new dates`,
    confirming: "Hear when dates are set",
    unsubscribing: "Leave the list of a training",
  },
  watch: {
    name: "mail about the rules of your results",
    gets: (firm: Firm) => `a mail from ${firm.name} when a rule of your result changes`,
    confirming: "Watch my rules",
    unsubscribing: "Stop watching the rules of all your results",
  },
};

function wordsOf({ list }: Subscription) {
  const kind = kindOfList(list);
  return { ...LIST_WORDS[kind], kind, promise: WORDINGS[kind] };
}

const HOME = html`<a href="/">Back to the site</a>`;

/** GET only asks, since mail scanners follow links. POST acts, also from a mail program (RFC 8058). */
export function registerMailLinks(root: FastifyInstance, about: About, parts: Parts): void {
  const links = [
    confirmLink(about, parts),
    unsubscribeLink(parts),
    stopLink(about, parts),
    allowLink(parts),
  ];
  root.register(async (app) => {
    await registerFormParsers(app);
    const show = (reply: FastifyReply, page: Page | undefined) => {
      const { firm } = about;
      const { title, body } = page ?? unknownLink(firm);
      return sendHtmlPage(page ? reply : reply.code(404), firm.name, title, body);
    };
    for (const { path, ask, act } of links) {
      app.get(path, async (request, reply) => show(reply, await ask(tokenOf(request))));
      app.post(path, async (request, reply) => show(reply, await act(tokenOf(request))));
    }
  });
}

function confirmLink(
  about: About,
  { storage, messageIdDomain, confirmLabel, onQueued }: Parts,
): MailLink {
  const done = (found: Subscription) => ({
    title: "You are on the list",
    body: html`<p>Thank you. ${wordsOf(found).promise}</p><p>${HOME}</p>`,
  });
  return {
    path: CONFIRM_PATH,
    async ask(token) {
      const found = await findSubscription(storage, token);
      if (!found || found.left_at !== null) return undefined;
      if (found.confirmed_at !== null) return done(found);
      const { confirming, gets, promise, kind } = wordsOf(found);
      return {
        title: confirming,
        body: html`<p>Press the button and ${found.email} gets ${gets(about.firm)}. ${promise}</p>
${button(CONFIRM_PATH, token, confirmLabel(kind))}`,
      };
    },
    async act(token) {
      const found = await confirm(storage, token, { now: Date.now(), domain: messageIdDomain });
      if (!found) return undefined;
      onQueued();
      return done(found);
    },
  };
}

const unsubscribeLink = ({ storage }: Parts): MailLink => ({
  path: UNSUBSCRIBE_PATH,
  async ask(token) {
    const found = await findSubscription(storage, token);
    if (!found) return undefined;
    return {
      title: wordsOf(found).unsubscribing,
      body: html`<p>Press the button and ${found.email} gets no further ${wordsOf(found).name} from us.</p>
${button(UNSUBSCRIBE_PATH, token, "Unsubscribe")}`,
    };
  },
  async act(token) {
    const found = await unsubscribe(storage, token, Date.now());
    if (!found) return undefined;
    const body = html`<p>You will get no further ${wordsOf(found).name} from us. ${HOME}</p>`;
    return { title: "You are unsubscribed", body };
  },
});

function stopLink(about: About, { storage }: Parts): MailLink {
  const stopped = (token: string, { email } = about.firm) => ({
    title: "Nothing more will come",
    body: html`<p>The address this link was sent to gets no mail from our website any more: no newsletter, and no
answer to a form, whoever fills it in. People of the firm may still answer what you write to them.</p>
<p>If you change your mind, keep the mail with the link, or write to <a href="mailto:${email}">${email}</a>.</p>
${button(ALLOW_PATH, token, "Allow mails again")}`,
  });
  return {
    path: STOP_PATH,
    async ask(token) {
      const hash = await readStopToken(storage, token);
      if (!hash) return undefined;
      if (await isSuppressed(storage, hash)) return stopped(token);
      return {
        title: "Not me, nothing more",
        body: html`<p>Press the button and the address this link was sent to gets no mail from our website any more:
no newsletter, and no answer to a form, whoever fills it in.</p>
${button(STOP_PATH, token, "Send nothing more")}`,
      };
    },
    async act(token) {
      const hash = await readStopToken(storage, token);
      if (!hash) return undefined;
      await suppress(storage, hash, Date.now());
      return stopped(token);
    },
  };
}

/** Allows mails again. Whoever has the token reads that mailbox, so no stranger can do it. */
const allowLink = ({ storage }: Parts): MailLink => ({
  path: ALLOW_PATH,
  ask: async () => undefined,
  async act(token) {
    const hash = await readStopToken(storage, token);
    if (!hash) return undefined;
    await allowMails(storage, hash);
    return {
      title: "Mails are allowed again",
      body: html`<p>The address gets answers to our forms again. The newsletter comes only if you subscribe anew. ${HOME}</p>`,
    };
  },
});

const button = (path: string, token: string, words: string) =>
  html`<form method="post" action="${path}?token=${token}"><button>${words}</button></form>`;

const unknownLink = (firm: Firm): Page => ({
  title: "This link is not valid any more",
  body: html`<p>What it belongs to has ended or been removed. If you still get mail that you do not want, write to
<a href="mailto:${firm.email}">${firm.email}</a>.</p>`,
});

/** The characters of our tokens. PostgreSQL fails at some others, and the page would report an outage. */
const TOKEN = /^[\w.-]+$/;

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === "string" && TOKEN.test(token) ? token : "";
}
