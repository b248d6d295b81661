import { dayOf } from "../../contract/indian-time.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Entry } from "../../server/inbox/submissions/read.ts";
import { findUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { dayText } from "../../site/dates/dates.ts";

const DOES_NOT_EXIST = "The mailbox does not exist: correct the address or phone them.";

/** By what the other mail server said (RFC 3463); the first that fits counts. */
const WHAT_TO_DO: [said: RegExp, words: string][] = [
  [
    /\b[45]\.2\.2\b|full|quota/i,
    "Their mailbox is full: send it again in a day or two, or phone them.",
  ],
  [
    /\b5\.2\.1\b|disabled|inactive/i,
    "The mailbox is switched off: correct the address or phone them.",
  ],
  [
    /\b5\.1\.2\b|\b5\.1\.10\b|\b5\.4\.4\b|domain not found|host not found/i,
    "There is no mailbox at what follows the @: correct the address or phone them.",
  ],
  [/\b5\.1\.\d\b/, DOES_NOT_EXIST],
  [
    /\b5\.(?:2\.3|3\.4)\b|too large/i,
    "The mail is too large for them: write a shorter one, or phone them.",
  ],
  [
    /\b5\.7\.\d+\b|spam|policy|blocked|blacklist/i,
    "Their mail server refuses mails from us: phone them, and tell who looks after our mail.",
  ],
  [/user|mailbox|recipient|no such|unknown/i, DOES_NOT_EXIST],
];

const ANYTHING = "It could not be delivered: correct the address or phone them.";

export const whatToDo = (said: string) =>
  WHAT_TO_DO.find(([way]) => way.test(said))?.[1] ?? ANYTHING;

/** The reply that did not arrive and after which nobody wrote another. */
export function undeliveredOf({ submission, mails, replies }: Entry) {
  const failed = mails.filter(({ template, state }) => template === "reply" && state === "failed");
  const last = failed.sort((one, other) => (one.failed_at ?? 0) - (other.failed_at ?? 0)).at(-1);
  const at = last?.failed_at ?? 0;
  if (!last || replies.some(({ written_at }) => written_at > at)) return undefined;
  const said = last.last_error ?? "";
  return { at, said, whatToDo: whatToDo(said), isCorrected: (submission.address_since ?? 0) > at };
}

/** What to know before a mail is written to the address of a submission; "" if nothing came back from it. */
export async function warningFor(storage: Storage, entry: Entry): Promise<string> {
  const found = await findUnreachable(storage, entry.submission.email);
  if (found)
    return `Mails to this address have come back since ${dayText(dayOf(found.since))}. ${whatToDo(found.said)}`;
  const undelivered = undeliveredOf(entry);
  if (!undelivered || undelivered.isCorrected) return "";
  return `The last reply to this address did not arrive. ${undelivered.whatToDo}`;
}
