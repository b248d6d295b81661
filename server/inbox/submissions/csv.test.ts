import { expect, it } from "vitest";
import { CSV_HEADER, toCsv } from "./csv.ts";
import type { Entry } from "./read.ts";

it("an export → a column for every field of every form, and each value under its own", () => {
  const fields = {
    name: "Asha Rao",
    email: "Asha@a.example",
    phone: "98765",
    company: "Steelworks",
    service: "green-audit",
    subject: "An audit",
    about: "A course",
    message: "Hello",
  };
  const submission = {
    id: "s1",
    kind: "contact",
    received_at: 0,
    email: "asha@a.example",
    fields: JSON.stringify(fields),
    spam: 0,
    spam_reasons: "[]",
    page: "/contact",
    handled_at: 0,
    answered_at: 120_000,
    owner: "Ravi",
    follow_up_on: "2026-11-20",
    note: "Called back",
  };
  const mails = [
    { template: "inquiry-notice", state: "sent", sent_at: 0 },
    { template: "reply", state: "sent", sent_at: 60_000 },
  ];
  const replies = [{ who: "Meera", written_at: 0, subject: "Re: An audit", body: "Yes" }];
  const parts = [
    { text: "Fine", isFolded: false },
    { text: "Asha", isFolded: true },
  ];
  const incoming = [{ subject: "Re: An audit", parts }];
  const names = CSV_HEADER.trimEnd().split(",");
  const values = toCsv({ submission, mails, replies, incoming } as unknown as Entry)
    .trimEnd()
    .split(",");
  expect(names.map((name, column) => [name, values[column]])).toEqual([
    ["id", "s1"],
    ["kind", "contact"],
    ["receivedAt", "1970-01-01T05:30:00+05:30"],
    ["email", "asha@a.example"],
    ["name", "Asha Rao"],
    ["phone", "98765"],
    ["company", "Steelworks"],
    ["service", "Green Audit for NAAC"],
    ["subject", "An audit"],
    ["about", "A course"],
    ["message", "Hello"],
    ["place", ""],
    ["resume", ""],
    ["course", ""],
    ["answers", ""],
    ["rules", ""],
    ["page", "/contact"],
    ["spam", "no"],
    ["handledAt", "1970-01-01T05:30:00+05:30"],
    ["note", "Called back"],
    ["owner", "Ravi"],
    ["followUpOn", "2026-11-20"],
    ["repliedAt", "1970-01-01T05:31:00+05:30"],
    ["replies", '"Re: An audit\n\nYes"'],
    ["wroteBackAt", "1970-01-01T05:32:00+05:30"],
    ["wroteBack", '"Re: An audit\n\nFine"'],
    ["mails", '"inquiry-notice: sent; reply: sent"'],
  ]);
});
