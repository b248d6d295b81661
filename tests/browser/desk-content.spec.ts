import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addDays, dayText, today } from "../../site/dates/dates.ts";
import { signInAs, startContentDesk } from "./desk.ts";
import { axeViolations, DESKTOP, expect, PHONE, test } from "./test.ts";

/** One desk for all: its staff work one after the other, on a copy of the fixtures. */
test.describe.configure({ mode: "serial" });
/** Every save checks the whole content, and the first one reads it. */

test.use({ viewport: DESKTOP });

const WORD =
  "<h1><span style='color:red'>From Word</span></h1><p class=MsoNormal>A <b>bold</b> word<o:p></o:p><img src='file:///C:/clip.png'></p>";

let desk: Awaited<ReturnType<typeof startContentDesk>>;
let page: Page;

/** What the console says, but for refusals, of which the browser notes each. */
const errors: string[] = [];

const read = (file: string) => readFileSync(path.join(desk.folder, "content", file), "utf8");

test.beforeAll(async ({ browser }) => {
  desk = await startContentDesk({ hasPreview: true });
  page = await browser.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  // axe looks into the preview, which is of another origin.
  const isExpected = (words: string) =>
    /^Failed to (load resource: .* status of 4(09|15|22)|execute 'postMessage' on 'DOMWindow')/.test(
      words,
    );
  page.on("console", (said) => {
    if (/error|warning/.test(said.type()) && !isExpected(said.text()))
      errors.push(`${said.text()} ${said.location().url}`);
  });
  await page.goto(desk.link);
  await page.evaluate(() => localStorage.setItem("desk-preview-closed", "yes"));
  await page.getByRole("link", { name: "Content" }).click();
});

test.afterAll(async () => {
  await page?.close();
  await desk?.stop();
  expect(errors).toEqual([]);
});

const fields = (label: string): Locator => page.getByLabel(label, { exact: true });
const field = (label: string): Locator => fields(label).first();
const tool = (name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
const offered = (words: RegExp) =>
  page.getByRole("dialog").getByRole("button", { name: words }).first();
const toList = () => page.getByRole("navigation").getByRole("link", { name: "Content" }).click();

async function openRecord(title: string): Promise<void> {
  await toList();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** From left to right, none over another. */
async function sideBySide(...parts: Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []));
  expect(edges).toHaveLength(2 * parts.length);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
}

/** Into what has the focus. */
const paste = (html: string, type = "text/html") =>
  page.evaluate(
    ([html, type]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, html);
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    },
    [html, type] as const,
  );

const unfold = (label: string) => page.locator("summary", { hasText: label }).click();

async function save(): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
}

/** Holds back the answers to saves until `release`. `statuses` has those that the desk gave. */
async function holdSaves() {
  const statuses: number[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/content/record", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    const response = await route.fetch();
    statuses.push(response.status());
    await released;
    await route.fulfill({ response });
  });
  return { statuses, release };
}

