import type { Page } from "@playwright/test";
import { temperature } from "../../site/climate/temperature.ts";
import { builtPaths } from "./built-paths.ts";
import { DESKTOP, expect, MOVING, open, PHONE, test } from "./test.ts";

test.use({ ...MOVING, viewport: DESKTOP });

const ENTRANCES = [
  "draw-back",
  "rise",
  "come-right",
  "come-left",
  "grow",
  "enter",
  "count",
  "sweep",
  "climb",
];
const years = temperature();
const slider = (page: Page) => page.getByRole("slider", { name: "Year of the ledger" });

/** Remembers the animations that a page has begun since it was loaded. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    document.addEventListener(
      "animationstart",
      ({ animationName }) => begun.push(animationName),
      true,
    );
  });
  return () =>
    page.evaluate(async () => {
      // What is about to begin has its event in the next frames.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { begun: string[] }).begun;
    });
}

test("first view of the home page → stripes are drawn and ridges rise; seen again or on Back → they stand", async ({
  page,
}) => {
  const begun = await watchMotion(page);
  await open(page, "/");
  await expect.poll(begun).toEqual(expect.arrayContaining(["draw-back", "rise"]));
  const leftOf = (part: string) =>
    page
      .locator(part)
      .evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  await expect.poll(() => leftOf(".landscape-curtain")).toEqual([]);
  await expect(page.locator(".landscape-curtain")).toBeHidden();
  await open(page, "/services");
  await page.goBack();
  await expect(page.locator(".landscape[data-turning]")).toHaveCount(1);
  expect((await begun()).filter((name) => ENTRANCES.includes(name))).toEqual([]);
  await open(page, "/");
  expect((await begun()).filter((name) => ENTRANCES.includes(name))).toEqual([]);
});

test("a picture further down → it draws itself when it comes into sight, and only then", async ({
  page,
}) => {
  const begun = await watchMotion(page);
  await open(page, "/");
  const curve = page.locator("main .draws").first();
  await expect(curve).toHaveAttribute("data-waiting");
  expect(await begun()).not.toContain("come-right");
  await curve.scrollIntoViewIfNeeded();
  await expect.poll(begun).toContain("come-right");
  await expect(curve.locator(".draws-front")).toBeVisible();
});

test("charts further down → bars count up, arcs sweep and steps climb in sight, their words always there", async ({
  page,
}) => {
  const begun = await watchMotion(page);
  for (const [path, name] of [
    ["/services/climate-sustainability/ecovadis-consultancy", "count"],
    ["/services/climate-sustainability/ecovadis-consultancy", "sweep"],
    ["/services/green-audit", "climb"],
  ] as const) {
    const moving = page.locator(".moves", { has: page.locator(`.${name}s`) });
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await open(page, path);
    await expect(moving).toHaveAttribute("data-waiting");
    expect(await begun()).not.toContain(name);
    await expect(moving.locator("dt, h2, h3").first()).toHaveCSS("opacity", "1");
    await moving.scrollIntoViewIfNeeded();
    await expect.poll(begun).toContain(name);
  }
});

test("any page at five sizes → nothing on its first screen waits for an entrance", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [first, ...larger] = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ] as const;
  for (const path of builtPaths) {
    await page.setViewportSize(first);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await inSight(page, "transparent"), `${path} at ${first.width}`).toEqual([]);
    expect(await inSight(page, "waiting"), `${path} at ${first.width}`).toEqual([]);
    for (const size of larger) {
      await page.setViewportSize(size);
      expect(await inSight(page, "waiting"), `${path} at ${size.width}`).toEqual([]);
    }
  }
});

/** What stands in the window and is transparent, or waits to be drawn. */
function inSight(page: Page, state: "transparent" | "waiting"): Promise<string[]> {
  return page.evaluate(async (state) => {
    // What is watched is told of in the next frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // The slider over the stripes is seen by its readout alone.
    const all = document.querySelectorAll(
      state === "waiting" ? "[data-waiting]" : "body :not(input)",
    );
    const found = [...all].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || bottom <= 0 || top >= innerHeight || !element.checkVisibility())
        return false;
      return state === "waiting" || !element.checkVisibility({ opacityProperty: true });
    });
    return found.map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, state);
}

test("from the card of a service to its page → its picture moves, and the words stay above it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      Object.assign(window, { moved });
    });
  });
  // Shown before its picture has come, a page cross-fades instead: so these are shown once all of them is there, and
  // none is opened ahead, where no test can change it.
  await page.route(/\d\/(services\/carbon-advisory)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<script type="speculationrules">.*?<\/script>/, "")
      .replace('href="#main" blocking', 'href="#end" blocking')
      .replace("</main>", '<i id="end"></i></main>');
    await route.fulfill({ response, body });
  });
  await open(page, "/");
  await page.getByRole("main").locator("a[href='/services/carbon-advisory']").click();
  await page.waitForURL("/services/carbon-advisory");
  await expect(page.locator("link[href='#end'][blocking=render]")).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { moved: string[] }).moved))
    .toEqual(
      expect.arrayContaining([
        "::view-transition-group(carbon-advisory)",
        "::view-transition-new(words)",
      ]),
    );
});

