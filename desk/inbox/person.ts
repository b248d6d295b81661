import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Person } from "../../server/inbox/submissions/erasure.ts";
import { kindOfList } from "../../server/inbox/subscribers/lists.ts";
import { hashFor, isSuppressed } from "../../server/inbox/subscribers/suppression.ts";
import { runNames } from "./runs.ts";
import { mailLine, summaryOf } from "./submission.ts";

/** All that is stored about a person, and what erasing cannot reach. */
export async function personOf(storage: Storage, person: Person, leftover: string) {
  const { email, entries, lists, mailings, registrations } = person;
  return {
    email,
    isUnwanted: await isSuppressed(storage, await hashFor(storage, email)),
    submissions: entries.map((entry) => ({ ...summaryOf(entry), page: entry.submission.page })),
    mails: entries.flatMap(({ submission, mails }) =>
      mails.map((mail) => ({ ...mailLine(mail), submission: submission.id })),
    ),
    lists: lists.map(({ course, asked_at, confirmed_at, left_at, page, wording }) => ({
      course,
      kind: kindOfList(course),
      askedAt: asked_at,
      confirmedAt: confirmed_at,
      leftAt: left_at,
      page,
      wording,
    })),
    mailings: mailings.map(({ subject, state, sent_at }) => ({ subject, state, sentAt: sent_at })),
    registrations: registrations.map(({ course, run, name, state, seats, created_at }) => ({
      ...{ course, run, name, state, seats },
      ...runNames(course, run),
      createdAt: created_at,
    })),
    leftover,
  };
}

export type PersonDetail = Awaited<ReturnType<typeof personOf>>;
