/** What a mailing says. The desk writes it, the mailer makes a mail of it; both parts of that mail say the same. */
export interface MailingContent {
  /** Before the items, in paragraphs with an empty line between them. */
  intro: string;
  items: MailingItem[];
  closing: string;
}

/** An article, a deadline or a training, in the words it had when the mailing was saved. */
export interface MailingItem {
  /** What it was made from: "post 7", "date cbam.sale", "run esg-basics 2027-01-05". */
  ref: string;
  /** The heading that stands above the first of a kind. */
  group: string;
  title: string;
  text: string;
  facts: [label: string, value: string][];
  path: string;
  action: string;
}

export const EMPTY_CONTENT: MailingContent = { intro: "", items: [], closing: "" };

export const contentOf = ({ content }: { content: string }) =>
  content === "" ? EMPTY_CONTENT : (JSON.parse(content) as MailingContent);