async function photograph(name: string, width: number, height: number): Promise<string> {
  const file = path.join(desk.folder, name);
  writeFileSync(
    file,
    await sharp({ create: { width, height, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer(),
  );
  return file;
}

test("another fee with typical mistakes on the way → a problem at the field, then one line changed", async () => {
  const before = read("trainings/signal-flags.yaml");
  await openRecord("Signal Flags for Exporters");
  const fee = field("Fee");
  await fee.fill("two thousand");
  await field("Title").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const problems = page.getByRole("alert");
  await expect(problems).toContainText("This is not saved yet");
  await expect(fee).toHaveAttribute("aria-invalid", "true");
  await expect(fee).toHaveAccessibleDescription(/number/);
  expect(read("trainings/signal-flags.yaml")).toBe(before);

  // Neither the mistake nor the words are lost by leaving.
  await page.reload();
  await expect(page.getByText("which was not saved")).toBeVisible();
  await expect(fee).toHaveValue("two thousand");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await problems.getByRole("button", { name: "Title" }).click();
  await expect(field("Title")).toBeFocused();
  await field("Title").fill("Signal Flags for Exporters");
  await fee.fill("₹6,999");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved. Visitors see it")).toBeVisible();
  expect(read("trainings/signal-flags.yaml")).toBe(before.replace(/^fee: .*$/m, "fee: 6999"));
});

test("a training of February 2027 with a picture of its own → a file by its title", async () => {
  await toList();
  await page.getByRole("link", { name: "New training" }).click();
  await field("Title").fill("Water Stewardship for Plants");
  await expect(page.getByText("Its path: /trainings/water-stewardship-for-plants")).toBeVisible();
  await field("Description").fill("How a plant measures the water it takes, uses and returns.");
  await field("Start").fill("2027-02-12");
  await field("End").fill("2027-02-10");
  await field("Fee").fill("4499");
  await unfold("Seldom changed");
  // The field stays where it is while somebody types into it.
  const certification = page.getByLabel("Certification (optional)");
  await certification.click();
  await page.keyboard.type("A paper certificate.");
  await expect(certification).toHaveValue("A paper certificate.");
  await page.getByRole("button", { name: "Add picture" }).click();
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "ripples", exact: true }).click();
  await field("What it shows").fill("Rings on water.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field("End")).toHaveAccessibleDescription(/before the first/);
  await field("End").fill("2027-02-13");
  const saves = await holdSaves();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => saves.statuses).toEqual([200]);
  // Who goes on writing stays in the field, though the path is that of the new file then.
  await field("Title").press("End");
  await page.keyboard.type(" and Mills");
  saves.release();
  await expect(page).toHaveURL(/water-stewardship-for-plants\.yaml/);
  await page.keyboard.type(" too");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(field("Title")).toHaveValue("Water Stewardship for Plants and Mills too");
  await save();
  await page.unroute("**/api/content/record");
  const made = read("trainings/water-stewardship-for-plants.yaml");
  expect(made).toContain("name: ripples");
  expect(made).toMatch(/^title: .* and Mills too$/m);
  // The dates of a run are one line, and its names for programs are nobody's matter.
  const [start, end] = await Promise.all(["Start", "End"].map((name) => field(name).boundingBox()));
  expect(end?.y).toBe(start?.y);
  await expect(page.getByText("12–13 Feb 2027", { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^(id|revision)\b/i)).toHaveCount(0);
  await field("Title").fill("Water Stewardship for Plants");

  await page.getByRole("button", { name: "Plan the next run" }).click();
  await expect(fields("Start").nth(1)).toHaveValue("2027-03-12");
  await save();
});

test("an article pasted from a word processor → a title and words, published by itself, found by its words", async () => {
  await toList();
  await page.getByRole("link", { name: "New article" }).click();
  await expect(field("Title")).toBeFocused();
  // A whole text, pasted where the cursor is, is more than a title; one undo takes all of it back.
  for (const [words, type] of [
    ["<p>From Word</p><p>A <b>bold</b> word</p>", "text/html"],
    ["From Word\n\nA bold word\n", "text/plain"],
  ] as const) {
    await field("Title").focus();
    await paste(words, type);
    await expect(field("Title")).toHaveValue("From Word");
    await expect(field("Text")).toHaveText("A bold word");
    await expect(field("Text")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(field("Text")).toHaveText("");
    await expect(field("Title")).toHaveValue("");
  }
  await field("Title").fill("Seven winds");
  await field("Title").press("Enter");
  await expect(field("Text")).toBeFocused();
  // However long it gets, the line that is written stands above the bar at the bottom.
  for (let line = 0; line < 30; line += 1) await page.keyboard.press("Enter");
  await page.keyboard.type("Here");
  const [line, bar] = await Promise.all([
    field("Text").getByText("Here").boundingBox(),
    page.locator("[data-bottom-bar]").boundingBox(),
  ]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  // Unfinished, it is saved and said what it lacks.
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved. Before it can be published, it needs words.")).toBeVisible();
  const file = decodeURIComponent(/posts%2F\d+\.md/.exec(page.url())?.[0] ?? "");
  await toList();
  await page.getByRole("link", { name: /^Publish/ }).click();
  await page
    .getByRole("region", { name: "Not finished" })
    .getByRole("link", { name: "Seven winds" })
    .click();
  await expect(field("Text")).toBeFocused();

  // The title of a whole article is not said again in its text.
  await field("Text").click();
  await paste("<h1>Seven winds</h1><p>All.</p>");
  await expect(field("Text")).toHaveText("All.");
  await field("Text").fill("Winds carry things. ");
  await tool("Rule or fact").click();
  await offered(/on sale/).click();
  await expect(field("Text")).toBeFocused();
  await page.keyboard.type(" See ");
  await tool("Link").click();
  await page.getByRole("dialog").getByRole("searchbox").fill("signal-flags");
  await offered(/Signal Flags/).click();
  await expect(field("Text")).toBeFocused();
  await page.keyboard.press("Enter");
  await paste(WORD);
  await expect(page.getByText("Left out of what you pasted: a picture")).toContainText(
    "and colours.",
  );
  await page.getByRole("button", { name: "Undo the paste" }).click();
  await expect(field("Text")).not.toContainText("From Word");
  await expect(field("Text")).toContainText("Signal Flags");
  await paste(WORD);
  await tool("Table").click();
  // Cut and pasted within the editor, it is the same again.
  for (const keys of ["a", "x", "v"]) await page.keyboard.press(`Control+${keys}`);
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  await expect
    .poll(async () => (await field("Text").inputValue()).trim())
    .toBe(
      [
        "Winds carry things. {cbam.sale} See [Signal Flags for Exporters](/trainings/signal-flags)",
        "## From Word",
        "A **bold** word",
        "|  |  |\n| --- | --- |\n|  |  |\n|  |  |",
      ].join("\n\n"),
    );

  // HTML is shown as words, as on the site.
  await field("Text").press("Control+End");
  await page.keyboard.type("\n<b>HTML</b>\n");
  await page.getByRole("button", { name: "Show as it is read" }).click();
  await expect(field("Text").locator("p").last()).toHaveText("<b>HTML</b>");

  // A picture that is dropped becomes a photograph, described and cut at once.
  await field("Text").evaluate(async (text) => {
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    const canvas = Object.assign(document.createElement("canvas"), { width: 1000, height: 600 });
    canvas.getContext("2d")?.fillRect(0, 0, 500, 600);
    canvas.toBlob(resolve, "image/jpeg");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([(await promise) as Blob], "wind.jpg", { type: "image/jpeg" }));
    const { x: clientX, y: clientY } = text.getBoundingClientRect();
    const at = { clientX: clientX + 9, clientY: clientY + 30, bubbles: true, cancelable: true };
    text.dispatchEvent(new DragEvent("drop", { dataTransfer, ...at }));
  });
  await expect(page.getByRole("textbox", { name: "What it shows", exact: true })).toBeFocused();
  await page.keyboard.type("A dark half.");
  await page.getByRole("button", { name: "Crop" }).click();
  await page.getByRole("dialog").getByLabel("Size of the part").fill("80");
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();

  // Category, search texts and the like are there for who wants them, with what they are by themselves.
  await expect(page.getByLabel("Excerpt")).toBeHidden();
  await page.getByText("About this article").click();
  for (const [label, usual] of [
    ["Excerpt (optional)", /^Winds carry things\./],
    ["Title (optional)", /^Seven winds$/],
    ["Description (optional)", /^Winds carry things\./],
  ] as const)
    await expect(field(label)).toHaveAttribute("placeholder", usual);
  await expect(field("Author (optional)").locator("option:checked")).toContainText("The firm");
  await field("Title (optional)").fill("Seven winds for exporters");
  await tool("Bold").focus();
  await expect(tool("Bold")).toHaveAttribute("aria-keyshortcuts", "Control+B");
  await page.getByRole("button", { name: "Add picture" }).click();
  const own = page.getByLabel("Use a photograph of your own");
  await own.setInputFiles(await photograph("small.jpg", 500, 300));
  await expect(page.getByText("at least 960 pixels wide")).toBeVisible();
  await own.setInputFiles(await photograph("Seven Winds.jpg", 1600, 900));
  await expect(page.getByRole("button", { name: /^The part that pages show/ })).toBeVisible();
  await page
    .getByRole("group", { name: "Picture" })
    .getByLabel("What it shows")
    .fill("A teal field.");

  // Leaving asks, and who stays loses nothing.
  page.once("dialog", (dialog) => dialog.dismiss());
  await toList();
  await expect(field("Title")).toHaveValue("Seven winds");
  await save();
  expect(read(file)).toContain("photos/seven-winds.jpg");
  expect(read(file)).toMatch(/^seo:\n {2}title: Seven winds for exporters$/m);
  expect(read(file)).toMatch(/^!\[A dark half\.\]\(photos\/wind\.jpg#\S+\)/m);

  // The trainings that were saved before wait.
  await page.getByRole("link", { name: "Publish …", exact: true }).click();
  await expect(page.getByText(/^Visitors will see 1 of [2-9] changes/)).toBeVisible();
  await field("Day *").fill(addDays(today(), 3));
  await page.getByRole("button", { name: "Publish this one then" }).click();
  await expect(page.getByText(/Indian time: Seven winds\. Meera planned it on/)).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  // Planned, it is told wherever it stands, and does not go out with something else.
  await toList();
  await expect(page.getByRole("listitem").filter({ hasText: "Seven winds" })).toContainText(
    "goes out on",
  );
  await page.getByRole("link", { name: /^Publish \d/ }).click();
  await expect(page.getByRole("checkbox", { name: "Publish Seven winds" })).not.toBeChecked();
  await expect(page.getByRole("listitem").filter({ hasText: "Seven winds" })).toContainText(
    "Planned for",
  );
  await page.getByRole("link", { name: "Edit Seven winds" }).click();
  await expect(page.getByText(/Visitors see this on \d/)).toBeVisible();
  await page.getByRole("link", { name: "Publish …", exact: true }).click();
  await page.getByRole("button", { name: "Do not publish then" }).click();
  await page.getByRole("button", { name: "Publish this one now" }).click();
  await expect(page.getByText("The site is live.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Changes" })).toContainText(
    "Fee: from ₹2,499 to ₹6,999",
  );
  await expect(page.getByRole("region", { name: "Changes" })).not.toContainText("Seven winds");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Publish .*now$/ })).toBeDisabled();

  // Any words that can be read on the site lead to their field.
  await toList();
  await page.getByLabel("Find words").fill("bold");
  await page
    .getByRole("region", { name: "Found" })
    .getByRole("link", { name: /Seven winds/ })
    .click();
  await expect(field("Text")).toBeFocused();
});

test("another portrait, the firm renamed while somebody changes it → merged, and asked where both changed the same", async ({
  browser,
}) => {
  await openRecord("Ada Quill");
  const sent = page.waitForResponse(/api\/content\/photo\?/);
  await page
    .getByLabel("Replace the portrait")
    .setInputFiles(await photograph("ada.jpg", 1600, 2000));
  await sent;
  await expect(page.getByText("Replace the portrait")).toBeEnabled();
  // What pages show of it: by keys, by the slider, by a click.
  const part = page.getByRole("button", { name: /^The part that pages show/ });
  await part.press("ArrowDown");
  await page.getByLabel("Size of the part").fill("50");
  await part.click({ position: { x: 1, y: 1 } });
  await save();
  expect(read("team/ada-quill.yaml")).toContain("photo: photos/ada.jpg#0-0-50-50");

  const context = await browser.newContext({ viewport: DESKTOP });
  const ravi = await context.newPage();
  await ravi.goto(desk.link.split("#")[0] ?? "");
  await signInAs(ravi, "Ravi");
  await ravi.getByRole("link", { name: "Content" }).click();
  await ravi.getByRole("link", { name: "The firm", exact: true }).click();
  await openRecord("The firm");
  // Whoever takes a record over locks the form of the other.
  await expect(page.getByText("Ravi has this open, too.")).toBeVisible();
  await ravi.getByRole("button", { name: "Take over" }).click();
  await expect(ravi.getByText("You have it now.")).toBeVisible();
  await expect(ravi.getByRole("button", { name: "Take over" })).toBeHidden();
  await expect(page.getByText("Ravi has taken this over.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(ravi.getByText("Meera has taken this over.")).toBeVisible();
  // Only staff know whether a changed sample is real: the mark is offered to go.
  const phone = await field("Phone").inputValue();
  await field("Phone").fill(`${phone} 1`);
  await expect(page.getByText("You changed it.")).toBeVisible();
  await field("Phone").fill(phone);
  await expect(page.getByText("You changed it.")).toBeHidden();
  await page.getByRole("button", { name: /^This is real now ?: Phone$/ }).click();
  await field("Name").fill("Larch & Co");
  const byAnotherHand = (was: RegExp, now: string) =>
    writeFileSync(path.join(desk.folder, "content/firm.yaml"), read("firm.yaml").replace(was, now));
  byAnotherHand(/^tagline: .*(\n {2}.*)*$/m, "tagline: By another hand");
  // Words that come back after a reload are compared with the file as it was opened, too.
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("This is your draft of")).toBeVisible();
  await expect(field("Name")).toHaveValue("Larch & Co");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Somebody else changed Tagline meanwhile; both are in."),
  ).toBeVisible();
  expect(
    await page.evaluate(() => localStorage.getItem("desk-words:content/firm.yaml")),
  ).toBeNull();
  await expect(field("Tagline")).toHaveValue("By another hand");
  expect(read("firm.yaml")).toMatch(/^name: Larch & Co$/m);
  expect(read("firm.yaml")).not.toMatch(/^ {2}- phone$/m);
  expect(read("firm.yaml")).toMatch(/^tagline: By another hand$/m);

  await field("Tagline").fill("By my hand");
  await unfold("Hours");
  await field("Days").fill("Mon-Sat");
  await ravi.reload();
  await ravi.getByRole("button", { name: "Take it back" }).click();
  await ravi.getByLabel("Tagline", { exact: true }).fill("By a third hand");
  await ravi.locator("summary", { hasText: "Hours" }).click();
  await ravi.getByLabel("To", { exact: true }).fill("7 PM");
  await ravi.getByRole("button", { name: "Save", exact: true }).click();
  await expect(ravi.getByText("Saved. Visitors see it")).toBeVisible();
  await context.close();
  await expect(page.getByText("Ravi has taken this over.")).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("alert");
  await expect(conflict).toContainText("Ravi changed the same as you meanwhile");
  const tagline = conflict.getByRole("group", { name: "Tagline" });
  const sides = await Promise.all(
    ["Yours", "Ravi"].map((side) => tagline.getByLabel(side).boundingBox()),
  );
  expect(sides[1]?.y).toBe(sides[0]?.y);
  await expect(tagline.getByLabel("Yours")).toBeChecked();
  await expect(tagline).toContainText("“By my hand”");
  // Of one group, what only one of them changed is chosen already.
  for (const [who, side] of [
    ["you", "Yours"],
    ["Ravi", "Ravi"],
  ] as const)
    await expect(
      conflict.getByRole("group", { name: `Hours, which only ${who} changed` }).getByLabel(side),
    ).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  expect(read("firm.yaml")).toMatch(/^tagline: By a third hand$/m);
  await tagline.getByLabel("Ravi").check();
  await conflict.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText("Saved. Visitors see it")).toBeVisible();
  await expect(field("Tagline")).toHaveValue("By a third hand");
  expect(read("firm.yaml")).toMatch(/^tagline: By a third hand$/m);
  expect(read("firm.yaml")).toMatch(/^ {2}days: Mon-Sat\n {2}from: 9 AM\n {2}to: 7 PM$/m);
});

