import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import {
  HONEYPOT_FIELD,
  NEWSLETTER_PATH,
  OWN_IDS,
  SEND_FORM_PATH,
  WATCH_PATH,
} from "../../contract/forms.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { hasDovecot, startDovecot } from "../server/harness/dovecot.ts";
import { endSession, PASSPHRASE, signInAs, startDesk } from "./desk.ts";
import { inboxRecords } from "./inbox.ts";
import { startMailSink } from "./mail-sink.ts";
import { startServer } from "./server.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";
import { countVisit } from "./visits.ts";

const IDS = {
  service_id: OWN_IDS.serviceId,
  template_id: OWN_IDS.contactTemplateId,
  user_id: OWN_IDS.publicKey,
};
const ASHA = {
  name: "Asha Rao",
  email: "asha@steelworks.example",
  company: "Lotus Forge",
  phone: "98300 12345",
  message: "What do our buyers need?",
};
const READER = "bala@mill.example";
const LEELA = {
  name: "Leela Menon",
  email: "leela@college.example",
  subject: "A visit of NAAC",
  message: "A green audit before March?",
};

// Two programs start before a journey does.

/** As a page without scripts sends it. */
const send = (origin: string, fields: Record<string, string>) =>
  fetch(origin + SEND_FORM_PATH, {
    method: "POST",
    body: new URLSearchParams({ ...IDS, ...fields, [HONEYPOT_FIELD]: "" }),
  });

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  viewport: DESKTOP,
  // A link that was used is refused, as a reply with a blank and what was deleted, and the browser notes every refusal.
  expectedConsole: /status of 40[0149]/,
});

