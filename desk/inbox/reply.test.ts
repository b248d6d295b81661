import { expect, it } from "vitest";
import { mailtoForReply } from "./reply.ts";

const RECEIVED = { kind: "contact", received_at: Date.parse("2026-11-15T12:00:00+05:30") } as const;

/** What a mail program makes of the url (RFC 6068): parts are told apart first, then decoded. */
function opened(fields: Record<string, string>, firm = { name: "Larch & Co" }) {
  const [, to = "", query = ""] =
    /^mailto:([^?]*)\?(.*)$/.exec(mailtoForReply(RECEIVED, fields, firm)) ?? [];
  const parts = query.split("&").map((part) => {
    const [name = "", ...value] = part.split("=");
    return [name, decodeURIComponent(value.join("="))];
  });
  return {
    to: decodeURIComponent(to),
    names: parts.map(([name]) => name),
    ...Object.fromEntries(parts),
  };
}

const HOSTILE = "?&cc=spy@evil.example&body=Yes#%0A%26 +=;";

it.each(["subject", "name", "message"])(
  "a %s that would begin other fields → words, as typed",
  (field) => {
    const mail = opened({ email: "asha@a.example", [field]: HOSTILE });
    expect([mail.to, mail.names]).toEqual(["asha@a.example", ["subject", "body"]]);
    expect(mail[field === "subject" ? "subject" : "body"]).toContain(HOSTILE);
  },
);

it("a name of the firm with an ampersand → whole in the subject", () => {
  const { names, subject } = opened({ email: "asha@a.example", subject: "100% steel" });
  expect([names, subject]).toEqual([["subject", "body"], "Re: 100% steel (Larch & Co)"]);
});

it.each([
  "a&cc=spy@evil.example",
  "a?cc=spy@evil.example",
  "a%26b+c@a.example",
  "a,spy@evil.example",
])("the address %s → one recipient and no other field", (email) => {
  const url = mailtoForReply(RECEIVED, { email }, { name: "Larch" });
  const written = url.slice("mailto:".length, url.indexOf("?subject="));
  expect(written).not.toMatch(/[?&,+]/);
  expect(opened({ email })).toMatchObject({ to: email, names: ["subject", "body"] });
});

it("an ordinary address → with its @ as it is, since some mail programs decode nothing there", () => {
  expect(mailtoForReply(RECEIVED, { email: "asha@a.example" }, { name: "Larch" })).toMatch(
    /^mailto:asha@a\.example\?/,
  );
});

it("lines of a message → each quoted, with the line ends of mail", () => {
  const { body } = opened({ email: "asha@a.example", name: "Asha", message: "One\nTwo & three" });
  expect(body).toBe("Dear Asha,\r\n\r\n\r\nOn 15 Nov 2026 you wrote:\r\n> One\r\n> Two & three");
});

it("a long message, cut in the middle of an emoji → a reply all the same", () => {
  const { body } = opened({ email: "asha@a.example", message: `${"a".repeat(999)}🌳 and more` });
  expect(body).toMatch(/> a{999}\ufffd …$/);
});