for (const [path, name] of [
  ["/services/climate-sustainability/cbam-consultancy", "come-left"],
  ["/services/climate-sustainability", "grow"],
] as const) {
  const tag = name === "grow" ? [] : ["@long"];
  test(`${path} → its picture draws itself on the first view`, { tag }, async ({ page }) => {
    const begun = await watchMotion(page);
    await open(page, path);
    await expect.poll(begun).toContain(name);
  });
}

for (const path of ["/team", "/services/green-audit", "/trainings-calendar"]) {
  test(`${path} → its cards come in a tenth of a second after each other`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await open(page, path);
    const list = page.locator(".enters").first();
    await expect(list).toHaveAttribute("data-waiting");
    await list.scrollIntoViewIfNeeded();
    await expect(list).toHaveAttribute("data-entering");
    const delays = list.evaluate((cards) =>
      [...cards.children].slice(0, 3).map((card) => getComputedStyle(card).animationDelay),
    );
    expect(await delays).toEqual(["0s", "0.1s", "0.2s"].slice(0, (await delays).length));
    expect(await delays).toContain("0.1s");
  });
}

test("/blog → its cards come in a tenth of a second after each other", async ({ page }) => {
  await open(page, "/blog");
  const delays = await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .evaluateAll((cards) =>
      cards.map((card) => Number.parseFloat(getComputedStyle(card).animationDelay)),
    );
  expect(delays).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1]);
});

test("motion is not welcome → nothing moves and nothing is hidden", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const begun = await watchMotion(page);
  const charts = "/services/climate-sustainability/ecovadis-consultancy";
  for (const path of [charts, "/"]) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
    expect((await begun()).filter((name) => [...ENTRANCES, "turn"].includes(name))).toEqual([]);
  }
  await expect(page.getByRole("button", { name: "Pause the sails" })).toBeHidden();
});

test("the turbines → they turn until they are paused, and stay so in the session", async ({
  page,
}) => {
  const begun = await watchMotion(page);
  await open(page, "/");
  await expect.poll(begun).toContain("turn");
  const button = page.getByRole("button", { name: "Pause the sails" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  // What follows the scroll stands still until somebody scrolls.
  const turning = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
  await expect.poll(turning).toBe(0);
  await open(page, "/");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await begun()).not.toContain("turn");
});

test("the stripes by keyboard → each year with its distance from the mean", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/");
  expect(asked.filter((url) => url.includes("read-stripes"))).toEqual([]);
  await slider(page).focus();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", told(years.length - 1));
  for (const [key, index] of [
    ["ArrowLeft", years.length - 2],
    ["Home", 0],
    ["ArrowUp", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", told(index));
  }
  await expect(page.locator(".readout-words")).toContainText(String(years[1]?.year));
  await page.keyboard.press("Tab");
  await expect(page.locator(".readout-words")).toBeHidden();
});

test("the stripes under a pointer → the year there; away from them it is gone", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, "/");
  const index = 100;
  await page.mouse.move(((index + 0.5) / years.length) * DESKTOP.width, 110);
  await expect(page.locator(".readout-words")).toContainText(String(years[index]?.year));
  await expect(page.locator(".readout-words")).toBeVisible();
  await page.mouse.move(300, 20);
  await expect(page.locator(".readout-words")).toBeHidden();
});

test.describe("a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a finger on a stripe → its year stays in sight, whole", async ({ page }) => {
    await open(page, "/");
    await expect(async () => {
      await page.touchscreen.tap(PHONE.width - 2, 660);
      await expect(page.locator(".readout-words")).toContainText(String(years.at(-1)?.year), {
        timeout: 500,
      });
    }).toPass();
    await expect(page.locator(".readout-words")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page → the picture stands whole with its caption, and no control that would do nothing", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".landscape-curtain")).toBeHidden();
    await expect(page.locator(".draws-front").first()).toBeVisible();
    await expect(page.locator("[data-readout]")).toBeHidden();
    await expect(page.locator("[data-still]")).toBeHidden();
  });
});

function told(index: number): string {
  const { year, anomaly } = years[index] ?? { year: 0, anomaly: 0 };
  const side = anomaly < 0 ? "below" : "above";
  return `${year}: ${Math.abs(anomaly).toFixed(2)} °C ${side} the lantern`;
}
