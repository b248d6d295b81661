import type { Page } from "@playwright/test";
import { expect, hold, open, started, test } from "./test.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from("x") });

const resume = (page: Page) => page.getByLabel("Resume");
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const notice = (page: Page) => page.locator("[data-notice]");
const chosen = (page: Page) =>
  resume(page).evaluate((input: HTMLInputElement) => input.files?.length);

async function openForm(page: Page) {
  await open(page, "/work-with-us");
  await started(submit(page));
}

/** What the page asks for from now on, but for the pictures that a browser fetches when it pleases. */
function requestsFrom(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!/\.(svg|avif|webp|jpg)$/.test(request.url()))
      requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

test("a resume is chosen → kept and named; another kind of file instead → refused, and the selection cleared", async ({
  page,
}) => {
  await openForm(page);
  await resume(page).setInputFiles(file("résumé.docx", WORD));
  await expect(notice(page)).toContainText("File selected!");
  await expect(notice(page)).toContainText("résumé.docx is ready for upload.");
  expect(await chosen(page)).toBe(1);

  await resume(page).setInputFiles(file("photo.png", "image/png"));
  await expect(notice(page)).toContainText("Invalid file type");
  await expect(notice(page)).toContainText("Please select a PDF or Word document.");
  await expect(notice(page)).toHaveAttribute("data-notice", "destructive");
  await expect(resume(page)).toHaveAccessibleDescription(/Please select a PDF or Word document\./);
  expect(await chosen(page)).toBe(0);

  await resume(page).setInputFiles(file("cv.pdf", "application/pdf"));
  await expect(notice(page)).toContainText("cv.pdf is ready for upload.");
  await expect(resume(page)).not.toHaveAccessibleDescription(
    /Please select a PDF or Word document\./,
  );
});

for (const [chosenFile, count, title, text] of [
  [file("cv.pdf", "application/pdf"), 1, "File selected!", "cv.pdf is ready for upload."],
  [file("photo.png", "image/png"), 0, "Invalid file type", "Please select a PDF or Word document."],
] as const) {
  const tag = count ? ["@long"] : [];
  test(`${chosenFile.name} chosen before the form's script has come → ${title}`, { tag }, async ({
    page,
  }) => {
    const { letGo } = await hold(page, "**/assets/application-form*");
    await page.goto("/work-with-us");
    await resume(page).setInputFiles(chosenFile);
    await expect(resume(page)).toHaveAccessibleDescription("PDF or Word (.doc, .docx)");
    letGo();
    await started(submit(page));
    await expect(notice(page)).toContainText(title);
    await expect(notice(page)).toContainText(text);
    await expect(notice(page)).toHaveAttribute("data-notice", count ? "default" : "destructive");
    await expect(resume(page)).toHaveAccessibleDescription(count ? /^cv\.pdf / : new RegExp(text));
    expect(await chosen(page)).toBe(count);
  });
}

test("submitted by keyboard → the demo notice, and no request leaves the page", async ({
  page,
}) => {
  await openForm(page);
  const requests = requestsFrom(page);
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

test("the browser's own checks → only PDF and Word are offered, and a missing name or e-mail stops it", async ({
  page,
}) => {
  await openForm(page);
  const accepted = (await resume(page).getAttribute("accept"))?.split(",");
  expect(accepted).toEqual(expect.arrayContaining([".pdf", ".doc", ".docx"]));
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
    const requests = requestsFrom(page);
    await page.getByLabel("Full Name").fill("Asha Verma");
    await page.getByLabel("Email Address *").fill("asha@example.com");
    await submit(page).click();
    await expect(page).toHaveURL("/work-with-us");
    await expect(page.getByLabel("Full Name")).toHaveValue("Asha Verma");
    expect(requests).toEqual([]);
  });
});
