import { dune, ink, leaf, marigold, paper } from "../../art/palette.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import { checklist } from "../../content/records/checklist.ts";
import { plain } from "../../content/records/dated-text.ts";
import { reviewOf, rulesOf } from "../../content/records/review.ts";
import type { Rule } from "../../content/records/rules.ts";
import { dayText, readOnText, today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { MUTED, PAGE, type PdfSheet, STRIPES_SOURCE, taggedPdf, WIDTH } from "./pdf.ts";

const COLUMN = { left: 104, width: PAGE.width - 104 - PAGE.margin };
const BAND = 196;
const PER_PAGE = 5;
const NOTE = 26;
const EVIDENCE = "Document to keep: ";

/** The ten points on two tagged A4 pages; a screen reader reads heading, text and evidence of each in order. */
export function checklistPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const firm = readFirm();
  const checklist = checklistText();
  const words = JSON.stringify([checklist, firm, STRIPES_SOURCE, "0123456789 of·", EVIDENCE]);
  const about = { title: checklist.title, subject: checklist.intro, author: firm.name, words };
  return taggedPdf(about, (sheet) => {
    const pages = Math.ceil(checklist.items.length / PER_PAGE);
    for (let page = 1; page <= pages; page++) {
      sheet.doc.addPage();
      let y = page === 1 ? drawOpening(sheet, checklist) : drawRunningHead(sheet, checklist);
      const before = (page - 1) * PER_PAGE;
      for (const [index, item] of checklist.items.slice(before, before + PER_PAGE).entries())
        y = drawItem(sheet, item, before + index + 1, y);
      if (page === pages) drawClosing(sheet, checklist, y);
      const note = page === 1 ? STRIPES_SOURCE : `${firm.domain} · ${firm.email} · ${firm.phone}`;
      sheet.foot(note, `${page} of ${pages}`);
    }
  });
}

/** Returns the y position below what it drew, as all functions here that return a number. */
function drawOpening(sheet: PdfSheet, { title, intro }: ChecklistText): number {
  sheet.band(readFirm().name, { band: BAND, stripes: 10, mark: 20, top: 30, name: [12, 28, 33] });
  const { margin } = PAGE;
  const fitting = ((36 * WIDTH) / sheet.write("title", 36, paper).widthOfString(title)) * 0.99;
  sheet.text("H1", ["title", Math.min(36, fitting), paper], title, margin, 66, {
    lineBreak: false,
  });
  sheet.text("P", ["body", 11.5, paper], intro, margin, 118, { width: 440, lineGap: 2.5 });
  return BAND + 38;
}

/** For the eye only: a screen reader has read the title on the first page. */
function drawRunningHead(sheet: PdfSheet, { title }: ChecklistText): number {
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
    sheet.stripes(0, 10);
    sheet.write("strong", 9, leaf).text(readFirm().name, PAGE.margin, 36, { lineBreak: false });
    sheet.write("body", 9, MUTED).text(title, PAGE.margin, 36, { width: WIDTH, align: "right" });
  });
  return 78;
}

function drawItem(
  sheet: PdfSheet,
  item: ChecklistText["items"][number],
  number: number,
  top: number,
): number {
  const { left, width } = COLUMN;
  const { doc } = sheet;
  sheet.artifact(() => {
    doc.lineWidth(1.2).strokeColor(leaf);
    doc.roundedRect(PAGE.margin, top + 1.5, 15, 15, 2).stroke();
  });
  /** A large number beside the heading; a screen reader reads both as one heading. */
  const drawHeading = () => {
    const place = { width: 30, align: "right" } as const;
    sheet.write("title", 22, marigold).text(String(number), PAGE.margin + 20, top - 3.2, place);
    sheet.write("heading", 14, ink).text(item.title, left, top, { width });
  };
  sheet.within("Sect", () => {
    sheet.tag("H2", drawHeading, { actual: `${number}. ${item.title}` });
    sheet.text("P", ["body", 10.2, ink], item.text, left, doc.y + 4, { width, lineGap: 2 });
    sheet.tag("P", () => {
      sheet.write("strong", 9.4, leaf).text(EVIDENCE, left, doc.y + 4, { width, continued: true });
      doc.font("body").fillColor(MUTED).text(item.evidence);
    });
  });
  const end = doc.y + 13;
  sheet.rule(end, dune, left);
  return end + 17;
}

function drawClosing(sheet: PdfSheet, { closing, note }: ChecklistText, top: number): void {
  const { margin } = PAGE;
  const { doc } = sheet;
  const padding = 20;
  const lines = { width: WIDTH - 2 * padding, lineGap: 3 };
  const height = sheet.write("heading", 12.5, paper).heightOfString(closing, lines) + 2 * padding;
  const y = Math.max(top + 4, PAGE.height - 64 - NOTE - height);
  sheet.artifact(() => {
    doc.rect(margin, y, WIDTH, height).fill(ink);
    doc.rect(margin, y, 5, height).fill(marigold);
  });
  sheet.text("P", ["heading", 12.5, paper], closing, margin + padding, y + padding - 1, lines);
  sheet.text("P", ["body", 8, MUTED], note, margin, y + height + 9, { width: WIDTH });
}

type ChecklistText = ReturnType<typeof checklistText>;

function checklistText(day = today()) {
  const record = checklist();
  const { title, intro, items, closing } = record;
  return {
    title,
    intro,
    items: items.map((item) => ({ ...item, text: plain(item.text, day) })),
    closing: plain(closing, day),
    note: noteOf(rulesOf(record), day),
  };
}

/** Names the acts, and the pages that list all sources, for which there is no room here. */
function noteOf(rules: Rule[], day: string): string {
  const review = reviewOf(rules);
  const acts = rules.map(({ reference }) => reference);
  const pages = rules.map(({ id }) => readFirm().domain + href("/rules/:slug", id));
  const words = `Words of ${dayText(day)}.`;
  if (!review) return words;
  return `${words} ${readOnText(review)}: ${acts.join("; ")}. All sources: ${pages.join(", ")}`;
}
