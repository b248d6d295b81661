import type { Firm } from "../../../contract/firm.ts";
import { href } from "../../addresses.ts";
import { dune, ink, leaf, marigold, paper } from "../../art/palette.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import { checklist } from "../../content/records/checklist.ts";
import { plain } from "../../content/records/dated-text.ts";
import { reviewOf, rulesOf } from "../../content/records/review.ts";
import type { Rule } from "../../content/records/rules.ts";
import { dayText, readOnText, today } from "../../dates/dates.ts";
import {
  artifact,
  type Doc,
  drawBand,
  drawFoot,
  drawLine,
  drawStripes,
  MUTED,
  PAGE,
  STRIPES_SOURCE,
  type Structure,
  tag,
  taggedPdf,
  WIDTH,
  write,
} from "./pdf.ts";

const COLUMN = { left: 104, width: PAGE.width - 104 - PAGE.margin };
const BAND = 196;
const PER_PAGE = 5;
/** Room under the closing words for the sources. */
const NOTE = 26;
const EVIDENCE = "Document to keep: ";

/** The ten points on two A4 pages: tagged, so that a screen reader reads headings, text and evidence in order. */
export function checklistPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const firm = readFirm();
  const checklist = checklistText();
  const words = JSON.stringify([checklist, firm, STRIPES_SOURCE, "0123456789 of·", EVIDENCE]);
  return taggedPdf(
    { title: checklist.title, subject: checklist.intro, author: firm.name, words },
    (doc, root) => {
      const pages = Math.ceil(checklist.items.length / PER_PAGE);
      for (let page = 1; page <= pages; page++) {
        doc.addPage();
        const top =
          page === 1 ? drawOpening(doc, root, checklist, firm) : drawRunningHead(doc, checklist, firm);
        const items = checklist.items.slice((page - 1) * PER_PAGE, page * PER_PAGE);
        const end = items.reduce(
          (y, item, index) => drawItem(doc, root, item, (page - 1) * PER_PAGE + index + 1, y),
          top,
        );
        if (page === pages) drawClosing(doc, root, checklist, end);
        const note = page === 1 ? STRIPES_SOURCE : `${firm.domain} · ${firm.email} · ${firm.phone}`;
        drawFoot(doc, note, `${page} of ${pages}`);
      }
    },
  );
}

function drawOpening(doc: Doc, root: Structure, checklist: ChecklistText, firm: Firm): number {
  drawBand(doc, root, firm.name, { band: BAND, stripes: 10, mark: 20, top: 30, name: [12, 28, 33] });
  const { margin } = PAGE;
  /** As large as fits on one line. */
  const titleSize = (36 * WIDTH) / write(doc, "title", 36, paper).widthOfString(checklist.title);
  tag(doc, root, "H1", {}, () =>
    write(doc, "title", Math.min(36, titleSize * 0.99), paper).text(checklist.title, margin, 66, {
      lineBreak: false,
    }),
  );
  tag(doc, root, "P", {}, () =>
    write(doc, "body", 11.5, paper).text(checklist.intro, margin, 118, { width: 440, lineGap: 2.5 }),
  );
  return BAND + 38;
}

/** Repeated matter is for the eye: a reader who listens has heard the title already. */
function drawRunningHead(doc: Doc, checklist: ChecklistText, firm: Firm): number {
  artifact(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
    drawStripes(doc, 0, 10);
    write(doc, "strong", 9, leaf).text(firm.name, PAGE.margin, 36, { lineBreak: false });
    write(doc, "body", 9, MUTED).text(checklist.title, PAGE.margin, 36, {
      width: WIDTH,
      align: "right",
    });
  });
  return 78;
}

function drawItem(
  doc: Doc,
  root: Structure,
  item: ChecklistText["items"][number],
  number: number,
  top: number,
): number {
  const { left, width } = COLUMN;
  artifact(doc, () => {
    doc
      .lineWidth(1.2)
      .strokeColor(leaf)
      .roundedRect(PAGE.margin, top + 1.5, 15, 15, 2)
      .stroke();
  });
  const section = doc.struct("Sect");
  root.add(section);
  /** The number stands apart for the eye; spoken, it belongs to the heading. */
  const heading = { actual: `${number}. ${item.title}` };
  tag(doc, section, "H2", heading, () => {
    write(doc, "title", 22, marigold).text(String(number), PAGE.margin + 20, top - 3.2, {
      width: 30,
      align: "right",
    });
    write(doc, "heading", 14, ink).text(item.title, left, top, { width });
  });
  tag(doc, section, "P", {}, () =>
    write(doc, "body", 10.2, ink).text(item.text, left, doc.y + 4, { width, lineGap: 2 }),
  );
  tag(doc, section, "P", {}, () => {
    write(doc, "strong", 9.4, leaf).text(EVIDENCE, left, doc.y + 4, { width, continued: true });
    doc.font("body").fillColor(MUTED).text(item.evidence);
  });
  section.end();
  const end = doc.y + 13;
  artifact(doc, () => drawLine(doc, end, dune, left));
  return end + 17;
}

function drawClosing(doc: Doc, root: Structure, checklist: ChecklistText, top: number): void {
  const { margin } = PAGE;
  const padding = 20;
  const inner = WIDTH - 2 * padding;
  write(doc, "heading", 12.5, paper);
  const height = doc.heightOfString(checklist.closing, { width: inner, lineGap: 3 }) + 2 * padding;
  const y = Math.max(top + 4, PAGE.height - 64 - NOTE - height);
  artifact(doc, () => {
    doc.rect(margin, y, WIDTH, height).fill(ink);
    doc.rect(margin, y, 5, height).fill(marigold);
  });
  tag(doc, root, "P", {}, () =>
    write(doc, "heading", 12.5, paper).text(checklist.closing, margin + padding, y + padding - 1, {
      width: inner,
      lineGap: 3,
    }),
  );
  tag(doc, root, "P", {}, () =>
    write(doc, "body", 8, MUTED).text(checklist.note, margin, y + height + 9, { width: WIDTH }),
  );
}

type ChecklistText = ReturnType<typeof checklistText>;

/** The checklist in the words of one day, which it names: what is printed cannot change afterwards. */
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

/** Names the acts and the pages that list every source, for which there is no room here. */
function noteOf(rules: Rule[], day: string): string {
  const review = reviewOf(rules);
  const acts = rules.map(({ reference }) => reference);
  const pages = rules.map(({ id }) => readFirm().domain + href("/rules/:slug", id));
  return [
    `Words of ${dayText(day)}.`,
    ...(review ? [`${readOnText(review)}: ${acts.join("; ")}. All sources: ${pages.join(", ")}`] : []),
  ].join(" ");
}
