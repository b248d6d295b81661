import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { contentProblems } from "../../site/build/check.ts";
import { corporateCategories } from "../../site/content/records/corporate-trainings.ts";
import { faq } from "../../site/content/records/faq.ts";
import { services } from "../../site/content/records/services.ts";
import { FIXTURES, LIVE } from "./folders.ts";
import { namesIn, pageOf, partOf, SERVICE_PAGES } from "./spec-lists.ts";

describe.each([LIVE, FIXTURES])("%s", (folder) => {
  beforeEach(() => {
    vi.stubEnv("CONTENT_DIR", folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("has no mistake", async () => {
    expect(await contentProblems()).toEqual([]);
  });

  test("has the tabs, categories and questions that paths and menus count on", () => {
    expect(services().map(({ id }) => id)).toEqual([
      "carbon-advisory",
      "climate-sustainability",
      "green-audit",
      "trainings",
      "capacity-building",
      "it-cyber-security",
    ]);
    expect(corporateCategories().map(({ id }) => id)).toEqual([
      "esg-sustainability",
      "legal-compliance",
      "quality-management",
      "behavioral-leadership",
      "communication-soft-skills",
      "digital-innovation",
    ]);
    expect(faq().cbam).toHaveLength(6);
  });
});

/** The schemas take lists of any length; these lengths are what the firm says about itself. */
test("content/ → as many services, steps and figures as the specification counts", () => {
  for (const [path, { title, lists }] of Object.entries(SERVICE_PAGES)) {
    const page = pageOf(LIVE, path);
    const counted = Object.keys(lists).map((id) => [id, namesIn(partOf(page, id)).length]);
    expect(Object.fromEntries(counted), path).toEqual(lists);
    if (title) expect(page.sections[0].title).toBe(title);
  }
  const counts = (page: string, field: string) =>
    field.split(".").reduce((value, key) => value[key], pageOf(LIVE, page)).length;
  expect(partOf(pageOf(LIVE, "/team"), "expertise").items).toHaveLength(8);
  expect(partOf(pageOf(LIVE, "/work-with-us"), "benefits").items).toHaveLength(6);
  expect(counts("/about-us", "company.timeline.entries")).toBe(6);
  expect(counts("/home", "featured.items")).toBe(3);
  expect(counts("/home", "industries.items")).toBe(8);
  expect(counts("/cbam-consultancy", "progress.steps")).toBe(5);
  expect(counts("/cbam-consultancy", "services.items")).toBe(5);
  expect(services().map((service) => service.services.length)).toEqual([6, 6, 6, 6, 6, 6]);
});

test("content/ → the notices of the forms are those of the specification", () => {
  const { contact, checklist, lists, application } = parse(
    readFileSync(`${LIVE}/notices.yaml`, "utf8"),
  );
  const failed = (text: string) => ({ title: "Uh oh! Something went wrong.", text });
  expect(contact).toEqual({
    sent: {
      title: "Thank You!",
      text: "Your message has been sent. We'll get back to you shortly.",
    },
    failed: failed("There was a problem sending your message. Please try again."),
  });
  expect(checklist).toEqual({
    section: {
      sent: {
        title: "Checklist Request Sent!",
        text: "Thank you! You'll receive the checklist in your inbox shortly.",
      },
      failed: failed("There was a problem sending your request. Please try again."),
    },
    popup: {
      sent: {
        title: "Checklist on its way!",
        text: "You'll receive the checklist in your inbox shortly.",
      },
      failed: failed("Couldn't send the checklist. Please try again or contact us."),
    },
  });
  expect(lists).toMatchObject({
    newsletter: { title: "Subscribed!", text: "Thank you for subscribing to our newsletter!" },
    refused: failed("There was a problem subscribing. Please try again."),
    unreachable: failed("Network error or problem sending data. Please try again."),
  });
  expect(application).toMatchObject({
    chosen: { title: "File selected!", text: "[file] is ready for upload." },
    wrongType: { title: "Invalid file type", text: "Please select a PDF or Word document." },
    demo: {
      title: "🚧 Form submission is a demo",
      text: "This feature isn't fully implemented yet, but you can request it next!",
    },
  });
});
