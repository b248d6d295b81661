import type { Page } from "@playwright/test";
import { colour } from "../../brand/tokens.ts";
import { expect, open, test } from "./test.ts";

const LIGHT = rgb(colour("paper"));
const DARK = rgb(colour("dark-paper"));

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
}

const expectGround = (page: Page, ground: string) =>
  expect(page.locator("html")).toHaveCSS("background-color", ground);
const choice = (page: Page) => page.getByRole("combobox", { name: "Theme" });

// That words stand out from the dark is looked at in every-page.spec.ts.
test.describe("a system that prefers dark", () => {
  test.use({ colorScheme: "dark" });

  test("a page on paper → light", async ({ page }) => {
    await open(page, "/services");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator("main")).toHaveCSS("color", rgb(colour("ink")));
  });

  test("a document and a ticket → stay paper, with words as by day", async ({ page }) => {
    await open(page, "/");
    const sheet = page.locator('main a[href$=".pdf"] [role="img"]');
    await expect(sheet).toHaveCSS("background-color", rgb(colour("white")));
    await expect(sheet).toHaveCSS("color", rgb(colour("ink")));
    await open(page, "/trainings/centenary-cartography");
    const day = page.locator("#ticket p").nth(2);
    await expect(day).toHaveCSS("color", rgb(colour("ink")));
    await expect(day.locator("..")).toHaveCSS("background-color", rgb(colour("white")));
  });

  // axe passes over words of one letter.
  test("numbers and marks on marigold → in ink, whatever stands around them", async ({ page }) => {
    for (const path of ["/", "/services/green-audit"]) {
      await open(page, path);
      const colours = await page.evaluate(
        (marigold) =>
          [...document.querySelectorAll("main *")]
            .map((element) => getComputedStyle(element))
            .filter(({ backgroundColor }) => backgroundColor === marigold)
            .map(({ color }) => color),
        rgb(colour("marigold")),
      );
      expect(new Set(colours)).toEqual(new Set([rgb(colour("ink"))]));
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a page → dark, without a choice that nothing works", async ({ page }) => {
      await page.goto("/services");
      await expectGround(page, DARK);
      await expect(choice(page)).toBeHidden();
    });
  });
});

test("the choice of a theme → holds at once, on the next page from its first paint, and until the system decides again", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/services");
  await expectGround(page, LIGHT);
  await choice(page).selectOption("Dark");
  await expectGround(page, DARK);

  await page.goto("/about-us", { waitUntil: "commit" });
  await expectGround(page, DARK);
  await expect(choice(page)).toHaveValue("Dark");

  await page.emulateMedia({ colorScheme: "dark" });
  await choice(page).selectOption("Light");
  await expectGround(page, LIGHT);
  await choice(page).selectOption("System");
  await expectGround(page, DARK);
  await page.reload();
  await expectGround(page, DARK);
});
