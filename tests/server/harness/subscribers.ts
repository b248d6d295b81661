import { WORDINGS } from "../../../contract/wordings.ts";
import { createMailing } from "../../../server/inbox/mailings/mailings.ts";
import { hashOf, suppressionKey } from "../../../server/inbox/storage/addresses.ts";
import type { Storage } from "../../../server/inbox/storage/storage.ts";

/** Puts addresses on a list, as if all of them had confirmed long ago. */
export async function subscribeAll(
  storage: Storage,
  emails: string[],
  { list = "", rules = "", confirmedAt = 1_000 as number | null } = {},
): Promise<void> {
  const key = await suppressionKey(storage);
  const rows = emails.map((email) => ({
    email,
    list,
    rules,
    token: `token-${email.replace(/\W/g, "-")}-${list.length}`,
    asked_at: 1_000,
    page: "/",
    wording: WORDINGS.newsletter,
    confirmed_at: confirmedAt,
    left_at: null,
    hash: hashOf(key, email),
  }));
  for (let start = 0; start < rows.length; start += 500)
    await storage.db
      .insertInto("subscription")
      .values(rows.slice(start, start + 500))
      .execute();
}

export const readers = (count: number) =>
  Array.from({ length: count }, (_, number) => `reader-${number}@list.example`);

/** A newsletter that is to begin at once. */
export const scheduleNewsletter = (storage: Storage, now = Date.now()) =>
  createMailing(storage, {
    kind: "newsletter",
    subject: "Sundials this month",
    preview: "What is new",
    content: {
      intro: "Good morning.\n\nTwo things.",
      items: [
        {
          ref: "post 7",
          group: "Articles",
          title: "Shadows & hours",
          text: "How long they are.",
          facts: [["Written by", "Ada Quill"]],
          path: "/blog/7",
          action: "Read the article",
        },
      ],
      closing: "Until next month.",
    },
    now,
    dueAt: now,
  });
