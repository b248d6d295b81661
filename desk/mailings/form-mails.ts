import { z } from "zod";
import type { Kind } from "../../contract/fields.ts";
import type { StoredSubmission } from "../../server/inbox/storage/tables.ts";
import { type VisitorTemplate, visitorMail } from "../../server/mail/visitor-mails.ts";
import { mails } from "../../site/content/reader/read.ts";
import { fromContent } from "../content/attempt.ts";
import type { Area } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";

const params = z.object({ name: z.string().max(40) });

const savedWords = () => fromContent(mails, "the mails cannot be shown");

/** Routes that show the mails of the forms, with the words as they are saved, published or not. */
export const registerFormMails: Area = (app, desk) => {
  const { firm, siteUrl } = desk.config;

  app.get("/api/mailings/form-mails", async () => ({ names: Object.keys(savedWords().visitors) }));

  app.get("/api/mailings/form-mails/:name", async (request) => {
    const { name } = read(params, request.params);
    const words = savedWords();
    if (!Object.hasOwn(words.visitors, name)) throw new Refusal(404, "There is no such mail.");
    const links = { stop: siteUrl, confirm: siteUrl, unsubscribe: siteUrl };
    const isAgain = name === "checklist-again";
    const template = (isAgain ? "checklist-delivery" : name) as VisitorTemplate;
    const parts = { firm, siteUrl, words, links, attached: !isAgain };
    return desk.mailPreviews.show(visitorMail(template, sample(template, desk.now()), parts));
  });
};

function sample(template: VisitorTemplate, now: number): StoredSubmission {
  const [word = ""] = template.split("-");
  const kind = (word === "inquiry" ? "contact" : word) as Kind;
  const fields = JSON.stringify({ name: "Asha Rao", service: "general" });
  return { id: "example", kind, fields, page: "", received_at: now } as StoredSubmission;
}
