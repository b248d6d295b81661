import type { Kind } from "../../contract/fields.ts";
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from "../../contract/forms.ts";
import type { Submitted } from "../../contract/schema.ts";
import type { SpamReason } from "../inbox/submissions/new-submission.ts";
import { isAdvert } from "./advert.ts";
import type { FormData } from "./form-data.ts";

/** Forms with the hidden field in their page, so that a browser always sends it, with scripts or without. */
const WITH_HIDDEN_FIELD: Kind[] = ["contact", "checklist", "application"];

/** A program without hidden field and time may be an honest one, so its words decide: one link is enough. */
export function suspicions(
  { kind, fields }: Submitted,
  form: FormData,
  minFillMs: number,
): SpamReason[] {
  const reasons: SpamReason[] = [];
  const hidden = form.get(HONEYPOT_FIELD);
  if (hidden?.trim()) reasons.push("honeypot");
  const fillMs = form.get(FILL_TIME_FIELD) ?? "";
  const isTimed = /^\d+(\.\d+)?$/.test(fillMs);
  if (isTimed && Number(fillMs) < minFillMs) reasons.push("too-fast");
  const isOurPage = hidden !== undefined || isTimed || !WITH_HIDDEN_FIELD.includes(kind);
  const points = pointsOf(fields) + (isTimed ? 0 : 1);
  if (points >= MOST_POINTS || (!isOurPage && hasLink(fields))) reasons.push("content");
  if (kind === "contact" && isAdvert(fields)) reasons.push("advert");
  return reasons;
}

const MOST_POINTS = 3;
const LINK = /https?:\/\/|\bwww\./gi;
/** Markup of pages and forums, as programs type it that fill in any form they meet. */
const MARKUP = /<a\s|\[url\b|\[link\b|href\s*=/i;

const hasLink = (fields: Record<string, string>) =>
  Object.values(fields).some((value) => value.search(LINK) >= 0);

/** Points for what advertisers send: three links, a link outside the message, markup. Fewer links may be a person's. */
function pointsOf(fields: Record<string, string>): number {
  const { message = "", ...lines } = fields;
  const links = message.match(LINK)?.length ?? 0;
  return (links >= 3 ? 2 : 0) + (hasLink(lines) ? 2 : 0) + (MARKUP.test(message) ? 2 : 0);
}
