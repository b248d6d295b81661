import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endSession, signInAs, startContentDesk } from "./desk.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

/** Every save checks the whole content, and the first one reads it. */

test.use({ expectedConsole: /status of 40[19]/, viewport: DESKTOP });

test("words of another machine, a planned publish, an earlier version, an unused photograph, a deleted article", async ({
  page,
  atEnd,
}) => {
  const desk = await startContentDesk();
  atEnd(desk.stop);
  const inContent = (name: string) => path.join(desk.folder, "content", name);
  const firm = () => readFileSync(inContent("firm.yaml"), "utf8");
  const look = async () => {
    for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(size.width);
      expect(await axeViolations(page)).toEqual([]);
    }
  };
  const toList = () => page.getByRole("navigation").getByRole("link", { name: "Content" }).click();
  const openFirm = async () => {
    await toList();
    await page.getByRole("link", { name: "The firm", exact: true }).click();
  };
  const name = page.getByLabel("Name", { exact: true }).first();
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
  };
  await page.goto(desk.link.split("#")[0] ?? "");
  await signInAs(page, "Meera");
  await openFirm();
  const before = await name.inputValue();

  await test.step("the session ends while somebody writes → the words are there once they have signed in", async () => {
    await name.fill("Larch & Co");
    await endSession(page);
    await signInAs(page, "Meera");
    await expect(page.getByText("This is your draft of")).toBeVisible();
    await expect(name).toHaveValue("Larch & Co");
  });

  await test.step("signed out → another finds none of it, and the desk offers it to who wrote it", async () => {
    for (const next of ["Ravi", "Meera"]) {
      if (next === "Ravi") page.once("dialog", (dialog) => dialog.accept());
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByLabel("Your name")).toBeFocused();
      expect(
        await page.evaluate(() => localStorage.getItem("desk-words:content/firm.yaml")),
      ).toBeNull();
      await signInAs(page, next);
      await expect(name).toHaveValue(before);
      await expect(page.getByText("You left unfinished words here")).toBeVisible({
        visible: next === "Meera",
      });
    }
  });
  await expect(name).toHaveValue(before);
  await look();
  await page.getByRole("button", { name: "Put them into the form" }).click();
  await expect(name).toHaveValue("Larch & Co");
  // Whoever discards is not asked again; the form is as it is saved.
  for (const isTakenBack of [true, false]) {
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(page.getByText("This is your draft of")).toBeHidden();
    await expect(name).toHaveValue(before);
    await expect(page.getByText("Your draft is discarded.")).toBeVisible();
    if (isTakenBack) await page.getByRole("button", { name: "Undo" }).click();
    await expect(name).toHaveValue(isTakenBack ? "Larch & Co" : before);
  }
  await name.fill("Larch & Co");
  await save();
  await page.getByRole("link", { name: "Publish …", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Publish", exact: true })).toBeVisible();

  copyFileSync(inContent("photos/harbour.jpg"), inContent("photos/pier.jpg"));
  await toList();
  await expect(page.getByRole("listitem").filter({ hasText: "The firm" })).toContainText(
    "not published yet",
  );
  await look();
  await page.getByRole("link", { name: "Publish 1 change …" }).click();
  await expect(page.getByRole("region", { name: "Changes" })).toContainText("Seen on every page");
  await page
    .getByRole("textbox", { name: "Day" })
    .fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Publish then", exact: true }).click();
  await expect(page.getByText("Meera planned it on")).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Do not publish then" }).click();
  await expect(page.getByRole("button", { name: "Publish then", exact: true })).toBeVisible();
  // While the desk begins, one press is enough, and it shows.
  const { promise: asked, resolve: goOn } = Promise.withResolvers<void>();
  let presses = 0;
  await page.route("**/api/content/publish", async (route) => {
    if (route.request().method() === "POST") {
      presses += 1;
      await asked;
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Publish now" }).dblclick();
  await expect(page.getByRole("button", { name: "Publishing …" })).toBeDisabled();
  goOn();
  await expect(page.getByText("The site is live.")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(presses).toBe(1);

  await page.getByRole("link", { name: "Unused photographs" }).click();
  await expect(page.getByRole("button", { name: "Delete pier.jpg" })).toBeVisible();
  await look();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete pier.jpg" }).click();
  await expect(page.getByText("There are none.")).toBeVisible();
  expect(existsSync(inContent("photos/pier.jpg"))).toBe(false);

  await openFirm();
  await page.getByText("Earlier versions").click();
  await page.getByRole("button", { name: "Compare" }).last().click();
  await expect(page.getByText("Restoring it changes what is saved now:")).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(name).toHaveValue(before);
  await save();
  expect(firm()).not.toContain("Larch & Co");

  const article = readFileSync(inContent("posts/7.md"), "utf8");
  await toList();
  await page.getByRole("link", { name: /^Fixture article 7:/ }).click();
  const changed = article.replace(/^title: .*$/m, "title: By another hand");
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  writeFileSync(inContent("posts/7.md"), changed);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this meanwhile");
  await expect(page.getByRole("alert")).toContainText("to “By another hand”");
  expect(existsSync(inContent("posts/7.md"))).toBe(true);
  await look();
  await page.getByRole("button", { name: "Delete it all the same" }).click();
  await expect(page.getByText("is deleted. Visitors see it until you publish.")).toBeVisible();
  await page.getByRole("link", { name: "Deleted lately" }).click();
  await expect(page.getByText("visitors still see it")).toBeVisible();
  expect(existsSync(inContent("posts/7.md"))).toBe(false);
  await look();
  // As it was saved last, not as visitors see it.
  await page.getByRole("button", { name: "Restore By another hand" }).click();
  await expect(page.getByText("By another hand is back.")).toBeVisible();
  await expect(page.getByText("There are none.")).toBeVisible();
  expect(readFileSync(inContent("posts/7.md"), "utf8")).toBe(changed);
});
