import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type Kind, RESUME_FIELD } from "../../../contract/fields.ts";
import { findRow, findRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import {
  fieldsOf,
  type Mail,
  type Reply,
  type StoredSubmission,
  type Tables,
} from "../storage/tables.ts";
import { type Incoming, incomingOf, saidIn } from "./incoming.ts";

export interface Filter {
  kind?: Kind | undefined;
  /** Inclusive. */
  since?: number | undefined;
  /** Exclusive. */
  until?: number | undefined;
  spam?: boolean | undefined;
  email?: string | undefined;
  /** What a person wrote to the firm, or what only asks for a list, a checklist or news of rules. */
  isPersonal?: boolean | undefined;
  waitingOn?: string | undefined;
  unhandled?: boolean | undefined;
  unread?: boolean | undefined;
  /** Who sees to it; "" finds what nobody does. */
  owner?: string | undefined;
  service?: string | undefined;
  training?: string | undefined;
  replied?: boolean | undefined;
  followUpBy?: string | undefined;
  failed?: boolean | undefined;
  /** Words that all occur somewhere in what was sent or noted. */
  text?: string | undefined;
}

/**
 * `copies`: the addresses that get it besides the sender of the submission; `problems`: why some of those did not get it,
 * in sentences.
 */
export type WrittenReply = Reply & { copies: string[]; problems: string[] };

export interface Entry {
  submission: StoredSubmission;
  mails: Mail[];
  /** What staff wrote to the sender, oldest first; each has its mail among the mails. */
  replies: WrittenReply[];
  /** What came for it by mail, oldest first. */
  incoming: Incoming[];
}

export function lastWords({ submission, incoming }: Entry): { at: number; words: string } {
  const last = incoming.findLast(({ kind }) => kind === "message");
  if (last) return { at: last.received_at, words: saidIn(last) };
  return { at: submission.received_at, words: fieldsOf(submission).message ?? "" };
}

/** When the last reply went out; null while none has, or it came back. */
export const repliedAt = ({ mails }: Pick<Entry, "mails">): number | null =>
  mails.reduce<number | null>(
    (latest, { template, sent_at, state }) =>
      template === "reply" && HAS_GONE.includes(state) && sent_at !== null ? sent_at : latest,
    null,
  );

/** The states of a mail that went out, and did not come back. */
export const HAS_GONE: Mail["state"][] = ["sent", "written"];

const PAGE = 200;

/** A page at a time to save memory. With `filter.text` it reads the whole inbox: SQL cannot match words. */
export async function* listEntries(storage: Storage, filter: Filter = {}): AsyncGenerator<Entry> {
  let last: StoredSubmission | undefined;
  for (;;) {
    const isAfter = last && sql<boolean>`(received_at, id) < (${last.received_at}, ${last.id})`;
    const page: StoredSubmission[] = await filtered(storage, filter)
      .selectAll()
      .where(isAfter ?? sql<boolean>`1 = 1`)
      .orderBy("received_at", "desc")
      .orderBy("id", "desc")
      .limit(PAGE)
      .execute();
    const wanted = page.filter((submission) => hasWords(submission, filter.text));
    yield* await entriesOf(storage, wanted);
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

export async function findEntry(storage: Storage, id: string): Promise<Entry | undefined> {
  const [entry] = await entriesOf(
    storage,
    await findRows(storage, "submission", { id: id.toLowerCase() }),
  );
  return entry;
}

export const countKinds = ({ db }: Storage) =>
  db
    .selectFrom("submission")
    .select((eb) => ["kind", "spam", eb.fn.countAll<number>().as("count")])
    .groupBy(["kind", "spam"])
    .execute();

export const countMailStates = ({ db }: Storage) =>
  db
    .selectFrom("mail")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .orderBy("state")
    .execute();

export async function ping(storage: Storage): Promise<void> {
  await storage.db.selectFrom("submission").select("id").limit(1).execute();
}

/** An inquiry, an application, or anything whose sender wrote back. */
const isPersonal = sql<boolean>`(kind in ('contact', 'application') or answered_at is not null)`;

/** Whether somebody has to see to it on this day: nobody has, or it comes back then. A later day lets it rest until then. */
export const waitsOn = (day: string) =>
  sql<boolean>`spam = 0 and (follow_up_on <= ${day}
    or follow_up_on is null and handled_at is null and ${isPersonal})`;

/** The query for a filter, except its `text`: `hasWords` checks that. */
export function filtered(storage: Storage, filter: Filter) {
  const query = storage.db.selectFrom("submission");
  return byWork(bySent(query, storage, filter), filter);
}

type Query = SelectQueryBuilder<Tables, "submission", object>;

/** What was sent, by whom and when. */
function bySent(all: Query, storage: Storage, filter: Filter): Query {
  let query = all;
  if (filter.kind) query = query.where("kind", "=", filter.kind);
  if (filter.since !== undefined) query = query.where("received_at", ">=", filter.since);
  if (filter.until !== undefined) query = query.where("received_at", "<", filter.until);
  if (filter.spam !== undefined) query = query.where("spam", "=", filter.spam ? 1 : 0);
  if (filter.isPersonal !== undefined)
    query = query.where((eb) => (filter.isPersonal ? isPersonal : eb.not(isPersonal)));
  if (filter.email) query = query.where("email", "=", filter.email.toLowerCase());
  if (filter.service) query = query.where(storage.fieldOf("service"), "=", filter.service);
  if (filter.training) query = query.where(storage.fieldOf("course"), "=", filter.training);
  return query;
}

/** What staff have done with it, and what they have still to do. */
function byWork(all: Query, filter: Filter): Query {
  let query = all;
  if (filter.waitingOn) query = query.where(waitsOn(filter.waitingOn));
  if (filter.unhandled !== undefined)
    query = query.where("handled_at", filter.unhandled ? "is" : "is not", null);
  if (filter.unread !== undefined)
    query = query.where("read_at", filter.unread ? "is" : "is not", null);
  if (filter.owner !== undefined) query = query.where("owner", "=", filter.owner);
  if (filter.replied !== undefined)
    query = query.where((eb) => (filter.replied ? isReplied(eb) : eb.not(isReplied(eb))));
  if (filter.followUpBy) query = query.where("follow_up_on", "<=", filter.followUpBy);
  if (filter.failed)
    query = query.where((eb) => eb.exists(ownMails(eb).where("mail.state", "=", "failed")));
  return query;
}

function isReplied(eb: ExpressionBuilder<Tables, "submission">) {
  const replies = ownMails(eb).where("mail.template", "=", "reply");
  return eb.exists(replies.where("mail.state", "in", HAS_GONE));
}

export const ownMails = (eb: ExpressionBuilder<Tables, "submission">) =>
  eb.selectFrom("mail").select("mail.id").whereRef("mail.submission_id", "=", "submission.id");

export const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** The figures of a number without the zeros or the 91 that lead to India. */
export const figuresOf = (phone: string) =>
  phone.replaceAll(/\D/g, "").replace(/^0*(?:91(?=\d{10}$))?/, "");

/** The figures of what looks like a phone number, however it is grouped; else "". */
export const numberIn = (text: string) => (/^[\d\s+()./-]{4,}$/.test(text) ? figuresOf(text) : "");

/** Whether all words occur, in any case. Not in SQL: SQLite knows the case of ASCII only, and fields are JSON. */
export function hasWords(submission: StoredSubmission, text: string | undefined): boolean {
  if (text === undefined) return true;
  const { id, email, page, note } = submission;
  const values = Object.values(fieldsOf(submission));
  const all = folded([id, email, page, note, ...values].join("\n"));
  const words = folded(text).split(/\s+/);
  const number = numberIn(text);
  const isCalled =
    number && values.some((value) => value.length < 30 && figuresOf(value).includes(number));
  return isCalled || words.every((word) => all.includes(word));
}

export async function entriesOf(
  storage: Storage,
  submissions: StoredSubmission[],
): Promise<Entry[]> {
  if (submissions.length === 0) return [];
  const mails = await mailsOf(storage, submissions);
  const all = [...mails.values()].flat();
  const written = all.filter(({ template }) => template === "reply").map(({ id }) => id);
  const replies = written.length > 0 ? await findRows(storage, "reply", { mail_id: written }) : [];
  const copies =
    written.length > 0 ? await findRows(storage, "reply_copy", { mail_id: written }) : [];
  const copiesOf = (mailId: string) => {
    const own = copies.filter(({ mail_id }) => mail_id === mailId);
    const failed = own.filter(({ problem }) => problem !== "");
    return {
      copies: own.map(({ email }) => email).sort(),
      problems: failed.map(({ email, problem }) => `Not got by ${email}: ${problem}`).sort(),
    };
  };
  const incoming = await incomingOf(storage, submissions);
  return submissions.map((submission) => {
    const own = mails.get(submission.id) ?? [];
    const ids = new Set(own.map(({ id }) => id));
    const ownReplies = replies
      .filter(({ mail_id }) => ids.has(mail_id))
      .map((reply) => ({ ...reply, ...copiesOf(reply.mail_id) }));
    return {
      submission,
      mails: own,
      replies: ownReplies.sort((one, other) => one.written_at - other.written_at),
      incoming: incoming.filter(({ submission_id }) => submission_id === submission.id),
    };
  });
}

export async function mailsOf(storage: Storage, submissions: StoredSubmission[]) {
  const ids = submissions.map((submission) => submission.id);
  const own = storage.db.selectFrom("mail").selectAll().where("submission_id", "in", ids);
  const mails = await own.orderBy("recipient").orderBy("queued_at").execute();
  return Map.groupBy(mails, (mail) => mail.submission_id ?? "");
}

/** Undefined where none came with it. */
export async function fileOf(storage: Storage, submission: StoredSubmission) {
  const row = await findRow(storage, "upload", { submission_id: submission.id });
  if (!row) return undefined;
  return {
    filename: fieldsOf(submission)[RESUME_FIELD] || "file",
    contentType: row.type,
    content: Buffer.from(row.content, "base64"),
  };
}
