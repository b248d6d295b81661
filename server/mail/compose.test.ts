import { expect, it } from "vitest";
import { colour } from "../../brand/tokens.ts";
import { MAIL_SETTINGS } from "../../tests/server/harness/mail-settings.ts";
import type { Mail, MailTemplate, StoredSubmission } from "../inbox/storage/tables.ts";
import { composeNotice, composeVisitorMail, type SubmissionMail } from "./compose.ts";

const PARTS = { stopToken: "stop", subscriptionToken: "tok", attached: true };

const visitorMail = (template: MailTemplate, fields: Record<string, string>, parts = PARTS) =>
  composeVisitorMail(claimed(template, fields), parts, MAIL_SETTINGS);

const noticeOf = (fields: Record<string, string>) =>
  composeNotice(
    "<m1@verdant-ledger.example>",
    [{ submission: claimed("inquiry-notice", fields).submission, isSuppressed: false }],
    MAIL_SETTINGS,
  );

function kindOf(template: MailTemplate): StoredSubmission["kind"] {
  if (template.startsWith("inquiry")) return "contact";
  return template.startsWith("checklist") ? "checklist" : "newsletter";
}

function claimed(template: MailTemplate, fields: Record<string, string>): SubmissionMail {
  const kind = kindOf(template);
  return {
    mail: { id: "m1", template, message_id: "<m1@verdant-ledger.example>" } as Mail,
    submission: {
      id: "s1",
      kind,
      email: fields.email,
      fields: JSON.stringify(fields),
      received_at: Date.UTC(2026, 10, 15, 12),
      spam: 0,
      page: "",
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
  const { html, text, replyTo } = noticeOf(nasty);
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
  const full = noticeOf(fields);
  for (const [label, value] of Object.entries({ ...rows, Message: "Hello" })) {
    expect(full.text.split("\n")).toContain(`${label}: ${value}`);
  }
  expect(rowsOf(full.html)).toMatchObject(rows);
  expect(full.html).toContain(">Hello</div>");
  expect(full.subject).toBe("Inquiry: An audit (Asha Rao, Steelworks)");

  const short = noticeOf({ ...fields, company: "", phone: "" });
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
    [...html.matchAll(/<th [^>]*>([^<]*)<\/th>\s*<td [^>]*>([^<]*)<\/td>/g)].map(
      ([, label, value]) => [label, value],
    ),
  );

it("an acknowledgement → says by when the firm answers", () => {
  const { text, html } = visitorMail("inquiry-acknowledgement", nasty);
  expect(text.replace(/\s+/g, " ")).toContain("get back to you within three working days");
  expect(html).toContain("get back to you within three working days");
});

it("an acknowledgement → carries none of the visitor's words to an address that may not be theirs", () => {
  const { text, html, to, headers } = visitorMail("inquiry-acknowledgement", nasty);
  for (const part of [text, html]) expect(part).not.toMatch(/script|<img src=x|line two/);
  expect(to).toEqual([{ name: "", address: "a@b.example" }]);
  expect(headers["Auto-Submitted"]).toBe("auto-replied");
});

it("a mail → carries the pictures it shows, and fetches none", () => {
  const { html, attachments } = visitorMail("checklist-delivery", { email: "a@b.example" });
  const shown = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src);
  const inline = attachments.filter(({ contentDisposition }) => contentDisposition === "inline");
  expect(shown).toEqual(inline.map(({ cid }) => `cid:${cid}`));
  expect(inline.map(({ content }) => content.toString())).toEqual([
    "/mail/mark.png",
    "/mail/checklist.png",
  ]);
  expect(attachments[0]?.filename).toBe("10-point-cbam-readiness-checklist.pdf");
});

it("a mail → in the brand's colours, in the firm's name", () => {
  const { html, text, subject } = visitorMail("newsletter-welcome", { email: "a@b.example" });
  for (const name of ["ink", "paper", "leaf", "white"]) expect(html).toContain(colour(name));
  for (const part of [html, text, subject]) expect(part).toContain(MAIL_SETTINGS.firm.name);
  expect(html).toContain(MAIL_SETTINGS.firm.phone);
});

it("a build without the pictures → the mail goes out, with no broken image", () => {
  const mail = claimed("newsletter-welcome", { email: "a@b.example" });
  const { html, attachments } = composeVisitorMail(mail, PARTS, {
    ...MAIL_SETTINGS,
    picture: () => undefined,
  });
  expect(html).toContain("Welcome");
  expect(html).not.toContain("<img");
  expect(attachments).toEqual([]);
});

it("a welcome → unsubscribe by one click or by mail, and a link that stops all mail", () => {
  const { headers, text, html } = visitorMail("newsletter-welcome", { email: "a@b.example" });
  expect(headers).toMatchObject({
    "List-Id": "Verdant Ledger <newsletter.verdant-ledger.example>",
    "List-Unsubscribe": `<https://verdant-ledger.example/unsubscribe?token=tok>, <mailto:${MAIL_SETTINGS.firm.email}?subject=Stop%20all%20mails>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const part of [text, html]) {
    expect(part).toContain("https://verdant-ledger.example/unsubscribe?token=tok");
    expect(part).toContain("https://verdant-ledger.example/stop?token=stop");
  }
});

const TO_VISITORS = [
  "inquiry-acknowledgement",
  "checklist-delivery",
  "newsletter-confirm",
] as const;
const VISITOR = { name: "Asha Rao", email: "a@b.example", service: "general", message: "Hello" };

it.each(TO_VISITORS)(
  "%s → says how to end all mail: link, one click, mail; and invites no answer",
  (template) => {
    const { headers, text, html, envelope } = visitorMail(template, VISITOR);
    const stop = "https://verdant-ledger.example/stop?token=stop";
    expect(headers["List-Unsubscribe"]).toMatch(
      /^<https:\/\/[^>]+\/stop\?token=stop>, <mailto:[^>]+>$/,
    );
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["List-Id"]).toMatch(
      /^Verdant Ledger <(?:forms|newsletter)\.verdant-ledger\.example>$/,
    );
    expect(headers["Auto-Submitted"]).toBe("auto-replied");
    for (const part of [text, html]) {
      expect(part).toContain(stop);
      expect(part).toContain("Not me, nothing more");
    }
    expect(envelope).toEqual({ from: "bounces@verdant-ledger.example", to: ["a@b.example"] });
  },
);

it("without https → no one-click header, which mail programs would not follow", () => {
  const mail = claimed("checklist-delivery", VISITOR);
  const { headers } = composeVisitorMail(mail, PARTS, {
    ...MAIL_SETTINGS,
    siteUrl: "http://localhost:3000",
  });
  expect(headers["List-Unsubscribe"]).toContain("http://localhost:3000/stop?token=stop");
  expect(headers).not.toHaveProperty("List-Unsubscribe-Post");
});

it("the checklist a second time → a link only, and no word of an attachment", () => {
  const again = visitorMail("checklist-delivery", VISITOR, { ...PARTS, attached: false });
  expect(again.attachments.filter(({ contentType }) => contentType === "application/pdf")).toEqual(
    [],
  );
  for (const part of [again.text, again.html]) {
    expect(part).not.toContain("attached to this mail");
    expect(part).toContain("/downloads/10-point-cbam-readiness-checklist.pdf");
  }
});

it("the plain text → every sentence and url of the HTML, in lines that fit", () => {
  const all = TO_VISITORS.map((template) => visitorMail(template, VISITOR));
  for (const { text, html } of [...all, noticeOf({ ...VISITOR, message: "Short." })]) {
    const words = (part: string) => part.replace(/\s+/g, " ");
    const sentences = [...html.matchAll(/<(?:p|h1|td)\b[^>]*>([^<]+)/g)].map(([, said = ""]) =>
      words(said).trim(),
    );
    expect(sentences.length).toBeGreaterThan(3);
    for (const said of sentences.filter((one) => one && !/[&:]/.test(one)))
      expect(words(text)).toContain(said);
    for (const [, url = ""] of html.matchAll(/<a [^>]*href="(https:[^"]+)"/g)) {
      expect(text.split("\n")).toContain(url);
    }
    expect(
      Math.max(
        ...text
          .split("\n")
          .filter((line) => !line.startsWith("https:"))
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(72);
  }
});

it("a mail → has colours for dark mode, and needs none of them", () => {
  const { html } = visitorMail("checklist-delivery", VISITOR);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, night = ""] =
    /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(night).toContain(`.card{background:${colour("ink")}!important}`);
  const used = new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  for (const name of used) if (name !== "button") expect(night).toContain(`.${name}`);
  const bare = html.replace(/<style>[\s\S]*?<\/style>/, "");
  expect(bare).toContain(`color:${colour("ink")}`);
});
