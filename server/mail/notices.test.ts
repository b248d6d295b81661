import { expect, it } from "vitest";
import { MAIL_SETTINGS } from "../../tests/server/harness/mail-settings.ts";
import type { StoredSubmission } from "../inbox/storage/tables.ts";
import { composeNotice } from "./compose.ts";

const VISITOR = { name: "Asha Rao", email: "a@b.example", service: "general", message: "Hello" };

const stored = (fields: Record<string, string>) =>
  ({
    id: "s1",
    kind: "contact",
    email: fields.email,
    fields: JSON.stringify(fields),
    received_at: Date.UTC(2026, 10, 15, 12),
    spam: 0,
    page: "/contact",
  }) as StoredSubmission;

it("a notice about somebody who wants no mail → tells the firm", () => {
  const submission = stored(VISITOR);
  const { text } = composeNotice(
    "<m1@a.example>",
    [{ submission, isSuppressed: true }],
    MAIL_SETTINGS,
  );
  expect(text).toContain("Automatic mails: This address wants none");
});

it("many notices → one mail: the first in full, the rest by reference, none left out", () => {
  const many = Array.from({ length: 60 }, (_, number) => {
    const submission = stored({
      ...VISITOR,
      email: `v${number}@b.example`,
      company: `Firm ${number}`,
      message: "x".repeat(5_000),
    });
    return { submission: { ...submission, id: `ref${number}` }, isSuppressed: false };
  });
  const { subject, text, html, replyTo } = composeNotice("<g1@a.example>", many, MAIL_SETTINGS);
  expect(subject).toBe("60 forms at once: 60 inquiries");
  expect(replyTo).toBeUndefined();
  for (const part of [text, html]) {
    for (const { submission } of many) expect(part).toContain(submission.id);
    expect(part).toContain("v49@b.example");
    expect(part).not.toContain("x".repeat(601));
  }
});
