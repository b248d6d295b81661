import { runInNewContext } from "node:vm";
import EmailReplyParser from "email-reply-parser";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { isAddress, withAsciiDomain } from "../../contract/address.ts";
import { RESUME_BYTES } from "../../contract/forms.ts";
import { cleanLine, cleanLines } from "../../contract/text.ts";
import type { Bounce } from "../inbox/outbox/bounces.ts";
import { newId } from "../inbox/storage/ids.ts";
import type {
  IncomingContent,
  IncomingCopy,
  IncomingMail,
} from "../inbox/storage/incoming-tables.ts";
import { recogniseFile } from "../intake/file-kinds.ts";
import { readBounce } from "../mail/bounce-report.ts";

/** What we take from a mail that anybody may have written: clean text of bounded length, and ids of the right form. */
export interface ReadMail extends IncomingContent, Pick<IncomingMail, "email" | "kind"> {
  messageId: string;
  /** The ids of the mails it answers, the nearest first. */
  references: string[];
  /** What follows a plus sign in the addresses it was sent to: the id of our mail, where providers take such addresses. */
  plusWords: string[];
  /** Whom it names as recipients. */
  others: Pick<IncomingCopy, "email" | "name" | "kind">[];
  bounce?: Bounce | undefined;
  files: { name: string; content: string }[];
}

const LONGEST_TEXT = 100_000;
/** What is looked at of a text or of HTML. */
const LONGEST_SOURCE = 500_000;
/** What stands in a report before the mail that came back. */
const LONGEST_REPORT = 1_000_000;
const FOLDING_MS = 2_000;
const MOST_FILES = 20;
const MOST_OTHERS = 20;
const LONGEST_HEAD = 65_536;
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 1_000_000, maxRfc822NestingDepth: 2 };

/** Reads a mail. `cutAt` says that only its first bytes are here, as it was too large. */
export async function readMail(source: Uint8Array, cutAt?: string): Promise<ReadMail> {
  const email = await PostalMime.parse(source, LIMITS);
  const bounce = readBounce(Buffer.from(source.subarray(0, LONGEST_REPORT)).toString("latin1"));
  const plain = cleanLines((email.text ?? "").slice(0, LONGEST_SOURCE));
  const sent = plain || cleanLines(await textOf(email.html));
  const whole = (plain ? email.text : email.html) ?? "";
  const text = sent.slice(0, LONGEST_TEXT).toWellFormed();
  const { files, leftOut } = filesOf(cutAt || bounce ? [] : email.attachments);
  if (sent.length > text.length || whole.length > LONGEST_SOURCE)
    leftOut.push("The end of a very long text was left out.");
  if (cutAt) leftOut.push(cutAt);
  const moreNamed = recipientsOf(email).length - MOST_OTHERS;
  if (moreNamed > 0) leftOut.push(`${moreNamed} more addresses that it was sent to were left out.`);
  return {
    ...headOf(email),
    kind: bounce ? "report" : kindOf(email),
    bounce,
    parts: partsOf(text),
    files,
    leftOut,
    plusWords: plusWordsOf(email),
  };
}

/** What the headers say of a mail that cannot be read whole. Of those that cannot be read either, it is all empty. */
export async function readHead(source: Uint8Array): Promise<ReadMail> {
  const email = await PostalMime.parse(headersOf(source)).catch(() => undefined);
  const leftOut = ["This mail cannot be read here. It is in the mailbox."];
  const nothing = { parts: [], files: [], leftOut };
  if (!email) return { ...headOf({}), ...nothing, kind: "message", plusWords: [] };
  return { ...headOf(email), ...nothing, kind: kindOf(email), plusWords: plusWordsOf(email) };
}

