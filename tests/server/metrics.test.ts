import { expect, it } from "vitest";
import { HONEYPOT_FIELD, NEWSLETTER_PATH } from "../../contract/forms.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

/** One sample or comment of Prometheus' text format. */
const LINE =
  /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[\w.+-]+"(?:,[a-z]+="[\w-]+")*\})? -?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;

describeOnBothStorages("/metrics", (newStorage) => {
  it("→ counts of submissions, mails and answers, and no personal data", async () => {
    const service = await startTestService(await newStorage());
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, message: "Pills", [HONEYPOT_FIELD]: "x" });
    await service.post(NEWSLETTER_PATH, { email: "reader@a.example" });
    await fetch(`${service.url}/contact`);
    await fetch(`${service.url}/nowhere`);
    const read = async () => (await fetch(`${service.url}/metrics`)).text();
    const text = await eventually(async () => {
      const found = await read();
      return found.includes('forms_mails{state="waiting"} 0') ? found : undefined;
    });
    expect(
      text
        .trimEnd()
        .split("\n")
        .filter((line) => !LINE.test(line)),
    ).toEqual([]);
    expect(text).toContain('forms_submissions{kind="contact",spam="no"} 1\n');
    expect(text).toContain('forms_submissions{kind="contact",spam="yes"} 1\n');
    expect(text).toContain('forms_submissions{kind="newsletter",spam="no"} 1\n');
    expect(text).toContain('forms_mails{state="held"} 2\n');
    expect(text).toContain("forms_oldest_waiting_mail_seconds 0\n");
    expect(text).toMatch(/http_requests_total\{status="2xx"\} [1-9]/);
    expect(text).toMatch(/http_requests_total\{status="4xx"\} 1\n/);
    expect(text).not.toMatch(/@|asha|reader/i);
    const count = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
    expect(count("http_request_duration_seconds_count")).toBeGreaterThanOrEqual(5);
    expect(count('http_request_duration_seconds_bucket{le="\\+Inf"}')).toBe(
      count("http_request_duration_seconds_count"),
    );
    const sent = count('forms_mails{state="sent"}') + count('forms_mails{state="written"}');
    expect(count("forms_outbox_wait_seconds_count")).toBe(sent);
    expect(sent).toBeGreaterThan(0);
  });

  it("a storage that does not answer → forms_storage_up is 0", async () => {
    const service = await startTestService(await newStorage());
    await service.storage.db.schema.alterTable("mail").renameTo("gone").execute();
    expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(/^forms_storage_up 0$/m);
  });
});

it("/metrics through a proxy → 404; where a token is set → only with it", async () => {
  const open = await startTestService({ DATA_DIR: temporaryFolder() });
  const ask = async (url: string, headers: Record<string, string>) =>
    (await fetch(`${url}/metrics`, { headers })).status;
  expect(await ask(open.url, {})).toBe(200);
  expect(await ask(open.url, { "x-forwarded-for": "127.0.0.1" })).toBe(404);

  const token = "a-token-of-some-length";
  const closed = await startTestService({ DATA_DIR: temporaryFolder(), METRICS_TOKEN: token });
  expect(await ask(closed.url, {})).toBe(401);
  expect(await ask(closed.url, { authorization: "Bearer another-token" })).toBe(401);
  expect(
    await ask(closed.url, { authorization: `Bearer ${token}`, "x-forwarded-for": "9.9.9.9" }),
  ).toBe(200);
});
