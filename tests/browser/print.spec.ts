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

test("an article on paper → begins under the firm's letterhead with its address, on the first page", async ({
  page,
}) => {
  await open(page, "/blog/1");
  const address = page.getByText("Fixture: 11 Lantern Row, Delhi");
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
  await expect(page.getByRole("article").first()).toHaveCSS("break-inside", "auto");
});
