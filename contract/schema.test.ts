import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTACT_SERVICES, type Field, FORMS, LIMITS } from "./fields.ts";
import { mailbox, SCHEMAS } from "./schema.ts";

const filled = { name: "Asha Rao", email: "asha@steelworks.example", message: "Hello" };
const problems = (fields: object) =>
  SCHEMAS.contact
    .safeParse(fields)
    .error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);

describe("the contact form", () => {
  it("needs a name, an address and a message; the rest has defaults", () => {
    const fields: readonly Field[] = FORMS.contact;
    const unasked = fields.map((field) => [
      field.name,
      field.kind === "choice" ? field.preset : "",
    ]);
    expect(SCHEMAS.contact.parse(filled)).toEqual({ ...Object.fromEntries(unasked), ...filled });
    expect(problems({ name: " ", email: "", message: "\r\n" })).toEqual([
      "name is required",
      "email is required",
      "message is required",
    ]);
    expect(problems({})).toEqual(["name is required", "email is required", "message is required"]);
  });

  it("takes each listed service and no other", () => {
    for (const { value } of CONTACT_SERVICES)
      expect(problems({ ...filled, service: value })).toBeUndefined();
    expect(problems({ ...filled, service: "astrology" })).toEqual([
      "service must be one of the listed services",
    ]);
  });

  it("takes a value of exactly the limit, counting a line break once, and none longer", () => {
    const message = "line\r\n".repeat(1000);
    expect(SCHEMAS.contact.parse({ ...filled, message }).message).toHaveLength(4999);
    for (const field of ["name", "phone", "company", "subject", "message"] as const) {
      expect(problems({ ...filled, [field]: "x".repeat(LIMITS[field]) })).toBeUndefined();
      expect(problems({ ...filled, [field]: "x".repeat(LIMITS[field] + 1) })).toEqual([
        `${field} must have at most ${LIMITS[field]} characters`,
      ]);
    }
  });

  it("takes what is pasted: breaks stay breaks or become spaces, other control characters go", () => {
    for (const lineBreak of ["\r\n", "\r", "\n", "\v", "\f", "\u2028", "\u2029", "\u0085"]) {
      const pasted = { name: `Asha${lineBreak}Rao`, message: `One${lineBreak}Two\0\u001b\tThree` };
      expect(SCHEMAS.contact.parse({ ...filled, ...pasted })).toMatchObject({
        name: "Asha Rao",
        message: "One\nTwo\tThree",
      });
    }
    expect(SCHEMAS.contact.parse({ ...filled, name: "As\0ha\u0007 R\u009fao" }).name).toBe(
      "Asha Rao",
    );
    expect(SCHEMAS.contact.parse({ ...filled, name: "Asha\tRao" }).name).toBe("Asha Rao");
  });

  it("counts what nobody sees as nothing", () => {
    for (const unseen of [
      "\u200b",
      "\u202e\u2066",
      "\ufeff \u00ad",
      "\u3164",
      "\u2800",
      "\u200d\u200c\0",
    ]) {
      expect(problems({ ...filled, name: unseen, message: unseen })).toEqual([
        "name is required",
        "message is required",
      ]);
      expect(SCHEMAS.contact.parse({ ...filled, company: unseen }).company).toBe("");
    }
  });
});

it("whatever is typed → no line holds a break, a control or direction character, none is lone or padded", () => {
  const unit = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      ..."a\r\n\t\v\f\0\u0085\u2028\u2029\u202a\u202e\u2066\u2069\u200b\u200c\u200d\u200e\u061c\ufeff",
    ),
    fc.constantFrom("\ud800", "\udc00", "क", "ن", "്", "\ufe0f", "\u{e0041}"),
  );
  const typed = fc.string({ unit, maxLength: 12 });
  fc.assert(
    fc.property(typed, (company) => {
      const parsed = SCHEMAS.contact.parse({ ...filled, company }).company;
      expect(parsed).not.toMatch(
        /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u,
      );
      expect(parsed).toBe(parsed.trim());
      expect(SCHEMAS.contact.parse({ ...filled, company: parsed }).company).toBe(parsed);
    }),
    { numRuns: 3000 },
  );
});

describe("an address field", () => {
  const read = (email: string) => SCHEMAS.newsletter.safeParse({ email }).data?.email;

  it("takes what browsers take, and the same in other scripts, with a domain mail servers can look up", () => {
    expect(
      [
        "a@b",
        "first.last+tag@sub.example.co.in",
        " padded@a.example ",
        "\u200ba@b.example\u202c",
      ].map(read),
    ).toEqual(["a@b", "first.last+tag@sub.example.co.in", "padded@a.example", "a@b.example"]);
    expect(
      [
        "a@münchen.de",
        "a@xn--mnchen-3ya.de",
        "jörg@MÜNCHEN.de",
        "अजय@उदाहरण.भारत",
        "用户@例子。广告",
      ].map(read),
    ).toEqual([
      "a@xn--mnchen-3ya.de",
      "a@xn--mnchen-3ya.de",
      "jörg@xn--mnchen-3ya.de",
      "अजय@xn--p1b6ci4b4b3a.xn--h2brj9c",
      "用户@xn--fsqu00a.xn--4rr70v",
    ]);
    expect(read("jo\u0308rg@a.example")).toBe("jörg@a.example");
  });

  it("refuses what is no address in any script", () => {
    const wrong = [
      "ü",
      "ü@",
      "@münchen.de",
      "a@mün chen.de",
      "a@℀.de",
      "ä@ö@ü.de",
      "a，b@c.de",
      "a＠b.de",
      "a@ü..de",
    ];
    expect(wrong.map(read)).toEqual(wrong.map(() => undefined));
  });

  it("holds exactly one address, whatever is typed", () => {
    const unit = fc.constantFrom(
      ..."ab@,;<> \"'()\\\\:\r\n.\0éüक。＠，；＜＞：（）\u2028\u202e\u200d\u3164\ufeffß℀１",
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
        const email = read(typed);
        if (email === undefined) return;
        expect(email).toMatch(/^[^\s@,;<>"()\\:\p{C}\p{Z}＠，；＜＞：（）]+@[a-z0-9.-]+$/iu);
        expect(read(email)).toBe(email);
      }),
      { numRuns: 5000 },
    );
  });
});

it("the checklist form → knows which of the two it was", () => {
  const email = "a@b.example";
  expect(SCHEMAS.checklist.parse({ email })).toEqual({ email, place: "section" });
  expect(SCHEMAS.checklist.parse({ email, place: "popup" }).place).toBe("popup");
  expect(SCHEMAS.checklist.safeParse({ email, place: "footer" }).success).toBe(false);
});

it("a mailbox of the settings → a name and one address", () => {
  expect(mailbox.parse("Ledger Desk <desk@verdant-ledger.example>")).toEqual({
    name: "Ledger Desk",
    address: "desk@verdant-ledger.example",
  });
  expect(mailbox.parse("desk@verdant-ledger.example").name).toBe("");
  for (const wrong of ["desk", "a@b.example <", "A <a@b.example, c@d.example>"]) {
    expect(mailbox.safeParse(wrong).success).toBe(false);
  }
});
