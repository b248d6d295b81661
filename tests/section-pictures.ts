import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { createPreview, KEY_HEADER } from "../desk/content/preview.ts";
import { SECTION_TYPES } from "../desk/content/section-types.ts";
import { filePathOf } from "../site/content/reader/content-files.ts";
import { pageSources } from "../site/content/records/page-tree.ts";

/**
 * Photographs one section of each type for the desk, from the pages of content/: `node tests/section-pictures.ts`. It
 * needs a Chromium: that of Playwright, or the one in CHROMIUM_PATH. Types that no page has show these words.
 */
const WORDS = `
- type: text
  title: From the meter to the report
  lede: A figure is worth as much as the record behind it.
  paragraphs:
    - We read the meters with your team, month by month, and note who keeps which bill.
    - What is missing is named before the year ends, while it can still be found.
- type: questions
  id: asked
  title: Before you write to us
  items:
    - {question: How long does it take?, answer: Six weeks.}
    - {question: Who signs the report?, answer: An auditor.}
    - {question: What do we have to supply?, answer: Your bills.}
    - {question: What does it cost?, answer: A fixed fee.}
- type: reason
  title: Why choose us
  text: Every figure in your report leads back to a bill, a meter or a log that your own people keep.
  link: {label: All the reasons, to: /about-us}
`;
const WIDTH = 1024;
const BORROWED = "content/pages/team.yaml";

const preview = createPreview();
const { port, key } = await preview.reach();
const origin = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox"],
});
const page = await browser.newPage({
  viewport: { width: WIDTH, height: 1400 },
  reducedMotion: "reduce",
  extraHTTPHeaders: { [KEY_HEADER]: key },
});
page.setDefaultTimeout(180_000);

const missing = new Set([...SECTION_TYPES.keys()]);
for (const [path, { data }] of pageSources())
  await photograph(page, path, Object(data).sections ?? []);

const sections = parse(WORDS);
const record = { ...parse(readFileSync(filePathOf(BORROWED), "utf8")), sections };
await fetch(origin, {
  method: "PUT",
  headers: { [KEY_HEADER]: key },
  body: JSON.stringify({ [BORROWED]: JSON.stringify(record) }),
});
await photograph(page, "/team", sections);

console.log(
  missing.size > 0 ? `No picture of ${[...missing].join(", ")}.` : "All types have a picture.",
);
await browser.close();
preview.close();

async function photograph(
  page: Page,
  path: string,
  sections: Array<{ type: string; hidden?: true }>,
) {
  const shown = sections.filter(({ hidden }) => !hidden);
  if (!shown.some(({ type }) => missing.has(type))) return;
  await page.goto(origin + path);
  // The header stays in sight, and would be on every picture.
  await page.addStyleTag({ content: "body > header { position: static !important }" });
  for (const [index, { type }] of shown.entries()) {
    if (!missing.delete(type)) continue;
    let width = WIDTH;
    let box = await measure(page, index);
    if (box.height < 300) {
      // A low section is drawn larger in a narrow window.
      width = 640;
      await page.setViewportSize({ width, height: 1400 });
      box = await measure(page, index);
    }
    const clip = { x: 0, y: box.y, width, height: Math.min(box.height, (width * 5) / 8) };
    await sharp(await page.screenshot({ clip, animations: "disabled" }))
      .resize(320, 200, { fit: "contain", background: "#faf6ee" })
      .webp({ quality: 30, effort: 6 })
      .toFile(`desk/ui/content/section-pictures/${type}.webp`);
    await page.setViewportSize({ width: WIDTH, height: 1400 });
  }
}

function measure(page: Page, index: number) {
  return page.evaluate(async (index) => {
    await document.fonts.ready;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const marks: Comment[] = [];
    while (walker.nextNode()) marks.push(walker.currentNode as Comment);
    const [mark, next] = marks.filter(({ data }) => data === "section").slice(index);
    const parts: Element[] = [];
    for (
      let part = mark?.nextElementSibling;
      part && isBefore(part, next);
      part = part.nextElementSibling
    )
      parts.push(part);
    scrollBy({ top: parts[0]?.getBoundingClientRect().top ?? 0, behavior: "instant" });
    const pictures = parts.flatMap((part) => [...part.querySelectorAll("img")]);
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const y = Math.min(...boxes.map(({ top }) => top));
    return { y, height: Math.max(...boxes.map(({ bottom }) => bottom)) - y };

    function isBefore(part: Element, mark?: Comment): boolean {
      return !mark || (part.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    }
  }, index);
}
