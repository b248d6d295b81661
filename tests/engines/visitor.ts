import type { Browser, ElementHandle, KeyInput, Page } from "puppeteer-core";
import { expect } from "vitest";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const PATIENCE = { timeout: 120_000, interval: 50 };

/** What Firefox says of a font that was on its way when the page was left (NS_BINDING_ABORTED). */
const LEFT_BEFORE = /downloadable font: download failed .* status=2152398850 /;

/**
 * Somebody with a window of Firefox. Elements are named by a selector and the beginning of what they are called; the
 * library's own locators evaluate text in the page, which the site's policy forbids.
 */
export class Visitor {
  readonly page: Page;
  /** Uncaught errors, breaches of the policy, and what the console complains about. */
  readonly problems: string[] = [];
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
    const note = (problem: string) => {
      if (!LEFT_BEFORE.test(problem)) this.problems.push(problem);
    };
    page.on("pageerror", (error) => note(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warn") note(message.text());
    });
  }

  static async arrive(
    browser: Pick<Browser, "newPage">,
    origin: string,
    window = DESKTOP,
  ): Promise<Visitor> {
    const page = await browser.newPage();
    // The size is set before the screen's orientation, which older versions cannot set.
    await page.setViewport(window).catch((error: Error) => {
      if (!error.message.includes("setScreenOrientationOverride")) throw error;
    });
    const visitor = new Visitor(page, origin);
    // A window of WebKitGTK is no narrower than 447 pixels, which is a phone as well.
    await visitor.poll(() => innerWidth < 640).toBe(window === PHONE);
    return visitor;
  }

  /** Loads a page and waits until its scripts have started. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.ready();
  }

  async ready(): Promise<void> {
    const waiting = '[data-nav="css"], astro-island[ssr]:is([client="load"],[client="idle"])';
    await this.poll((selector) => document.querySelectorAll(selector).length, waiting).toBe(0);
  }

  async arrivesAt(path: string): Promise<void> {
    await this.poll(() => location.href).toBe(this.#origin + path);
    await this.ready();
  }

  /** Waits for an element that is shown. */
  async find(selector: string, name = ""): Promise<ElementHandle<HTMLElement>> {
    let found: ElementHandle<HTMLElement> | undefined;
    await expect
      .poll(async () => {
        found = (await this.page.evaluateHandle(shown, selector, name)).asElement() as typeof found;
        return Boolean(found);
      }, PATIENCE)
      .toBe(true);
    return found as ElementHandle<HTMLElement>;
  }

  async click(selector: string, name?: string): Promise<void> {
    await (await this.find(selector, name)).click();
  }

  async hover(selector: string, name?: string): Promise<void> {
    await (await this.find(selector, name)).hover();
  }

  async type(selector: string, name: string, text: string): Promise<void> {
    await (await this.find(selector, name)).type(text);
  }

  async press(...keys: KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async seesNo(selector: string, name?: string): Promise<void> {
    await expect
      .poll(
        async () => (await this.page.evaluateHandle(shown, selector, name)).asElement(),
        PATIENCE,
      )
      .toBeNull();
  }

  /** Waits until the first shown element that a selector names has this text. */
  async reads(selector: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(
        async () => (await this.find(selector)).evaluate(({ textContent }) => textContent.trim()),
        PATIENCE,
      )
      .toMatch(text);
  }

  poll<Value>(look: (selector: string) => Value, selector = "") {
    return expect.poll(() => this.page.evaluate(look, selector), PATIENCE);
  }
}

/** Runs in the page. */
function shown(selector: string, name = ""): Element | undefined {
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      nameOf(element).trim().startsWith(name),
  );
}
