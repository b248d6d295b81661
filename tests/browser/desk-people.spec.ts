import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { addDays, today } from "../../site/dates/dates.ts";
import { freePort } from "../server/harness/ports.ts";
import { startDesk } from "./desk.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

// A recovery code that was used is refused, and the browser notes every refusal.
test.use({ viewport: DESKTOP, expectedConsole: /status of 401/ });
// The page of the desk may have to be built first.

/** A device that keeps passkeys and knows its owner, as browsers offer it to tests. */
async function giveDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** From the page of an invitation to the desk; the recovery codes that were shown. */
async function makeAccount(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Make my passkey" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(8);
  expect(await axeViolations(page)).toEqual([]);
  const shown = await codes.allInnerTexts();
  await page.getByRole("button", { name: /open the desk/ }).click();
  await expect(page.getByRole("link", { name: `Your account: ${name}` })).toBeVisible();
  return shown;
}

async function signOut(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await reloaded;
  await expect(page.getByRole("button", { name: "Sign in with your passkey" })).toBeVisible();
}

test("a colleague → invited, registered, in again by passkey and by a recovery code, and kept to the role", async ({
  page,
  browser,
  atEnd,
}) => {
  const data = mkdtempSync(path.join(tmpdir(), "people-"));
  atEnd(() => rmSync(data, { recursive: true, force: true }));
  const port = String(await freePort());
  const desk = await startDesk({
    DATA_DIR: data,
    CONTENT_DIR: "tests/fixtures/content",
    BUILD_DIR: "build/fixtures/client",
    DESK_PORT: port,
    DESK_URL: `http://localhost:${port}`,
  });
  atEnd(desk.stop);
  const other = await browser.newContext({ viewport: DESKTOP });
  atEnd(() => other.close());
  const colleague = await other.newPage();
  await giveDevice(page);
  await giveDevice(colleague);
  let link = "";

  await test.step("the terminal's link → the owner's own account", async () => {
    await page.goto(desk.link);
    await page
      .getByRole("navigation", { name: "Areas" })
      .getByRole("link", { name: "Colleagues" })
      .click();
    await page.getByRole("textbox", { name: "Name" }).fill("Meera Nair");
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("link", { name: "Make my passkey here" }).click();
    await makeAccount(page, "Meera Nair");
  });

  await test.step("invited → a link for one person", async () => {
    await page
      .getByRole("navigation", { name: "Areas" })
      .getByRole("link", { name: "Colleagues" })
      .click();
    await page.getByRole("textbox", { name: "Name" }).fill("Ravi Das");
    await page.getByLabel("Role", { exact: true }).selectOption("clerk");
    await page.getByRole("button", { name: "Invite" }).click();
    link = await page.getByRole("status").getByText("#invitation=").innerText();
    await expect(page.getByRole("listitem").filter({ hasText: "works until" })).toContainText(
      "Ravi Das",
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  let codes: string[] = [];
  await test.step("registered → the areas of a clerk, and nothing else", async () => {
    await colleague.goto(link);
    codes = await makeAccount(colleague, "Ravi Das");
    const areas = colleague.getByRole("navigation", { name: "Areas" }).getByRole("link");
    await expect(areas).toHaveText(["Inbox", "Mailings", "Figures"]);
    await colleague.goto(`http://localhost:${port}/#/content`);
    await expect(colleague.getByRole("alert")).toContainText("Content is not open to you as clerk");
  });

  await test.step("a mailing → sent by a clerk once an owner has approved it, and not before", async () => {
    const areaOf = (who: Page, name: string) =>
      who.getByRole("navigation", { name: "Areas" }).getByRole("link", { name }).click();
    await areaOf(page, "Mailings");
    await page.getByRole("button", { name: "New newsletter" }).click();
    await page.getByLabel("Subject").fill("Lanterns in May");
    await page.getByLabel("Opening").fill("Good morning.");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await areaOf(colleague, "Mailings");
    await colleague.getByRole("link", { name: "Lanterns in May" }).click();
    await expect(colleague.getByText("An owner has not approved this text yet")).toBeVisible();
    const begin = colleague.getByRole("button", { name: "Send …" });
    await expect(begin).toHaveCount(0);
    await page.getByLabel("Clerks may send it as it is now").click();
    await begin.click();
    // To nobody it goes later at best.
    await expect(colleague.getByRole("button", { name: "Send it now" })).toBeDisabled();
    await colleague.getByLabel("Not now, but on a day and hour").check();
    await colleague.getByRole("textbox", { name: "Day" }).fill(addDays(today(), 2));
    await colleague.getByRole("button", { name: "Send it then" }).click();
    await expect(colleague.getByText("Scheduled", { exact: true })).toBeVisible();
    await areaOf(page, "Colleagues");
  });

  await test.step("signed out → in again with the passkey, and with a recovery code that works once", async () => {
    await signOut(colleague);
    expect(await axeViolations(colleague)).toEqual([]);
    await colleague.getByRole("button", { name: "Sign in with your passkey" }).click();
    await expect(colleague.getByRole("link", { name: "Your account: Ravi Das" })).toBeVisible();
    for (const isRight of [true, false]) {
      await signOut(colleague);
      await colleague.getByText("Use a recovery code").click();
      await colleague.getByLabel("Recovery code").fill(codes[0] ?? "");
      await colleague.getByRole("button", { name: "Sign in", exact: true }).click();
      if (isRight)
        await expect(colleague.getByRole("link", { name: "Your account: Ravi Das" })).toBeVisible();
    }
    await expect(
      colleague.getByText("This recovery code is wrong, or it was used before."),
    ).toBeVisible();
    await colleague.goto(link);
    await expect(
      colleague.getByRole("heading", { name: "This invitation does not work" }),
    ).toBeVisible();
  });

  await test.step("what was done → under the names of accounts, on a phone as well", async () => {
    await page.reload();
    await expect(page.getByText("Ravi Das: Signed in with a recovery code")).toBeVisible();
    await expect(page.getByText("Meera Nair: Invited Ravi Das as clerk")).toBeVisible();
    await page.getByRole("link", { name: /^Your account/ }).click();
    await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    for (const [area, name] of [
      ["account", "Your account"],
      ["people", "Colleagues"],
    ] as const) {
      await page.goto(`http://localhost:${port}/#/${area}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
  });

  await test.step("signed out everywhere → closed", async () => {
    await page.goto(`http://localhost:${port}/#/account`);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("button", { name: "Sign in with your passkey" })).toBeVisible();
  });
});
