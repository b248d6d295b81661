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
  { mail, delivery, endpoint }: Sending,
  deskUrl: string | undefined,
): Promise<Telling> {
  const isPersonal = endpoint.is_personal === 1;
  const at = (path: string) => (deskUrl ? `${deskUrl}/#/${path}` : "");
  const facts = Object.entries(JSON.parse(delivery.facts) as Record<string, string | number>).map(
    ([name, value]) => fact(name, labelOf(name), String(value)),
  );
  const telling = { title: TITLES[delivery.event], facts, link: at("") };

  if (mail.submission_id) {
    const submission = await findRow(storage, "submission", { id: mail.submission_id });
    if (!submission) return telling;
    const { id, kind, page } = submission;
    const fields = fieldsOf(submission);
    const about = [
      fact("id", "Number", id),
      fact("kind", "Kind", kind),
      fact("page", "Page", page),
    ];
    if (fields.service) about.push(fact("service", "Service", fields.service));
    const own = readable(kind, fields).map(({ name, label, value }) => fact(name, label, value));
    const isNew = delivery.event === "submission.received";
    return {
      title: (isNew && TITLES_OF_KINDS[kind]) || telling.title,
      facts: [
        ...about,
        ...facts,
        ...(isPersonal ? own.filter(({ name }) => name !== "service") : []),
      ],
      link: at(`inbox/message/${id}`),
    };
  }
  if (delivery.event === "registration.changed") {
    const id = delivery.subject;
    const registration = await findRow(storage, "registration", { id });
    if (!registration) return telling;
    const { name, email, organisation, training, run } = registration;
    const who = [fact("name", "Name", name), fact("email", "Email", email)];
    const own = [...who, fact("organisation", "Company", organisation)];
    return {
      ...telling,
      facts: [fact("id", "Number", id), ...facts, ...(isPersonal ? own : [])],
      link: at(`inbox/trainings/${training}/${run}`),
    };
  }
  if (isPersonal && delivery.person) {
    const { person: hash, subject: list } = delivery;
    const subscription = await findRow(storage, "subscription", { hash, list });
    if (subscription) facts.push(fact("email", "Email", subscription.email));
  }
  return telling;
}
