import { WORDINGS } from "../../contract/wordings.ts";
import { contentOf, type MailingContent, type MailingItem } from "../inbox/mailings/content.ts";
import { LEFT, UNREACHABLE, UNWANTED } from "../inbox/outbox/new-mails.ts";
import { hasRow, type Storage } from "../inbox/storage/storage.ts";
import type { Mailing, MailingRecipient } from "../inbox/storage/tables.ts";
import { subscribed } from "../inbox/subscribers/subscription.ts";
import { stopTokenFor } from "../inbox/subscribers/suppression.ts";
import { findUnreachable } from "../inbox/subscribers/unreachable.ts";
import { type Block, facts, heading, link, paragraph } from "./blocks.ts";
import type { MailContent } from "./layout.ts";
import { leaveLink, type MailLinks, notMe, sayWith, type Wording } from "./visitor-mails.ts";

type Decision = { stopToken: string; subscriptionToken: string } | { holdReason: string };

/** Decides whether a mail of a mailing goes out, when its turn has come: people leave while it is being sent. */
export async function checkMailingMail(
  storage: Storage,
  recipient: MailingRecipient,
): Promise<Decision> {
  const { email, token, trial } = recipient;
  const stopToken = await stopTokenFor(storage, email);
  if (!stopToken) return { holdReason: UNWANTED };
  if (await findUnreachable(storage, email)) return { holdReason: UNREACHABLE };
  const isOnList =
    trial !== "" || (await hasRow(subscribed(storage.db).where("token", "=", token)));
  return isOnList ? { stopToken, subscriptionToken: token } : { holdReason: LEFT };
}

export function mailingContent(
  { kind, subject, preview, content }: Pick<Mailing, "kind" | "subject" | "preview" | "content">,
  parts: Wording & { links: MailLinks; own?: string; isTest?: boolean },
): MailContent {
  const { siteUrl, links, words, own = "", isTest = false } = parts;
  const why = sayWith(parts, { promise: WORDINGS[kind] })(words.lists[kind].reason);
  return {
    subject: isTest ? `Test: ${subject}` : subject,
    preview: preview || subject,
    title: subject,
    picture: "newsletter",
    body: bodyOf(own ? contentOf({ content: own }) : contentOf({ content }), siteUrl),
    footer: [leaveLink(why, kind, parts), ...notMe(words.mailings.notMe, links, parts)],
  };
}

const bodyOf = ({ intro, items, closing }: MailingContent, siteUrl: string): Block[] => [
  ...paragraphs(intro),
  ...items.flatMap((item, index) => itemBlocks(item, items[index - 1]?.group, siteUrl)),
  ...paragraphs(closing),
];

function paragraphs(text: string) {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  return parts.filter(Boolean).map((part) => paragraph(part));
}

const itemBlocks = (
  item: MailingItem,
  groupBefore: string | undefined,
  siteUrl: string,
): Block[] => [
  heading(item.title, item.group === groupBefore ? "" : item.group),
  ...(item.text ? [paragraph(item.text)] : []),
  ...(item.facts.length > 0 ? [facts(item.facts)] : []),
  paragraph(link(siteUrl + item.path, item.action)),
];
