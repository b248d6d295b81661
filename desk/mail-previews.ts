import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { MAIL_PICTURES, type MailPicture } from "../contract/mail-pictures.ts";
import type { Config } from "../server/config.ts";
import { newToken } from "../server/inbox/storage/ids.ts";
import { contentId, type MailContent, mailHtml, mailText } from "../server/mail/layout.ts";
import { orRefuse } from "./refusal.ts";
import { route } from "./route.ts";

export type MailPreview = { path: string; text: string };

const MOST = 20;

/** The browser runs no script of the mail and fetches nothing for it; inline styles are allowed. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  "x-frame-options": "SAMEORIGIN",
};

/** Keeps the HTML of mails for their previews, in memory, the newest 20 only. */
export function createMailPreviews({ firm, siteUrl, buildDir }: Config) {
  const previews = new Map<string, string>();
  const fileOf = (name: MailPicture) => path.join(buildDir, MAIL_PICTURES[name].path);

  return {
    /** Undefined for a key that is wrong, and for a preview that newer ones have displaced. */
    find: (key: string) => previews.get(key),
    /** Returns the path of the preview, and the mail as plain text. */
    show(content: MailContent): MailPreview {
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
    },
  };
}

export type MailPreviews = ReturnType<typeof createMailPreviews>;

export const mailPreviewRoutes = {
  /** A frame cannot send the session's token, so the route is open and each mail has a random, secret path. */
  "GET /api/mail-previews/:key": route({
    isOpen: true,
    params: z.object({ key: z.string() }),
    handler: ({ params, reply }, { mailPreviews }) => {
      const html = orRefuse(mailPreviews.find(params.key), "This preview is gone: open it again.");
      return reply.headers(HEADERS).type("text/html; charset=utf-8").send(html);
    },
  }),
};
