import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { startContentDesk } from "./desk.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

test.describe.configure({ mode: "serial" });
/** Every save checks the whole content, and the first one reads it. */

test.use({ expectedConsole: /status of 422/, viewport: DESKTOP });

let desk: Awaited<ReturnType<typeof startContentDesk>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  desk = await startContentDesk();
  page = await browser.newPage();
  await page.goto(desk.link);
});

test.afterAll(async () => {
  await page?.close();
  await desk?.stop();
});

type Section = { type: string; title?: string; id?: string; hidden?: boolean; returns?: string };
const sectionsOf = (file: string): Section[] =>
  parse(readFileSync(path.join(desk.folder, "content/pages", file), "utf8")).sections;
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const card = (name: string | RegExp) => page.locator("[data-section]", { hasText: name }).first();

test("a page of sections → one added from pictures, duplicated, moved, hidden, removed and put back, copied, saved", async () => {
  const before = sectionsOf("signal-towers.yaml");
  await page.goto(
    `${desk.link.split("#")[0]}#/content/edit/${encodeURIComponent("content/pages/signal-towers.yaml")}`,
  );
  await button(/^\+ Add here.*below Text · Fixture: a text$/).click();
  const dialog = page.getByRole("dialog", { name: "Add a section" });
  await expect(dialog.getByRole("button", { name: /^Opening/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Steps What happens/ }).press("Enter");
  const added = card("Steps");
  const heading = added.getByLabel("Heading", { exact: true }).first();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveValue("[Heading]");
  await page.keyboard.type("How we climb");
  await expect(heading).toHaveValue("How we climb");
  await added.getByRole("button", { name: "Duplicate" }).click();
  const copy = page.locator("[data-section='3']");
  await copy.getByLabel("Heading", { exact: true }).first().fill("How we come down");

  // The focus follows the section; at the end of the list, to the button that still works.
  await button("Move Steps · How we climb up").press("Enter");
  await expect(button("Move Steps · How we climb up")).toBeFocused();
  await expect(
    page.getByRole("status").getByText("Steps · How we climb is now 2 of 10."),
  ).toBeAttached();
  await button("Move Steps · How we climb up").press("Enter");
  await expect(button("Move Steps · How we climb down")).toBeFocused();
  await page.keyboard.press("Enter");
  // Pressed twice in one place, a section moves by two: its button stays under the pointer.
  const down = button("Move Steps · How we climb down");
  await down.hover();
  const { x = 0, y = 0 } = (await down.boundingBox()) ?? {};
  for (const place of [3, 4]) {
    await page.mouse.click(x + 9, y + 9);
    await expect(page.getByText(`Steps · How we climb is now ${place} of 10.`)).toBeAttached();
  }
  for (const _press of [1, 2]) await button("Move Steps · How we climb up").click();

  await copy.getByRole("button", { name: "Hide" }).click();
  await copy.getByLabel("On the page again from (optional)").fill("2031-01-15");
  await expect(copy).toContainText("Hidden until 15 Jan 2031");

  await button("Remove Related links").click();
  await button("Remove One reason · Fixture: one reason").click();
  await expect(page.getByText("Removed: Related links.")).toBeVisible();
  const undo = page.locator("[data-removed]", { hasText: "One reason" }).getByRole("button");
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByText("Removed: One reason")).toBeHidden();

  // To another page as it is in the form, saved there; a page has one opening.
  await added.getByRole("button", { name: "Copy to another page" }).click();
  const copying = page.getByRole("dialog", { name: "Copy to another page" });
  await copying.getByLabel("Page").selectOption("content/pages/work-with-us.yaml");
  await copying.getByRole("button", { name: "Copy" }).click();
  await expect(copying.getByRole("link", { name: /^Open / })).toBeVisible();
  expect(sectionsOf("work-with-us.yaml").at(-1)).toMatchObject({
    type: "steps",
    title: "How we climb",
  });
  await copying.getByRole("button", { name: "Close" }).click();
  await page.locator("summary", { hasText: "read by two clerks" }).click();
  await card("read by two clerks").getByRole("button", { name: "Copy to another page" }).click();
  await copying.getByLabel("Page").selectOption("content/pages/work-with-us.yaml");
  await copying.getByRole("button", { name: "Copy" }).click();
  await expect(copying.getByText("a page can have one only")).toBeVisible();
  await copying.getByRole("button", { name: "Close" }).click();

  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await button("Save").click();
  await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
  const [hero, text, ...rest] = before.filter(({ type }) => type !== "related");
  expect(sectionsOf("signal-towers.yaml")).toMatchObject([
    { ...hero },
    { type: "steps", title: "How we climb" },
    { ...text },
    {
      type: "steps",
      title: "How we come down",
      id: "steps-2",
      hidden: true,
      returns: "2031-01-15",
    },
    ...rest.map((section) => ({ ...section })),
  ]);
});

