import { expect, it } from "vitest";
import { readConfig as readServer } from "../server/config.ts";
import { readConfig as readSite } from "../site/config.ts";
import { FIXTURE_CONTENT } from "../tests/server/harness/folders.ts";

const IDS = {
  EMAILJS_PUBLIC_KEY: "key",
  EMAILJS_SERVICE_ID: "service",
  EMAILJS_CONTACT_TEMPLATE_ID: "contact",
  EMAILJS_CHECKLIST_TEMPLATE_ID: "checklist",
};

const outcome = (read: () => unknown) => {
  try {
    read();
    return "taken";
  } catch {
    return "refused";
  }
};

it.each<[settings: Record<string, string>, outcome: string]>([
  [{}, "taken"],
  [{ SITE_URL: " ", CAREERS: "  ", EMAILJS_SERVICE_ID: " " }, "taken"],
  [{ SITE_URL: "https://a.example/" }, "taken"],
  [{ SITE_URL: "https://a.example/#top" }, "refused"],
  [{ SITE_URL: "https://www.a.example" }, "refused"],
  [{ SITE_URL: "a.example" }, "refused"],
  [{ CAREERS: "yes" }, "refused"],
  [IDS, "taken"],
  [{ ...IDS, EMAILJS_SERVICE_ID: "" }, "refused"],
])("%o → %s by the build and by the server alike", (settings, expected) => {
  expect(outcome(() => readSite(settings))).toBe(expected);
  expect(outcome(() => readServer({ CONTENT_DIR: FIXTURE_CONTENT, ...settings }))).toBe(expected);
});

it("what both take → means the same to both", () => {
  const settings = { ...IDS, SITE_URL: "https://a.example/", EMAILJS_ORIGIN: "https://a.example" };
  const site = readSite(settings);
  const server = readServer({ CONTENT_DIR: FIXTURE_CONTENT, ...settings });
  expect(server.siteUrl).toBe(site.siteUrl);
  expect(site.delivery.contact).toMatchObject({
    publicKey: server.ids.publicKey,
    serviceId: server.ids.serviceId,
    templateId: server.ids.contactTemplateId,
  });
  expect(readSite({ CAREERS: "on" }).careers).toBe(true);
  expect(readServer({ CONTENT_DIR: FIXTURE_CONTENT, CAREERS: "on" }).careers).toBe(true);
});
