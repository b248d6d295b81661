import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { HONEYPOT_FIELD, OWN_IDS, SEND_FORM_PATH } from "../../contract/forms.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { publishedRuns, RUNS_PATH } from "../../contract/trainings.ts";
import { startDesk, startPublicSite } from "./desk.ts";
import { certificateCode } from "./inbox.ts";
import { startMailSink } from "./mail-sink.ts";
import { startServer } from "./server.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

const ASHA = {
  name: "Asha Rao",
  email: "asha@steelworks.example",
  company: "Steelworks",
  about: "Far-Future Forestry, May 10-12 2098",
  message: "Two of us would come.",
  service_id: OWN_IDS.serviceId,
  template_id: OWN_IDS.contactTemplateId,
  user_id: OWN_IDS.publicKey,
  [HONEYPOT_FIELD]: "",
};

const LEELA = {
  ...ASHA,
  name: "Leela Menon",
  email: "leela@college.example",
  message: "Is there a place for two of us?",
};

const DEV = { ...ASHA, name: "Dev Patel", email: "dev@port.example", message: "I would come." };

const PASSPHRASE = "five words that nobody guesses";

/** Writes the fixtures' build as if a run that begins on this day had been published, and returns its folder. */
function siteWithRun(folder: string, day: string): string {
  cpSync("build/fixtures/client", folder, { recursive: true, dereference: true });
  const file = join(folder, RUNS_PATH);
  const runs = publishedRuns.parse(JSON.parse(readFileSync(file, "utf8")));
  const own = runs.filter(({ training }) => training === "far-future-forestry").slice(0, 1);
  const begun = own.map((run) => ({ ...run, run: day, firstDay: day, dates: day }));
  writeFileSync(file, JSON.stringify([...runs, ...begun]));
  return folder;
}

