import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HONEYPOT_FIELD, OWN_IDS, SEND_FORM_PATH } from "../../contract/forms.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { startDesk } from "./desk.ts";
import { startServer } from "./server.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

const ASHA = {
  ...{ name: "Asha Rao", email: "asha@steelworks.example", company: "Steelworks" },
  ...{ about: "Far-Future Forestry, May 10-12 2098", message: "Three of us would come." },
  ...{ service_id: OWN_IDS.serviceId, template_id: OWN_IDS.contactTemplateId, user_id: OWN_IDS.publicKey },
  [HONEYPOT_FIELD]: "",
};

const LEELA = {
  ...{ ...ASHA, name: "Leela Menon", email: "leela@college.example" },
  message: "Is there a place for me?",
};

// Two programs start before a journey does.
test.setTimeout(120_000);
test.use({ viewport: DESKTOP, expectedConsole: /status of 40[09]/ });

test("an inquiry about a run → registered with a click, on the list, printed, saved and certified", async ({
  page,
  atEnd,
}) => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  atEnd(() => rmSync(content, { recursive: true }));
  cpSync("tests/fixtures/content", content, { recursive: true });
  const record = join(content, "trainings/far-future-forestry.yaml");
  const begun = dayOf(Date.now());
  const more = `runs:\n  - sessions:\n      - {start: ${begun}, end: ${begun}}\n`;
  writeFileSync(record, readFileSync(record, "utf8").replace("runs:\n", more));
  const server = await startServer();
  atEnd(server.stop);
  // What was published: without the key of certificates.
  const live = join(content, "build/contents/client");
  cpSync("tests/fixtures/content", live, { recursive: true });
  const BUILD_DIR = join(content, "build/releases/client");
  const desk = await startDesk({ ...server.env, CONTENT_DIR: content, BUILD_DIR });
  atEnd(desk.stop);
  for (const one of [ASHA, LEELA])
    await fetch(server.origin + SEND_FORM_PATH, { method: "POST", body: new URLSearchParams(one) });
  await page.goto(desk.link);
  await page.getByRole("link", { name: /Asha Rao/ }).click();
  const message = page.getByRole("article", { name: "Asha Rao" });
  await message.getByRole("button", { name: /^Register for Far-Future Forestry/ }).click();
  await expect(message.getByRole("button", { name: "Not handled after all" })).toBeVisible();
  await expect(message.getByRole("button", { name: /^Register for/ })).toHaveCount(0);
  await message.getByRole("link", { name: /^Far-Future Forestry/ }).click();
  await expect(page.getByText("0 of 4 seats taken, 4 left; 1 more asked for")).toBeVisible();
  const row = page.getByRole("row", { name: /Asha Rao/ });

  await test.step("another inquiry for the run → stands above its list, and is registered there", async () => {
    await expect(page.getByRole("region", { name: "1 inquiry for this run" })).toContainText(LEELA.message);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Register Leela Menon" }).click();
    await expect(page.getByText("0 of 4 seats taken, 4 left; 2 more asked for")).toBeVisible();
    await expect(page.getByRole("region", { name: /for this run/ })).toHaveCount(0);
  });

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
    expect(readFileSync(record, "utf8")).toMatch(/seats: 4\n {4}showSeats: true\n {4}state: full\n/);
  });

  await test.step("on the page of the training → how many seats are left", async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(`${server.origin}/trainings/far-future-forestry`);
    await expect(visitor.getByText("No seats left")).toBeVisible();
    await visitor.close();
  });

  await test.step("printed → names and seats, and neither addresses nor buttons", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(row).toContainText("Steelworks");
    await expect(row.getByText("Signature")).toBeVisible();
    for (const words of [ASHA.email, "Whoever gets a new state is told by mail"])
      await expect(page.getByText(words)).toBeHidden();
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

  await test.step("full → the next one waits, and is offered the seat of who leaves", async () => {
    const state = page.getByLabel("State of Leela Menon");
    await state.selectOption("Confirmed");
    await expect(page.getByText(/^The run is full: no seat is left/)).toBeVisible();
    await state.selectOption("Waiting list");
    await expect(page.getByText("They are told by mail.")).toBeVisible();
    await row.getByLabel("State of Asha Rao").selectOption("Cancelled");
    await expect(page.getByText("What became free is offered to Leela Menon.")).toBeVisible();
    await expect(state).toHaveValue("offered");
  });

  await test.step("all trainings → the run with its seats", async () => {
    await page.getByRole("link", { name: "All trainings" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "10–12 May 2098" })).toContainText("1 of 4");
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("a run that is held → names from a file, all marked as attended, certificates by one press", async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${new URL(desk.link).origin}/#/inbox/trainings/far-future-forestry/${begun}`);
    await page.getByRole("button", { name: "Add from a sheet" }).click();
    const form = page.getByRole("dialog");
    const sheet = "Name,Email\nAsha Rao,asha@steelworks.example\nNobody,\nJosé Braganza,jose@mill.example";
    await form.getByLabel("Or a CSV file").setInputFiles({
      ...{ name: "names.csv", mimeType: "text/csv", buffer: Buffer.from(sheet, "latin1") },
    });
    await form.getByLabel("State").selectOption("Confirmed");
    await form.getByRole("button", { name: "Show what will happen" }).click();
    await expect(form.getByRole("row", { name: /^3 Nobody/ })).toContainText("Left out: ");
    await form.getByRole("button", { name: "Add 2" }).click();
    await page.getByRole("button", { name: "Fill them in" }).click();
    await expect(page.getByLabel("How to pay")).toBeFocused();
    await page.getByLabel("Select all").click();
    await page.getByLabel("Mark the selected as").selectOption("Attended");
    await expect(page.getByLabel("State of José Braganza")).toHaveValue("confirmed");
    await page.getByRole("button", { name: "Mark 2 as attended and tell them by mail" }).click();
    await expect(page.getByLabel("State of José Braganza")).toHaveValue("attended");
    for (const label of ["Passphrase", "Once more"])
      await page.getByLabel(label).fill("five words that nobody guesses");
    await page.getByRole("button", { name: "Make the key" }).click();
    const sign = page.getByRole("button", { name: "Sign and mail 2 certificates" });
    await expect(page.getByText("Publish the site first: until then a scan finds no key.")).toBeVisible();
    await expect(sign).toBeDisabled();
    cpSync(join(content, "certificates"), join(live, "certificates"), { recursive: true });
    await page.reload();
    await page.getByLabel("Passphrase of the key").fill("five words that nobody guesses");
    await sign.click();
    await expect(page.getByText("2 certificates signed; the mails go out now.")).toBeVisible();
    await expect(page.getByRole("row", { name: /-0002 José Braganza/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
