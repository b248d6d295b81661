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
