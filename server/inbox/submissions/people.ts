import type { Storage } from "../storage/storage.ts";
import { fieldsOf } from "../storage/tables.ts";
import { figuresOf, folded, numberIn } from "./read.ts";

export type Found = { email: string; name: string; company: string; phone: string; at: number };

const MOST = 30;

/** What one row says of somebody; `more` is searched too, and not shown. */
type Said = Pick<Found, "email" | "at"> & Partial<Found> & { more?: string };

/** Not in SQL, since neither storage finds words as people write them; last heard of first, at most 30. */
export async function findPeople(storage: Storage, text: string) {
  const people = new Map<string, { shown: Found; words: string[]; phones: string[] }>();
  for await (const { email, at, name = "", company = "", phone = "", more = "" } of saidOfAll(storage)) {
    const fresh = { shown: { email, name, company, phone, at }, words: [email], phones: [] };
    const known = people.get(email) ?? fresh;
    const { shown, words, phones } = known;
    // What they gave last comes first.
    for (const [field, value] of Object.entries({ name, company, phone })) shown[field as "name"] ||= value;
    shown.at = Math.max(shown.at, at);
    words.push(name, company, more);
    phones.push(figuresOf(phone));
    people.set(email, known);
  }
  const number = numberIn(text);
  const wanted = folded(text).split(/\s+/);
  const found = [...people.values()].filter(({ words, phones }) => {
    if (number && phones.some((phone) => phone.includes(number))) return true;
    const all = folded(words.join("\n"));
    return wanted.every((word) => all.includes(word));
  });
  const shown = found.map((one) => one.shown).sort((one, other) => other.at - one.at);
  return { people: shown.slice(0, MOST), total: shown.length };
}

/** All that is stored of people who are no spam, of each kind of row the newest first. */
async function* saidOfAll({ db }: Storage): AsyncGenerator<Said> {
  const submissions = db.selectFrom("submission").select(["email", "received_at", "fields"]);
  for (const row of await submissions.where("spam", "=", 0).orderBy("received_at", "desc").execute()) {
    const { name = "", company = "", phone = "" } = fieldsOf(row);
    yield { email: row.email, at: row.received_at, name, company, phone };
  }
  const registrations = db.selectFrom("registration").orderBy("changed_at", "desc");
  const columns = ["email", "changed_at", "name", "organisation", "participants"] as const;
  for (const row of await registrations.select(columns).execute()) {
    const { email, changed_at: at, name, organisation: company, participants: more } = row;
    yield { email, at, name, company, more };
  }
  const subscriptions = db.selectFrom("subscription").select(["email", "asked_at"]);
  for (const { email, asked_at: at } of await subscriptions.execute()) yield { email, at };
  const mails = db.selectFrom("incoming_mail").select(["email", "received_at"]).where("kind", "=", "message");
  for (const { email, received_at: at } of await mails.where("email", "!=", "").execute())
    yield { email, at };
}
