import { expect, open, test } from "./test.ts";

test("a page with questions on paper → their answers are there, and nothing that only a screen can use", async ({
  page,
}) => {
  await open(page, "/services/climate-sustainability/cbam-consultancy");
  const answers = page.locator('main details[name="faq"] > :not(summary)');
  const chat = page.getByRole("main").getByRole("link", { name: "Chat with us on WhatsApp" });
  await expect(answers.first()).toBeHidden();
  await expect(chat).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await expect(answers).toHaveCount(6);
  await expect(chat).toBeHidden();
});

test("a page on paper → the firm with its address on the first sheet; both and the day in the margin of every other", async ({
  page,
}) => {
  await open(page, "/services/green-audit");
  const address = page.getByText("Fixture: 11 Lantern Row, Delhi");
  await expect(address).toBeHidden();
  await page.pdf();
  const [head, day] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["--running-head", "--printed-on"].map((name) => style.getPropertyValue(name));
  });
  expect(head).toContain("Verdant Ledger · Fixture: 11 Lantern Row, Delhi");
  expect(day).toMatch(/^"\d{1,2} \p{L}+ \d{4}"$/u);
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
});
