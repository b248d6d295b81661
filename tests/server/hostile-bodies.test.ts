import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { FORMS } from "../../contract/fields.ts";
import { NEWSLETTER_PATH, SEND_FORM_PATH, SEND_PATH } from "../../contract/forms.ts";
import { startTarget, type Target } from "./harness/hostile.ts";
import { requestText, say, statusesIn } from "./harness/raw.ts";
import { hiddenIds, INQUIRY } from "./harness/service.ts";

let target: Target;
beforeEach(async () => {
  target = await startTarget();
});

const IDS = hiddenIds("contact");
const JSON_TYPE = "application/json";
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";
/** What is needed comes first, so that a body that lost its end would pass if anybody were careless. */
const FIELDS = { ...IDS, ...INQUIRY, remark: "the end" };

/** Posts bytes under a content type and returns the status; the answer never repeats what was sent. */
async function post(
  path: string,
  type: string | undefined,
  body: string | Buffer,
): Promise<number> {
  const response = await fetch(target.url + path, {
    method: "POST",
    headers: type === undefined ? {} : { "content-type": type },
    body: new Uint8Array(Buffer.from(body)),
  });
  expect(await response.text()).not.toContain("fasteners");
  return response.status;
}

/** The processor's time, which is the same on a busy machine. */
async function workOf(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const multipart = Object.entries(FIELDS)
  .map(([name, value]) => part(name, value))
  .join("");

describe("a body", () => {
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  const deepObject = `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`;
  it.each<[what: string, type: string, body: string, status: number]>([
    ["multipart without its end", MULTIPART, multipart, 400],
    ["multipart without a boundary", "multipart/form-data", `${multipart}--x--`, 400],
    [
      "multipart with another boundary",
      "multipart/form-data; boundary=y",
      `${multipart}--x--`,
      400,
    ],
    [
      "multipart with a boundary too long",
      `multipart/form-data; boundary=${"y".repeat(71)}`,
      multipart,
      400,
    ],
    [
      "multipart with bare line feeds",
      MULTIPART,
      `${multipart}--x--`.replaceAll("\r\n", "\n"),
      400,
    ],
    ["multipart with a part cut in its headers", MULTIPART, `${multipart}--x\r\ncontent-dis`, 400],
    ["multipart that is empty", MULTIPART, "", 400],
    ["JSON cut short", JSON_TYPE, JSON.stringify(FIELDS).slice(0, -1), 400],
    ["JSON that is a list", JSON_TYPE, "[]", 400],
    ["JSON that is null", JSON_TYPE, "null", 400],
    ["JSON that is a text", JSON_TYPE, JSON.stringify("email=a@b.example"), 400],
    ["JSON that is nothing", JSON_TYPE, "", 400],
    ["JSON thirty thousand lists deep", JSON_TYPE, deep, 400],
    ["JSON nine thousand objects deep", JSON_TYPE, deepObject, 400],
    [
      "JSON with deep fields",
      JSON_TYPE,
      JSON.stringify({ ...IDS, template_params: { name: [[["x"]]] } }),
      422,
    ],
    ["an urlencoded form of broken escapes", URLENCODED, "%zz=%&%=%c3%28&&&===", 400],
    ["an urlencoded form of nothing", URLENCODED, "", 400],
    ["bytes that are no text", URLENCODED, "\0\u0001\uFFFF".repeat(99), 400],
  ])("of %s → a clear 4xx", async (_what, type, body, status) => {
    expect(await post(SEND_FORM_PATH, type, body)).toBe(status);
    await target.expectUnharmed();
  });

  it.each([
    "text/plain",
    "text/html",
    "application/xml",
    "application/jsonx",
    "application/x-www-form-urlencoded-not",
    "multipart/mixed; boundary=x",
    "nonsense",
    undefined,
  ])("called %s → 415", async (type) => {
    for (const path of [SEND_FORM_PATH, SEND_PATH, NEWSLETTER_PATH]) {
      expect(await post(path, type, new URLSearchParams(FIELDS).toString())).toBe(415);
    }
    await target.expectUnharmed();
  });

  it("one byte over the limit, in any encoding → 413; declared or chunked alike", async () => {
    const limit = target.config.http.bodyLimit;
    const filler = "y".repeat(limit);
    const bodies: [string, string][] = [
      [URLENCODED, `${new URLSearchParams(FIELDS)}&filler=${filler}`.slice(0, limit + 1)],
      [JSON_TYPE, JSON.stringify({ ...FIELDS, filler })],
      [MULTIPART, `${part("filler", filler)}${multipart}--x--`],
    ];
    for (const [type, body] of bodies) {
      expect(await post(SEND_FORM_PATH, type, body)).toBe(413);
      const headers = { "content-type": type, "transfer-encoding": "chunked" };
      const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const answer = await say(target.url, requestText(`POST ${SEND_FORM_PATH}`, headers, chunks));
      expect(statusesIn(answer)).toEqual([413]);
    }
    const fits = `${new URLSearchParams(FIELDS)}&filler=${filler}`.slice(0, limit);
    expect(await post(SEND_FORM_PATH, URLENCODED, fits)).toBe(200);
    await target.expectUnharmed([INQUIRY.message]);
  });

  it("of thousands of fields → only the form's own are kept, in no time", async () => {
    const names = Array.from({ length: 6_000 }, (_, number) => `f${number}`);
    const urlencoded = `${new URLSearchParams(FIELDS)}&${names.join("=&")}`;
    const seconds = await workOf(async () =>
      expect(await post(SEND_FORM_PATH, URLENCODED, urlencoded)).toBe(200),
    );
    expect(seconds).toBeLessThan(2);
    const [entry] = await target.entries();
    const own = FORMS.contact.map(({ name }) => name);
    expect(own).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(entry?.submission.fields ?? ""))),
    );
    await target.expectUnharmed([INQUIRY.message]);
  });

  it("naming __proto__, constructor and their like → they are just names", async () => {
    const evil = `{"polluted":"yes","isAdmin":true}`;
    const params = `{"__proto__":${evil},"constructor":{"prototype":${evil}},"toString":"x","message":"by JSON"}`;
    const json = `{"__proto__":${evil},"constructor":${evil},${JSON.stringify(FIELDS).slice(1, -1)},"template_params":${params}}`;
    expect(await post(SEND_PATH, JSON_TYPE, json)).toBe(200);
    const names =
      "__proto__=x&__proto__[polluted]=yes&constructor=y&constructor.prototype.polluted=yes";
    expect(await post(SEND_FORM_PATH, URLENCODED, `${names}&${new URLSearchParams(FIELDS)}`)).toBe(
      200,
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    /** The fields beside `template_params` are the later ones, so they win; both posts are the same inquiry. */
    await target.expectUnharmed([INQUIRY.message]);
  });
});

it("a multipart form cut anywhere → never accepted, never half stored", async () => {
  const whole = Buffer.from(`${multipart}--x--`);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      expect(await post(SEND_FORM_PATH, MULTIPART, whole.subarray(0, length))).toBe(400);
    }),
    { numRuns: 60 },
  );
  await target.expectUnharmed();
});

it("any bytes under any content type → a 4xx, and nothing stored", async () => {
  const types = fc.constantFrom(JSON_TYPE, URLENCODED, MULTIPART, "multipart/form-data", "a/b", "");
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('{"', '":', "--x", "\r\n", "email=", "&", "%", "[", "}", "\0"),
      maxLength: 40,
    }),
    fc.json({ maxDepth: 6 }),
  );
  const paths = fc.constantFrom(SEND_FORM_PATH, SEND_PATH, NEWSLETTER_PATH);
  await fc.assert(
    fc.asyncProperty(paths, types, bytes, async (path, type, body) => {
      const status = await post(path, type, typeof body === "string" ? body : Buffer.from(body));
      expect([400, 413, 415, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
  await target.expectUnharmed();
});