// Three programs start, one after the other.
test.use({ viewport: DESKTOP, expectedConsole: /status of 40[039]/ });

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
  const mail = await startMailSink();
  atEnd(mail.stop);
  const published = siteWithRun(join(content, "build/site"), begun);
  const settings = { SMTP_URL: mail.url, NOTICES_PER_MINUTE: "0", BUILD_DIR: published };
  const server = await startServer(settings);
  atEnd(server.stop);
  // What was published: without the key of certificates.
  const live = join(content, "build/contents/client");
  cpSync("tests/fixtures/content", live, { recursive: true });
  const BUILD_DIR = join(content, "build/releases/client");
  const desk = await startDesk({ ...server.env, CONTENT_DIR: content, BUILD_DIR });
  atEnd(desk.stop);
  for (const one of [ASHA, LEELA, DEV])
    await fetch(server.origin + SEND_FORM_PATH, { method: "POST", body: new URLSearchParams(one) });
  const got = mail.about;
  const dialog = page.getByRole("dialog");
  /** Chooses a state, looks at its mail and sends it by Enter. */
  async function mark(name: string, state: string, title: string) {
    await page.getByLabel(`State of ${name}`).focus();
    await page.getByLabel(`State of ${name}`).selectOption(state);
    await expect(dialog.getByRole("button", { name: "Send and change" })).toBeFocused();
    await expect(
      page.frameLocator("iframe[title='The mail']").getByRole("heading", { name: title }),
    ).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("They are told by mail.")).toBeVisible();
    await expect(page.getByLabel(`State of ${name}`)).toBeFocused();
  }

  await page.goto(desk.link);
  await page.getByRole("link", { name: /Asha Rao/ }).click();
  const message = page.getByRole("article", { name: "Asha Rao" });
  const registerNow = message.getByRole("button", {
    name: /^Register 2 seats for Far-Future Forestry/,
  });
  await registerNow.click();
  await expect(
    page.getByText("Asha Rao is registered with 2 seats; the mail is about to go out."),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(message.getByRole("button", { name: "Mark as handled" })).toBeVisible();
  await registerNow.click();
  await expect(message.getByRole("button", { name: "Not handled after all" })).toBeVisible();
  await expect(message.getByRole("button", { name: /^Register 2 seats/ })).toHaveCount(0);

  await test.step("another run → its mail is shown first; closed, nobody is registered", async () => {
    await message.getByLabel("Another run").selectOption(`far-future-forestry ${begun}`);
    await message.getByRole("button", { name: "Register", exact: true }).click();
    await expect(dialog).toContainText("The mail below goes to asha@steelworks.example.");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(message.getByRole("link", { name: /^Far-Future Forestry/ })).toHaveCount(1);
  });

  await message.getByRole("link", { name: /^Far-Future Forestry/ }).click();
  await expect(page.getByText("0 of 4 seats taken, 4 left; 2 more asked for")).toBeVisible();
  const row = page.getByRole("row", { name: /Asha Rao/ });

  await test.step("two more inquiries for the run → registered at once, after a look at whom it mails and what", async () => {
    await expect(page.getByRole("region", { name: "2 inquiries for this run" })).toContainText(
      LEELA.message,
    );
    await expect(page.getByText("1 asks something and stays to be handled.")).toBeVisible();
    await expect(page.getByLabel("Seats for Leela Menon")).toHaveValue("2");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Register all 2" }).click();
    await expect(dialog).toContainText(
      "A mail goes to each of 2: Leela Menon (2 seats), Dev Patel.",
    );
    await expect(
      page
        .frameLocator("iframe[title='The mail']")
        .getByRole("paragraph")
        .filter({ hasText: "Leela Menon, thank you" }),
    ).toBeVisible();
    // Into the frame of the mail axe cannot look.
    await dialog.getByRole("button", { name: "Plain text" }).click();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Send and register" }).click();
    await expect(page.getByText("Registered, told by mail: Leela Menon, Dev Patel.")).toBeVisible();
    await expect(page.getByText("0 of 4 seats taken, 4 left; 5 more asked for")).toBeVisible();
    await expect(page.getByRole("region", { name: /for this run/ })).toHaveCount(0);
    const inquiry = page.getByRole("link", { name: "Inquiry of Leela Menon" });
    await expect(inquiry).toHaveAttribute("title", LEELA.message);
    await expect(page.getByRole("link", { name: "To be handled 1" })).toBeVisible();
    await got(DEV.email, "We have written you down");
  });

  await test.step("offered, then confirmed → each mail is shown, then goes with fee, payment, link and calendar file", async () => {
    await page.getByRole("button", { name: "Fill them in" }).click();
    await expect(page.getByLabel("How to pay")).toBeFocused();
    await page.keyboard.type("By transfer to account 1234.");
    await page.getByLabel("How to join").fill("https://meet.example/forestry");
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("link", { name: "All trainings" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "today" })).toContainText(
      "Far-Future Forestry",
    );
    await page.goBack();
    await expect(page.getByText("What was typed here is not saved yet.")).toBeVisible();
    await page.getByRole("button", { name: "Save what they are told" }).click();
    await expect(page.getByText("Saved. Reminders to come have it too.")).toBeVisible();
    await page.getByLabel("State of Leela Menon").selectOption("Waiting list");
    await expect(page.getByText("4 seats are left: offer them instead.")).toBeVisible();
    await page.getByLabel("Select all").click();
    await page.getByLabel("Mark the selected as").selectOption("Offered");
    await expect(dialog).toContainText("Only 4 of 5 seats are left: who asked first gets them.");
    await expect(dialog).toContainText(
      "A mail goes to each of 3: Asha Rao (2 seats), Leela Menon (2 seats), Dev Patel.",
    );
    await page.keyboard.press("Escape");
    await page.getByLabel("3 selected").click();
    // It waits for an undo, and would not go out once another state is true.
    expect((await got(ASHA.email, "We have written you down")).text).toContain(
      "Far-Future Forestry",
    );
    await mark("Asha Rao", "Offered", "We keep a place for you");
    const { text = "" } = await got(ASHA.email, "A place for you");
    for (const said of ["₹3,499", "By transfer to account 1234.", "/trainings/far-future-forestry"])
      expect(text).toContain(said);
    await mark("Asha Rao", "Confirmed", "Your place is confirmed");
    const confirmed = await got(ASHA.email, "Confirmed");
    expect(confirmed.text).toContain("https://meet.example/forestry");
    expect(fileIn(confirmed, "far-future-forestry.ics").toString()).toMatch(/DTSTART.*20980510/);
    await expect(row).toContainText("2 reminders to come");
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height, "twelve people fit a window").toBeLessThan(60);
  });

  await test.step("somebody added halfway, closed by Escape → the words are still there", async () => {
    const add = page.getByRole("button", { name: "Add somebody" });
    const name = dialog.getByRole("textbox", { name: "Name", exact: true });
    await add.click();
    await name.fill("Farid Khan");
    await page.keyboard.press("Escape");
    await add.click();
    await expect(name).toHaveValue("Farid Khan");
    await dialog.getByRole("button", { name: "Discard it" }).click();
    await expect(name).toHaveValue("");
    await page.keyboard.press("Escape");
  });

  await test.step("a change without a mail → nothing goes", async () => {
    await page.getByRole("button", { name: "Edit Dev Patel" }).click();
    await dialog.getByLabel("State").selectOption("Cancelled");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Change without a mail" }).click();
    await expect(page.getByLabel("State of Dev Patel")).toHaveValue("cancelled");
    await expect(page.getByRole("row", { name: /Dev Patel/ })).not.toContainText("Cancellation");
  });

  await test.step("filled in → mistakes are named, then the seats are counted", async () => {
    await row.getByRole("button", { name: "Edit Asha Rao" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Seats").fill("4");
    await form.getByLabel("Who comes").fill("Asha Rao\nBala Iyer");
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
    await expect(
      page.getByRole("status").filter({ hasText: "The run is marked as full." }),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(readFileSync(record, "utf8")).toMatch(
      /seats: 4\n {4}showSeats: true\n {4}state: full\n/,
    );
  });

  await test.step("on the site → full, and who registers asks for the waiting list", async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(`${server.origin}/trainings/far-future-forestry`);
    await expect(visitor.getByText("Full: ask for the waiting list")).toBeVisible();
    await visitor.goto(`${server.origin}/trainings-calendar`);
    const card = visitor.getByRole("article", { name: "Far-Future Forestry" });
    await expect(card.getByText("Full: ask for the waiting list")).toBeVisible();
    await card.getByRole("link", { name: "Register Now" }).first().click();
    await expect(visitor.getByText("May 10-12 2098 (full: waiting list)").first()).toBeVisible();
    await visitor.close();
  });

  await test.step("printed → names and seats, and neither addresses nor buttons", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(row).toContainText("Steelworks");
    // A line for each seat, by name where it is known; who has no place is not on the list.
    await expect(row.getByText("Bala Iyer", { exact: true })).toBeVisible();
    await expect(row.getByText("Signature")).toHaveCount(2);
    await expect(row.getByText("Signature").last()).toBeVisible();
    await expect(page.getByRole("row", { name: /Leela Menon/ })).toBeHidden();
    for (const words of [ASHA.email, /^Tell whoever gets a new state/])
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
    const [head, asha] = (await saved("Save as CSV")).split(/\r\n/);
    expect(head).toMatch(/^\uFEFFName,Email,Organisation,Seats,Who comes,State/);
    expect(asha).toMatch(
      /^Asha Rao,asha@steelworks\.example,Steelworks,4,"Asha Rao\nBala Iyer",confirmed/,
    );
    await row.getByLabel("State of Asha Rao").selectOption("Attended");
    await expect(
      page.getByText("Nobody has attended yet: the run begins on 10 May 2098."),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("State of Asha Rao")).toHaveValue("confirmed");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("full → the next one waits, and is offered the seat of who leaves", async () => {
    const state = page.getByLabel("State of Leela Menon");
    await state.selectOption("Confirmed");
    await expect(page.getByText(/^The run is full: no seat is left/)).toBeVisible();
    await mark("Leela Menon", "Waiting list", "The course is full");
    await got(LEELA.email, "On the waiting list");
    await row.getByLabel("State of Asha Rao").selectOption("Cancelled");
    await expect(dialog).toContainText(
      "A seat that becomes free is offered to the first of the waiting list",
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await dialog.getByRole("button", { name: "Send and change" }).click();
    await expect(page.getByText("What became free is offered to Leela Menon.")).toBeVisible();
    await got(ASHA.email, "Cancelled");
    await got(LEELA.email, "A place for you");
    await expect(state).toHaveValue("offered");
  });

  await test.step("all trainings → the run with its seats", async () => {
    await page.getByRole("link", { name: "All trainings" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "10–12 May 2098" })).toContainText(
      "2 of 4",
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("a run that is held → names from a file; a faulty line is told, and nothing is lost", async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${new URL(desk.link).origin}/#/inbox/trainings/far-future-forestry/${begun}`);
    await page.getByRole("button", { name: "Add from a sheet" }).click();
    const sheet =
      "Name,Email\nAsha Rao,asha@steelworks.example\nNobody,\nJosé Braganza,jose@mill.example";
    await dialog.getByLabel("Or a CSV file").setInputFiles({
      name: "names.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(sheet, "latin1"),
    });
    await dialog.getByLabel("State").selectOption("Confirmed");
    await dialog.getByRole("button", { name: "Show what will happen" }).click();
    await expect(dialog.getByRole("row", { name: /^2 Asha Rao.*Is added$/ })).toBeVisible();
    await expect(dialog.getByRole("row", { name: /^3 Nobody/ })).toContainText("Left out: ");
    await expect(dialog.getByLabel("The sheet")).toHaveValue(/^Nobody,$/m);
    await dialog.getByRole("button", { name: "Add 2" }).click();
    const look = page.getByRole("dialog", { name: "Add 2 registrations" });
    await expect(look).toContainText("A mail goes to each of 2: Asha Rao, José Braganza.");
    await look.getByRole("button", { name: "Send and add" }).click();
    await expect(page.getByText("2 registrations added.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Fill them in" })).toHaveCount(0);
  });

  await test.step("all marked as attended → one look at the mail, and each gets it", async () => {
    await page.getByLabel("Select all").click();
    await page.getByLabel("Mark the selected as").selectOption("Attended");
    await expect(dialog).toContainText("A mail goes to each of 2: Asha Rao, José Braganza.");
    await expect(page.getByLabel("State of José Braganza")).toHaveValue("confirmed");
    await dialog.getByRole("button", { name: "Send and change" }).click();
    await expect(page.getByLabel("State of José Braganza")).toHaveValue("attended");
    await got("jose@mill.example", "Thank you for coming");
  });

  await test.step("certificates → a press, the passphrase and Enter; by mail as PDF", async () => {
    for (const label of ["Passphrase", "Once more"]) await page.getByLabel(label).fill(PASSPHRASE);
    await page.getByRole("button", { name: "Make the key" }).click();
    const sign = page.getByRole("button", { name: "Sign and mail 2 certificates" });
    await expect(page.getByText("The key is made.")).toBeVisible();
    await expect(
      page.getByText("Publish the site first: until then a scan finds no key."),
    ).toBeVisible();
    await expect(sign).toBeDisabled();
    cpSync(join(content, "certificates"), join(live, "certificates"), { recursive: true });
    await page.reload();
    await sign.click();
    const field = dialog.getByLabel("Passphrase of the key");
    await expect(field).toBeFocused();
    await page.keyboard.type("five words that somebody guesses");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(
      "This is not the passphrase of the key. 2 tries are left.",
    );
    await expect(field).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type(PASSPHRASE);
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 certificates signed; the mails go out now.")).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: /^José Braganza.*-0002,/ }),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const { attachments } = await got("jose@mill.example", "Your certificate");
    expect(attachments.map(({ filename }) => filename)).toContainEqual(
      expect.stringMatching(/-0002\.pdf$/),
    );
  });

  await test.step("the certificate on the public site → valid, and once taken back withdrawn", async () => {
    const site = await startPublicSite({ ...process.env, CONTENT_DIR: content });
    atEnd(site.stop);
    const visitor = await page.context().newPage();
    const check = () =>
      visitor.goto(`${site.link}/verify?code=${certificateCode(server.env, "José Braganza")}`);
    const verdict = (name: string) => visitor.getByRole("status").getByRole("heading", { name });
    await check();
    await expect(verdict("Fixture: valid")).toBeVisible();
    for (const answer of ["dismiss", "accept"] as const) {
      await expect(page.getByText("Taken back: replaced")).toBeHidden();
      page.once("dialog", (question) => void question[answer]());
      await page.getByLabel(/^Take back .*-0002$/).selectOption("replaced");
    }
    await expect(
      page.getByRole("link", { name: "Publish it, so that /verify says so" }),
    ).toBeVisible();
    await expect(page.getByText("Taken back: replaced")).toBeVisible();
    await check();
    await expect(verdict("Fixture: withdrawn")).toBeVisible();
    await visitor.close();
  });
});

const fileIn = ({ attachments }: Email, name: string) =>
  Buffer.from(attachments.find(({ filename }) => filename === name)?.content as ArrayBuffer);
