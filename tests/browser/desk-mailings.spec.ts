import { NEWSLETTER_PATH } from "../../contract/forms.ts";
import { endSession, PASSPHRASE, signInAs, startDesk } from "./desk.ts";
import { startMailSink } from "./mail-sink.ts";
import { startServer } from "./server.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

const READER = "asha@steelworks.example";
const STAFF = "meera@firm.example";

// Two programs start before the journey does.
test.use({ expectedConsole: /status of 401/, viewport: DESKTOP });

test("a newsletter at the desk → composed, looked at, tried, sent, and with the reader", async ({
  page,
  atEnd,
}) => {
  const mail = await startMailSink();
  atEnd(mail.stop);
  const server = await startServer({ SMTP_URL: mail.url, NOTICES_PER_MINUTE: "0" });
  atEnd(server.stop);
  const desk = await startDesk({ ...server.env, DESK_PASSPHRASE: PASSPHRASE });
  atEnd(desk.stop);
  await test.step("somebody subscribes and confirms", async () => {
    await fetch(server.origin + NEWSLETTER_PATH, {
      method: "POST",
      body: new URLSearchParams({ email: READER }),
    });
    const { text = "" } = await mail.newest(READER);
    const { pathname, search } = new URL(/Confirm my subscription:\n(\S+)/.exec(text)?.[1] ?? "");
    await fetch(server.origin + pathname + search, { method: "POST", body: new URLSearchParams() });
    await mail.newest(READER, 2);
  });

  await page.goto(desk.link.split("#")[0] ?? "");
  await signInAs(page, "Meera");
  await page
    .getByRole("navigation", { name: "Areas" })
    .getByRole("link", { name: "Mailings" })
    .click();
  await expect(page.getByText("1 person on the newsletter's list")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "New newsletter" }).click();

  await test.step("composed from the site → shown in the page", async () => {
    await page.getByLabel("Subject").fill("Lanterns in May");
    await page.getByLabel("Opening").fill("Good morning.\n\nTwo things.");
    // Leaving asks, and who stays loses nothing.
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("link", { name: "Inbox" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Lanterns in May");
    await page.getByText("Choose from the site").click();
    await page.getByRole("searchbox", { name: "Search the choices" }).fill("forestry");
    await page.getByRole("button", { name: /^Add Far-Future Forestry/ }).click();
    await expect(page.getByRole("button", { name: "Remove: Far-Future Forestry" })).toBeVisible();
    await page.getByRole("button", { name: "Show the mail" }).click();
    const frame = page.frameLocator("iframe[title='The mail']");
    await expect(frame.getByRole("heading", { name: "Lanterns in May" })).toBeVisible();
    await expect(frame.getByText("May 10-12 2098")).toBeVisible();
    await page.getByRole("button", { name: "Plain text" }).click();
    await expect(page.getByText("Good morning.", { exact: false }).last()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // The browser would note that the second was refused.
    await page.getByRole("button", { name: "Save the draft" }).dblclick();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    // One double click is no second thought.
    await page.getByRole("button", { name: "Delete this draft …" }).dblclick();
    await expect(page.getByRole("button", { name: "Delete it for good" })).toBeVisible();
    const approval = page.getByLabel("Clerks may send it as it is now");
    await approval.click();
    await expect(approval).toBeChecked();
    await page.getByLabel("Closing").fill("Until June.");
    await expect(approval).not.toBeChecked();
  });

  await test.step("the session ends while somebody writes → all fields are there once they have signed in", async () => {
    await page.getByLabel("Preview text").fill("And a course");
    await endSession(page);
    await signInAs(page, "Meera");
    await expect(
      page.getByText("The form has words of yours that are not saved yet."),
    ).toBeVisible();
    await expect(page.getByLabel("Closing")).toHaveValue("Until June.");
    await expect(page.getByLabel("Preview text")).toHaveValue("And a course");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Discard them" }).click();
    await expect(page.getByLabel("Closing")).toHaveValue("");
    await page.getByLabel("Closing").fill("Until July.");
  });

  await test.step("a test to oneself → arrives, and nobody else gets one", async () => {
    await page.getByLabel("Send a test to yourself").fill(STAFF);
    await page.getByRole("button", { name: "Send a test" }).click();
    expect((await mail.newest(STAFF)).subject).toBe("Test: Lanterns in May");
    expect(mail.to(READER)).toHaveLength(2);
    // What is saved is no draft any more.
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
      .not.toContain("newsletter");
  });

  await test.step("sent → the reader gets it once, with a way to leave; the desk says so", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Send …" }).click();
    const dialog = page.getByRole("dialog", { name: "Send to 1 person" });
    await expect(dialog).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Send it now" }).click();
    await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Lanterns in May" })).toBeVisible();
    const got = await mail.newest(READER, 3);
    expect(got.subject).toBe("Lanterns in May");
    expect(got.text).toContain("Unsubscribe:");
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  await test.step("the other two kinds → say that there is nothing to do", async () => {
    await page.getByRole("link", { name: "Mailings" }).last().click();
    await page.getByRole("link", { name: "Waiting for dates" }).click();
    await expect(page.getByText("Nobody waits for dates.")).toBeVisible();
    await page.getByRole("link", { name: "Watched rules" }).click();
    await expect(page.getByText("There is nothing new to tell anybody.")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("who wants no more, on the phone → off the list, with who asked and why", async () => {
    const follow = (within: string, name: string) =>
      page.getByRole("navigation", { name: within }).getByRole("link", { name }).click();
    await follow("Areas", "Inbox");
    await follow("In the inbox", "People");
    await page.getByLabel("Name, company, address or phone").fill(READER);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Unsubscribe from/ }).click();
    await page.getByLabel("Who asked").fill("Asha Rao");
    await page.getByLabel("How and why").fill("By phone, has left the mill");
    await page.getByRole("button", { name: "Unsubscribe them" }).click();
    await expect(
      page.getByRole("cell", { name: /Asha Rao\. By phone, has left the mill/ }),
    ).toBeVisible();
    await follow("Areas", "Mailings");
    await expect(page.getByText("0 people on the newsletter's list")).toBeVisible();
    await page.getByRole("button", { name: "New newsletter" }).click();
    await page.getByLabel("Subject").fill("To nobody");
    await page.getByRole("button", { name: "Send …" }).click();
    await expect(page.getByRole("dialog").getByText("Nobody is on the list yet.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send it now" })).toBeDisabled();
  });
});
