import type { Firm } from "../../../contract/firm.ts";
import { dune, ink, leaf, marigold, paper } from "../../art/palette.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import type { SampleDocument, SampleTable } from "../../content/records/sample-documents.ts";
import {
  artifact,
  type Doc,
  drawBand,
  drawFoot,
  drawLine,
  MUTED,
  PAGE,
  type Structure,
  tag,
  taggedPdf,
  WIDTH,
  write,
} from "./pdf.ts";

const BAND = 132;
const MARK = "Sample";
const CELL = { size: 8.6, pad: 4 };

/** One page of what a client receives, marked as a sample in its title, across its head and in its foot. */
export function samplePdf(record: SampleDocument): Promise<Uint8Array<ArrayBuffer>> {
  const firm = readFirm();
  const document = printed(record);
  const words = JSON.stringify([document, firm, MARK.toUpperCase(), FOOT, "·"]);
  const title = `${document.title} (${MARK.toLowerCase()})`;
  return taggedPdf({ title, subject: document.lede, author: firm.name, words }, (doc, root) => {
    doc.addPage();
    let y = drawHead(doc, root, document, firm);
    y = drawFacts(doc, root, document.facts, y);
    for (const table of document.tables) y = drawTable(doc, root, table, y);
    drawNotes(doc, root, document.notes, y);
    drawFoot(doc, `${firm.domain} · ${firm.email}`, FOOT);
  });
}

/** The Latin part of the fonts has no lowered two. */
const printed = (record: SampleDocument): SampleDocument =>
  JSON.parse(JSON.stringify(record).replaceAll("₂", "2"));

const FOOT = "Sample: not a client’s document";

function drawHead(doc: Doc, root: Structure, { title, lede }: SampleDocument, firm: Firm): number {
  const { margin } = PAGE;
  drawBand(doc, root, firm.name, { band: BAND, stripes: 8, mark: 18, top: 26, name: [11, 25, 28] });
  tag(doc, root, "P", {}, () => {
    write(doc, "strong", 13, ink);
    const width = doc.widthOfString(MARK.toUpperCase()) + 22;
    doc.rect(PAGE.width - margin - width, 24, width, 24).fill(marigold);
    doc.fillColor(ink).text(MARK.toUpperCase(), PAGE.width - margin - width + 11, 29, { lineBreak: false });
  });
  tag(doc, root, "H1", {}, () => write(doc, "title", 30, paper).text(title, margin, 60, { width: WIDTH }));
  tag(doc, root, "P", {}, () => write(doc, "body", 11, paper).text(lede, margin, 102, { width: WIDTH }));
  return BAND + 30;
}

function drawFacts(doc: Doc, root: Structure, facts: SampleDocument["facts"], top: number): number {
  const column = WIDTH / 2;
  facts.forEach(({ label, value }, index) => {
    const left = PAGE.margin + (index % 2) * column;
    const y = top + Math.floor(index / 2) * 34;
    tag(doc, root, "P", {}, () => {
      write(doc, "strong", 8, leaf).text(label, left, y);
      write(doc, "body", 10, ink).text(value, left, y + 11, { width: column - 14 });
    });
  });
  return top + Math.ceil(facts.length / 2) * 34 + 10;
}

function drawTable(
  doc: Doc,
  root: Structure,
  { title, columns, rows, total }: SampleTable,
  top: number,
): number {
  tag(doc, root, "H2", {}, () =>
    write(doc, "heading", 13, ink).text(title, PAGE.margin, top, { width: WIDTH }),
  );
  const share = WIDTH / columns.reduce((sum, { width }) => sum + width, 0);
  const table = doc.struct("Table");
  root.add(table);
  const draw = (cells: string[], y: number, kind: "head" | "row" | "total") => {
    const font = kind === "row" ? "body" : "strong";
    write(doc, font, CELL.size, kind === "head" ? MUTED : ink);
    const widths = columns.map(({ width }) => width * share - 8);
    const height = Math.max(
      ...cells.map((text, index) => doc.heightOfString(text || " ", { width: widths[index] ?? 0 })),
    );
    const row = doc.struct("TR");
    table.add(row);
    let left = PAGE.margin;
    columns.forEach(({ width, numeric }, index) => {
      const text = cells[index] ?? "";
      tag(doc, row, kind === "head" ? "TH" : "TD", {}, () =>
        doc.text(text || " ", left, y + CELL.pad, {
          width: widths[index] ?? 0,
          align: numeric ? "right" : "left",
        }),
      );
      left += width * share;
    });
    row.end();
    const end = y + height + 2 * CELL.pad;
    artifact(doc, () => drawLine(doc, end, kind === "row" ? dune : ink));
    return end;
  };
  let y = draw(
    columns.map(({ label }) => label),
    doc.y + 4,
    "head",
  );
  for (const cells of rows) y = draw(cells, y, "row");
  if (total) y = draw(total, y, "total");
  table.end();
  return y + 20;
}

function drawNotes(doc: Doc, root: Structure, notes: string[], top: number): void {
  let y = top + 2;
  for (const note of notes) {
    artifact(doc, () => doc.rect(PAGE.margin, y + 2, 3, 12).fill(marigold));
    tag(doc, root, "P", {}, () =>
      write(doc, "body", 9, ink).text(note, PAGE.margin + 12, y, { width: WIDTH - 12, lineGap: 1.5 }),
    );
    y = doc.y + 7;
  }
}
