import type { AddressTable } from "../storage/personal-data.ts";
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
  for await (const { email, at, name = "", company = "", phone = "", more = "" } of saidOfAll(
    storage,
  )) {
    const fresh = { shown: { email, name, company, phone, at }, words: [email], phones: [] };
    const known = people.get(email) ?? fresh;
    const { shown, words, phones } = known;
    // What they gave last comes first.
    for (const [field, value] of Object.entries({ name, company, phone }))
      shown[field as "name"] ||= value;
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

type Saying = (db: Storage["db"]) => Promise<Said[]>;

/** What each table says of people who are no spam, newest first; a new table with addresses fails the types here. */
const SAYING: Record<AddressTable, Saying> = {
  submission: async (db) => {
    const all = db.selectFrom("submission").select(["email", "received_at", "fields"]);
    const rows = await all.where("spam", "=", 0).orderBy("received_at", "desc").execute();
    return rows.map((row) => {
      const { name = "", company = "", phone = "" } = fieldsOf(row);
      return { email: row.email, at: row.received_at, name, company, phone };
    });
  },
  registration: async (db) => {
    const columns = ["email", "changed_at", "name", "organisation", "participants"] as const;
    const all = db.selectFrom("registration").select(columns).orderBy("changed_at", "desc");
    return (await all.execute()).map((row) => {
      const { email, changed_at: at, name, organisation: company, participants: more } = row;
      return { email, at, name, company, more };
    });
  },
  certificate: async (db) => {
    const all = db.selectFrom("certificate").select(["email", "name", "issued_on"]);
    const rows = await all.where("email", "!=", "").orderBy("issued_on", "desc").execute();
    return rows.map(({ email, name, issued_on }) => ({ email, name, at: Date.parse(issued_on) }));
  },
  subscription: (db) => db.selectFrom("subscription").select(["email", "asked_at as at"]).execute(),
  incoming_mail: (db) => {
    const mails = db
      .selectFrom("incoming_mail")
      .where("kind", "=", "message")
      .where("email", "!=", "");
    return mails.select(["email", "received_at as at"]).execute();
  },
  incoming_copy: (db) => {
    const mails = db
      .selectFrom("incoming_copy")
      .innerJoin("incoming_mail", "incoming_mail.id", "incoming_mail_id");
    return mails
      .select(["incoming_copy.email", "name", "received_at as at"])
      .where("incoming_mail.kind", "=", "message")
      .execute();
  },
  reply_copy: (db) => {
    const mails = db
      .selectFrom("reply_copy")
      .innerJoin("reply", "reply.mail_id", "reply_copy.mail_id");
    return mails.select(["email", "written_at as at"]).execute();
  },
  set_aside: async (db) => {
    const mails = db.selectFrom("set_aside").where("email", "!=", "");
    return mails
      .select(["email", "name", "received_at as at"])
      .orderBy("received_at", "desc")
      .execute();
  },
  told: (db) => db.selectFrom("told").select(["email", "at"]).execute(),
  unreachable: (db) => db.selectFrom("unreachable").select(["email", "since as at"]).execute(),
  mailing_recipient: async (db) => {
    const all = db.selectFrom("mailing_recipient").innerJoin("mailing", "mailing.id", "mailing_id");
    // Tests go to staff.
    const rows = await all.select(["email", "started_at"]).where("trial", "=", "").execute();
    return rows.map(({ email, started_at }) => ({ email, at: started_at ?? 0 }));
  },
};

async function* saidOfAll({ db }: Storage): AsyncGenerator<Said> {
  for (const saying of Object.values(SAYING)) yield* await saying(db);
}
