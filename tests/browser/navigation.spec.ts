import type { Page } from "@playwright/test";
import { DESKTOP, expect, MOVING, open, ready, test } from "./test.ts";

// Links lead to documents: what the browser does by itself is looked at here, because a script could spoil it. The
// pages that come back from the back/forward cache, which is off here, are in back-forward.spec.ts.

test.use({ ...MOVING, viewport: DESKTOP });

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const privacy = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });

test("following a link → the next page from its top, by keyboard as well; Back → where the visitor was", async ({
  page,
}) => {
  await open(page, "/");
  await privacy(page).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await privacy(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a link opened in a new tab → the page behind stays", { tag: "@whole-browser" }, async ({
  page,
  context,
}) => {
  await open(page, "/");
  const opened = context.waitForEvent("page");
  await privacy(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/privacy-policy");
  await expect(page).toHaveURL("/");
});

test.describe("view transitions", () => {
  test("a click that overtakes one → the page clicked last", async ({ page }) => {
    await page.addInitScript(() => {
      // A page may be shown before all of it has arrived. Not at `pagereveal`: a script that listens is told of a
      // transition which the browser then leaves out.
      const clickOnceParsed = () => {
        const link = document.querySelector<HTMLElement>('a[href="/team"]');
        if (link) link.click();
        else requestAnimationFrame(clickOnceParsed);
      };
      if (location.pathname === "/services") requestAnimationFrame(clickOnceParsed);
      // Of a transition that is overtaken the browser rejects a promise of its own, which no script here holds.
      addEventListener("unhandledrejection", (event) => {
        if (/^Transition was skipped/.test(event.reason?.message)) event.preventDefault();
      });
    });
    await open(page, "/");
    await main(page).getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL("/team");
    await ready(page);
    // Two clicks before the first page has answered.
    await page.evaluate(() => {
      for (const href of ["/blog", "/contact"])
        document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    });
    await expect(page).toHaveURL("/contact");
    await ready(page);
    await expect(page.getByRole("main").locator("form")).toBeVisible();
  });

  test("reduced motion → none", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        Object.assign(window, { fades: viewTransition !== null });
      });
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await main(page).getByRole("link", { name: "Contact" }).click();
    await page.waitForURL("/contact");
    await expect.poll(() => page.evaluate(() => (window as { fades?: boolean }).fades)).toBe(false);
  });
});

test.describe("opened ahead", () => {
  test("the browser may open every page of the site, but no file, no new tab, and never a page that thanks", async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    const candidates = new Set<string>();
    devtools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname);
    });
    await devtools.send("Preload.enable");
    await open(page, "/");
    await page.evaluate(() => {
      for (const [href, target] of [
        ["/thank-you"],
        ["/cbam-thank-you"],
        ["/some-file.pdf"],
        ["/in-a-new-tab", "_blank"],
        ["/last-of-all"],
      ]) {
        const link = Object.assign(document.createElement("a"), { href, textContent: href });
        if (target) link.target = target;
        document.querySelector("main")?.append(link);
      }
    });
    await expect.poll(() => [...candidates]).toContain("/last-of-all");
    expect([...candidates]).toEqual(expect.arrayContaining(["/services", "/about-us", "/contact"]));
    expect([...candidates].filter((path) => /thank-you|new-tab|\./.test(path))).toEqual([]);
  });

  test("the pointer rests on a link → its page is asked for before the click", async ({ page }) => {
    await open(page, "/");
    const ahead = page.waitForRequest(
      (request) =>
        request.url().endsWith("/contact") &&
        /prerender/.test(request.headers()["sec-purpose"] ?? ""),
    );
    await main(page).getByRole("link", { name: "Contact" }).hover();
    await ahead;
    await expect(page).toHaveURL("/");
  });

  test("a browser without speculation rules → the page under the pointer is fetched, once", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
    });
    await open(page, "/");
    const [home, services, contact] = ["Home", "Services", "Contact"].map((name) =>
      main(page).getByRole("link", { name, exact: true }),
    );
    for (const link of [home, contact, services, contact]) await link?.hover();
    await expect.poll(() => fetched).toEqual(["/contact", "/services"]);
    // The keyboard's way there counts as well.
    await main(page).getByRole("link", { name: "About Us", exact: true }).focus();
    await expect.poll(() => fetched).toEqual(["/contact", "/services", "/about-us"]);
  });

  test("a page that was opened ahead → shows the notice kept for it when the visitor comes, not before", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "prerendering", { value: true, configurable: true });
      sessionStorage.setItem(
        "notice",
        JSON.stringify({ title: "Kept", text: "for the next page" }),
      );
    });
    await open(page, "/privacy-policy");
    const notices = page.locator("[data-notice]");
    await expect(notices).toHaveCount(0);
    await page.evaluate(() => {
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await expect(notices).toContainText("for the next page");
  });
});
