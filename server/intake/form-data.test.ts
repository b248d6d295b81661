import fc from "fast-check";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerFormParsers } from "./form-data.ts";

const app = Fastify();
await registerFormParsers(app);
app.post("/", async (request) => [...(request.body as Map<string, string>)]);

async function parse(body: BodyInit): Promise<[string, string][]> {
  const request = new Request("http://localhost/", { method: "POST", body });
  const answer = await app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}

it("what a browser puts into a form → comes out the same, in both encodings", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((value) => value.toWellFormed());
  /** The plugin refuses the names that every object has, such as __proto__. */
  const name = fc.stringMatching(/^[a-z_]{1,12}$/).filter((word) => !(word in {}));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, text), async (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const sent = [...form].map(([name, value]) => [name, String(value)]);
      if (sent.length > 0)
        expect(await parse(form)).toEqual(sent.map(([name, value]) => [name, lines(value)]));
      expect(await parse(new URLSearchParams(fields))).toEqual(sent);
    }),
    { numRuns: 60 },
  );
});

/** A form's line breaks travel as CR LF. */
const lines = (value = "") => value.replace(/\r\n|\r|\n/g, "\r\n");

it("a repeated name → its last value, since the SDK appends its own", async () => {
  const form = new FormData();
  form.append("service_id", "hidden");
  form.append("service_id", "own");
  expect(await parse(form)).toEqual([["service_id", "own"]]);
});

it("a file among the fields → left out", async () => {
  const form = new FormData();
  form.append("email", "a@b.example");
  form.append("resume", new Blob(["%PDF"]), "cv.pdf");
  expect(await parse(form)).toEqual([["email", "a@b.example"]]);
});

it("what .NET sends, or words before the first part → read; a part without a name → left out", async () => {
  const parts = [
    "Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=email\r\n\r\na@b.example",
    "Content-Type: text/plain\r\n\r\na part without a name",
  ];
  const body = `For old readers.\r\n${parts.map((part) => `--x\r\n${part}\r\n`).join("")}--x--\r\nand after.`;
  const answer = await app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": 'multipart/form-data; boundary="x"' },
    payload: body,
  });
  expect(answer.json()).toEqual([["email", "a@b.example"]]);
});
