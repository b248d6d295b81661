import { axeViolations, expect, open, PHONE, sheetsOf, test } from "./test.ts";

const PATH = "/tools/cn-codes";

test("codes and words → the verdict, in the url; Back returns; on to the estimator, past the code", async ({
  page,
}) => {
  await open(page, PATH);
  const field = page.getByLabel("CN or HS code, or a product");
  const answer = page.getByRole("main").getByRole("status");
  const check = async (typed: string) => {
    await field.fill(typed);
    await page.keyboard.press("Enter");
  };
  // What is left of a phone beside its keyboard.
  await page.setViewportSize({ width: 390, height: 420 });
  await check("7202 21");
  await expect(answer.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(answer).toContainText("7202 21 is not covered today");
  await expect(answer).toContainText("leaves out 7202 2: fixture: dim lanterns");
  await expect(page).toHaveURL(/q=7202\+21$/);
  await expect(
    answer.getByRole("link", { name: "Estimate what your buyer would owe" }),
  ).toBeHidden();
  await check("72");
  await expect(answer).toContainText("72 is partly covered");
  await expect(answer.getByRole("listitem")).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await check("7399");
  await expect(answer).toContainText("There is no heading 7399");
  await check("scerws");
  await answer.getByRole("link", { name: "screws" }).click();
  await expect(answer.getByRole("listitem")).toHaveCount(2);
  await answer.getByRole("link", { name: "7318" }).click();
  await expect(answer).toContainText("7318 is covered by CBAM");
  await check("7318.15");
  await expect(page).toHaveURL(/q=7318\.15$/);
  await page.goBack();
  await expect(answer).toContainText("7318 is covered by CBAM");
  await expect(field).toHaveValue("7318");
  await answer.getByRole("link", { name: "Estimate what your buyer would owe" }).click();
  await expect(page).toHaveURL(/cbam-estimator\?code=7318$/);
  await expect(page.getByLabel("Which lanterns")).toBeVisible();
});

test("a shared link → its answer; two sheets on paper", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${PATH}?q=7601`);
  await expect(page.getByRole("heading", { name: "7601 is covered by CBAM" })).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all codes are there to read, with what is left out and the origins outside", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText("Fixture: the checker needs scripts.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await expect(
      page.getByRole("table", { name: "Fixture: lanterns" }).getByRole("row"),
    ).toHaveCount(4);
    await expect(page.getByText("7202 2 Fixture: dim lanterns")).toBeVisible();
    await expect(page.getByRole("row", { name: "ex 7303 00 Only hooded lanterns" })).toBeVisible();
    await expect(
      page.getByText("Free are the lanterns of Lantern Rock or Kettle Point."),
    ).toBeVisible();
  });
});
