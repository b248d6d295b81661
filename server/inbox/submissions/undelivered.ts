import { addAuditLine } from "../audit.ts";
import { changeRows, findRows, type Within } from "../storage/rows.ts";

/** Of one mail or more: a reply that did not arrive is no answer: its message is to be handled again, as if its sender had written. */
export async function reopenUndelivered(within: Within, mailIds: string[]): Promise<void> {
  const failed = { id: mailIds, template: "reply", state: "failed" } as const;
  const replies = await findRows(within, "mail", failed);
  const ids = [...new Set(replies.flatMap(({ submission_id }) => submission_id ?? []))];
  for (const id of ids) {
    const change = { handled_at: null, read_at: null, follow_up_on: null };
    await changeRows(within, "submission", { id }, change);
    const line = { at: Date.now(), who: "The mail server", area: "inbox", subject: id } as const;
    await addAuditLine(within, { ...line, what: "A reply did not arrive: to be handled again" });
  }
}
