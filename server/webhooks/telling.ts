import { readable } from "../../contract/fields.ts";
import { findRow } from "../inbox/storage/rows.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { type DeliveryRow, type Endpoint, fieldsOf, type Mail } from "../inbox/storage/tables.ts";

export type Fact = { name: string; label: string; value: string };

export interface Telling {
  title: string;
  facts: Fact[];
  /** Where staff read the rest; "" where the desk has no web address. */
  link: string;
}

const TITLES: Record<DeliveryRow["event"], string> = {
  "submission.received": "New message",
  "subscription.confirmed": "New subscription",
  "subscription.left": "A subscription ended",
  "registration.changed": "A registration changed",
  "reply.received": "A visitor answered",
  "content.published": "The site was published",
  test: "A test from the website",
};

const TITLES_OF_KINDS: Record<string, string> = {
  contact: "New inquiry",
  application: "New application",
  checklist: "A checklist was asked for",
};

const MOST_OF_VALUE = 4000;

function fact(name: string, label: string, text: string): Fact {
  const value = text.length > MOST_OF_VALUE ? `${text.slice(0, MOST_OF_VALUE)} …` : text;
  return { name, label, value };
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

export type Sending = { mail: Mail; delivery: DeliveryRow; endpoint: Endpoint };

/** Who it is about is looked up now: what was erased since is not told. */
export async function tellingOf(
  storage: Storage,
  sending: Sending,
  deskUrl: string | undefined,
): Promise<Telling> {
  const { mail, delivery } = sending;
  const at: Linking = (path) => (deskUrl ? `${deskUrl}/#/${path}` : "");
  const telling = { title: TITLES[delivery.event], facts: factsOf(delivery), link: at("") };
  if (mail.submission_id) return ofSubmission(storage, sending, telling, at);
  if (delivery.event === "registration.changed")
    return ofRegistration(storage, sending, telling, at);
  return ofPerson(storage, sending, telling);
}

/** The url of a place at the desk; "" where the desk has none. */
type Linking = (path: string) => string;

function factsOf({ facts }: DeliveryRow): Fact[] {
  const values = JSON.parse(facts) as Record<string, string | number>;
  return Object.entries(values).map(([name, value]) => fact(name, labelOf(name), String(value)));
}

const isPersonal = ({ endpoint }: Sending) => endpoint.is_personal === 1;

async function ofSubmission(
  storage: Storage,
  sending: Sending,
  telling: Telling,
  at: Linking,
): Promise<Telling> {
  const { mail, delivery } = sending;
  const submission = await findRow(storage, "submission", { id: mail.submission_id ?? "" });
  if (!submission) return telling;
  const { id, kind, page } = submission;
  const fields = fieldsOf(submission);
  const about = [fact("id", "Number", id), fact("kind", "Kind", kind), fact("page", "Page", page)];
  if (fields.service) about.push(fact("service", "Service", fields.service));
  const own = readable(kind, fields)
    .filter(({ name }) => name !== "service")
    .map(({ name, label, value }) => fact(name, label, value));
  const isNew = delivery.event === "submission.received";
  return {
    title: (isNew && TITLES_OF_KINDS[kind]) || telling.title,
    facts: [...about, ...telling.facts, ...(isPersonal(sending) ? own : [])],
    link: at(`inbox/message/${id}`),
  };
}

async function ofRegistration(
  storage: Storage,
  sending: Sending,
  telling: Telling,
  at: Linking,
): Promise<Telling> {
  const registration = await findRow(storage, "registration", { id: sending.delivery.subject });
  if (!registration) return telling;
  const { id, name, email, organisation, training, run } = registration;
  const own = [
    fact("name", "Name", name),
    fact("email", "Email", email),
    fact("organisation", "Company", organisation),
  ];
  const facts = [fact("id", "Number", id), ...telling.facts];
  return {
    title: telling.title,
    facts: isPersonal(sending) ? [...facts, ...own] : facts,
    link: at(`inbox/trainings/${training}/${run}`),
  };
}

async function ofPerson(storage: Storage, sending: Sending, telling: Telling): Promise<Telling> {
  const { person: hash, subject: list } = sending.delivery;
  if (!isPersonal(sending) || !hash) return telling;
  const subscription = await findRow(storage, "subscription", { hash, list });
  if (!subscription) return telling;
  return { ...telling, facts: [...telling.facts, fact("email", "Email", subscription.email)] };
}
