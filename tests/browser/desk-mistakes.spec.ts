import type { Page } from "@playwright/test";
import { startContentDesk } from "./desk.ts";
import { DESKTOP, expect, test } from "./test.ts";

/** Every save checks the whole content, and the first one reads it. */

// The desk refuses what has a mistake, and the browser notes every refusal.
test.use({ expectedConsole: /status of 422/, viewport: DESKTOP });

type Mistake = { field: string; nth?: number; typed: string; reasons: string[] };

const LONG = "A title that goes on and on ".repeat(4);
const links = ["[a](/servces)", "[a](blog/2)", "[a](www.example.org)", "[a](#no-such-heading)"];
const pictures = ["![](photos/orchard.jpg)", "![A kettle](photos/kettle.jpg)"];

/** By record, and what is typed before one try to save it. */
const tries: [record: string, mistakes: Mistake[]][] = [
  [
    "Signal Flags for Exporters",
    [
      { field: "Title", typed: "", reasons: ["This is empty: write a text"] },
      { field: "Fee", typed: "on request", reasons: ["“on request” is not a number"] },
    ],
  ],
  [
    "Signal Flags for Exporters",
    [{ field: "End", typed: "2024-01-01", reasons: ["before the first"] }],
  ],
  [
    "Signal Flags for Exporters",
    [
      {
        field: "Fee",
        typed: "64990000",
        reasons: ["₹6,49,90,000 is far from what a training costs"],
      },
      { field: "Start", typed: "2205-05-01", reasons: ["is far from today"] },
    ],
  ],
  [
    "Fixture article 7",
    [
      { field: "Title (optional)", typed: LONG, reasons: ["may have at most 60"] },
      { field: "Date", typed: "2205-05-01", reasons: ["is far from today"] },
    ],
  ],
  [
    "Fixture article 7",
    [
      {
        field: "Text",
        typed: [...links, ...pictures].join("\n\n"),
        reasons: [
          "did you mean “/services”?",
          "write /blog/2.",
          "write https://www.example.org.",
          "#no-such-heading",
          "Say what the picture shows",
          "There is no photograph “kettle.jpg”",
        ],
      },
    ],
  ],
  [
    "Finn Oakes",
    [
      { field: "Order", typed: "six", reasons: ["is not a number"] },
      { field: "Name", typed: "", reasons: ["This is empty: write a text"] },
    ],
  ],
  ["Finn Oakes", [{ field: "Order", typed: "1", reasons: ["the next free one is 6"] }]],
  [
    "Home",
    [{ field: "Leads to", typed: "/servces", reasons: ["There is no page /servces on this site"] }],
  ],
];

const name =
  "mistakes that people make → each has its reason at its field, and the next try begins with what was right";
// One is shown in desk-content.spec.ts, and the reason of each by the tests of the content.
test(name, { tag: "@long" }, async ({ page, atEnd }) => {
  const desk = await startContentDesk();
  atEnd(desk.stop);
  await page.goto(desk.link);
  for (const [record, mistakes] of tries) {
    await test.step(`${record}: ${mistakes.map(({ field }) => field)}`, async () => {
      await openRecord(page, record);
      await make(page, mistakes);
    });
  }
});

async function openRecord(page: Page, record: string): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name: "Content" }).click();
  const entries = page.getByRole("main").getByRole("link", { name: new RegExp(`^${record}\\b`) });
  await entries.first().click();
  await expect(page.getByRole("heading", { level: 1, name: record })).toBeVisible();
}

async function make(page: Page, mistakes: Mistake[]): Promise<void> {
  const box = ({ field, nth = 0 }: Mistake) => page.getByLabel(field, { exact: true }).nth(nth);
  if (mistakes.some(({ field }) => field === "Text"))
    await page.getByRole("button", { name: "Show the Markdown" }).click();
  const right = await Promise.all(mistakes.map((mistake) => box(mistake).inputValue()));
  for (const mistake of mistakes) {
    const folded = box(mistake).locator("xpath=ancestor::details[not(@open)]").locator("> summary");
    while (await folded.count()) await folded.first().click();
    await box(mistake).fill(mistake.typed);
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This is not saved yet");
  for (const mistake of mistakes) {
    await expect(box(mistake)).toHaveAttribute("aria-invalid", "true");
    for (const reason of mistake.reasons)
      await expect(box(mistake)).toHaveAccessibleDescription(new RegExp(escaped(reason)));
  }
  for (const [index, mistake] of mistakes.entries()) {
    await box(mistake).fill(right[index] ?? "");
    await expect(box(mistake)).not.toHaveAttribute("aria-invalid");
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