/** Whole lines, up to the first that is empty. */
function headersOf(source: Uint8Array): Buffer {
  const start = Buffer.from(source.subarray(0, LONGEST_HEAD));
  const ends = [start.indexOf("\n\r\n"), start.indexOf("\n\n")].filter((at) => at >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : start.lastIndexOf("\n");
  return start.subarray(0, end + 1);
}

function headOf(email: Partial<Email>) {
  const { messageId, inReplyTo, references, from, subject } = email;
  return {
    messageId: idsIn(messageId)[0] ?? "",
    references: [...new Set([...idsIn(inReplyTo), ...idsIn(references).reverse()])].slice(0, 50),
    email: addressOf(from?.address),
    name: lineOf(from?.name),
    subject: lineOf(subject),
    others: recipientsOf(email).slice(0, MOST_OTHERS),
  };
}

/** In lower case; "" where it is none that can be used. */
function addressOf(given = ""): string {
  const address = withAsciiDomain(cleanLine(given)).toLowerCase();
  return isAddress(address) && address.length <= 254 ? address : "";
}

/** Each address once, as the first header names it. */
function recipientsOf({ to = [], cc = [] }: Partial<Email>): ReadMail["others"] {
  const named = (addresses: Address[], kind: "to" | "cc") =>
    addresses
      .flatMap((one) => one.group ?? [one])
      .map(({ address, name }) => ({ email: addressOf(address), name: lineOf(name), kind }));
  const all = [...named(to, "to"), ...named(cc, "cc")].filter(({ email }) => email !== "");
  return [...new Map(all.reverse().map((one) => [one.email, one])).values()].reverse();
}

/** Our mail's id in the addresses that a mail was sent to. */
function plusWordsOf({ to, cc, deliveredTo }: Email): string[] {
  const addresses = [...(to ?? []), ...(cc ?? []), { address: deliveredTo }];
  return addresses.flatMap(({ address = "" }) => /\+([0-9a-z]{20})@/.exec(address)?.[1] ?? []);
}

/** They go into headers of ours, so only what can stand there counts. */
const idsIn = (text = "") => text.match(/<[!-;=?-~]{1,250}>/g) ?? [];
const lineOf = (text = "") => cleanLine(text).slice(0, 200).toWellFormed();

/** Headers of mails that programs write: to answer, to tell of something, or to all of a list. */
const AUTOMATIC =
  /^(auto-submitted: (?!no)|list-(id|unsubscribe|post):|x-auto(reply|respond):|precedence: (bulk|list|junk|auto_reply)|return-path: <>|content-type: multipart\/report)/i;

function kindOf({ headers }: Email): "automatic" | "message" {
  const isAutomatic = headers.some(({ key, value }) => AUTOMATIC.test(`${key}: ${value.trim()}`));
  return isAutomatic ? "automatic" : "message";
}

/** HTML is only ever shown as text. The parser writes it so beside plain text, and leaves it as it is where it is alone. */
async function textOf(html = ""): Promise<string> {
  const mark = newId(30);
  const part = `Content-Type: text/html; charset=utf-8\n\n${withoutStyles(html.slice(0, LONGEST_SOURCE))}`;
  const mail = `Content-Type: multipart/mixed; boundary=${mark}\n\n--${mark}\n\n\n--${mark}\n${part}`;
  return html && ((await PostalMime.parse(mail)).text ?? "");
}

/** One expression for the whole element would look for its end from every beginning, which takes minutes without one. */
function withoutStyles(html: string): string {
  const [before = "", ...styles] = html.split(/<style\b/i);
  return before + styles.map((style) => style.replace(/^.*?<\/style\s*>/is, "")).join("");
}

/** Expressions that look for quotations never end on what is made for that: then nothing is folded. */
function partsOf(text: string): IncomingContent["parts"] {
  try {
    return runInNewContext("fold()", { fold: () => fold(text) }, { timeout: FOLDING_MS });
  } catch {
    return [{ text, isFolded: false }];
  }
}

function fold(text: string): IncomingContent["parts"] {
  const parts: IncomingContent["parts"] = [];
  for (const fragment of new EmailReplyParser().read(text).getFragments()) {
    const last = parts.at(-1);
    const isFolded = fragment.isHidden();
    if (fragment.isEmpty()) continue;
    if (last?.isFolded === isFolded) last.text += `\n${fragment.getContent()}`;
    else parts.push({ text: fragment.getContent().trimEnd(), isFolded });
  }
  return parts;
}

function filesOf(attachments: Attachment[]) {
  const files: ReadMail["files"] = [];
  const leftOut: string[] = [];
  for (const { filename, content } of attachments.slice(0, MOST_FILES)) {
    const bytes = Buffer.from(content as ArrayBuffer);
    const name = lineOf(filename ?? "file");
    const isTooLarge = bytes.length > RESUME_BYTES;
    const kind = isTooLarge ? undefined : recogniseFile(bytes, name);
    const why = isTooLarge ? "too large" : "no PDF, Word, Excel, PowerPoint, PNG or JPEG file";
    if (kind) files.push({ name: kind.name, content: bytes.toString("base64") });
    else leftOut.push(`Attachment left out, ${why}: ${name}`);
  }
  const more = attachments.length - MOST_FILES;
  if (more > 0) leftOut.push(`${more} more attachments were left out.`);
  return { files, leftOut };
}
