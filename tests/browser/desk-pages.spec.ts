import path from "node:path";
import { publishedContent } from "../../contract/firm.ts";
import { isHidden } from "../../site/content/records/page-tree.ts";
import { sitePaths } from "../../site/content/records/paths.ts";
import { startContentDesk, startPublicSite } from "./desk.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

/** Every save checks the whole content, and the first one reads it. */

test.use({ viewport: DESKTOP, expectedConsole: /status of 422/ });

const PATH = "/services/harbour-watch";

test("an editor makes a page from an example and publishes it → visitors find it by menu, breadcrumb and sitemap", async ({
  page,
  atEnd,
}) => {
  const desk = await startContentDesk({ role: "editor" });
  atEnd(desk.stop);
  await page.goto(desk.link);
  await expect(page.getByRole("button", { name: "Sign in with your passkey" })).toBeFocused();
  await page.getByText("Use a recovery code").click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.keyboard.type(desk.code);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Content" }).click();

  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Title").fill("Harbour watch");
  await page.getByLabel("Begins as").selectOption({ label: "Plain text page" });
  await page.getByLabel("Below which page").selectOption("/services");
  await expect(page.getByLabel("Path")).toHaveValue(PATH);
  await expect(page.getByLabel("Place in the menus")).toHaveValue("Services");
  await page.getByLabel("Path").fill("/services/green-audit");
  await page.getByRole("button", { name: "Make the page" }).click();
  await expect(page.getByLabel("Path")).toHaveAccessibleDescription(/taken by another page/);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByLabel("Path").fill(PATH);
  await page.getByRole("button", { name: "Make the page" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Harbour watch" })).toBeVisible();
  await page.locator("summary", { hasText: /Opening\s*Harbour watch/ }).click();
  await page.getByLabel("Heading", { exact: true }).first().fill("Harbour watch by night");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Content" }).click();
  await page.getByRole("link", { name: "Publish 2 changes …" }).click();
  await expect(page.getByRole("region", { name: "Changes" })).toContainText(
    "Harbour watch Pages, new",
  );
  const unfilled = page.getByRole("region", { name: "Not filled in" });
  await expect(unfilled).toContainText("Harbour watch");
  // What waits is not warned of.
  await page.getByLabel("Publish Harbour watch").uncheck();
  await expect(unfilled).toBeHidden();
  await expect(page.getByRole("button", { name: "Publish this one now" })).toBeVisible();
  await page.getByLabel("Publish Harbour watch").check();
  await page.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByText("The site is live.")).toBeVisible();

  process.env.CONTENT_DIR = publishedContent(path.join(desk.folder, "build/client"));
  // The sitemap lists every page but the hidden ones.
  expect(sitePaths()).toContain(PATH);
  expect(isHidden(PATH)).toBe(false);
  const site = await startPublicSite();
  atEnd(site.stop);
  await page.goto(site.link + PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour watch by night");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
    /Home.*Services.*Harbour watch/,
  );
  await page.getByRole("banner").locator("summary", { hasText: "Services" }).click();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Harbour watch" }).first(),
  ).toBeVisible();
});
