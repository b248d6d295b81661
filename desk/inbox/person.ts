import { z } from "zod";
import { trainingMailsOf } from "../../server/inbox/registrations/training-mails.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { copyOfPerson, whose } from "../../server/inbox/storage/people-rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { fieldsOf } from "../../server/inbox/storage/tables.ts";
import {
  erasePerson,
  findPerson,
  inWords,
  leftover,
  type Person,
} from "../../server/inbox/submissions/erasure.ts";
import { findPeople } from "../../server/inbox/submissions/people.ts";
import { kindOfList } from "../../server/inbox/subscribers/lists.ts";
import { isSuppressed } from "../../server/inbox/subscribers/suppression.ts";
import { findUnreachable, markReachable } from "../../server/inbox/subscribers/unreachable.ts";
import { audit, type Desk, shown } from "../desk.ts";
import { email, line } from "../fields.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { consentRoutes, listsToJoin } from "./consents.ts";
import { sendFile } from "./downloads.ts";
import { runNames } from "./runs.ts";
import { mailLine, summaryOf } from "./submission.ts";

/** All that is stored about a person; `leftover` is a sentence about what erasing cannot remove. */
async function personOf(storage: Storage, person: Person, leftover: string) {
  const { email, entries, lists, mailings, registrations, certificates, elsewhere, isUnknown } =
    person;
  const registrationIds = registrations.map(({ id }) => id);
  const unreachable = await findUnreachable(storage, email);
  const fields = entries.map(({ submission }) => fieldsOf(submission));
  const last = (name: string) => fields.find((one) => one[name])?.[name] ?? "";
  return {
    email,
    isUnknown,
    name: last("name") || (registrations[0]?.name ?? certificates[0]?.name ?? ""),
    company: last("company") || (registrations[0]?.organisation ?? ""),
    phone: last("phone"),
    isUnwanted: await isSuppressed(storage, await hashFor(storage, email)),
    unreachable: unreachable ? shown(unreachable, "since", "said") : null,
    submissions: entries.map((entry) => ({ ...summaryOf(entry), page: entry.submission.page })),
    mails: entries.flatMap(({ submission, mails }) =>
      mails.map((mail) => ({ ...mailLine(mail), submission: submission.id })),
    ),
    lists: lists.map((one) => ({
      ...shown(one, "list", "page", "wording", "asked_at", "asked_note"),
      ...shown(one, "confirmed_at", "left_at", "left_note"),
      kind: kindOfList(one.list),
    })),
    listsToJoin: listsToJoin().filter(
      (name) => !lists.some(({ list, left_at }) => list === name && left_at === null),
    ),
    mailings: mailings.map((one) => shown(one, "mailing_id", "subject", "state", "sent_at")),
    trainingMails: await trainingMailsOf(storage, registrationIds),
    certificates: certificates.map((one) => ({ ...one, ...runNames(one.training, one.run) })),
    registrations: registrations.map((one) => ({
      ...shown(one, "training", "run", "name", "state", "seats", "created_at"),
      ...runNames(one.training, one.run),
    })),
    elsewhere,
    leftover,
  };
}

export type PersonDetail = Awaited<ReturnType<typeof personOf>>;

const words = z.object({
  text: line("This", 100).refine((text) => text.length > 1, "Type two letters or more."),
});

export const personRoutes = {
  ...consentRoutes,

  "GET /api/inbox/people": route({
    query: words,
    handler: ({ query }, { storage }) => findPeople(storage, query.text),
  }),

  "GET /api/inbox/person": route({
    query: z.object({ email }),
    handler: async ({ query }, { storage, config }) => {
      const person = await findPerson(storage, query.email);
      return personOf(storage, person, await leftover(storage, config));
    },
  }),

  "GET /api/inbox/person/copy": route({
    query: z.object({ email }),
    handler: async ({ query, reply }, { storage }) => {
      const copy = await copyOfPerson(storage, await whose(storage, query.email));
      return sendFile(reply, `${query.email}.json`, Buffer.from(JSON.stringify(copy, null, 2)));
    },
  }),

  "DELETE /api/inbox/person": route({
    body: z.strictObject({ email, typed: z.string().max(300) }),
    handler: erase,
  }),

  /** Mails go to this address again; whatever was held back stays so. */
  "DELETE /api/inbox/person/unreachable": route({
    body: z.strictObject({ email }),
    handler: async (asked, desk) => {
      if (!(await markReachable(desk.storage, asked.body.email)))
        throw new Refusal(409, "Mails go to this address already.");
      const what = "Let mails go again to an address that could not be reached";
      await audit(desk, asked, "inbox", "", what);
      return {
        notice:
          "Mails go to this address again. What was held back meanwhile is not sent by itself.",
      };
    },
  }),
};

async function erase(asked: Asked & { body: { email: string; typed: string } }, desk: Desk) {
  const { storage, config } = desk;
  const { email: address, typed } = asked.body;
  if (typed.trim().toLowerCase() !== address)
    throw new Refusal(400, "Type the address again, exactly as it is shown above.");
  const person = await findPerson(storage, address);
  if (person.isUnknown) {
    // An earlier attempt may have removed the rows, and failed at the log of the database.
    await storage.scrub();
    throw new Refusal(404, `Nothing is stored about ${person.email}.`);
  }
  const what = `Erased a person: ${inWords(person).replace(/,$/, "")}`;
  await erasePerson(storage, config.dataDir, person.email, (within) =>
    audit({ ...desk, storage: within }, asked, "inbox", "", what),
  );
  return { what: `${what}.`, leftover: await leftover(storage, config) };
}
