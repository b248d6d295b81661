import fc from "fast-check";
import { expect, it } from "vitest";
import type { Entry } from "../inbox/read.ts";
import { CSV_HEADER, cell, toCsv } from "./csv.ts";

/** What a spreadsheet reads back from one cell. */
const read = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);

it("any text → one cell that a spreadsheet reads as text and nobody can break out of", () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\",;'a ") }));
  fc.assert(
    fc.property(text, (value) => {
      const written = cell(value);
      const seen = read(written);
      expect(seen === value || seen === `'${value}`).toBe(true);
      expect(seen).not.toMatch(/^[=+\-@\t\r\n]/);
      if (!written.startsWith('"')) expect(written).not.toMatch(/[",\r\n]/);
      else expect(written.slice(1, -1).replaceAll('""', "")).not.toContain('"');
    }),
    { numRuns: 2000 },
  );
});

it("an export → a column for every field of every form, and each value under its own", () => {
  const fields = {
    name: "Asha Rao",
    email: "Asha@a.example",
    phone: "98765",
    company: "Steelworks",
    service: "green-audit",
    subject: "An audit",
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
    unsubscribed_at: null,
  };
  const mails = [{ template: "inquiry-notice", state: "sent", sent_at: 0 }];
  const names = CSV_HEADER.trimEnd().split(",");
  const values = toCsv({ submission, mails } as unknown as Entry)
    .trimEnd()
    .split(",");
  expect(names.map((name, column) => [name, values[column]])).toEqual([
    ["id", "s1"],
    ["kind", "contact"],
    ["receivedAt", "1970-01-01T00:00:00.000Z"],
    ["email", "asha@a.example"],
    ["name", "Asha Rao"],
    ["phone", "98765"],
    ["company", "Steelworks"],
    ["service", "green-audit"],
    ["subject", "An audit"],
    ["message", "Hello"],
    ["place", ""],
    ["spam", "no"],
    ["unsubscribedAt", ""],
    ["mails", "inquiry-notice: sent"],
  ]);
});
