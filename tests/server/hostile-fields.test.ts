import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { LIMITS } from "../../contract/fields.ts";
import { NEWSLETTER_PATH, OWN_IDS, SEND_FORM_PATH, SEND_PATH } from "../../contract/forms.ts";
import { SCHEMAS } from "../../contract/schema.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startTarget, type Target } from "./harness/hostile.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { hiddenIds, INQUIRY, sdkForm, startTestService } from "./harness/service.ts";

let target: Target;
beforeEach(async () => {
  target = await startTarget();
});

type Fields = Record<string, string>;

/** The same form in each of the three encodings a client may choose. */
const ENCODINGS: Record<
  string,
  (fields: Fields, template: string) => [path: string, init: RequestInit]
> = {
  multipart: (fields, template) => [SEND_FORM_PATH, { body: sdkForm(fields, template) }],
  urlencoded: (fields, template) => [
    SEND_FORM_PATH,
    { body: new URLSearchParams({ ...fields, ...hiddenIds(template) }) },
  ],
  json: (fields, template) => [
    SEND_PATH,
    {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...hiddenIds(template), template_params: fields }),
    },
  ],
};

async function send(
  encoding: string,
  fields: Fields,
  template: string = OWN_IDS.contactTemplateId,
) {
  const [path, init] = ENCODINGS[encoding]?.(fields, template) ?? [];
  const response = await fetch(`${target.url}${path}`, { method: "POST", ...init });
  return { status: response.status, text: await response.text() };
}

const encodings = Object.keys(ENCODINGS);
const lines = Object.keys(LIMITS).filter((field) => field !== "message");

it.each(encodings)(
  "CR, LF or a control character in any line of a %s form → stored as one harmless line, and in an address refused",
  async (encoding) => {
    const stored: string[] = [];
    for (const field of lines) {
      for (const evil of [
        "\r\nBcc: victim@a.example",
        "\nx",
        "\rx",
        "\u2028x",
        "\u0085x",
        "\v\fx",
      ]) {
        const value = field === "email" ? `a@b.example${evil}` : `A${evil}`;
        const message = `${field} ${encodeURIComponent(evil)}`;
        const { status, text } = await send(encoding, { ...INQUIRY, message, [field]: value });
        expect([field, evil, status]).toEqual([field, evil, field === "email" ? 422 : 200]);
        expect(text).not.toContain("victim");
        if (status === 200) stored.push(message);
      }
    }
    for (const { submission } of await target.entries()) {
      const { message: _several, ...oneLine } = JSON.parse(submission.fields) as Fields;
      expect(Object.values(oneLine).join("")).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }
    await target.expectUnharmed(stored);
  },
);

