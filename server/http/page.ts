import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { colour } from "../../brand/tokens.ts";
import type { Firm } from "../../contract/firm.ts";
import { Html, html } from "./html.ts";

/** The few pages the server writes itself: plain, in the site's colours, readable without a script or a font. */
const STYLE = `
:root { color-scheme: light; --ink: ${colour("ink")}; --paper: ${colour("paper")}; --leaf: ${colour("leaf")}; --marigold: ${colour("marigold")}; --warn: ${colour("ember")}; --field: ${colour("field")}; --white: ${colour("white")} }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Source Sans 3", "Segoe UI", Helvetica, Arial, sans-serif }
header { padding: 1.25rem 1.5rem; background: var(--ink); border-bottom: 4px solid var(--marigold) }
header a { color: var(--paper); font: 600 1.5rem/1 Newsreader, Georgia, serif; text-decoration: none }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.5rem 5rem }
h1 { margin: 0 0 1rem; font: 500 2.25rem/1.15 Newsreader, Georgia, serif; text-wrap: balance }
a { color: var(--leaf) }
form { display: grid; gap: 1.25rem; margin-top: 2rem }
label { display: grid; gap: .35rem; font-weight: 600 }
input, select, textarea { width: 100%; padding: .7rem .8rem; border: 1px solid var(--field); border-radius: 4px; background: var(--white); color: inherit; font: inherit; font-weight: 400 }
[aria-invalid] { border: 2px solid var(--warn) }
.problem { color: var(--warn); font-weight: 600; font-size: .9375rem }
button { justify-self: start; padding: .85rem 1.6rem; border: 0; border-radius: 4px; background: var(--leaf); color: var(--white); font: 600 1rem/1 inherit; font-family: inherit; cursor: pointer }
:focus-visible { outline: 3px solid var(--marigold); outline-offset: 2px }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function sendHtmlPage(
  reply: FastifyReply,
  firmName: string,
  title: string,
  body: Html,
): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${firmName}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><a href="/">${firmName}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .send(page.markup);
}

const RETRY_AFTER_SECONDS = 30;

/** Answers a mistake in the request with its message, and a fault of ours with a page and 503, since people see it. */
export const answerError =
  (about: { firm: Firm }) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const { firm } = about;
    const status = error.statusCode ?? 503;
    if (status < 500)
      return reply.code(status).type("text/plain; charset=utf-8").send(`${error.message}\n`);
    request.log.error({ err: error }, "request failed");
    return sendHtmlPage(
      reply.code(503).header("retry-after", String(RETRY_AFTER_SECONDS)),
      firm.name,
      "This does not work just now",
      html`<p role="alert">Something went wrong on our side, and nothing has changed. Please try again in a minute: doing it twice does no harm.</p>
<p>If it still does not work then, write to <a href="mailto:${firm.email}">${firm.email}</a>.</p>`,
    );
  };
