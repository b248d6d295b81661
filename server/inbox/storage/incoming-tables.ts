/** A mail that came to the firm's mailbox and belongs to a submission. */
export interface IncomingMail {
  id: string;
  submission_id: string;
  /** The header of that name, or the mail's place in the mailbox: no mail is taken in twice. */
  message_id: string;
  /** When the mailbox got it. What the mail itself says may be wrong. */
  received_at: number;
  /** The sender's address in lower case; "" if it has none that can be used. */
  email: string;
  /** `automatic`: written by a program; `report`: a mail of ours could not be delivered. Neither asks for anything. */
  kind: "message" | "automatic" | "report";
  content: string;
}

/** Who else a mail that came was sent to, besides the firm. */
export interface IncomingCopy {
  id: string;
  incoming_mail_id: string;
  /** In lower case. */
  email: string;
  name: string;
  /** Which header named them. */
  kind: "to" | "cc";
}

export interface IncomingContent {
  name: string;
  subject: string;
  /** The desk folds what only repeats earlier mails or signs this one. */
  parts: { text: string; isFolded: boolean }[];
  leftOut: string[];
}

/** A mail that could not be read: it stays in the mailbox, and staff look at it there. */
export interface SetAsideMail {
  id: string;
  /** As of an incoming mail. */
  message_id: string;
  received_at: number;
  /** As of an incoming mail; with name and subject "" where the headers could not be read either. */
  email: string;
  name: string;
  subject: string;
  noted_at: number;
}

/** How far the server has read a mailbox, and which server reads it now. */
export interface MailboxTable {
  /** As in info@mail.example/INBOX. */
  name: string;
  /** With another value the mailbox counts anew, so `last_uid` means nothing any more. 0 before the first look. */
  uid_validity: number;
  last_uid: number;
  /** The server that reads it, and until when it alone may. */
  holder: string;
  leased_until: number;
  /** When it was last read without a fault; at first, when reading was set up. */
  read_at: number;
}
