import { buffer } from "node:stream/consumers";
import { colour } from "../../../brand/tokens.ts";
import { MARK } from "../../art/mark.ts";
import { dataScale, ink, paper } from "../../art/palette.ts";
import { temperature, temperatureEnds } from "../../climate/temperature.ts";
import { today } from "../../dates/dates.ts";
import { cutFonts, type FontName, runsWith } from "./fonts.ts";
import { MixedDocument } from "./mixed-document.ts";

export const PAGE = { width: 595.28, height: 841.89, margin: 46 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const MUTED = colour("ink-soft");
const { first, last } = temperatureEnds();

export const STRIPES_SOURCE = `Stripes: global mean temperature ${first.year}–${last.year}, NASA GISTEMP`;

type About = {
  title: string;
  subject: string;
  author: string;
  /** Holds every character that is printed: the fonts are cut to these. */
  words: string;
  layout?: "portrait" | "landscape";
};

/** A PDF in the site's fonts with tagged parts, which a screen reader reads in order. `draw` adds the pages. */
export async function taggedPdf(
  { title, subject, author, words, layout = "portrait" }: About,
  draw: (sheet: PdfSheet) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new MixedDocument({
    size: "A4",
    layout,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en-IN",
    // The day without the time, so that two builds of one day make the same file.
    info: { Title: title, Author: author, Subject: subject, CreationDate: new Date(today()) },
  });
  const bytes = buffer(doc);
  const fonts = await cutFonts(words);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  doc.useRuns(runsWith(fonts));
  const root = doc.struct("Document");
  doc.addStructure(root);
  draw(new PdfSheet(doc, root));
  root.end();
  doc.end();
  return bytes;
}

type Type = [font: FontName, size: number, colour: string];

/** Heights and positions of a head, in points; `name` places the firm's name. */
type Head = {
  band: number;
  stripes: number;
  mark: number;
  top: number;
  name: [size: number, left: number, top: number];
};

/** Draws on the page. What is drawn is either tagged, in reading order, or an artifact, which screen readers skip. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  #parent: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
    this.doc = doc;
    this.#parent = root;
  }

  tag(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    const element = this.doc.struct(type, options, draw);
    this.#parent.add(element);
    element.end();
  }

  within(type: string, draw: () => void): void {
    const outer = this.#parent;
    this.#parent = this.doc.struct(type);
    outer.add(this.#parent);
    draw();
    this.#parent.end();
    this.#parent = outer;
  }

  artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  write(font: FontName, size: number, colour: string) {
    return this.doc.font(font).fontSize(size).fillColor(colour);
  }

  text(
    tag: string,
    type: Type,
    words: string,
    x: number,
    y: number,
    options?: PDFKit.Mixins.TextOptions,
  ): void {
    this.tag(tag, () => this.write(...type).text(words, x, y, options));
  }

  mark(left: number, top: number, size: number): void {
    const { doc } = this;
    doc.save().translate(left, top);
    doc.scale(size / MARK.size);
    doc.path(MARK.leaf).clip();
    for (const { x, width, height, fill } of MARK.bars) doc.rect(x, 0, width, height).fill(fill);
    doc.restore();
  }

  /** One bar for each year of the temperature record, from cold to warm colours. */
  stripes(top: number, height: number, width = PAGE.width): void {
    const values = temperature().map((year) => year.anomaly);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const step = width / values.length;
    values.forEach((value, index) => {
      const shade = Math.round(((value - low) / (high - low)) * (dataScale.length - 1));
      this.doc.rect(index * step, top, step + 0.4, height).fill(dataScale[shade] ?? dataScale[0]);
    });
  }

  band(firm: string, { band, stripes, mark, top, name: [size, left, y] }: Head): void {
    this.artifact(() => {
      this.doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
      this.doc.rect(0, 0, PAGE.width, band).fill(ink);
      this.stripes(band, stripes);
      this.mark(PAGE.margin, top, mark);
    });
    this.text("P", ["strong", size, paper], firm, PAGE.margin + left, y);
  }

  foot(left: string, right: string): void {
    this.artifact(() => {
      const y = PAGE.height - 34;
      this.write("body", 8, MUTED).text(left, PAGE.margin, y, { lineBreak: false });
      this.doc.text(right, PAGE.margin, y, { width: WIDTH, align: "right" });
    });
  }

  rule(y: number, colour: string, left = PAGE.margin): void {
    this.artifact(() => {
      this.doc.lineWidth(0.6).strokeColor(colour).moveTo(left, y);
      this.doc.lineTo(PAGE.width - PAGE.margin, y).stroke();
    });
  }
}
