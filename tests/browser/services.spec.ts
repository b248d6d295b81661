import type { Locator, Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, ready, test } from "./test.ts";

const practices = [
  { id: "carbon-advisory", tab: "Carbon Advisory", learnMore: "/services/carbon-advisory" },
  {
    id: "climate-sustainability",
    tab: "Climate Change & Sustainability",
    learnMore: "/services/climate-sustainability",
  },
  { id: "green-audit", tab: "Green Audit", learnMore: "/services/green-audit" },
  { id: "trainings", tab: "Trainings" },
  { id: "capacity-building", tab: "Capacity Building", learnMore: "/services/capacity-building" },
  { id: "it-cyber-security", tab: "IT & Cybersecurity", learnMore: "/services/cybersecurity" },
];

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });

async function expectChosen(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(panel(page, name).getByRole("heading", { level: 2, name })).toBeVisible();
}

async function expectComplete(shown: Locator, { learnMore }: (typeof practices)[number]) {
  await expect(
    shown.getByRole("list", { name: "Key offerings" }).getByRole("listitem"),
  ).toHaveCount(6);
  await expect(shown.getByRole("img")).toBeVisible();
  await expect(shown.getByRole("link")).toHaveCount(2);
  if (learnMore) {
    await expect(shown.getByRole("link", { name: "Learn More" })).toHaveAttribute(
      "href",
      learnMore,
    );
    await expect(shown.getByRole("link", { name: "Request Quote" })).toHaveAttribute(
      "href",
      "/contact",
    );
    return;
  }
  await expect(shown.getByRole("link", { name: "Request Training Quote" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(shown.getByRole("link", { name: "View Training Calendar" })).toHaveAttribute(
    "href",
    "/trainings-calendar",
  );
  await expect(shown.getByRole("definition")).toHaveText(["11+", "22+", "33+", "44%"]);
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`/services on a ${device}`, { tag: device === "phone" ? [] : ["@long"] }, () => {
    test.use({ viewport });

    test("at first → carbon advisory; each of the six tabs → its own panel", async ({ page }) => {
      await open(page, "/services");
      await expect(page.getByRole("tab")).toHaveCount(6);
      await expectChosen(page, "Carbon Advisory");
      for (const practice of practices) {
        await tab(page, practice.tab).click();
        await expectChosen(page, practice.tab);
        await expectComplete(panel(page, practice.tab), practice);
      }
    });

    test("a url with a tab's hash → that tab, seen together with its key", async ({ page }) => {
      await open(page, "/services#green-audit");
      await expectChosen(page, "Green Audit");
      await expect(tab(page, "Green Audit")).toBeInViewport();
      await expect(panel(page, "Green Audit").getByRole("heading", { level: 2 })).toBeInViewport();
    });
  });
}

test.describe("/services by keyboard", () => {
  test("arrow keys, Home and End → move focus and selection together, round the ends", async ({
    page,
  }) => {
    await open(page, "/services");
    await tab(page, "Carbon Advisory").focus();
    const steps: Array<[key: string, name: string]> = [
      ["ArrowRight", "Climate Change & Sustainability"],
      ["ArrowDown", "Green Audit"],
      ["ArrowUp", "Climate Change & Sustainability"],
      ["End", "IT & Cybersecurity"],
      ["ArrowRight", "Carbon Advisory"],
      ["ArrowLeft", "IT & Cybersecurity"],
      ["Home", "Carbon Advisory"],
    ];
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expectChosen(page, name);
    }
  });

  test("Tab from the chosen tab → its panel, then its buttons, past the other tabs", async ({
    page,
  }) => {
    await open(page, "/services#trainings");
    await expectChosen(page, "Trainings");
    await tab(page, "Trainings").focus();
    await page.keyboard.press("Tab");
    await expect(panel(page, "Trainings")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Request Training Quote" })).toBeFocused();
  });

  test("the skip link → leaves the chosen tab as it is", { tag: "@long" }, async ({ page }) => {
    await open(page, "/services#trainings");
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await expectChosen(page, "Trainings");
  });
});

test.describe("/services and the url", () => {
  test("choosing tabs → names them in the url without adding to the history", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "Explore Our Services" }).click();
    await expect(page).toHaveURL("/services");
    await ready(page);
    await expectChosen(page, "Carbon Advisory");
    for (const { tab: name, id } of practices.slice(1, 4)) {
      await tab(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/services#${id}$`));
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/services#trainings$/);
    await expectChosen(page, "Trainings");
  });

  test("a link to another tab of the same page → undone by Back and redone by Forward", async ({
    page,
  }) => {
    await open(page, "/services#green-audit");
    await page.evaluate(() => location.assign("#capacity-building"));
    await expectChosen(page, "Capacity Building");
    await page.goBack();
    await expectChosen(page, "Green Audit");
    await page.goForward();
    await expectChosen(page, "Capacity Building");
  });

  test("a browser that refuses to change the url → the tab is shown all the same", {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, "/services");
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("Too many calls", "SecurityError");
      };
    });
    await tab(page, "Green Audit").click();
    await expectChosen(page, "Green Audit");
    await page.keyboard.press("ArrowDown");
    await expect(tab(page, "Trainings")).toBeFocused();
    await expectChosen(page, "Trainings");
  });

  test("an unknown hash → the default tab", async ({ page }) => {
    await open(page, "/services#nothing-of-ours");
    await expectChosen(page, "Carbon Advisory");
  });
});

test.describe("/services without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page → all six practices are readable, without keys that do nothing", async ({
    page,
  }) => {
    await page.goto("/services");
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("tabpanel")).toHaveCount(6);
    for (const [index, practice] of practices.entries()) {
      const shown = page.getByRole("tabpanel").nth(index);
      await expect(shown.getByRole("heading", { level: 2, name: practice.tab })).toBeVisible();
      await expectComplete(shown, practice);
    }
  });

  test("a url with a tab's hash → it is scrolled to", async ({ page }) => {
    await page.goto("/services#capacity-building");
    await expect(
      page.getByRole("heading", { level: 2, name: "Capacity Building" }),
    ).toBeInViewport();
  });
});

test.describe("/services before its scripts arrive", () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test("a url with a tab's hash → that tab is already in place of the default one", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/services#it-cyber-security");
    await expect(page.getByRole("heading", { level: 2, name: "IT & Cybersecurity" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Carbon Advisory" })).toBeHidden();
  });
});

test("a question below the tabs → closed at first, then its answer with the ranges", async ({
  page,
}) => {
  await open(page, "/services");
  const answers = page.getByRole("region", { name: "Fixture: answers of services" });
  await expect(answers.getByRole("group")).toHaveCount(2);
  await expect(answers.getByText("8–16 rungs")).toBeHidden();
  await answers.getByText("how long is the ladder?").click();
  await expect(answers.getByText("8–16 rungs")).toBeVisible();
});
