import { sign } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CERTIFICATE, codeFor, keyFrom, publicPart } from "../../tests/fixtures/certificates.ts";
import { certificateKeys, withdrawnCertificates } from "../content/records/certificates.ts";
import { fromBase64Url, signedCode, toBase64Url, unsignedCode } from "./code.ts";
import { certificateVerdict } from "./verdict.ts";

const known = { keys: certificateKeys(), withdrawn: withdrawnCertificates() };
const kindOf = async (code: string) => (await certificateVerdict(code, known)).kind;

const NAMES = [
  "Asha Quillfeather",
  "आशा वर्मा",
  "மீனாட்சி சுந்தரம்",
  "O’Neil, “Zoë” <b>\\",
  "Ngô Thị Mỹ 𠮷",
];

describe.each(["by the browser", "by the library"])("%s", (by) => {
  if (by === "by the library") beforeEach(withoutEd25519);
  afterEach(() => vi.restoreAllMocks());

  it.each(NAMES)(
    "a code as it was signed, for %s → valid, and says what was signed",
    async (name) => {
      expect(await certificateVerdict(codeFor({ name }), known)).toEqual({
        kind: "valid",
        certificate: { ...CERTIFICATE, name },
      });
    },
  );

  it("two weekends and a single day → the same days again", async () => {
    const sessions = [
      { start: "2025-12-06", end: "2025-12-07" },
      { start: "2025-12-13", end: "2025-12-13" },
    ];
    expect(await certificateVerdict(codeFor({ sessions }), known)).toMatchObject({
      certificate: { sessions },
    });
  });

  it("one letter of a code exchanged for another, anywhere → never valid", async () => {
    const code = codeFor();
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.nat(alphabet.length - 1), async (at, letter) => {
        const changed = code.slice(0, at) + alphabet[letter] + code.slice(at + 1);
        fc.pre(changed !== code);
        expect(["altered", "unknownKey", "notACode"]).toContain(await kindOf(changed));
      }),
      { numRuns: 300 },
    );
  });

  it("the last letter exchanged for one with the same bits of the signature → refused", async () => {
    const code = codeFor();
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".replace(
      code.at(-1) ?? "",
      "",
    );
    for (const letter of letters)
      expect(await kindOf(code.slice(0, -1) + letter)).not.toBe("valid");
  });

  it("one bit turned in what is signed or in the signature → refused", async () => {
    const [header = "", payload = "", signature = ""] = codeFor().split(".");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(1, 2), fc.nat(), fc.nat(7), async (part, at, bit) => {
        const bytes = fromBase64Url([header, payload, signature][part] ?? "") ?? new Uint8Array(1);
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        const parts = [header, payload, signature].with(part, toBase64Url(bytes));
        expect(["altered", "notACode"]).toContain(await kindOf(parts.join(".")));
      }),
      { numRuns: 300 },
    );
  });

  it("a name put into another's code → altered", async () => {
    const [, , signature = ""] = codeFor().split(".");
    const forged = signedCode(
      unsignedCode({ ...CERTIFICATE, name: "Somebody Else" }, "fixture"),
      fromBase64Url(signature) ?? new Uint8Array(),
    );
    expect(await kindOf(forged)).toBe("altered");
  });

  it("signed with a key of one's own under our key's name → altered", async () => {
    expect(await kindOf(codeFor({}, { key: keyFrom("forger"), keyId: "fixture" }))).toBe("altered");
  });
});

it("signed with a key that is not on the list → unknown key", async () => {
  expect(await kindOf(codeFor({}, { key: keyFrom("forger"), keyId: "other" }))).toBe("unknownKey");
});

describe("the sample certificate", () => {
  const key = keyFrom("anybody");
  const code = codeFor({}, { key, keyId: "specimen" });
  const withSample = { ...known, sample: { id: "specimen", publicKey: publicPart(key), code } };
  const kind = async (text: string) => (await certificateVerdict(text, withSample)).kind;

  it("its code → a sample, never valid; a letter of it changed → altered", async () => {
    expect(await kind(code)).toBe("sample");
    expect(
      await kind(code.replace(/\.(.)/, (_, letter) => `.${letter === "e" ? "f" : "e"}`)),
    ).not.toBe("sample");
  });

  it("anything else that is signed with its public key → unknown key", async () => {
    expect(await kind(codeFor({ name: "Somebody Else" }, { key, keyId: "specimen" }))).toBe(
      "unknownKey",
    );
  });
});

it("on the list of withdrawn certificates → withdrawn, with day and reason", async () => {
  expect(await certificateVerdict(codeFor({ number: "2024-0022" }), known)).toMatchObject({
    kind: "withdrawn",
    withdrawal: { on: "2024-10-01", reason: "course not completed" },
  });
});

it.each([
  ["2022-12-31", "outsideKey"],
  ["2023-01-01", "valid"],
  ["2023-12-31", "valid"],
  ["2024-01-01", "outsideKey"],
])("issued on %s with a key of 2023 → %s", async (issuedOn, kind) => {
  const retired = { key: keyFrom("retired"), keyId: "retired" };
  expect(await kindOf(codeFor({ issuedOn }, retired))).toBe(kind);
});

it("a code of a later version → says that it is newer", async () => {
  const parts = [
    { alg: "EdDSA", kid: "fixture" },
    { v: 2, holder: "Asha" },
  ];
  const unsigned = parts.map((part) => toBase64Url(Buffer.from(JSON.stringify(part)))).join(".");
  const code = signedCode(unsigned, sign(null, Buffer.from(unsigned), keyFrom("fixture")));
  expect(await kindOf(code)).toBe("newer");
});

it.each([
  "",
  "2024-0011",
  "hello there",
  "a.b.c",
  "%F0%9F",
  codeFor().split(".").slice(0, 2).join("."),
  `${codeFor()}.AA`,
  codeFor().replace(/^[^.]+/, Buffer.from('{"alg":"none","kid":"fixture"}').toString("base64url")),
])("%j → not a code", async (text) => {
  expect(await kindOf(text)).toBe("notACode");
});

it("the whole url, or a code broken into lines → read all the same", async () => {
  const code = codeFor();
  expect(await kindOf(`https://verdant-ledger.example/verify?code=${code}#top`)).toBe("valid");
  expect(await kindOf(` ${code.replace(/(.{40})/g, "$1\r\n ")} `)).toBe("valid");
});

/** As in Chromium before 137 and Firefox before 129. */
function withoutEd25519(): void {
  const unknown = () => Promise.reject(new DOMException("Unrecognized name.", "NotSupportedError"));
  vi.spyOn(crypto.subtle, "importKey").mockImplementation(unknown);
  vi.spyOn(crypto.subtle, "verify").mockImplementation(unknown);
}