it("text pasted with every invisible character → arrives readable, in one mail each, with nothing in its headers", async () => {
  const mail = await startMailServer();
  const service = await startTestService({ DATA_DIR: temporaryFolder(), SMTP_URL: mail.url });
  const pasted = "Bcc: victim@a.example";
  const unseen = "\0\v\f\r\n\t\u001b\u0085\u2028\u2029\u200b\u202e\u2066\ufeff";
  const fields = {
    name: `Asha${unseen}Rao`,
    company: `Steel${unseen}${pasted}`,
    subject: `Audit${unseen}${pasted}`,
  };
  const sent = await service.send({ ...INQUIRY, ...fields, message: `One\vTwo\u2028Three\0` });
  expect([sent.status, await sent.text()]).toEqual([200, "OK"]);
  await eventually(() => mail.received.length === 2);
  const [notice] = mail.to("desk@verdant-ledger.example");
  expect(notice?.subject).toBe(`Inquiry: Audit ${pasted} (Asha Rao, Steel ${pasted})`);
  expect(notice?.replyTo).toEqual([{ name: "Asha Rao", address: INQUIRY.email }]);
  expect(notice?.text).toContain("One\nTwo\nThree");
  expect(notice?.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(mail.received.flatMap(({ recipients }) => recipients).sort()).toEqual(
    ["desk@verdant-ledger.example", INQUIRY.email.toLowerCase()].sort(),
  );
});

it("an address in another script → its mail goes to the domain's ASCII form", async () => {
  const mail = await startMailServer();
  const service = await startTestService({ DATA_DIR: temporaryFolder(), SMTP_URL: mail.url });
  for (const email of ["a@münchen.example", "a@xn--mnchen-3ya.example"]) {
    expect((await service.send({ ...INQUIRY, email })).status).toBe(200);
  }
  const stored = await service.entries();
  expect(stored.map(({ submission }) => submission.email)).toEqual(["a@xn--mnchen-3ya.example"]);
  // The mail server reads the domain back into its own script.
  expect((await mail.next("a@münchen.example")).recipients).toEqual(["a@münchen.example"]);
  expect((await service.send({ ...INQUIRY, email: "jörg@münchen.example" })).status).toBe(200);
  await eventually(() => mail.to("desk@verdant-ledger.example").length === 2);
});

it("two addresses, or one with a name, in any address field → 422 on every form", async () => {
  const typed = [
    "a@b.example,c@d.example",
    "a@b.example; c@d.example",
    "a@b.example c@d.example",
    "a@b.example%0d%0aTo:c@d.example",
    "<a@b.example>",
    '"a" <a@b.example>',
    "a@b.example\tc@d.example",
    "a@b@c.example",
    "a@[127.0.0.1]",
    "a@b..example",
    `${"a".repeat(250)}@b.example`,
  ];
  for (const email of typed) {
    for (const encoding of encodings) {
      expect([email, (await send(encoding, { ...INQUIRY, email })).status]).toEqual([email, 422]);
      expect([email, (await send(encoding, { email }, "checklist")).status]).toEqual([email, 422]);
    }
    const newsletter = await fetch(target.url + NEWSLETTER_PATH, {
      method: "POST",
      body: new URLSearchParams({ email }),
    });
    expect([email, newsletter.status]).toEqual([email, 422]);
  }
  await target.expectUnharmed();
});

it("whatever is typed, in whatever encoding → stored exactly as the contract reads it, or refused", async () => {
  const character = fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }) },
    fc.constantFrom(
      "\0",
      "\r",
      "\n",
      "\t",
      "\u202e",
      "\ufeff",
      "\ud800",
      "<",
      "=",
      '"',
      "'",
      "\\",
      "%00",
      "🌱",
    ),
  );
  const text = (most: number) =>
    fc.array(character, { maxLength: most }).map((all) => all.join(""));
  const form = fc.record({
    name: text(12),
    email: fc.oneof(fc.constant("Asha.Rao@steelworks.example"), text(12)),
    phone: text(6),
    company: text(6),
    subject: text(6),
    message: text(30),
  });
  const accepted: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...encodings), form, async (encoding, fields) => {
      const { status, text: answer } = await send(encoding, fields);
      /** On the wire there are no lone surrogates, and a form's line breaks are CR LF. */
      const sent = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]),
      );
      const parsed = SCHEMAS.contact.safeParse(sent);
      expect([answer, status]).toEqual([answer, parsed.success ? 200 : 422]);
      if (parsed.success) accepted.push(JSON.stringify(parsed.data));
    }),
    { numRuns: 150 },
  );
  const stored = (await target.entries()).map((entry) => entry.submission.fields);
  expect(new Set(stored)).toEqual(new Set(accepted));
  await target.expectUnharmed(stored.map((fields) => JSON.parse(fields).message));
});

it("a value of many characters, at the limits of each field → accepted at the limit, refused beyond", async () => {
  for (const encoding of encodings) {
    for (const field of ["name", "phone", "company", "subject", "message"] as const) {
      const value = (length: number) => "ॐ".repeat(length);
      expect((await send(encoding, { ...INQUIRY, [field]: value(LIMITS[field]) })).status).toBe(
        200,
      );
      const beyond = await send(encoding, { ...INQUIRY, [field]: value(LIMITS[field] + 1) });
      expect([beyond.status, beyond.text]).toEqual([
        422,
        `The ${field} must have at most ${LIMITS[field]} characters`,
      ]);
    }
  }
});
