import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from("x") });

const resume = (page: Page) => page.getByLabel("Resume");
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const notice = (page: Page) => page.locator("[data-notice]");
const chosen = (page: Page) => resume(page).evaluate((input: HTMLInputElement) => input.files?.length);

for (const valid of [
  file("cv.pdf", "application/pdf"),
  file("CV.DOC", "application/msword"),
  file("résumé.docx", WORD),
  file("no-type-known.doc", ""),
]) {
  test(`resume ${valid.name} (${valid.mimeType || "no type"}) → kept, and the notice names it`, async ({
    page,
  }) => {
    await open(page, "/work-with-us");
    await resume(page).setInputFiles(valid);
    await expect(notice(page)).toContainText("File selected!");
    await expect(notice(page)).toContainText(`${valid.name} is ready for upload.`);
    expect(await chosen(page)).toBe(1);
  });
}

for (const invalid of [
  file("photo.png", "image/png"),
  file("cv.txt", "application/pdf"),
  file("cv.pdf", "text/html"),
  file("pdf", "application/pdf"),
]) {
  test(`resume ${invalid.name} (${invalid.mimeType}) → refused and the selection cleared`, async ({
    page,
  }) => {
    await open(page, "/work-with-us");
    await resume(page).setInputFiles(file("cv.pdf", "application/pdf"));
    await resume(page).setInputFiles(invalid);
    await expect(notice(page)).toContainText("Invalid file type");
    await expect(notice(page)).toContainText("Please select a PDF or Word document.");
    await expect(notice(page)).toHaveAttribute("data-notice", "destructive");
    await expect(resume(page)).toHaveAccessibleDescription(/Please select a PDF or Word document\./);
    expect(await chosen(page)).toBe(0);
  });
}

test("the file picker is limited to PDF and Word", async ({ page }) => {
  await open(page, "/work-with-us");
  const accepted = (await resume(page).getAttribute("accept"))?.split(",");
  expect(accepted).toEqual(expect.arrayContaining([".pdf", ".doc", ".docx"]));
});

test("submitted by keyboard → the demo notice, and no request leaves the page", async ({ page }) => {
  await open(page, "/work-with-us");
  const requests: string[] = [];
  page.on("request", (request) => {
    // The browser fetches the icon when it pleases.
    if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
  });
  await page.getByLabel("Full Name").focus();
  for (const text of ["Asha Verma", "asha@example.com", "98765", "I like figures."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(resume(page)).toBeFocused();
  await resume(page).setInputFiles(file("cv.pdf", "application/pdf"));
  await submit(page).press("Enter");
  await expect(notice(page)).toContainText("🚧 Form submission is a demo");
  await expect(notice(page)).toContainText(
    "This feature isn't fully implemented yet, but you can request it next!",
  );
  expect(requests).toEqual([]);
});

test("name or e-mail missing → the browser stops it", async ({ page }) => {
  await open(page, "/work-with-us");
  await submit(page).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.getByLabel("Full Name").fill("Asha Verma");
  await submit(page).click();
  await expect(page.getByLabel("Email Address *")).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("submitting sends nothing and stays on the page", async ({ page }) => {
    await page.goto("/work-with-us");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
    });
    await page.getByLabel("Full Name").fill("Asha Verma");
    await page.getByLabel("Email Address *").fill("asha@example.com");
    await submit(page).click();
    await expect(page).toHaveURL("/work-with-us");
    await expect(page.getByLabel("Full Name")).toHaveValue("Asha Verma");
    expect(requests).toEqual([]);
  });
});
