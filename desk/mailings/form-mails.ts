import { z } from "zod";
import type { Kind } from "../../contract/fields.ts";
import type { StoredSubmission } from "../../server/inbox/storage/tables.ts";
import { type VisitorTemplate, visitorMail } from "../../server/mail/visitor-mails.ts";
import { mails } from "../../site/content/reader/read.ts";
import { fromContent } from "../content/attempt.ts";
import type { Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import { route } from "../route.ts";

const savedWords = () => fromContent(mails, "the mails cannot be shown");

/** Routes that show the mails of the forms, with the words as they are saved, published or not. */
export const formMailRoutes = {
  "GET /api/mailings/form-mails": route({
    handler: () => ({ names: Object.keys(savedWords().visitors) }),
  }),
  "GET /api/mailings/form-mails/:name": route({
    params: z.object({ name: z.string().max(40) }),
    handler: ({ params }, desk) => showFormMail(desk, params.name),
  }),
};

function showFormMail({ config, mailPreviews, now }: Desk, name: string) {
  const { firm, siteUrl } = config;
  const words = savedWords();
  if (!Object.hasOwn(words.visitors, name)) throw new Refusal(404, "There is no such mail.");
  const links = { stop: siteUrl, confirm: siteUrl, unsubscribe: siteUrl };
  const isAgain = name === "checklist-again";
  const template = (isAgain ? "checklist-delivery" : name) as VisitorTemplate;
  const parts = { firm, siteUrl, words, links, attached: !isAgain };
  return mailPreviews.show(visitorMail(template, sample(template, now()), parts));
}

function sample(template: VisitorTemplate, now: number): StoredSubmission {
  const [word = ""] = template.split("-");
  const kind = (word === "inquiry" ? "contact" : word) as Kind;
  const fields = JSON.stringify({ name: "Asha Rao", service: "general" });
  return { id: "example", kind, fields, page: "", received_at: now } as StoredSubmission;
}
