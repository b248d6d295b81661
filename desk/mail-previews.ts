import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { MAIL_PICTURES, type MailPicture } from "../contract/mail-pictures.ts";
import { newToken } from "../server/inbox/storage/ids.ts";
import { contentId, type MailContent, mailHtml, mailText } from "../server/mail/layout.ts";
import type { Area } from "./desk.ts";
import { orRefuse } from "./refusal.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Keeps the HTML of a mail for its preview. Returns the path of the preview, and the mail as plain text. */
    showMail: (content: MailContent) => { path: string; text: string };
  }
}

const MOST = 20;

/** The browser runs no script of the mail and fetches nothing for it; inline styles are allowed. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  "x-frame-options": "SAMEORIGIN",
};

/**
 * Serves previews of mails, in memory, the newest 20 only. A frame cannot send the session's token, so the route is open
 * and each mail has a random, secret path.
 */
export const registerMailPreviews: Area = (app, { config: { firm, siteUrl, buildDir } }) => {
  const previews = new Map<string, string>();
  const fileOf = (name: MailPicture) => path.join(buildDir, MAIL_PICTURES[name].path);

  app.get("/api/mail-previews/:key", { config: { isOpen: true } }, async ({ params }, reply) => {
    const found = previews.get((params as { key: string }).key);
    const html = orRefuse(found, "This preview is gone: open it again.");
    return reply.headers(HEADERS).type("text/html; charset=utf-8").send(html);
  });

  app.decorate("showMail", (content) => {
    const names: MailPicture[] = ["mark", content.picture];
    const pictures = names.filter((name) => existsSync(fileOf(name)));
    let html = mailHtml(firm, siteUrl, content, pictures);
    for (const name of pictures) {
      const data = `data:image/png;base64,${readFileSync(fileOf(name)).toString("base64")}`;
      html = html.replaceAll(`cid:${contentId(name)}`, data);
    }
    const key = newToken();
    previews.set(key, html);
    for (const old of [...previews.keys()].slice(0, -MOST)) previews.delete(old);
    return { path: `/api/mail-previews/${key}`, text: mailText(firm, siteUrl, content) };
  });
};