test("words typed while a save is checked → stay with their undo, as a draft, and the next save has them", async () => {
  const file = "posts/7.md";
  const text = field("Text");
  const draft = () =>
    page.evaluate((name) => localStorage.getItem(`desk-words:content/${name}`) ?? "", file);
  await openRecord("Fixture article 7: patient envelopes");
  const title = await field("Title").inputValue();
  await text.press("Control+End");
  await page.keyboard.type(" First words.");
  let saves = await holdSaves();
  await page.keyboard.press("Control+s");
  await expect.poll(() => saves.statuses).toEqual([200]);
  await page.keyboard.type(" Second words.");
  await field("Title").press("Control+End");
  await page.keyboard.type(", meanwhile");
  const atDesk = page.waitForRequest(
    (request) =>
      request.url().endsWith("/api/content/draft") &&
      /Second words.*base/.test(request.postData() ?? ""),
  );
  saves.release();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(text).toContainText("First words. Second words.");
  await expect(field("Title")).toHaveValue(`${title}, meanwhile`);
  expect(await draft()).toContain("Second words.");
  expect(await draft()).toContain(", meanwhile");
  await atDesk;
  expect(read(file)).toContain("First words.");
  expect(read(file)).not.toContain("Second words.");

  // Undo takes back what was typed, before and after the answer.
  await expect(async () => {
    await field("Title").press("Control+z");
    await expect(field("Title")).toHaveValue(title, { timeout: 100 });
  }).toPass();
  await expect(async () => {
    await text.press("Control+z");
    await expect(text).not.toContainText("First words.", { timeout: 100 });
  }).toPass();
  await page.unroute("**/api/content/record");

  // Twice in a row: the second waits for the first and saves what was typed last.
  saves = await holdSaves();
  await text.press("Control+End");
  await page.keyboard.type(" Third words.");
  for (const words of [" Fourth words.", " Fifth words.", ""]) {
    await page.keyboard.press("Control+s");
    await page.keyboard.type(words);
  }
  await expect.poll(() => saves.statuses).toEqual([200]);
  saves.release();
  await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
  expect(saves.statuses).toEqual([200, 200]);
  expect(read(file)).toContain("Third words. Fourth words. Fifth words.");
  await expect.poll(draft).toBe("");
  await page.unroute("**/api/content/record");
});

