import { z } from "zod";
import { KINDS } from "../../contract/fields.ts";
import { UTC_OFFSET } from "../../contract/indian-time.ts";
import { SORTS } from "../../server/inbox/submissions/pages.ts";
import type { Filter } from "../../server/inbox/submissions/read.ts";

const DAY = 24 * 60 * 60 * 1000;
const line = z.string().trim().max(300);
const day = z.iso.date();

/** The query of a list; an empty or missing value means all. */
export const listQuery = z.object({
  tab: z.enum(["messages", "spam", "failed"]).default("messages"),
  state: z.enum(["", "unread", "open", "handled", "answered", "unanswered", "follow-up"]).default(""),
  kind: z.enum(["", ...KINDS]).default(""),
  owner: line.default(""),
  service: line.default(""),
  course: line.default(""),
  since: z.union([z.literal(""), day]).default(""),
  until: z.union([z.literal(""), day]).default(""),
  text: line.default(""),
  sort: z.enum(SORTS).default("newest"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** Stands for the messages that nobody has taken. */
const NOBODY = "-";

export function filterOf(query: z.output<typeof listQuery>, today: string): Filter {
  const { tab, state, kind, owner, service, course, since, until, text } = query;
  return {
    spam: tab === "failed" ? undefined : tab === "spam",
    failed: tab === "failed" || undefined,
    unread: state === "unread" || undefined,
    unhandled: state === "open" ? true : state === "handled" ? false : undefined,
    replied: state === "answered" ? true : state === "unanswered" ? false : undefined,
    followUpBy: state === "follow-up" ? today : undefined,
    kind: kind || undefined,
    owner: owner === NOBODY ? "" : owner || undefined,
    service: service || undefined,
    course: course || undefined,
    since: since ? startOf(since) : undefined,
    until: until ? startOf(until) + DAY : undefined,
    text: text || undefined,
  };
}

const startOf = (date: string) => Date.parse(`${date}T00:00:00${UTC_OFFSET}`);
