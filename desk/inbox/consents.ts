import { z } from "zod";
import { ANY_TRAINING } from "../../contract/fields.ts";
import { momentOf } from "../../contract/indian-time.ts";
import type { Submitted } from "../../contract/schema.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { AT_DESK, NEWSLETTER, WATCH } from "../../server/inbox/storage/tables.ts";
import { storeSubmission } from "../../server/inbox/submissions/store.ts";
import { kindOfList } from "../../server/inbox/subscribers/lists.ts";
import { endSubscriptions, subscriptionOf } from "../../server/inbox/subscribers/subscription.ts";
import { isSuppressed } from "../../server/inbox/subscribers/suppression.ts";
import { findUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { trainings } from "../../site/content/records/trainings.ts";
import { orNone } from "../content/attempt.ts";
import { audit, type Desk } from "../desk.ts";
import { email, line } from "../fields.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";

const change = z.strictObject({
  email,
  list: z.string().max(2_000),
  asker: line("Who asked", 100).refine((text) => text !== "", "Write down who asked."),
  reason: line("The reason", 300).refine((text) => text !== "", "Write down how and why."),
});
type Change = z.output<typeof change>;

export const listsToJoin = () => [
  NEWSLETTER,
  ANY_TRAINING,
  ...orNone(trainings).map(({ title }) => title),
];

export const consentRoutes = {
  "POST /api/inbox/person/lists": route({ body: change, handler: askToConfirm }),
  "DELETE /api/inbox/person/lists": route({ body: change, handler: takeOff }),
};

type AskedChange = Asked & { body: Change };

/** Mails somebody the question whether they confirm a subscription that staff typed in for them. */
async function askToConfirm(asked: AskedChange, desk: Desk) {
  const { storage, config, now } = desk;
  const { email: address, list } = asked.body;
  await refuseJoining(desk, asked.body);
  const kind = kindOfList(list);
  const outcome = await storeSubmission(
    storage,
    {
      submitted: { kind, fields: { email: address, ...(list && { course: list }) } } as Submitted,
      submissionId: undefined,
      spamReasons: [],
      receivedAt: now(),
      page: AT_DESK,
      staffNote: noteOf(asked, now()),
    },
    // Somebody else typed the address, so its owner confirms whatever the setting says.
    { messageIdDomain: domainOf(config.mail.from), confirmNewsletter: true },
  );
  if (outcome === "repeat")
    throw new Refusal(409, "The mail that asks them to confirm is on its way.");
  await audit(desk, asked, "inbox", "", `Asked somebody to confirm ${NAMES[kind]}`);
  return { notice: "A mail asks them to confirm. They are on the list once they have." };
}

async function refuseJoining({ storage }: Desk, { email: address, list }: Change): Promise<void> {
  if (!listsToJoin().includes(list)) throw new Refusal(400, "There is no such list.");
  if (await isSuppressed(storage, await hashFor(storage, address)))
    throw new Refusal(
      409,
      "This address wants no mail from us. They can allow it again by the link in any mail of ours.",
    );
  if (await findUnreachable(storage, address))
    throw new Refusal(
      409,
      "Mails to this address come back, so they could not confirm it. If it works again, say so below their name first.",
    );
  const found = await subscriptionOf(storage, address, list);
  if (found && found.confirmed_at !== null && found.left_at === null)
    throw new Refusal(409, "They are on this list already.");
}

async function takeOff(asked: AskedChange, desk: Desk) {
  const { storage, now } = desk;
  const { email: address, list } = asked.body;
  const isWatch = kindOfList(list) === "watch";
  const count = await storage.db.transaction().execute((db) =>
    endSubscriptions(
      { ...storage, db },
      now(),
      // One mail tells of all watched results, so they end together.
      (eb) =>
        eb.and([
          eb("email", "=", address),
          isWatch ? eb("list", "like", `${WATCH}%`) : eb("list", "=", list),
        ]),
      noteOf(asked, now()),
    ),
  );
  if (count === 0) throw new Refusal(409, "They are not on this list any more.");
  await audit(desk, asked, "inbox", "", `Took somebody off ${NAMES[kindOfList(list)]}`);
  return { notice: "They are off the list and get nothing more of it." };
}

const noteOf = ({ session, body: { asker, reason } }: AskedChange, now: number) =>
  `${momentOf(now)}, ${session.who}: asked by ${asker}. ${reason}`;

const NAMES = {
  newsletter: "the newsletter",
  waiting: "the list of a training’s dates",
  watch: "the list of watched rules",
};
