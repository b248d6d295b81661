import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { mockEmailService } from "./email-service.ts";
import { axeViolations, expect, open, PHONE, ready, test } from "./test.ts";

const FINDER = "/tools/obligations";
const BOUND = `${FINDER}?listedRank=11&sector=cement&euImports=yes&tonnesToEu=23&employees=34`;
const REACHED = `${FINDER}?listedRank=112&sector=cement&euExports=yes&employees=33&campus=no`;

const ABOUT =
  "Fixture: obligation finder: reaches Lantern Act. Fixture: not checked: kites; the ferry";

const main = (page: Page) => page.getByRole("main");
const question = (page: Page) => main(page).locator("h2[data-step]");
const result = (page: Page) => main(page).getByRole("heading", { name: "Fixture: your result" });
const tally = (page: Page) => main(page).getByRole("status").filter({ hasText: /you/ });
/** The rules of a group, by its heading. */
const group = (page: Page, title: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const pressed = (page: Page, keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const openRow = (page: Page, name: string) =>
  main(page).locator("summary").filter({ hasText: name }).click();

test("by keyboard and without the network → ticks, then questions, while the result grows; Back takes one back", async ({
  page,
  context,
}) => {
  const loaded = page.waitForResponse(`**${FINDER}/finder.json`);
  await open(page, FINDER);
  await main(page).getByRole("button", { name: "Fixture: show my rules" }).focus();
  await (await loaded).finished();
  await context.setOffline(true);

  await expect(main(page)).toContainText("Fixture: we check 2 lanterns.");
  await main(page).getByRole("button", { name: "Fixture: show my rules" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: "Fixture: choose an answer" }),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Fixture: we have a rank" })).toBeFocused();
  await pressed(page, ["Space", "Tab", "Space", "Enter"]);

  await expect(question(page)).toHaveText("Fixture: at which rank do your lanterns stand?");
  await expect(question(page)).toBeFocused();
  await expect(main(page).getByRole("heading", { name: "Fixture: so far" })).toBeVisible();
  await expect(group(page, "Fixture: these may bind or reach you")).toContainText("Lantern Act");
  await main(page).getByRole("textbox").fill("many");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Write one number" })).toBeVisible();
  await expect(main(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("11");
  await page.keyboard.press("Enter");

  await expect(question(page)).toHaveText("Fixture: which goods do you land?");
  await pressed(page, ["Tab", "Space", "Enter"]);
  await expect(question(page)).toHaveText("Fixture: how much do you land in a year?");
  await expect(page).toHaveURL(
    `${FINDER}?listedRank=11&sector=cement&euExports=no&euImports=yes&campus=no`,
  );

  await page.goBack();
  await expect(question(page)).toHaveText("Fixture: which goods do you land?");
  await expect(page.getByRole("checkbox", { name: "Cement" })).toBeChecked();
  await page.goForward();
  await main(page).getByRole("textbox").fill("1,023 t");
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveText("Fixture: how many kettles do you own?");
  await main(page).getByRole("textbox").fill("34");
  await page.keyboard.press("Enter");

  await expect(result(page)).toBeFocused();
  await expect(tally(page)).toContainText("1binds you");
  await expect(tally(page)).toContainText("1concerns you");
  await main(page).getByRole("link", { name: "Fixture: change what you ticked" }).click();
  await expect(page.getByRole("checkbox", { name: "Fixture: we land lanterns" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Fixture: we teach kettles" })).not.toBeChecked();
  await context.setOffline(false);
});

test("ticks in a url → what they decide is there at once, beside the questions that are left; codes decide", async ({
  page,
}) => {
  await open(page, `${FINDER}?profile=sells&profile=teaches&sector=bells`);
  await expect(question(page)).toHaveText("Fixture: which wick numbers do your bells have?");
  await expect(group(page, "Fixture: no law, but they concern you")).toContainText("Kettle Code");
  await main(page).getByRole("textbox", { name: "Fixture: wick numbers" }).fill("73");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "first four digits" })).toBeVisible();
  await main(page).getByRole("textbox").fill("7323, 7318 15");
  await page.keyboard.press("Enter");
  await expect(result(page)).toBeFocused();
  await expect(page).toHaveURL(/headings=7323&headings=731815/);
  await expect(group(page, "Fixture: these reach you through customers")).toContainText(
    "Lantern Act",
  );
  await expect(group(page, "Fixture: your answers")).toContainText("7323, 7318 15");
});

test("a link to a result → the result, with dates, sources and help; an answer can be changed", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime("2098-01-30T12:00:00+05:30");
  await open(page, `${BOUND}&campus=perhaps&colour=red`);
  await expect(result(page)).toBeVisible();
  await expect(main(page).getByText("Fixture: an answer of this link was left out.")).toBeVisible();
  await expect(group(page, "Fixture: not checked").getByRole("listitem")).toHaveText([
    "Kites",
    "The ferry",
  ]);
  const bound = group(page, "Fixture: these bind you");
  await expect(tally(page)).toContainText("next in 2 days");
  await openRow(page, "Lantern Act");
  for (const said of [
    "Lantern Act",
    "1 Feb 2098, in 2 days",
    "A ledger of umbrellas, and one thimble for each",
    "A ledger of lanterns",
    "Fixture source: the act. Harbour gazette 11",
    "11 Jun 2026",
  ])
    await expect(bound).toContainText(said);
  await expect(bound.getByRole("link", { name: "Fixture: add to calendar" })).toHaveAttribute(
    "href",
    "/calendar/cbam/sale.ics",
  );
  await expect(bound.getByRole("link", { name: "Fixture: consultancy" })).toBeVisible();
  await expect(group(page, "Fixture: no law, but they concern you")).toContainText("Kettle Code");
  expect(await axeViolations(page)).toEqual([]);
  await expect(main(page).getByRole("link", { name: "Lantern Act", exact: true })).toHaveAttribute(
    "href",
    /^webcal:.*\/calendar\/cbam\.ics$/,
  );
  await expect(main(page).getByRole("link", { name: "Fixture: one calendar" })).toHaveAttribute(
    "href",
    /^webcal:.*\/f\/rules\.ics\?of=(?:[\w-]+,)*cbam\b/,
  );
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Fixture: my dates" }).click();
  const calendar = await readFile(await (await download).path(), "utf8");
  expect(calendar.match(/^UID:[a-z-]+/gm)).toEqual([
    "UID:cbam-sale",
    "UID:cbam-holding",
    "UID:cbam-declaration",
  ]);

  await main(page)
    .getByRole("link", { name: /^Change.*weight$/ })
    .click();
  await expect(main(page).getByRole("textbox")).toHaveValue("23");
  await main(page).getByRole("button", { name: "I do not know" }).click();
  await expect(question(page)).toHaveText("Fixture: do you sell lanterns across the harbour?");
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Fixture: choose an answer" }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("radio", { name: "Yes", exact: true }).check();
  await main(page).getByRole("button", { name: "Continue" }).click();
  await openRow(page, "Lantern Act");
  await expect(group(page, "Fixture: these may bind or reach you")).toContainText(
    "Fixture: weight",
  );
});

test("what does not apply → says why; ask about the result → it goes with the message, and can be removed", async ({
  page,
}) => {
  const mock = await mockEmailService(page, 200);
  await open(page, REACHED);
  await expect(group(page, "Fixture: these reach you through customers")).toContainText(
    "Lantern Act",
  );
  await openRow(page, "Fixture: these do not apply");
  await expect(
    main(page).getByRole("group").filter({ hasText: "Fixture: these do not apply" }),
  ).toContainText(
    "Fixture: you do not teach kettles. Fixture: the number of your kettles is not more than 33 kettles.",
  );
  await expect(main(page)).toContainText(
    /cite this: Verdant Ledger, “.+”\. As of 22 Mar 2026\. https:\/\/.+\?/,
  );
  await main(page).getByRole("link", { name: "Ask us about this result" }).click();
  await ready(page);
  const about = main(page)
    .getByRole("paragraph")
    .filter({ hasText: /^About: / });
  await expect(about).toContainText(ABOUT);
  await expect(about.getByRole("link", { name: "View" })).toHaveAttribute("href", REACHED);
  await expect(main(page).getByRole("button", { name: "Remove" })).toBeVisible();
  await main(page).getByLabel("Name").fill("Asha Verma");
  await main(page).getByLabel("Email").fill("asha@example.com");
  await main(page).getByLabel("Message").fill("What first?");
  await main(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/thank-you");
  expect(mock.fields().about).toBe(`${ABOUT}, ${new URL(REACHED, page.url()).href}`);
});

test("printed → one page with letterhead, date, results and answers, and nothing to press", async ({
  page,
}) => {
  await open(page, BOUND);
  await expect(result(page)).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(main(page)).toContainText("Verdant Ledger");
  await expect(main(page).getByRole("link", { name: "Ask us about this result" })).toBeHidden();
  await expect(main(page).getByRole("row", { name: /^Lantern Act binds/ })).toBeVisible();
  await expect(
    main(page).getByText("Fixture: not checked: kites; the ferry.").last(),
  ).toBeVisible();
  await expect(main(page).getByRole("rowheader", { name: "Fixture: rank" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every rule with whom it binds, in words, and its next date; no question that nobody can answer", async ({
    page,
  }) => {
    await page.goto(FINDER);
    const rules = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(rules).toHaveCount(2);
    await expect(rules.first()).toContainText(
      "Harbour masters who land more than 22 lanterns a year.",
    );
    await expect(rules.first()).toContainText("1 Jan 2098");
    await expect(question(page)).toBeHidden();
  });
});

test.describe("rules that do not come", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("→ says so, keeps the list, and tries again", async ({ page }) => {
    await page.route("**/finder.json", (route) => route.abort());
    await open(page, BOUND);
    await expect(page.getByText("Fixture: the questions could not be loaded.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fixture: every rule we check" })).toBeVisible();
    await page.unroute("**/finder.json");
    await main(page).getByRole("button", { name: "Fixture: try again" }).click();
    await expect(result(page)).toBeVisible();
  });
});
