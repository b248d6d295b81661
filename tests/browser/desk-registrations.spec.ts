import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HONEYPOT_FIELD, OWN_IDS, SEND_FORM_PATH } from "../../contract/forms.ts";
import { startDesk } from "./desk.ts";
import { startServer } from "./server.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

const ASHA = {
  ...{ name: "Asha Rao", email: "asha@steelworks.example", company: "Steelworks" },
  ...{ about: "Far-Future Forestry, May 10-12 2098", message: "Three of us would come." },
  ...{ service_id: OWN_IDS.serviceId, template_id: OWN_IDS.contactTemplateId, user_id: OWN_IDS.publicKey },
  [HONEYPOT_FIELD]: "",
};

// Two programs start before a journey does.
test.setTimeout(120_000);
test.use({ viewport: DESKTOP, expectedConsole: /status of 40[09]/ });

test("an inquiry about a run → registered with a click, on the list, printed and saved", async ({
  page,
  atEnd,
}) => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  atEnd(() => rmSync(content, { recursive: true }));
  cpSync("tests/fixtures/content", content, { recursive: true });
  const server = await startServer();
  atEnd(server.stop);
  const desk = await startDesk({ ...server.env, CONTENT_DIR: content });
  atEnd(desk.stop);
  await fetch(server.origin + SEND_FORM_PATH, { method: "POST", body: new URLSearchParams(ASHA) });
  await page.goto(desk.link);
  await page.getByRole("link", { name: /Asha Rao/ }).click();
  const message = page.getByRole("article", { name: "Asha Rao" });
  await message.getByRole("button", { name: /^Register for Far-Future Forestry/ }).click();
  await message.getByRole("link", { name: /^Far-Future Forestry/ }).click();
  await expect(page.getByText("0 of 4 seats taken, 4 left; 1 more asked for")).toBeVisible();
  const row = page.getByRole("row", { name: /Asha Rao/ });

  await test.step("filled in → mistakes are named, then the seats are counted", async () => {
    await row.getByRole("button", { name: "Edit Asha Rao" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Seats").fill("4");
    await form.getByLabel("Who comes").fill("Asha Rao\nBala Iyer");
    await form.getByLabel("State").selectOption("Confirmed");
    await form.getByLabel("GSTIN").fill("12");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("alert")).toContainText("This is no GSTIN");
    await form.getByLabel("GSTIN").fill("27ABCDE1234F1Z5");
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("4 of 4 seats taken, 0 left")).toBeVisible();
    await expect(row).toContainText("Coming: Asha Rao, Bala Iyer");
    await expect(row).toContainText("2 names are missing");
  });

  await test.step("full → marked as full in the record by a click, to be published", async () => {
    await page.getByRole("button", { name: "Mark the run as full" }).click();
    // The save checks the whole content, and the first one reads it.
    await expect(page.getByRole("status").filter({ hasText: "The run is marked as full." })).toBeVisible({
      timeout: 30_000,
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(readFileSync(join(content, "trainings/far-future-forestry.yaml"), "utf8")).toMatch(
      /seats: 4\n {4}state: full\n/,
    );
  });

  await test.step("printed → names and seats, and neither addresses nor buttons", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(row).toContainText("Steelworks");
    await expect(row.getByText(ASHA.email)).toBeHidden();
    for (const name of ["Print the list", "Sign out"])
      await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("saved → as CSV at any time, as names once somebody attended, on a phone as well", async () => {
    await page.setViewportSize(PHONE);
    const saved = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name }).click(),
      ]);
      return readFileSync(await file.path(), "utf8");
    };
    expect(await saved("Save as CSV")).toContain("27ABCDE1234F1Z5");
    await row.getByLabel("State of Asha Rao").selectOption("Attended");
    await expect(page.getByText(/^Nobody has attended yet: the run begins on/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("all trainings → the run with its seats", async () => {
    await page.getByRole("link", { name: "All trainings" }).click();
    await expect(page.getByRole("row", { name: /Far-Future Forestry/ }).first()).toContainText("4 of 4");
    expect(await axeViolations(page)).toEqual([]);
  });
});
