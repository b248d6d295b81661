import { expect, it } from "vitest";
import { colour } from "../../brand/tokens.ts";
import { readFirm } from "../../contract/firm.ts";
import { FIXTURE_CONTENT } from "../../tests/server/harness/folders.ts";
import type { ClaimedMail, Mail, StoredSubmission } from "../inbox/outbox.ts";
import type { MailTemplate } from "../inbox/tables.ts";
import { composeMail, greeting } from "./messages.ts";

const settings = {
  firm: readFirm(FIXTURE_CONTENT),
  siteUrl: "https://verdant-ledger.example",
  from: { name: "Verdant Ledger", address: "info@verdant-ledger.example" },
  to: [{ name: "", address: "desk@verdant-ledger.example" }],
  checklistPdf: () => Buffer.from("%PDF"),
  picture: (path: string): Buffer | undefined => Buffer.from(path),
};

function claimed(
  template: MailTemplate,
  recipient: "firm" | "visitor",
  fields: Record<string, string>,
): ClaimedMail {
  const kind = template.startsWith("inquiry")
    ? "contact"
    : template.startsWith("checklist")
      ? "checklist"
      : "newsletter";
  return {
    mail: { id: "m1", template, recipient, message_id: "<m1@verdant-ledger.example>" } as Mail,
    submission: {
      id: "s1",
      kind,
      email: fields.email,
      fields: JSON.stringify(fields),
      received_at: Date.UTC(2026, 10, 15, 12),
      spam: 0,
      unsubscribe_token: "tok",
    } as StoredSubmission,
  };
}

const nasty = {
  name: `<img src=x onerror="alert(1)">`,
  email: "a@b.example",
  phone: "",
  company: "",
  service: "general",
  subject: "",
  message: "<script>\nline two & more",
};

it("an inquiry with markup in it → escaped in the HTML part, as typed in the text part", () => {
  const { html, text, replyTo } = composeMail(claimed("inquiry-notice", "firm", nasty), settings);
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;\nline two &amp; more");
  expect(text).toContain(nasty.message);
  expect(replyTo).toEqual({ name: nasty.name, address: "a@b.example" });
});

it("an inquiry → the firm reads every field under its label, in both parts; empty ones are left out", () => {
  const fields = {
    name: "Asha Rao",
    email: "asha@steelworks.example",
    phone: "98765",
    company: "Steelworks",
    service: "green-audit",
    subject: "An audit",
    message: "Hello",
  };
  const rows = {
    Name: "Asha Rao",
    Email: "asha@steelworks.example",
    Phone: "98765",
    "Company / Institution": "Steelworks",
    Service: "Green Audit for NAAC",
    Subject: "An audit",
  };
  const full = composeMail(claimed("inquiry-notice", "firm", fields), settings);
  for (const [label, value] of Object.entries({ ...rows, Message: "Hello" })) {
    expect(full.text.split("\n")).toContain(`${label}: ${value}`);
  }
  expect(rowsOf(full.html)).toMatchObject(rows);
  expect(full.html).toContain(">Hello</div>");
  expect(full.subject).toBe("Inquiry: An audit (Asha Rao, Steelworks)");

  const short = composeMail(
    claimed("inquiry-notice", "firm", { ...fields, company: "", phone: "" }),
    settings,
  );
  expect(Object.keys(rowsOf(short.html))).toEqual([
    "Name",
    "Email",
    "Service",
    "Subject",
    "Received",
    "Reference",
  ]);
  expect(short.text).not.toMatch(/^(Phone|Company)/m);
  expect(short.subject).toBe("Inquiry: An audit (Asha Rao)");
});

/** The table of facts, by label. */
const rowsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<th [^>]*>([^<]*)<\/th>\s*<td [^>]*>([^<]*)<\/td>/g)].map(([, label, value]) => [
      label,
      value,
    ]),
  );

it("an acknowledgement → carries none of the visitor's words to an address that may not be theirs", () => {
  const { text, html, to, headers } = composeMail(
    claimed("inquiry-acknowledgement", "visitor", nasty),
    settings,
  );
  for (const part of [text, html]) expect(part).not.toMatch(/script|<img src=x|line two/);
  expect(to).toEqual([{ name: "", address: "a@b.example" }]);
  expect(headers["Auto-Submitted"]).toBe("auto-replied");
});

it("a letter → carries the pictures it shows, and fetches none", () => {
  const mail = claimed("checklist-delivery", "visitor", { email: "a@b.example" });
  const { html, attachments } = composeMail(mail, settings);
  const shown = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src);
  const inline = attachments.filter(({ contentDisposition }) => contentDisposition === "inline");
  expect(shown).toEqual(inline.map(({ cid }) => `cid:${cid}`));
  expect(inline.map(({ content }) => content.toString())).toEqual(["/mail/mark.png", "/mail/checklist.png"]);
  expect(attachments[0]?.filename).toBe("10-point-cbam-readiness-checklist.pdf");
});

it("a letter → in the brand's colours, in the firm's name", () => {
  const mail = claimed("newsletter-welcome", "visitor", { email: "a@b.example" });
  const { html, text, subject } = composeMail(mail, settings);
  for (const name of ["ink", "paper", "leaf", "white"]) expect(html).toContain(colour(name));
  for (const part of [html, text, subject]) expect(part).toContain(settings.firm.name);
  expect(html).toContain(settings.firm.phone);
});

it("a build without the pictures → the letter all the same, with no broken image", () => {
  const mail = claimed("newsletter-welcome", "visitor", { email: "a@b.example" });
  const { html, attachments } = composeMail(mail, { ...settings, picture: () => undefined });
  expect(html).toContain("Welcome");
  expect(html).not.toContain("<img");
  expect(attachments).toEqual([]);
});

it("a welcome → can be ended with one click", () => {
  const { headers, text } = composeMail(
    claimed("newsletter-welcome", "visitor", { email: "a@b.example" }),
    settings,
  );
  expect(headers).toMatchObject({
    "List-Unsubscribe": "<https://verdant-ledger.example/unsubscribe?token=tok>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(text).toContain("https://verdant-ledger.example/unsubscribe?token=tok");
});

it.each([
  ["Asha Rao", "Dear Asha Rao,"],
  ["Dr. A. P. J. Abdul Kalam", "Dear Dr. A. P. J. Abdul Kalam,"],
  ["आशा राव", "Dear आशा राव,"],
  ["Win at casino.example now", "Hello,"],
  ["http://pills", "Hello,"],
  ["100% off", "Hello,"],
])("%s → %s", (name, greeted) => {
  expect(greeting(name)).toBe(greeted);
});
