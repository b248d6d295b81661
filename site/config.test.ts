import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const hosted = {
  EMAILJS_PUBLIC_KEY: "key",
  EMAILJS_SERVICE_ID: "service",
  EMAILJS_CONTACT_TEMPLATE_ID: "contact",
  EMAILJS_CHECKLIST_TEMPLATE_ID: "checklist",
};

test("an empty environment → the firm's domain, its own server, no third party", () => {
  const config = readConfig({});
  expect(config.siteUrl).toBe("https://verdant-ledger.example");
  expect(config.delivery.contact.origin).toBe("");
  expect(config.delivery.newsletterUrl).toMatch(/^\/f\//);
  expect(config.ads).toBeNull();
  expect(config.csp).toEqual({ connect: [], formAction: [], script: [], image: [] });
});

test("empty variables → as if they were not set", () => {
  expect(readConfig({ SITE_URL: " ", GOOGLE_ADS_ID: "" })).toEqual(readConfig({}));
});

test.each([
  ["https://www.example.com", "bare domain"],
  ["https://example.com/site", "without a path"],
  ["example.com", "SITE_URL"],
  ["ftp://example.com", "SITE_URL"],
])("SITE_URL=%s → the build stops and says why", (SITE_URL, reason) => {
  expect(() => readConfig({ SITE_URL })).toThrow(reason);
});

test("SITE_URL with a final slash → the same origin", () => {
  expect(readConfig({ SITE_URL: "https://example.com/" }).siteUrl).toBe("https://example.com");
});

test("the four keys of the hosted service → used, and allowed by the policy", () => {
  const { delivery, csp } = readConfig(hosted);
  expect(delivery.contact).toEqual({
    origin: "https://api.emailjs.com",
    publicKey: "key",
    serviceId: "service",
    templateId: "contact",
  });
  expect(delivery.checklist.templateId).toBe("checklist");
  expect(csp.connect).toEqual(["https://api.emailjs.com"]);
  expect(csp.formAction).toEqual(["https://api.emailjs.com"]);
});

test("some keys of the hosted service → the build stops and names the missing ones", () => {
  const { EMAILJS_SERVICE_ID: _, ...rest } = hosted;
  expect(() => readConfig(rest)).toThrow("missing: EMAILJS_SERVICE_ID.");
  expect(() => readConfig({ EMAILJS_ORIGIN: "https://mail.example.com" })).toThrow("are missing:");
});

test("who takes the contact form → our server confirms an inquiry by mail, also on a host of its own; a hosted service does not", () => {
  const confirms = (env: NodeJS.ProcessEnv) => readConfig(env).delivery.confirmsInquiries;
  const EMAILJS_ORIGIN = "https://forms.example.com";
  expect(confirms({})).toBe(true);
  expect(
    confirms({ ...hosted, EMAILJS_ORIGIN, NEWSLETTER_URL: `${EMAILJS_ORIGIN}/f/newsletter` }),
  ).toBe(true);
  expect(confirms(hosted)).toBe(false);
  expect(confirms({ ...hosted, EMAILJS_ORIGIN })).toBe(false);
});

test("a newsletter service elsewhere → its origin is allowed by the policy", () => {
  const { delivery, csp } = readConfig({ NEWSLETTER_URL: "https://formspree.io/f/abc" });
  expect(delivery.newsletterUrl).toBe("https://formspree.io/f/abc");
  expect(csp.connect).toEqual(["https://formspree.io"]);
});

test("who waits for dates → asked by our server wherever it is, or by a form of its own; never put on the newsletter's", () => {
  const waitingUrl = (env: NodeJS.ProcessEnv) => readConfig(env).delivery.waitingUrl;
  const formspree = { NEWSLETTER_URL: "https://formspree.io/f/abc" };
  const ownElsewhere = { ...hosted, EMAILJS_ORIGIN: "https://forms.example" };
  expect(waitingUrl({})).toBe("/f/waiting");
  expect(waitingUrl(formspree)).toBe("/f/waiting");
  expect(
    waitingUrl({ ...ownElsewhere, NEWSLETTER_URL: "https://forms.example/f/newsletter" }),
  ).toBe("https://forms.example/f/waiting");
  expect(() => readConfig({ ...hosted, ...formspree })).toThrow(
    "WAITING_URL must name a form of its own",
  );
  const both = readConfig({ ...hosted, ...formspree, WAITING_URL: "https://lists.example/dates" });
  expect(both.delivery.waitingUrl).toBe("https://lists.example/dates");
  expect(both.csp.formAction).toEqual([
    "https://api.emailjs.com",
    "https://formspree.io",
    "https://lists.example",
  ]);
});

test("an ad tag → both of its values or none, and only then Google in the policy", () => {
  const both = { GOOGLE_ADS_ID: "AW-123", GOOGLE_ADS_CONVERSION_LABEL: "abc" };
  expect(readConfig(both).ads).toEqual({ id: "AW-123", conversionLabel: "abc" });
  expect(readConfig(both).csp.script).toEqual(["https://www.googletagmanager.com"]);
  expect(() => readConfig({ GOOGLE_ADS_ID: "AW-123" })).toThrow("set both or neither");
  expect(() => readConfig({ ...both, GOOGLE_ADS_ID: "UA-1" })).toThrow("AW-123456789");
});

test("a mail asks to confirm → only where our own server keeps the list and asks", () => {
  const confirms = (env: NodeJS.ProcessEnv) => readConfig(env).delivery.confirmsNewsletter;
  expect(confirms({})).toBe(true);
  expect(confirms({ NEWSLETTER_CONFIRM: "off" })).toBe(false);
  expect(confirms({ NEWSLETTER_URL: "https://formspree.io/f/abc" })).toBe(false);
});

test("who counts visits → our server if pages have one, or the service that is set; asked unless it is the firm's own", () => {
  const visits = (env: NodeJS.ProcessEnv) =>
    readConfig({ SITE_URL: "https://firm.example", ...env });
  expect(visits({}).visits).toEqual({ by: "own" });
  expect(visits({ VISITS: "off" }).visits).toEqual({ by: "nobody" });
  expect(visits(hosted).visits).toEqual({ by: "nobody" });
  const plausible = visits({ ...hosted, VISITS: "plausible https://plausible.io" });
  expect(plausible.visits).toMatchObject({ by: "plausible", asks: true });
  expect(plausible.csp.connect).toEqual(["https://api.emailjs.com", "https://plausible.io"]);
  expect([plausible.csp.script, plausible.csp.image]).toEqual([[], []]);
  const asks = (host: string) => visits({ VISITS: `umami https://${host} 1f3-a` }).visits.asks;
  expect(
    ["stats.firm.example", "firm.example", "otherfirm.example", "firm.example.io"].map(asks),
  ).toEqual([...[false, false, true, true]]);
  for (const VISITS of [
    "umami https://cloud.umami.is",
    "plausible",
    "matomo https://a.example",
    "plausible http://a.example",
  ])
    expect(() => visits({ VISITS })).toThrow("must be on, off, “plausible https://plausible.io”");
});
