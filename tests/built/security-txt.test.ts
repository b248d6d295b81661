import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readFirm } from "../../contract/firm.ts";
import { siteConfig } from "../../site/config.ts";
import { client } from "./pages.ts";

it("security.txt → names the firm's mailbox and its own url, and expires a year after the build", () => {
  const firm = readFirm();
  const text = readFileSync(path.join(client, ".well-known/security.txt"), "utf8");
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${firm.email}`,
    Canonical: `${siteConfig().siteUrl}/.well-known/security.txt`,
    "Preferred-Languages": "en",
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
