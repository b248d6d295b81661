import type { FastifyInstance, FastifyReply } from "fastify";
import type { Firm } from "../../contract/firm.ts";
import { type Html, html } from "../http/html.ts";
import { sendHtmlPage } from "../http/page.ts";
import { findSubscription, unsubscribe } from "../inbox/change.ts";
import type { Storage } from "../inbox/storage.ts";
import { UNSUBSCRIBE_PATH } from "../mail/messages.ts";
import { registerFormParsers } from "./form-data.ts";

/**
 * GET asks people to confirm, since mail scanners follow links. POST unsubscribes at once: it is what the button on
 * that page and a mail program's own "unsubscribe" (RFC 8058, one click) send.
 */
export function registerUnsubscribe(root: FastifyInstance, firm: Firm, storage: Storage): void {
  root.register(async (app) => {
    registerFormParsers(app);
    const page = (reply: FastifyReply, title: string, body: Html) =>
      sendHtmlPage(reply, firm.name, title, body);
    const unknown = (reply: FastifyReply) =>
      page(
        reply.code(404),
        "This link is not valid any more",
        html`<p>The subscription it belongs to has been removed, so there is nothing left to end. If you still get our
newsletter, write to <a href="mailto:${firm.email}">${firm.email}</a>.</p>`,
      );

    app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const token = tokenOf(request.query);
      const subscription = await findSubscription(storage, token);
      if (!subscription) return unknown(reply);
      return page(
        reply,
        "Unsubscribe from our newsletter",
        html`<p>Press the button and ${subscription.submission.email} gets no further newsletter from us.</p>
<form method="post" action="${UNSUBSCRIBE_PATH}?token=${token}"><button>Unsubscribe</button></form>`,
      );
    });

    app.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const known = await unsubscribe(storage, tokenOf(request.query), Date.now());
      if (!known) return unknown(reply);
      return page(
        reply,
        "You are unsubscribed",
        html`<p>You will get no further newsletter from us. <a href="/">Back to the site</a></p>`,
      );
    });
  });
}

function tokenOf(query: unknown): string {
  const { token } = query as { token?: unknown };
  return typeof token === "string" ? token : "";
}
