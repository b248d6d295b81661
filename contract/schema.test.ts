import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTACT_SERVICES, LIMITS } from "./fields.ts";
import { checklistSchema, contactSchema, mailbox, newsletterSchema } from "./schema.ts";

const filled = { name: "Asha Rao", email: "asha@steelworks.example", message: "Hello" };
const problems = (fields: object) =>
  contactSchema.safeParse(fields).error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);

describe("the contact form", () => {
  it("needs a name, an address and a message; the rest has defaults", () => {
    expect(contactSchema.parse(filled)).toEqual({
      ...filled,
      phone: "",
      company: "",
      service: "general",
      subject: "",
    });
    expect(problems({ name: " ", email: "", message: "\r\n" })).toEqual([
      "name is required",
      "email is required",
      "message is required",
    ]);
    expect(problems({})).toEqual(["name is required", "email is required", "message is required"]);
  });

  it("takes each listed service and no other", () => {
    for (const { value } of CONTACT_SERVICES) expect(problems({ ...filled, service: value })).toBeUndefined();
    expect(problems({ ...filled, service: "astrology" })).toEqual([
      "service must be one of the listed services",
    ]);
  });

  it("takes a value of exactly the limit, counting a line break once, and none longer", () => {
    const message = "line\r\n".repeat(1000);
    expect(contactSchema.parse({ ...filled, message }).message).toHaveLength(4999);
    for (const field of ["name", "phone", "company", "subject", "message"] as const) {
      expect(problems({ ...filled, [field]: "x".repeat(LIMITS[field]) })).toBeUndefined();
      expect(problems({ ...filled, [field]: "x".repeat(LIMITS[field] + 1) })).toEqual([
        `${field} must have at most ${LIMITS[field]} characters`,
      ]);
    }
  });

  it("refuses control characters, but lines and tabs in a message are welcome", () => {
    for (const evil of ["\r\nBcc: a@b.example", "\0", "\u001b[31m", "\u2028", "\u0085"]) {
      expect(problems({ ...filled, name: `A${evil}B` })).toEqual([
        "name must not contain control characters",
      ]);
    }
    expect(problems({ ...filled, message: "a\n\tb" })).toBeUndefined();
    expect(problems({ ...filled, message: "a\0b" })).toEqual(["message must not contain control characters"]);
  });
});

it("an address field → holds exactly one address, whatever is typed", () => {
  for (const email of ["a@b", "first.last+tag@sub.example.co.in", " padded@a.example "]) {
    expect(newsletterSchema.safeParse({ email }).success).toBe(true);
  }
  const typed = fc.string({ unit: fc.constantFrom(..."ab@,;<> \"'()\\:\r\n.\0é"), maxLength: 20 });
  fc.assert(
    fc.property(typed, (email) => {
      const parsed = newsletterSchema.safeParse({ email });
      if (parsed.success) expect(parsed.data.email).toMatch(/^[^\s@,;<>"()\\:]+@[^\s@,;<>"()\\:]+$/);
    }),
    { numRuns: 2000 },
  );
});

it("the checklist form → knows which of the two it was", () => {
  const email = "a@b.example";
  expect(checklistSchema.parse({ email })).toEqual({ email, place: "section" });
  expect(checklistSchema.parse({ email, place: "popup" }).place).toBe("popup");
  expect(checklistSchema.safeParse({ email, place: "footer" }).success).toBe(false);
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