test("a colleague added a section meanwhile → after the save theirs is there, one’s own stays open and focused", async () => {
  await page.reload();
  await page.locator("summary", { hasText: "How we climb" }).click();
  const own = card("How we climb");
  const heading = own.getByLabel("Heading", { exact: true }).first();
  await heading.fill("How we climb by night");
  const file = path.join(desk.folder, "content/pages/signal-towers.yaml");
  const text = readFileSync(file, "utf8");
  const theirs =
    "sections:\n  - type: text\n    title: Words of Ravi\n    paragraphs: [From Ravi.]\n";
  writeFileSync(file, text.replace("sections:\n", theirs));
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Somebody else changed .* meanwhile; both are in/)).toBeVisible();
  await expect(card("Words of Ravi")).toBeVisible();
  await expect(page.locator("details[open] > summary", { hasText: "Words of Ravi" })).toHaveCount(
    0,
  );
  await expect(
    card("How we climb by night").getByLabel("Heading", { exact: true }).first(),
  ).toBeFocused();
  expect(sectionsOf("signal-towers.yaml").map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Words of Ravi", "How we climb by night"]),
  );
});

test("one's own photograph in a section → no button lies over it or the shapes in which pages cut it", async () => {
  const name = "services/climate-sustainability/assessment-reporting.yaml";
  const file = path.join(desk.folder, "content/pages", name);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("name: ticked-record", "name: photos/kiln.jpg"),
  );
  await page.goto(
    `${desk.link.split("#")[0]}#/content/edit/${encodeURIComponent(`content/pages/${name}`)}`,
  );
  const opening = page.locator("[data-section='0']");
  await opening.locator("summary").first().click();
  await expect(opening.getByRole("button", { name: /^The part that pages show/ })).toBeVisible();
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const covering = await opening.evaluate((section) => {
      const shapes = [...section.querySelectorAll("svg:has(image)")].map((svg) =>
        svg.getBoundingClientRect(),
      );
      return [...section.querySelectorAll("button")]
        .filter((button) => !button.querySelector("svg"))
        .filter((button) => {
          const box = button.getBoundingClientRect();
          return shapes.some(
            ({ left, right, top, bottom }) =>
              box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          );
        })
        .map((button) => button.textContent);
    });
    expect(covering, `${width} px`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
});

test("paragraphs of a mail pasted → an entry each, or one and said so; words that were not saved → discarded where that is asked, and back again", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const file = "content/pages/signal-towers.yaml";
  await page.goto(`${desk.link.split("#")[0]}#/content/edit/${encodeURIComponent(file)}`);
  const place = await card("Text · Fixture: a text").getAttribute("data-section");
  const text = page.locator(`[data-section="${place}"]`);
  await text.locator("summary").first().click();
  const paragraphs = text.getByRole("group", { name: "Paragraphs" }).getByRole("textbox");
  const before = await paragraphs.count();
  const first = await paragraphs.first().inputValue();
  await page.evaluate(() =>
    navigator.clipboard.writeText("One lamp.\n\nTwo lam\u00adps.\n\nThree lamps."),
  );
  await paragraphs.first().press("Control+A");
  await page.keyboard.press("Control+V");
  await expect(paragraphs).toHaveCount(before + 2);
  await expect(paragraphs.nth(1)).toHaveValue("Two lamps.");
  await text.getByRole("button", { name: "Undo the paste" }).click();
  await expect(paragraphs).toHaveCount(before);
  await expect(paragraphs.first()).toHaveValue(first);

  const heading = text.getByLabel("Heading", { exact: true }).first();
  await heading.press("Control+A");
  await page.keyboard.press("Control+V");
  await expect(heading).toHaveValue("One lamp. Two lamps. Three lamps.");
  await expect(text.getByText("You pasted 3 paragraphs. This field takes one")).toContainText(
    "An invisible character was taken out.",
  );

  await page.getByText("Earlier versions").click();
  await page
    .getByRole("button", { name: /^Compare/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(page.getByText("Your draft is discarded.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(
    page.locator("[data-section]", { hasText: "One lamp. Two lamps." }).first(),
  ).toBeVisible();
});
