import { expect, it } from "vitest";
import { NEWSLETTER_PATH, SEND_FORM_PATH } from "../../contract/forms.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { INQUIRY, sdkForm, startTestService } from "./harness/service.ts";

it("610 refused posts from as many addresses → one honest visitor is still served", async () => {
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: "1",
    /** So few that what comes back while the junk is sent makes no difference. */
    RATE_LIMIT_GLOBAL_PER_MINUTE: "60",
  });
  const junk = async (number: number) => {
    const headers = { "x-forwarded-for": `198.51.${number >> 8}.${number & 255}` };
    const isOdd = number % 2 === 1;
    const answer = isOdd
      ? await service.send({ ...INQUIRY, email: "nobody" }, "contact", { headers })
      : await service.post(NEWSLETTER_PATH, { email: "" }, headers);
    return answer.status;
  };
  const statuses = new Set<number>();
  for (let from = 0; from < 610; from += 61) {
    const batch = Array.from({ length: 61 }, (_, number) => junk(from + number));
    for (const status of await Promise.all(batch)) statuses.add(status);
  }
  expect([...statuses]).toEqual([422]);
  const honest = await service.send(INQUIRY, "contact", {
    headers: { "x-forwarded-for": "203.0.113.5" },
  });
  expect([honest.status, await honest.text()]).toEqual([200, "OK"]);
  expect(await service.entries()).toHaveLength(1);
});

it.each<[why: string, status: number, body: BodyInit, headers: Record<string, string>]>([
  ["a wrong field", 422, sdkForm({ ...INQUIRY, email: "nobody" }, "contact"), {}],
  ["a wrong identifier", 400, sdkForm(INQUIRY, "guess"), {}],
  ["a body that cannot be read", 400, "{", { "content-type": "application/json" }],
  ["another type", 415, "text", { "content-type": "text/plain" }],
  ["its length", 413, new URLSearchParams({ message: "x".repeat(70_000) }), {}],
  ["the page it came from", 403, sdkForm(INQUIRY, "contact"), { origin: "https://evil.example" }],
])(
  "posts refused for %s → count for their address, or a bad sender is never limited",
  async (_why, status, body, headers) => {
    const service = await startTestService({
      DATA_DIR: temporaryFolder(),
      RATE_LIMIT_PER_MINUTE: "2",
    });
    const statuses = [];
    for (let number = 0; number < 4; number++) {
      const answer = await fetch(service.url + SEND_FORM_PATH, { method: "POST", body, headers });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([status, status, 429, 429]);
  },
);

it("the same form sent again and again → counts once for all", async () => {
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    RATE_LIMIT_PER_MINUTE: "0",
    RATE_LIMIT_GLOBAL_PER_MINUTE: "2",
  });
  const again = { ...INQUIRY, submission_id: "the-same-form" };
  for (let number = 0; number < 5; number++) expect((await service.send(again)).status).toBe(200);
  expect((await service.send({ ...INQUIRY, message: "Another." })).status).toBe(200);
  expect((await service.send({ ...INQUIRY, message: "One more." })).status).toBe(429);
});
