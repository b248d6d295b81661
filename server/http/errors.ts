import type { FastifyReply, FastifyRequest } from "fastify";
import type { Firm } from "../../contract/firm.ts";
import { html } from "./html.ts";
import { sendHtmlPage } from "./page.ts";

const RETRY_AFTER_SECONDS = 30;

/** A fault of ours is mostly an unreachable storage, on a page that people open: so they get a page. */
export const answerError =
  (firm: Firm) => (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 503;
    if (status < 500) {
      return reply.code(status).type("text/plain; charset=utf-8").send(`${error.message}\n`);
    }
    request.log.error({ err: error }, "request failed");
    return sendHtmlPage(
      reply.code(503).header("retry-after", String(RETRY_AFTER_SECONDS)),
      firm.name,
      "This does not work just now",
      html`<p role="alert">Something went wrong on our side, and nothing has changed. Please try again in a minute: doing it twice does no harm.</p>
<p>If it still does not work then, write to <a href="mailto:${firm.email}">${firm.email}</a>.</p>`,
    );
  };
