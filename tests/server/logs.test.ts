import { expect, it } from "vitest";
import { SEND_FORM_PATH } from "../../contract/forms.ts";
import { buildApp } from "../../server/app.ts";
import { openLiveSite } from "../../server/static/live.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { captureLog } from "./harness/log.ts";
import { hiddenIds, INQUIRY, PERSONAL, startTestService, testConfig } from "./harness/service.ts";

it("logs → a request id and no personal data, not even as a part of a url", async () => {
  const service = await startTestService({ DATA_DIR: temporaryFolder() });
  const log = captureLog();
  const config = testConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: "trace", TRUST_PROXY: "1" });
  const site = await openLiveSite(config.buildDir);
  const app = buildApp(config, { site, storage: service.storage, onStored: () => {} });
  const response = await app.inject({
    method: "POST",
    url: `${SEND_FORM_PATH}?email=${INQUIRY.email}`,
    remoteAddress: "203.0.113.77",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-request-id": "from-the-proxy",
    },
    payload: new URLSearchParams({ ...INQUIRY, ...hiddenIds("contact") }).toString(),
  });
  for (const url of [
    "/asha-rao",
    "/contact/asha-rao/",
    "/f/asha-rao",
    "/blog/asha-rao",
    "/contact",
    "/contact?code=asha-rao",
  ]) {
    await app.inject({ method: "GET", url });
    await app.inject({ method: "POST", url });
  }
  await app.inject({ method: "GET", url: "/%41sha%20Rao%" });
  await app.close();
  expect(response.headers["x-request-id"]).toBe("from-the-proxy");
  expect(log()).toContain('"reqId":"from-the-proxy"');
  for (const path of ["/contact", "/*", "/f/*", "none"])
    expect(log()).toContain(`"path":"${path}"`);
  expect(log()).not.toMatch(PERSONAL);
  expect(log()).not.toContain("203.0.113.77");
});

it("a request id that no proxy vouches for → replaced by one of ours", async () => {
  const service = await startTestService({ DATA_DIR: temporaryFolder() });
  const answer = await service.send(INQUIRY, "contact", {
    headers: { "x-request-id": "asha.rao-98765" },
  });
  expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});
