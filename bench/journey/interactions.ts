import type { Page } from "@playwright/test";
import { responseTime } from "../lib/interaction.ts";

type Interaction = { what: string; page: string; measure: (page: Page) => Promise<number> };

/** How long a visitor holds a button down. */
const PRESS_MS = 60;

/** Real input at real places: the pointer is moved and pressed, keys are typed, nothing is called from a script. */
export const interactions: Interaction[] = [
  {
    what: "open the Services menu",
    page: "/",
    measure: (page) => {
      const area = page.locator('nav[aria-label="Main"] [data-menu]').first();
      return responseTime(
        page,
        () => pointAt(page, 'nav[aria-label="Main"] [data-menu] > a'),
        () => area.and(page.locator("[data-open]")).waitFor(),
      );
    },
  },
  {
    what: "choose a tab of the services",
    page: "/services",
    measure: (page) =>
      press(page, "#tab-green-audit", () => page.locator("#panel-green-audit:not([hidden])").waitFor()),
  },
  {
    what: "filter the calendar by month",
    page: "/trainings-calendar",
    measure: (page) => chooseNext(page, "#month"),
  },
  {
    what: "search the calendar, a letter",
    page: "/trainings-calendar",
    measure: (page) => type(page, "#q", "c"),
  },
  {
    what: "open an entry of the calendar",
    page: "/trainings-calendar",
    measure: (page) => press(page, "article summary", () => page.locator("article details[open]").waitFor()),
  },
  {
    what: "open a question (accordion)",
    page: "/services/climate-sustainability/cbam-consultancy",
    measure: (page) =>
      press(page, 'details[name="faq"] summary', () => page.locator('details[name="faq"][open]').waitFor()),
  },
  {
    what: "leave by the top edge: the CBAM popup opens",
    page: "/services/climate-sustainability/cbam-consultancy",
    measure: async (page) => {
      await page.mouse.move(600, 300);
      return responseTime(
        page,
        () => page.mouse.move(600, -5),
        () => page.locator("dialog[open]").waitFor(),
      );
    },
  },
  {
    what: "close the CBAM popup",
    page: "/services/climate-sustainability/cbam-consultancy",
    measure: async (page) => {
      await page.mouse.move(600, 300);
      await page.mouse.move(600, -5);
      await page.locator("dialog[open]").waitFor();
      return press(page, 'dialog[open] button[aria-label="Close"]', () =>
        page.locator("dialog[open]").waitFor({ state: "detached" }),
      );
    },
  },
];

/** Moves the pointer onto the middle of the first such element, scrolled into view. */
export async function pointAt(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen on ${page.url()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function press(page: Page, selector: string, until: () => Promise<unknown>): Promise<number> {
  await pointAt(page, selector);
  return responseTime(
    page,
    async () => {
      await page.mouse.down();
      await page.waitForTimeout(PRESS_MS);
      await page.mouse.up();
    },
    until,
  );
}

/** The next option, by the arrow key. */
export async function chooseNext(page: Page, selector: string): Promise<number> {
  const select = page.locator(selector).first();
  await select.focus();
  const before = await select.inputValue();
  return responseTime(
    page,
    () => page.keyboard.press("ArrowDown"),
    () =>
      page.waitForFunction(
        ([css, value]) => document.querySelector<HTMLSelectElement>(css as string)?.value !== value,
        [selector, before],
      ),
  );
}

export async function type(page: Page, selector: string, letter: string): Promise<number> {
  const field = page.locator(selector).first();
  await field.focus();
  return responseTime(
    page,
    () => page.keyboard.press(letter),
    () =>
      page.waitForFunction(
        ([css, value]) =>
          document.querySelector<HTMLInputElement>(css as string)?.value.endsWith(value as string),
        [selector, letter],
      ),
  );
}
