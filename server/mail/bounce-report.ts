import { cleanLine } from "../../contract/text.ts";
import type { Bounce } from "../inbox/outbox/bounces.ts";
import { withoutAddresses } from "../logging.ts";

/** No such mailbox, no such domain, or switched off (RFC 3463). A full mailbox or a refused sender may work again later. */
const ADDRESS_IS_GONE = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/** A report names itself and what came back; a statement of the storage takes so many at least. */
const MOST_IDS = 50;

/** Undecoded, since its parts are plain text (RFC 3464). Only a receiver of the mail knows its Message-ID. */
export function readBounce(mail: string): Bounce | undefined {
  const text = mail.replaceAll("\r\n", "\n").replace(/\n[ \t]+/g, " ");
  if (!/^Content-Type:\s*multipart\/report\b/im.test(text.split("\n\n", 1)[0] ?? ""))
    return undefined;
  const failed = text.split("\n\n").find((part) => /^Action:\s*failed\b/im.test(part));
  if (!failed) return undefined;
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(.*)$`, "im").exec(failed)?.[1]?.trim() ?? "";
  const status = field("Status");
  const diagnosis = field("Diagnostic-Code").replace(/^smtp;\s*/i, "");
  // By its status the desk says what to do.
  const said = diagnosis.includes(status) ? diagnosis : `${status} ${diagnosis}`.trim();
  const named = [...text.matchAll(/^Message-ID:\s*(<[!-;=?-~]+>)/gim)];
  return {
    messageIds: named.slice(0, MOST_IDS).map(([, id = ""]) => id),
    recipient: recipientIn(field("Original-Recipient") || field("Final-Recipient")),
    isAddressGone: ADDRESS_IS_GONE.test(said),
    reason: withoutAddresses(cleanLine(`Came back: ${said}`)).slice(0, 500),
  };
}

/** As in "rfc822; asha@a.example". */
const recipientIn = (field: string) =>
  /[^\s<>;]+@[^\s<>;]+/.exec(field.slice(0, 400))?.[0].toLowerCase() ?? "";
