import { createHash } from "node:crypto";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { colour } from "../../brand/tokens.ts";
import { html } from "./html.ts";
import { sendHtmlPage } from "./page.ts";

it("a page of the server's own → in the brand's colours, under a policy that allows its style and nothing else", async () => {
  const app = Fastify();
  app.get("/", (_request, reply) => sendHtmlPage(reply, "A & B", "Oh <no>", html`<p>${"<b>"}</p>`));
  const { body, headers } = await app.inject("/");
  const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? "";
  for (const name of ["ink", "paper", "leaf", "marigold", "ember"])
    expect(style).toContain(colour(name));
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
  expect(body).toContain("<title>Oh &lt;no&gt; | A &amp; B</title>");
  expect(body).toContain("<p>&lt;b&gt;</p>");
});