test("an inquiry at the desk → read, answered, noted, handled, found and erased", async ({
  page,
  atEnd,
}) => {
  const server = await startServer();
  atEnd(server.stop);
  const desk = await startDesk(server.env);
  atEnd(desk.stop);
  await send(server.origin, ASHA);
  await page.goto(desk.link);
  await expect(page).toHaveURL(/\/#\/$/);
  const list = page.getByRole("region", { name: "List" });
  await expect(list.getByRole("link")).toHaveCount(1);

  await test.step("another arrives while somebody looks → shows by itself", async () => {
    await send(server.origin, LEELA);
    await expect(list.getByRole("link", { name: /Unread: Leela Menon/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  const tabs = page.getByRole("navigation", { name: "In the inbox" });
  await test.step("what asks nothing of anybody → in the log alone, and not counted", async () => {
    const watched = { email: READER, answers: "role=importer", rules: "cbam" };
    for (const [form, fields] of Object.entries({
      [NEWSLETTER_PATH]: { email: READER },
      [WATCH_PATH]: watched,
    }))
      await fetch(server.origin + form, { method: "POST", body: new URLSearchParams(fields) });
    await send(server.origin, { email: READER, template_id: OWN_IDS.checklistTemplateId });
    await tabs.getByRole("link", { name: "Log" }).click();
    for (const kind of ["Newsletter", "Watched rules", "Checklist"])
      await expect(
        list.getByRole("link", { name: READER }).filter({ hasText: kind }),
      ).toBeVisible();
    await tabs.getByRole("link", { name: "To be handled 2" }).click();
    const areas = page.getByRole("navigation", { name: "Areas" });
    await expect(areas.getByRole("link", { name: "Inbox 2 to be handled" })).toBeVisible();
    await expect(list.getByRole("link")).toHaveCount(2);
    const row = list.getByRole("link", { name: /Asha Rao/ });
    for (const said of [ASHA.company, ASHA.message, /now|min/])
      await expect(row).toContainText(said);
    const leela = list.getByRole("link", { name: /Leela Menon/ });
    await expect(leela).toContainText(LEELA.subject);
    await expect(leela.getByText(LEELA.message)).toBeVisible();
  });

  await test.step("several at once → what can be done stays in sight; undone, all are back", async () => {
    // So low that what stands above the rows scrolls away.
    await page.setViewportSize({ width: DESKTOP.width, height: 130 });
    await list.getByLabel("Select all").check();
    await list.getByRole("link").last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1000);
    const handled = list.getByRole("button", { name: "Handled" });
    await expect(handled).toBeInViewport({ ratio: 1 });
    await handled.click();
    await expect(list.getByText("Nothing waits to be handled.")).toBeVisible();
    await expect(list.getByRole("status")).toBeFocused();
    await expect(page.getByText("2 messages handled.")).toBeInViewport();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByRole("link")).toHaveCount(2);
    await expect(list.getByRole("link").first()).toBeFocused();
    await page.setViewportSize(DESKTOP);
  });

  const message = page.getByRole("article");
  await test.step("with the keys → selected, handled, undone one by one, the next one opened; letters can be switched off", async () => {
    for (const key of ["j", "k", "x"]) await page.keyboard.press(key);
    await expect(list.getByLabel("Select Leela Menon")).toBeChecked();
    for (const key of ["j", "x", "e"]) await page.keyboard.press(key);
    await expect(page.getByText("2 messages handled.")).toBeVisible();
    await page.keyboard.press("z");
    await expect(list.getByRole("link", { name: /Leela Menon/ })).toBeFocused();
    await page.keyboard.press("e");
    await expect(list.getByRole("link", { name: /Leela Menon/ })).toHaveCount(0);
    await expect(list.getByRole("link", { name: /Asha Rao/ })).toBeFocused();
    await expect(page.getByText("Leela Menon handled.")).toBeVisible();
    await page.keyboard.press("e");
    await expect(page.getByText("Asha Rao handled.")).toBeVisible();
    await expect(page.getByText("Leela Menon handled.")).toBeHidden();
    await expect(list.getByRole("link")).toHaveCount(0);
    for (const name of [/Asha Rao/, /Leela Menon/]) {
      await page.keyboard.press("z");
      await expect(list.getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("z");
    await expect(page.getByText("There is nothing left to undo.")).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type("jex?");
    await expect(list.getByRole("searchbox")).toHaveValue("jex?");
    await expect(list.getByText("Nothing to be handled has “jex?”.")).toBeVisible();
    await list.getByRole("searchbox").fill("");
    await list.getByRole("link", { name: /Leela Menon/ }).press("r");
    await expect(page.getByRole("textbox", { name: "Reply" })).toBeFocused();
    await expect(page.getByText("What they answer comes to the firm's mailbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list.getByRole("link", { name: /Leela Menon/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article", { name: "Leela Menon" })).toBeFocused();
    await expect(page.getByRole("form", { name: "Reply" })).toHaveCount(0);
    await page.keyboard.press("r");
    await page.getByRole("form", { name: "Reply" }).getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("?");
    await page.getByLabel("Letters work as keys").uncheck();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("j");
    await expect(page.getByRole("article", { name: "Leela Menon" })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeHidden();
    await list.getByRole("button", { name: "Keys" }).click();
    await page.getByLabel("Letters work as keys").check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("j");
    await expect(page.getByRole("article", { name: "Asha Rao" })).toContainText(ASHA.message);
    await expect(page.getByRole("complementary", { name: "Person" })).toContainText(ASHA.email);
    await expect(list.getByRole("link", { name: /^Asha Rao/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // Handled by a press, it leaves the list, in which nothing stands below it; the keys know where it was.
    await message.getByRole("button", { name: "Mark as handled" }).click();
    await expect(list.getByRole("link", { name: /Asha Rao/ })).toHaveCount(0);
    await page.keyboard.press("j");
    await expect(page.getByRole("article", { name: "Asha Rao" })).toBeVisible();
    await page.keyboard.press("z");
    await expect(list.getByRole("link", { name: /Asha Rao/ })).toBeVisible();
    await page.keyboard.press("k");
    await expect(page.getByRole("article", { name: "Leela Menon" })).toBeVisible();
    await page.keyboard.press("e");
    await expect(page.getByRole("article", { name: "Asha Rao" })).toBeVisible();
    await expect(page.getByText("Leela Menon handled.")).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByRole("article", { name: "Leela Menon" })).toBeFocused();
    await expect(list.getByRole("link")).toHaveCount(2);
    await page.keyboard.press("j");
    await expect(page.getByRole("article", { name: "Asha Rao" })).toBeFocused();
    await page.keyboard.press("r");
    await expect(message.getByRole("textbox", { name: "Reply" })).toBeFocused();
    await message.getByRole("button", { name: "Close" }).click();
  });

  await test.step("in 1200 pixels → list, message and person side by side", async () => {
    await page.setViewportSize({ width: 1200, height: 800 });
    const edges: number[] = [];
    for (const part of [list, message, page.getByRole("complementary", { name: "Person" })]) {
      await expect(part).toBeInViewport();
      const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
      edges.push(x, x + width);
    }
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect(edges.at(-1)).toBeLessThanOrEqual(1200);
    await page.setViewportSize(DESKTOP);
  });

  await test.step("marked as spam → said, and undone", async () => {
    await message.getByRole("button", { name: "Mark as spam" }).click();
    await expect(page.getByText("Asha Rao moved to Spam.")).toBeVisible();
    await expect(message.getByText("Looks like spam")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(message.getByText("Looks like spam")).toBeHidden();
    await expect(list.getByRole("link")).toHaveCount(2);
    await expect(message).toBeFocused();
  });

  await test.step("answered → the mail program gets address, subject and the words", async () => {
    const reply = new URL(
      (await message.getByRole("link", { name: "Reply by mail" }).getAttribute("href")) ?? "",
    );
    expect(reply.protocol + reply.pathname).toBe(`mailto:${ASHA.email}`);
    expect(reply.searchParams.get("body")).toContain(`> ${ASHA.message}`);
    await message.getByRole("button", { name: "Copy address" }).click();
    await expect(message.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ASHA.email);
    const phone = message.getByRole("link", { name: ASHA.phone });
    await expect(phone).toHaveAttribute("href", "tel:9830012345");
  });

  await test.step("noted, taken and handled → the command line knows it too", async () => {
    await message.getByLabel("New note").fill("Called back");
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("link", { name: "Figures" }).click();
    await expect(message.getByLabel("New note")).toHaveValue("Called back");
    // Neither a refusal nor a double click loses or doubles it.
    await page.route(/api\/inbox\/submissions\/[^/]+$/, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 400, json: { error: "Not now." } })
        : route.continue(),
    );
    await message.getByRole("button", { name: "Add note" }).click();
    await expect(message.getByRole("alert").first()).toContainText("Not now.");
    await expect(message.getByRole("alert").first()).toBeInViewport();
    await expect(message.getByLabel("New note")).toHaveValue("Called back");
    await page.unrouteAll();
    await message.getByRole("button", { name: "Add note" }).dblclick();
    await expect(message.getByLabel("New note")).toHaveValue("");
    await expect(message).toContainText("Meera: Called back");
    await message.getByLabel("Owner").fill("Ravi");
    await message
      .getByLabel("Owner")
      .locator("..")
      .getByRole("button", { name: "Save" })
      .dblclick();
    await expect(message.getByText("Gave it to Ravi")).toHaveCount(1);
    await message.getByRole("button", { name: "I do" }).click();
    await message.getByRole("button", { name: "Mark as handled" }).click();
    await expect(message.getByRole("button", { name: "Not handled after all" })).toBeVisible();
    await expect(message).toContainText("Meera: Marked it as handled");
    await expect(list.getByRole("link", { name: /^Asha Rao/ })).toHaveCount(0);
    // Handled or not: on its day it is back.
    await message.getByLabel("Follow up on").fill(dayOf(Date.now()));
    await message.getByRole("button", { name: "Save the day" }).click();
    await expect(list.getByRole("link", { name: /^Asha Rao/ })).toHaveText(
      /Follow up today.*Meera/,
    );
    await message.getByRole("button", { name: "No more" }).click();
    await expect(list.getByText("Follow up today")).toHaveCount(0);
    // What is stored as 2026-11-20 reads like every other date.
    await expect(message.getByText(/To be followed up on \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(message.getByText("Meera: Called back")).toHaveText(/^\d+ \w+ \d{4}, /);
    // Two clicks on it are one: nothing takes its place.
    const tomorrow = message.getByRole("button", { name: "Tomorrow" });
    for (const _ of [1, 2]) await tomorrow.click();
    await expect(message.getByText(/To be followed up on/)).toHaveCount(2);
    await expect(message.getByText(/^Follow up on \d/)).toBeVisible();
    await expect(tomorrow).toBeFocused();
    const records = await inboxRecords(server.env);
    expect(records.find(({ email }) => email === ASHA.email)).toMatchObject({
      handled_at: expect.any(Number),
      note: expect.stringMatching(/^.*Meera: Called back$/),
    });
  });

  await test.step("a message that was deleted → says so, on a phone as well, and leads back", async () => {
    await page.setViewportSize(PHONE);
    for (const gone of ["message/gone", "gone"]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/inbox/${gone}`);
      await expect(page.getByText("There is no such message any more")).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Back to the list" }).click();
      await expect(list).toBeVisible();
    }
  });

  await test.step("searched → the one that says so, on a phone as well", async () => {
    await list.getByRole("searchbox").fill("green audit");
    // A search that begins after the click would show the list again.
    await expect(page).toHaveURL(/text=green/);
    await expect(list.getByRole("link", { name: /Menon/ })).toBeVisible();
    await expect(list.getByRole("link", { name: /Rao/ })).toHaveCount(0);
    await list.getByRole("link", { name: /Menon/ }).click();
    await expect(page.getByRole("article", { name: "Leela Menon" })).toBeVisible();
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  await test.step("somebody on the phone → found by name, company, address and phone, and asked to confirm the newsletter", async () => {
    await tabs.getByRole("link", { name: "People" }).click();
    for (const known of ["asha r", "lotus", "steelworks", "+91 9830012345"]) {
      await page.getByLabel("Name, company, address or phone").fill("nobody here");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Nobody has “nobody here”")).toBeVisible();
      await page.getByLabel("Name, company, address or phone").fill(known);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: ASHA.name })).toBeVisible();
    }
    await page.getByRole("button", { name: "Subscribe them …" }).click();
    await expect(page.getByLabel("Who asked")).toHaveValue(ASHA.name);
    await page.getByLabel("How and why").fill("By phone on Monday");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Ask them to confirm" }).click();
    await expect(page.getByText(/^A mail asks them to confirm\./)).toBeFocused();
    await expect(page.getByRole("cell", { name: /asked by Asha Rao\. By phone/ })).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Unsubscribe from “Newsletter” …" }),
    ).toBeInViewport();
    await page.getByLabel("Name, company, address or phone").fill(".example");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: LEELA.name }).click();
  });

  await test.step("erased → after typing the address, and nothing is left", async () => {
    await expect(page.getByRole("heading", { name: "Leela Menon" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Inquiry of/ })).toBeVisible();
    const href = (await page.getByRole("link", { name: /^Inquiry of/ }).getAttribute("href")) ?? "";
    await expect(page.getByRole("link", { name: /^Note or follow-up/ })).toHaveAttribute(
      "href",
      href,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const erase = page.getByRole("button", { name: "Erase for good" });
    await expect(erase).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel(`Type ${LEELA.email} to confirm`).fill(LEELA.email);
    await erase.dblclick();
    await expect(page.getByRole("status")).toContainText("Erased a person: 1 message and 2 mails.");
    await expect(page.getByRole("status")).toBeFocused();
    const left = (await inboxRecords(server.env)).map(({ email }) => email);
    expect(new Set(left)).toEqual(new Set([ASHA.email, READER]));
  });
});

test("a reply at the desk → begun from a template, looked at, taken back, sent, and answered by the visitor", async ({
  page,
  atEnd,
}) => {
  const mail = await startMailSink();
  atEnd(mail.stop);
  const mailbox = hasDovecot ? await startMailbox() : undefined;
  if (mailbox) atEnd(mailbox.stop);
  const settings = mailbox && { IMAP_URL: mailbox.url };
  const server = await startServer({ SMTP_URL: mail.url, NOTICES_PER_MINUTE: "0", ...settings });
  atEnd(server.stop);
  const desk = await startDesk({ ...server.env, DESK_PASSPHRASE: PASSPHRASE });
  atEnd(desk.stop);
  await send(server.origin, ASHA);
  // So that programs which answer by themselves do not answer it.
  const ours = { key: "auto-submitted", value: "auto-replied" };
  expect((await mail.newest(ASHA.email)).headers).toContainEqual(expect.objectContaining(ours));

  await test.step("a wrong passphrase, then the right one → told plainly, in by the keys alone", async () => {
    await page.goto(desk.link.split("#")[0] ?? "");
    await signInAs(page, "Meera", "seven lanterns");
    await expect(page.getByRole("alert")).toHaveText("The passphrase is wrong.");
    await expect(page.getByLabel("Passphrase")).toBeFocused();
    await page.keyboard.type(PASSPHRASE);
    await page.keyboard.press("Enter");
  });

  await page.getByRole("link", { name: /Asha Rao/ }).click();
  const message = page.getByRole("article", { name: "Asha Rao" });
  await message.getByRole("button", { name: "Write a reply" }).click();
  const form = message.getByRole("form", { name: "Reply" });
  const words = form.getByRole("textbox", { name: "Reply" });
  await expect(words).toBeFocused();
  await page.keyboard.type("Yes.");
  await expect(words).toHaveValue(/^Dear Asha Rao,\n\nYes\.\n/);

  await test.step("from a template → its fields are filled in, its blanks keep it here", async () => {
    await form.getByLabel("Begin with").selectOption("Lantern dates");
    await expect(words).toHaveValue(/^Dear Asha Rao,/);
    await form.getByRole("button", { name: "Send the reply" }).click();
    await expect(form.getByRole("alert")).toContainText("[the fee] is still to be filled in.");
    // What is to be filled in is selected: typing takes its place.
    await expect(words).toBeFocused();
    await page.keyboard.type("nothing");
    await expect(words).toHaveValue(/It costs nothing\./);
  });

  await test.step("half written → leaving asks, and the words are there when one comes back", async () => {
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.keyboard.press("Escape");
    await expect(words).toHaveValue(/It costs nothing\./);
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("link", { name: "Review" }).click();
    await expect(words).toBeHidden();
    await page.goBack();
    await expect(words).toHaveValue(/It costs nothing\./);
    const note = message.getByLabel("New note");
    await note.fill("Has called twice");
    await page.reload();
    await expect(words).toHaveValue(/It costs nothing\./);
    await expect(note).toHaveValue("Has called twice");
  });

  await test.step("the session ends, the same person signs in → the words are there; another finds none", async () => {
    const note = message.getByLabel("New note");
    await endSession(page);
    expect(await axeViolations(page)).toEqual([]);
    await signInAs(page, "Meera");
    await expect(words).toHaveValue(/It costs nothing\./);
    await expect(note).toHaveValue("Has called twice");
    const written = await words.inputValue();
    await endSession(page);
    await signInAs(page, "Asif");
    await expect(note).toHaveValue("");
    await expect(words).toHaveValue(/^Dear Asha Rao,\s+Kind regards/);
    await note.fill("Asif has called");
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "Sign out" }).click();
    await signInAs(page, "Asif");
    await expect(note).toHaveValue("");
    await message.getByRole("button", { name: "Write a reply" }).click();
    await words.fill(written);
    await form.getByLabel("Subject").fill("Lanterns for Asha Rao");
  });

  await test.step("shown → as the visitor will see it, with their words", async () => {
    await form.getByRole("button", { name: "Show the mail" }).click();
    const frame = form.frameLocator("iframe[title='The mail']");
    await expect(frame.getByText("It costs nothing.")).toBeVisible();
    await expect(frame.getByText(ASHA.message)).toBeVisible();
    await form.getByRole("button", { name: "Plain text" }).click();
    await expect(form.getByText(`> ${ASHA.message}`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("taken back → the words are there again, and nothing went out", async () => {
    await page.setViewportSize(PHONE);
    await form.getByRole("button", { name: "Send the reply" }).click();
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(words).toHaveValue(/It costs nothing\./);
    // From another page of the inbox, too.
    await form.getByRole("button", { name: "Send the reply" }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole("link", { name: "Changes" }).click();
    await expect(page.getByRole("cell", { name: "Wrote a reply" }).first()).toBeVisible();
    await expect(page.getByText("Your reply to Asha Rao is about to go out.")).toBeVisible();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(words).toHaveValue(/It costs nothing\./);
    await expect(words).toBeFocused();
    expect(mail.to(ASHA.email)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("sent → arrives once, and the message says so", async () => {
    await form.getByRole("button", { name: "Send the reply" }).click();
    const undo = page.getByRole("button", { name: /^Undo/ });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(undo).toBeHidden();
    const got = await mail.newest(ASHA.email, 2);
    expect(got.subject).toBe("Lanterns for Asha Rao");
    expect(got.text).toContain(`> ${ASHA.message}`);
    await expect(message.getByText(/^Replied /)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  if (mailbox) {
    const conversation = message.getByRole("region", { name: "Conversation" });
    const list = page.getByRole("region", { name: "List" });
    const notAfterAll = message.getByRole("button", { name: "Not handled after all" });
    const lastOfOurs = () => mail.to(ASHA.email).at(-1)?.messageId ?? "";

    await test.step("an automatic answer → noted, and opens nothing", async () => {
      await mailbox.arrive(
        `From: ${ASHA.email}\nSubject: Away\nAuto-Submitted: auto-replied\nIn-Reply-To: ${lastOfOurs()}`,
        "Back in May.",
      );
      await expect(conversation.getByText("Automatic answer")).toBeVisible();
      await expect(notAfterAll).toBeVisible();
    });

    await test.step("answered → by itself in the conversation, folded, and to be handled again", async () => {
      await page.setViewportSize(DESKTOP);
      await expect(list.getByText("Nothing waits to be handled.")).toBeVisible();
      await mailbox.arrive(
        `From: Asha Rao <${ASHA.email}>\nSubject: Re: Lanterns\nIn-Reply-To: ${lastOfOurs()}\n${inParts("mixed")}`,
        parts(
          "Content-Type: text/plain\n\nFriday suits us.\n\nOn Tue, 17 Nov 2026, Verdant Ledger <info@verdant-ledger.example> wrote:\n\n> It costs nothing.\n",
          `Content-Type: application/pdf; name="Order.pdf"\nContent-Disposition: attachment\n\n${ORDER}`,
        ),
      );
      await expect(list.getByRole("link", { name: /Asha Rao.*New answer/ })).toBeVisible();
      await list.getByRole("link", { name: /Asha Rao/ }).click();
      await expect(conversation.getByText("Friday suits us.")).toBeVisible();
      await expect(conversation.getByText("> It costs nothing.")).toBeHidden();
      await conversation.getByText("Quoted words or signature").click();
      await expect(conversation.getByText("> It costs nothing.")).toBeVisible();
      await expect(conversation.getByRole("listitem")).toHaveText([
        /^Asif/,
        /Automatic/,
        /^Asha Rao/,
      ]);
      const downloading = page.waitForEvent("download");
      await conversation.getByRole("button", { name: "Order.pdf" }).click();
      expect(readFileSync(await (await downloading).path(), "utf8").trim()).toBe(ORDER);
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step("while a colleague writes, and an answer comes meanwhile → both are said before anything goes out", async () => {
      await page.route(/\/writing$/, (route) => route.fulfill({ json: { others: ["Ravi"] } }));
      await message.getByRole("button", { name: "Write a reply" }).click();
      await expect(message.getByText("Ravi is writing a reply.")).toBeVisible();
      await words.fill("Until Friday, then.");
      const answer = `From: ${ASHA.email}\nSubject: Re: Lanterns\nIn-Reply-To: ${lastOfOurs()}`;
      await mailbox.arrive(answer, "Or Monday?");
      await expect(conversation.getByText("Or Monday?")).toBeVisible();
      await expect(form.getByRole("alert")).toContainText("Somebody has written meanwhile");
      await form.getByRole("button", { name: "Send the reply" }).click();
      await expect(form.getByRole("alert")).toContainText(`${ASHA.email} has written meanwhile`);
      await expect(words).toHaveValue("Until Friday, then.");
      expect(await axeViolations(page)).toEqual([]);
      await form.getByRole("button", { name: "Send it all the same" }).click();
      await expect(conversation.getByText("Until Friday, then.")).toBeVisible();
      expect((await mail.newest(ASHA.email, 3)).inReplyTo).toMatch(/^<.+@/);
    });

    await test.step("a mail that came back → the message says what to do, and is to be handled again", async () => {
      await mailbox.arrive(
        `From: MAILER-DAEMON@mail.example\nSubject: Undelivered\n${inParts("report; report-type=delivery-status")}`,
        parts(
          "Content-Type: text/plain\n\nIt could not be delivered.",
          `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mail.example\n\nFinal-Recipient: rfc822; ${ASHA.email}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no such user`,
          `Content-Type: message/rfc822\n\nTo: ${ASHA.email}\nMessage-ID: ${lastOfOurs()}\n`,
        ),
      );
      await expect(conversation.getByText("A mail came back")).toBeVisible();
      await expect(conversation.getByText("Not delivered")).toBeVisible();
      await expect(
        message.getByText("The mailbox does not exist: correct the address or phone them."),
      ).toBeVisible();
      await expect(list.getByRole("link", { name: /Asha Rao/ })).toBeVisible();
      await message.getByRole("button", { name: "Mark as handled" }).click();
      await expect(list.getByText("Nothing waits to be handled.")).toBeVisible();
    });

    await test.step("a stranger writes a mail → an inquiry; its reply is undone from another message", async () => {
      await mailbox.arrive(
        "From: Chitra <chitra@mill.example>\nSubject: A green audit",
        "Before March?",
      );
      await list.getByRole("link", { name: /Chitra.*By mail/ }).click();
      const theirs = page.getByRole("article", { name: "Chitra" });
      await expect(theirs).toContainText("Before March?");
      await page.keyboard.press("r");
      const toChitra = theirs.getByRole("textbox", { name: "Reply" });
      await toChitra.fill("In February.");
      await theirs.getByRole("button", { name: "Send the reply" }).click();
      await expect(toChitra).toHaveCount(0);
      await page.goBack();
      await expect(message).toBeVisible();
      await expect(page.getByText("Your reply to Chitra is about to go out.")).toBeVisible();
      await page.keyboard.press("z");
      await expect(toChitra).toHaveValue("In February.");
      await theirs.getByRole("button", { name: "Discard" }).click();
      await theirs.getByRole("button", { name: "Mark as handled" }).click();
      await expect(list.getByText("Nothing waits to be handled.")).toBeVisible();
      await page.goBack();
    });
  }

  await test.step("deleted → after asking, and the list is empty", async () => {
    const first = message.getByRole("button", { name: "Delete this message" });
    const sure = message.getByRole("button", { name: /^Delete it for good/ });
    await first.scrollIntoViewIfNeeded();
    const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 0 };
    await first.click();
    // A second click at the same place must not delete.
    expect((await sure.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    await message.getByRole("button", { name: "Keep it" }).click();
    await expect(sure).toBeHidden();
    await first.click();
    await sure.click();
    await expect(page.getByText("Nothing waits to be handled.")).toBeVisible();
    await expect(page.getByRole("region", { name: "List" }).getByRole("status")).toBeFocused();
  });
});

test("figures, subscribers, changes, webhooks and what to review → each as a person sees it, without fault", async ({
  page,
  atEnd,
}) => {
  const receiver = await startReceiver();
  atEnd(receiver.stop);
  const server = await startServer({ WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" });
  atEnd(server.stop);
  const desk = await startDesk(server.env);
  atEnd(desk.stop);
  await page.goto(desk.link);
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByText("No visit has been counted yet.")).toBeVisible();
  // A form that was sent is counted, too, some seconds later.
  await send(server.origin, ASHA);
  countVisit(server.env, "/about-us");
  await page.reload();
  await expect(page.getByRole("figure", { name: "Pages seen", exact: true })).toContainText(
    "/about-us",
  );
  await expect(page.getByText("This week is not over.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Inquiries" }).click();
  const weeks = page.getByRole("figure", { name: "Inquiries a week" });
  await expect(weeks).toContainText("1 in 26 weeks");
  await weeks.getByText("The numbers").click();
  await expect(weeks.getByRole("row")).toHaveCount(27);
  expect(await axeViolations(page)).toEqual([]);
  countVisit(server.env, "/about-us", 1);
  await page.getByRole("link", { name: "Inbox" }).click();
  // The first page of a morning says what yesterday brought.
  await expect(page.getByRole("region", { name: "Yesterday" })).toContainText("1 page seen");
  await page.getByRole("link", { name: "Subscribers" }).click();
  await expect(page.getByText("Nobody yet.")).toHaveCount(3);
  await page.getByRole("link", { name: "Changes" }).click();
  await expect(page.getByText("Nobody has changed anything yet.")).toBeVisible();
  const areas = page.getByRole("navigation", { name: "Areas" });
  await test.step("a webhook → its secret once, a test that arrives signed, and again", async () => {
    await areas.getByRole("link", { name: "Webhooks" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("CRM");
    await page.getByRole("textbox", { name: "Web address" }).fill(receiver.url);
    await page.getByRole("button", { name: "Add it" }).click();
    const secret = await page.getByText(/^whsec_/).innerText();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Open it and send a test" }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    const last = page.getByRole("table", { name: "Last events" }).getByRole("row").nth(1);
    await expect(last).toContainText("Arrived");
    expect(receiver.verified(secret)).toMatchObject([{ type: expect.stringContaining("test") }]);
    await expect(page.getByText(secret)).toHaveCount(0);
    await last.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => receiver.verified(secret)).toHaveLength(2);
  });
  await areas.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("heading", { name: /Sentences that change next/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Sign out" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { name: "The desk is closed" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(desk.link);
  await expect(page.getByRole("alert")).toContainText("This link was used before");
});

/** A program of the firm that takes webhooks; `verified` reads what came by the signature. */
async function startReceiver() {
  const got: { body: string; headers: Record<string, string> }[] = [];
  const receiver = createServer(async (request, response) => {
    got.push({ body: await text(request), headers: request.headers as Record<string, string> });
    response.end("ok");
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    verified: (secret: string) =>
      got.map(({ body, headers }) => new Webhook(secret).verify(body, headers)),
    stop: () => receiver.close(),
  };
}

const ORDER = "%PDF-1.4 an order of lanterns";
const inParts = (kind: string) => `MIME-Version: 1.0\nContent-Type: multipart/${kind}; boundary=b1`;
const parts = (...all: string[]) => `${all.map((part) => `--b1\n${part}\n`).join("")}--b1--\n`;

/** The firm's mailbox on a real IMAP server. */
async function startMailbox() {
  const folder = mkdtempSync(path.join(tmpdir(), "mailbox-"));
  const dovecot = await startDovecot(folder);
  return {
    url: dovecot.url("info"),
    arrive: (headers: string, text: string) =>
      dovecot.at("info", (client) =>
        client.append("INBOX", `${headers}\n\n${text}`.replaceAll("\n", "\r\n")),
      ),
    async stop() {
      await dovecot.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