test("publish, then take it back → the changes in words, the live site, the files as before", async () => {
  const live = () => readFileSync(path.join(desk.folder, "build/client/index.html"), "utf8");
  await toList();
  await page.getByRole("link", { name: /Publish/ }).click();
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes).toContainText("Fee: from ₹2,499 to ₹6,999");
  await expect(changes).toContainText("Water Stewardship for Plants Trainings, new");
  await expect(changes).not.toContainText(/revision|yaml/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The site is live.")).toBeVisible();
  expect(live()).toContain("Larch & Co");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("The site before is live again")).toBeVisible();
  expect(live()).not.toContain("Larch & Co");
  expect(read("firm.yaml")).not.toContain("Larch & Co");
});

test("the morning’s page → the coming week in a line a run, the areas in one; on a phone what runs off shows it", async () => {
  const file = path.join(desk.folder, "content/trainings/barometer-readings.yaml");
  const days = `{start: ${addDays(today(), 2)}, end: ${addDays(today(), 2)}}`;
  writeFileSync(file, read("trainings/barometer-readings.yaml").replace(/\{start: .*\}/, days));
  await page.getByRole("link", { name: "Inbox" }).click();
  const run = page.getByRole("complementary", { name: "The coming week" }).getByRole("listitem");
  await expect(run).toHaveText(/^\d+ \w+ Barometer Readings.* 0 (of \d+ )?seats taken$/);
  const areas = page.getByRole("navigation", { name: "Areas" }).getByRole("link");
  const tops = await areas.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize(PHONE);
  expect((await run.boundingBox())?.height).toBeLessThan(60);
  const tabs = page.getByRole("navigation", { name: "In the inbox" });
  expect(await tabs.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  await expect(tabs).toHaveCSS("background-image", /gradient/);
  await tabs.getByRole("link", { name: "Changes" }).click();
  await expect(tabs.getByRole("link", { name: "Changes" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);
});

test("list and form on a phone → nothing is cut off, axe finds nothing", async () => {
  for (const at of [
    "list",
    "Home",
    "Fixture article 7: patient envelopes",
    "Fixture question: who fills the kettle?",
  ]) {
    if (at === "list") {
      await toList();
      await expect(page.getByRole("link", { name: "New article" })).toBeVisible();
    } else await openRecord(at);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(size.width);
      expect(await axeViolations(page)).toEqual([]);
    }
  }
  await page.setViewportSize(DESKTOP);
  // Its words, not a choice of the finder's questions.
  await expect(page.getByRole("textbox", { name: "Question" })).toHaveValue(/who fills the kettle/);
});

test("the page beside the form → as visitors will see it, with the words in the form, today and on a later day", async () => {
  await openRecord("Signal Flags for Exporters");
  // Where it has room it is there from the start, unless somebody closed it before.
  await page.getByRole("button", { name: "See the page" }).click();
  await toList();
  await openRecord("Signal Flags for Exporters");
  const preview = page.frameLocator("iframe");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Signal Flags for Exporters");
  await field("Title").fill("Signal Lamps for Exporters");
  await expect(heading).toHaveText("Signal Lamps for Exporters");
  await sideBySide(field("Title"), page.locator("iframe"));
  await field("Title").fill("");
  await expect(page.getByText("This is the page before your last change")).toBeVisible();
  const slider = page.getByRole("slider", { name: /^or slide/ });
  await slider.press("End");
  // The frame may be loading anew while it is asked.
  await expect(async () => {
    const year = await preview.locator("html").evaluate(() => new Date().getFullYear());
    expect(year).toBe(Number(addDays(today(), 1095).slice(0, 4)));
  }).toPass();
  await expect(heading).toHaveText("Signal Lamps for Exporters");
  await page.getByRole("button", { name: "Today" }).click();
  await field("Title").fill("Signal Lamps for Exporters");
  await expect(page.getByText("This is the page before your last change")).toBeHidden();
  await page.getByRole("button", { name: "Plan the next run" }).click();
  await save();

  const past = preview.getByText("Dates have passed").first();
  await expect(past).toBeHidden();
  await slider.press("End");
  await expect(past).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", dayText(addDays(today(), 1095)));
  expect(await axeViolations(page)).toEqual([]);
  await field("As visitors read it on").fill(today());
  await expect(past).toBeHidden();
  await page.getByRole("button", { name: "Phone" }).click();
  await expect(async () => {
    expect(await preview.locator("html").evaluate(() => innerWidth)).toBe(390);
  }).toPass();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open /trainings/signal-flags" }).click();
  const beside = await opened;
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Signal Lamps for Exporters");
  await beside.close();

  await openRecord("Signal towers");
  await page.locator("summary", { hasText: "Opening" }).click();
  await field("Heading").fill("Towers by night");
  await expect(heading).toHaveText("Towers by night");
  await sideBySide(field("Heading"), page.locator("iframe"));
  page.once("dialog", (dialog) => dialog.accept());
  await openRecord("Fixture article 7: patient envelopes");
  await page.getByText("About this article").click();
  await sideBySide(field("Text"), page.getByLabel("Excerpt"), page.locator("iframe"));
  // The page goes where somebody writes.
  const last = preview.locator(".prose > *").last();
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  await field("Text").press("Control+End");
  await expect(last).toBeInViewport({ ratio: 0.5 });
});
