import { dune, ink, leaf, marigold, paper } from "../../art/palette.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import type { SampleDocument, SampleTable } from "../../content/records/sample-documents.ts";
import { MUTED, PAGE, type PdfSheet, taggedPdf, WIDTH } from "./pdf.ts";

const BAND = 132;
const MARK = "Sample";
const CELL = { size: 8.6, pad: 4 };

/** One page of a document for clients; title, head and foot say that it is a sample. */
export function samplePdf(record: SampleDocument): Promise<Uint8Array<ArrayBuffer>> {
  const firm = readFirm();
  const document = printed(record);
  const words = JSON.stringify([document, firm, MARK.toUpperCase(), FOOT, "·"]);
  const title = `${document.title} (${MARK.toLowerCase()})`;
  return taggedPdf({ title, subject: document.lede, author: firm.name, words }, (sheet) => {
    sheet.doc.addPage();
    drawHead(sheet, document);
    let y = drawFacts(sheet, document.facts);
    for (const table of document.tables) y = drawTable(sheet, table, y);
    drawNotes(sheet, document.notes, y);
    sheet.foot(`${firm.domain} · ${firm.email}`, FOOT);
  });
}

/** The record with “2” for “₂”, which the fonts of PDFs lack. */
const printed = (record: SampleDocument): SampleDocument =>
  JSON.parse(JSON.stringify(record).replaceAll("₂", "2"));

const FOOT = "Sample: not a client’s document";

function drawHead(sheet: PdfSheet, { title, lede }: SampleDocument): void {
  const { doc } = sheet;
  const { margin } = PAGE;
  sheet.band(readFirm().name, { band: BAND, stripes: 8, mark: 18, top: 26, name: [11, 25, 28] });
  sheet.tag("P", () => {
    sheet.write("strong", 13, ink);
    const width = doc.widthOfString(MARK.toUpperCase()) + 22;
    doc.rect(PAGE.width - margin - width, 24, width, 24).fill(marigold);
    doc
      .fillColor(ink)
      .text(MARK.toUpperCase(), PAGE.width - margin - width + 11, 29, { lineBreak: false });
  });
  sheet.text("H1", ["title", 30, paper], title, margin, 60, { width: WIDTH });
  sheet.text("P", ["body", 11, paper], lede, margin, 102, { width: WIDTH });
}

/** Returns the y position below what it drew, as drawTable does. */
function drawFacts(sheet: PdfSheet, facts: SampleDocument["facts"]): number {
  const top = BAND + 30;
  const column = WIDTH / 2;
  facts.forEach(({ label, value }, index) => {
    const left = PAGE.margin + (index % 2) * column;
    const y = top + Math.floor(index / 2) * 34;
    sheet.tag("P", () => {
      sheet.write("strong", 8, leaf).text(label, left, y);
      sheet.write("body", 10, ink).text(value, left, y + 11, { width: column - 14 });
    });
  });
  return top + Math.ceil(facts.length / 2) * 34 + 10;
}

function drawTable(
  sheet: PdfSheet,
  { title, columns, rows, total }: SampleTable,
  top: number,
): number {
  const { doc } = sheet;
  sheet.text("H2", ["heading", 13, ink], title, PAGE.margin, top, { width: WIDTH });
  const share = WIDTH / columns.reduce((sum, { width }) => sum + width, 0);
  const drawRow = (cells: string[], y: number, kind: "head" | "row" | "total") => {
    sheet.write(kind === "row" ? "body" : "strong", CELL.size, kind === "head" ? MUTED : ink);
    const placed = columns.map(({ width, numeric }, index) => ({
      text: cells[index] || " ",
      width,
      options: { width: width * share - 8, align: numeric ? "right" : "left" } as const,
    }));
    const heights = placed.map(({ text, options: { width } }) =>
      doc.heightOfString(text, { width }),
    );
    sheet.within("TR", () => {
      let left = PAGE.margin;
      for (const { text, width, options } of placed) {
        sheet.tag(kind === "head" ? "TH" : "TD", () => doc.text(text, left, y + CELL.pad, options));
        left += width * share;
      }
    });
    const end = y + Math.max(...heights) + 2 * CELL.pad;
    sheet.rule(end, kind === "row" ? dune : ink);
    return end;
  };
  const labels = columns.map(({ label }) => label);
  let y = 0;
  sheet.within("Table", () => {
    y = drawRow(labels, doc.y + 4, "head");
    for (const cells of rows) y = drawRow(cells, y, "row");
    if (total) y = drawRow(total, y, "total");
  });
  return y + 20;
}

function drawNotes(sheet: PdfSheet, notes: string[], top: number): void {
  const { doc } = sheet;
  let y = top + 2;
  for (const note of notes) {
    sheet.artifact(() => doc.rect(PAGE.margin, y + 2, 3, 12).fill(marigold));
    const options = { width: WIDTH - 12, lineGap: 1.5 };
    sheet.text("P", ["body", 9, ink], note, PAGE.margin + 12, y, options);
    y = doc.y + 7;
  }
}
