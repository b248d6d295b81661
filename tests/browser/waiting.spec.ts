import type { Page } from "@playwright/test";
import { layoutShift, observeAllShifts } from "./layout-shift.ts";
import { expect, open, test } from "./test.ts";
import { titleOf } from "./training-titles.ts";

const PAST = "/trainings/two-weekend-almanac";
const CALENDAR = "/trainings-calendar";
/** After the last run of the fixtures. */
const LATER = "2099-04-01T06:00:00Z";

const field = (page: Page) => page.getByRole("main").getByLabel("Tell me when dates are set");
const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Tell me" });

async function expectSent(page: Page, training: string): Promise<void> {
  await field(page).fill("asha@example.com");
  const request = page.waitForRequest("**/f/waiting");
  await button(page).click();
  const sent = (await request).postDataJSON();
  expect(sent).toEqual({
    email: "asha@example.com",
    course: training,
    submission_id: expect.any(String),
  });
}

test("a training whose dates have passed → one field; sent with the training; told to confirm", async ({
  page,
}) => {
  await open(page, PAST);
  await expectSent(page, titleOf("two-weekend-almanac"));
  await expect(page.getByRole("status").filter({ hasText: "One step left" })).toBeVisible();
  await expect(field(page)).toHaveValue("");
});

test.describe("a server that refuses", () => {
  test.use({ expectedConsole: /status of 503/ });

  test("the address is kept, and the notice says what to do", async ({ page }) => {
    await page.route("**/f/waiting", (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, PAST);
    await field(page).fill("asha@example.com");
    await button(page).click();
    await expect(
      page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: "Please try again." }),
    ).toBeVisible();
    await expect(field(page)).toHaveValue("asha@example.com");
  });
});

test("a training that can be joined → no field until its last run has begun", async ({ page }) => {
  await open(page, "/trainings/centenary-cartography");
  await expect(field(page)).toBeHidden();
  await page.clock.setFixedTime("2099-01-20T06:00:00Z");
  await open(page, "/trainings/centenary-cartography");
  await expect(field(page)).toBeVisible();
});

test("the calendar with nothing open → the field stands at the top, for any training", async ({
  page,
}) => {
  await page.clock.setFixedTime(LATER);
  await open(page, CALENDAR);
  await expectSent(page, "Any course");
  const [form, entry] = await Promise.all([
    field(page).boundingBox(),
    page.getByRole("article").first().boundingBox(),
  ]);
  expect(form?.y).toBeLessThan(entry?.y ?? 0);
});

test("three or more have asked → said beside the course, in results as well and at the top; nothing moves", async ({
  page,
}) => {
  const almanac = titleOf("two-weekend-almanac");
  const { promise: counted, resolve: letGo } = Promise.withResolvers<object>();
  await page.route("**/f/waiting.json", async (route) => route.fulfill({ json: await counted }));
  await observeAllShifts(page);
  await page.clock.setFixedTime(LATER);
  await open(page, `${CALENDAR}?q=moonrise`);
  const asked = page.getByRole("article", { name: almanac }).getByText("9 have asked");
  await expect(page.getByRole("article", { name: almanac })).toBeVisible();
  await expect(asked).toBeHidden();
  const before = await layoutShift(page);
  letGo({ [almanac]: 9, "Any course": 12 });
  await expect(asked).toBeVisible();
  await expect(page.getByText("12 have asked")).toBeVisible();
  expect(await layoutShift(page)).toBe(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain post → back on the training's page, which says what comes next", async ({
    page,
  }) => {
    await page.goto(PAST);
    await field(page).fill("asha.rao@example.com");
    await button(page).click();
    await expect(page).toHaveURL(`${PAST}#waiting`);
    await expect(page.getByText("Please press the button in the email")).toBeVisible();
  });
});
