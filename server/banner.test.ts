import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tests/server/harness/folders.ts";
import { testConfig } from "../tests/server/harness/service.ts";
import { banner } from "./banner.ts";
import { makeKey } from "./mail/dkim.ts";
import { createSite } from "./static/site.ts";

const show = (settings: Record<string, string>) =>
  banner(testConfig(settings), { site: createSite(new Map()), port: 3000 });

it("mails that go out with links to this machine → a loud warning; written into files → none", () => {
  const local = { SITE_URL: "http://localhost:3000" };
  expect(show({ ...local, SMTP_URL: "smtp://mail.example" })).toMatch(
    /WARNING +mails go out with links to http:\/\/localhost:3000/,
  );
  expect(show(local)).not.toContain("WARNING");
  expect(show({ SMTP_URL: "smtp://mail.example" })).not.toContain("WARNING");
});

it("mails go out → whether they are signed", () => {
  const sending = {
    SMTP_URL: "smtp://mail.example",
    DATA_DIR: temporaryFolder(),
    DKIM_SELECTOR: "second",
  };
  expect(show(sending)).toContain("not signed here (DKIM)");
  const keyFile = join(sending.DATA_DIR, "dkim.pem");
  makeKey(keyFile);
  expect(show(sending)).toContain(`signed with ${keyFile} (DKIM, second)`);
  expect(show({ DATA_DIR: sending.DATA_DIR })).not.toContain("DKIM");
});

it("no SITE_URL → where links in mails lead, and how to change that", () => {
  expect(show({ SITE_URL: "", PORT: "3000" })).toContain(
    "links   in mails lead to http://localhost:3000",
  );
});

it("a warning → printed", () => {
  const site = createSite(new Map());
  expect(banner(testConfig(), { site, port: 3000 }, "everybody can read .env")).toMatch(
    /WARNING +everybody/,
  );
});
