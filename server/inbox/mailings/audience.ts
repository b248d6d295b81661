import { type Kysely, sql } from "kysely";
import { ANY_TRAINING } from "../../../contract/fields.ts";
import { type Mailing, NEWSLETTER, type Subscription, type Tables } from "../storage/tables.ts";
import { kindOfList } from "../subscribers/lists.ts";
import { reachable, subscribed } from "../subscribers/subscription.ts";
import { unreachableAddresses } from "../subscribers/unreachable.ts";

/** Who gets a mailing: `token` is that of their subscription, `content` what the mail says to them alone. */
export type Recipient = { email: string; token: string; content?: string };

/** The recipients if the mailing began now, each address once. None for "watch": the desk finds them by the content. */
export async function audienceOf(
  db: Kysely<Tables>,
  { kind, training }: Pick<Mailing, "kind" | "training">,
) {
  if (kind === "watch") return [];
  const found = await (kind === "newsletter"
    ? onLists(db, [NEWSLETTER]).execute()
    : whoWaits(db, training));
  return [...new Map(found.map(({ email, token }) => [email, { email, token }])).values()];
}

/** Nobody twice since they confirmed. Who named the training comes last, which the caller takes. */
async function whoWaits(db: Kysely<Tables>, training: string): Promise<Subscription[]> {
  const wasTold = sql<boolean>`exists (
    select 1 from mailing_recipient join mailing on mailing.id = mailing_recipient.mailing_id
    where trial = '' and mailing.started_at >= subscription.confirmed_at
      and (mailing_recipient.token = subscription.token
        or mailing_recipient.email = subscription.email and mailing.training = ${training}))`;
  const notTold = onLists(db, [training, ANY_TRAINING]).where((eb) => eb.not(wasTold));
  const all = await notTold.execute();
  return all.sort((one, other) => Number(one.list === training) - Number(other.list === training));
}

const onLists = (db: Kysely<Tables>, lists: string[]) => reachable(db).where("list", "in", lists);

/** How many people on the lists of this mailing it leaves out, since mails to them come back. */
export async function countUnreachable(
  db: Kysely<Tables>,
  { kind, training }: Pick<Mailing, "kind" | "training">,
): Promise<number> {
  const isOn = ({ list }: Subscription) =>
    kindOfList(list) === kind && (kind !== "waiting" || [training, ANY_TRAINING].includes(list));
  const found = await subscribed(db).where("email", "in", unreachableAddresses(db)).execute();
  return new Set(found.filter(isOn).map(({ email }) => email)).size;
}
