import type { Page } from "@playwright/test";
import { axeViolations, expect, open, PHONE, test } from "./test.ts";

const questions = (page: Page) => page.getByRole("region", { name: "Fixture: questions" });
const answer = (page: Page, ask: string, value: "yes" | "no") =>
  questions(page)
    .getByRole("group", { name: `Fixture: ${ask}` })
    .getByRole("radio", { name: `Fixture: ${value}` })
    // The circle itself is hidden behind its words.
    .check({ force: true });
const chip = (page: Page, name: string) => questions(page).getByRole("link", { name });

test("three questions → rules light up with the answers, the next date counts, and the finder goes on from there", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  const status = questions(page).getByRole("status");
  await expect(status).toHaveText("2 among 2 rules wait for you.");
  const top = await questions(page).evaluate(
    (section) => section.getBoundingClientRect().top + scrollY,
  );
  expect(top).toBeLessThan(2 * PHONE.height);

  await answer(page, "do you teach?", "yes");
  await expect(status).toHaveText("1 rule is lit.");
  await expect(chip(page, "Kettle Code")).toContainText(/holds/);
  await answer(page, "do you sell lanterns?", "yes");
  await expect(status).toHaveText(
    /^2 rules are lit\. Fixture: next: Lantern Act, \d+ \w+ \d{4}, .*\d+ days\.$/,
  );
  await expect(chip(page, "Lantern Act").getByText("might hold")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await answer(page, "do you teach?", "no");
  await answer(page, "do you sell lanterns?", "no");
  await expect(status).toHaveText("Fixture: no rule is lit.");
  await answer(page, "do you sell lanterns?", "yes");
  await answer(page, "have your lanterns a rank?", "no");

  await questions(page).getByRole("button", { name: "Fixture: finish" }).click();
  await expect(page).toHaveURL(
    /\/tools\/obligations\?listedRank=none&euExports=yes&campus=no#questions$/,
  );
  await expect(
    page.getByRole("heading", { name: "Fixture: which goods do you land?" }),
  ).toBeInViewport();
  await page.goBack();
  await answer(page, "have your lanterns a rank?", "yes");
  await questions(page).getByRole("button", { name: "Fixture: finish" }).click();
  await expect(
    page.getByRole("heading", { name: /at which rank do your lanterns stand/ }),
  ).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions → lead to the finder with the answers in the url", async ({ page }) => {
    await page.goto("/");
    await answer(page, "do you teach?", "yes");
    await questions(page).getByRole("button", { name: "Fixture: finish" }).click();
    await expect(page).toHaveURL(/\/tools\/obligations\?campus=yes#questions$/);
  });
});

test("the proof → a page of a document on the home page; on /about-us a sample certificate that verifies as one", async ({
  page,
}) => {
  await open(page, "/");
  const sheet = page.getByRole("img", { name: "Fixture: ledger. Fixture: ledger lede" });
  await expect(sheet).toContainText("Fixture: together");
  await page.getByRole("link", { name: "Fixture: all of the proof" }).click();
  await expect(page).toHaveURL(/\/about-us#proof$/);
  await expect(page.getByRole("main")).toContainText("2rules on the shelf");
  await page.getByRole("link", { name: "Fixture: verify the sample" }).click();
  const verdict = page.getByRole("main").getByRole("status");
  await expect(verdict.getByRole("heading", { name: "Fixture: a sample" })).toBeVisible();
  await expect(
    verdict.getByRole("definition").filter({ hasText: "Fixture: nobody" }),
  ).toBeVisible();
});
