import { expect, it } from "vitest";
import { testConfig } from "../tests/server/harness/service.ts";
import { banner } from "./banner.ts";
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

it("no SITE_URL → where links in mails lead, and how to change that", () => {
  expect(show({ SITE_URL: "", PORT: "3000" })).toContain("links   in mails lead to http://localhost:3000");
});

it("a warning → printed", () => {
  const site = createSite(new Map());
  expect(banner(testConfig(), { site, port: 3000 }, "everybody can read .env")).toMatch(/WARNING +everybody/);
});
