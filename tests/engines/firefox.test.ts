import puppeteer, { type Browser } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Server, startServer } from "../browser/server.ts";
import { hideDriver, PATHS, VISITS, visitCounts } from "../browser/visits.ts";
import { onlyWithProgram } from "../only-with.ts";
import { mainJourneys } from "./journeys.ts";
import { type PHONE, Visitor } from "./visitor.ts";

const executablePath = process.env.FIREFOX_PATH;

onlyWithProgram("Firefox (FIREFOX_PATH)", executablePath).describe("in Firefox", () => {
  let server: Server;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer(),
      puppeteer.launch({
        browser: "firefox",
        headless: true,
        timeout: 600_000,
        ...(executablePath && { executablePath }),
      }),
    ]);
  });

  afterAll(() => Promise.all([browser?.close(), server?.stop()]));

  afterEach(async () => {
    const { problems, page } = visitor;
    await page.close();
    expect(problems).toEqual([]);
  });

  async function arriveAt(path: string, window?: typeof PHONE): Promise<void> {
    visitor = await Visitor.arrive(browser, server.origin, window);
    await visitor.open(path);
  }

  for (const [name, { from, window, walk }] of Object.entries(mainJourneys))
    test(name, async () => {
      await arriveAt(from, window);
      await walk(visitor, server);
    });

  test("menu by pointer → opens, opens its submenu, closes when left, and a link is followed", async () => {
    await arriveAt("/");
    await visitor.seesNo("nav a", "Green Audit");
    await visitor.hover("nav a", "Services");
    await visitor.find("nav a", "Green Audit");
    await visitor.page.mouse.move(700, 850);
    await visitor.seesNo("nav a", "Green Audit");
    await visitor.hover("nav a", "Services");
    await visitor.hover("nav a", "Climate Change");
    await visitor.click("nav a", "CBAM Consultancy");
    await visitor.arrivesAt("/services/climate-sustainability/cbam-consultancy");
  });

  test("menu by keyboard → Enter opens, arrows walk, Escape closes and returns focus", async () => {
    await arriveAt("/");
    const focused = () => document.activeElement?.textContent;
    await (await visitor.find("nav summary", "Services pages")).focus();
    await visitor.press("Enter", "ArrowDown");
    await visitor.poll(focused).toBe("Carbon Advisory");
    await visitor.press("ArrowDown", "ArrowDown");
    await visitor.poll(focused).toBe("Green Audit");
    await visitor.press("Escape");
    await visitor.poll(focused).toMatch(/^Services/);
    await visitor.seesNo("nav a", "Green Audit");
  });

  test("CBAM checklist → thanks and notice", async () => {
    await arriveAt("/services/climate-sustainability/cbam-consultancy");
    const email = await visitor.find("#checklist input", "Work email");
    await email.scrollIntoView();
    await visitor
      .poll(() => document.querySelectorAll("#checklist astro-island[ssr]").length)
      .toBe(0);
    await email.type("asha@example.com");
    await visitor.press("Enter");
    await visitor.reads("[data-notice]", /^Checklist Request Sent!/);
    await visitor.arrivesAt("/cbam-thank-you");
  });

  test("a tab of the services by its url → chosen and shown, and another by a click", async () => {
    await arriveAt("/services#green-audit");
    await visitor.reads('[role="tab"][aria-selected="true"]', /Green Audit$/);
    await visitor.reads('[role="tabpanel"] h2', /^Green Audit/);
    await visitor.click('[role="tab"]', "IT & Cybersecurity");
    await visitor.reads('[role="tabpanel"] h2', /^IT & Cybersecurity/);
    await visitor.arrivesAt("/services#it-cyber-security");
  });

  test("a corporate training by its url → alone on the page, and the way back to the overview", async () => {
    await arriveAt("/corporate-trainings#legal-compliance");
    await visitor.find(
      "article h2, article h3",
      "Fixture: Legal and Regulatory Compliance Trainings",
    );
    await visitor.seesNo("main h2", "Fixture: overview");
    await visitor.poll(() => document.querySelectorAll("article:not([hidden])").length).toBe(1);
    await visitor.click("main a", "Back to All Trainings Overview");
    await visitor.find("main h2", "Fixture: overview");
    await visitor.seesNo("article");
  });

  test("visits → all counted, with Back", async () => {
    const own = await startServer();
    try {
      visitor = await Visitor.arrive(browser, own.origin);
      await visitor.page.evaluateOnNewDocument(hideDriver);
      for (let number = 0; number < VISITS; number++)
        await visitor.open(PATHS[number % PATHS.length] ?? "/");
      // Back to a page that was kept ends no load, for which the driver would wait.
      await visitor.page.evaluate(() => void setTimeout(() => history.back()));
      const counted = () => {
        const visits = Object.entries(visitCounts(own.env)).filter(([name]) =>
          name.startsWith("visit "),
        );
        return visits.reduce((sum, [, count]) => sum + count, 0);
      };
      await expect.poll(counted, { timeout: 120_000 }).toBe(VISITS + 1);
    } finally {
      await own.stop();
    }
  });
});
