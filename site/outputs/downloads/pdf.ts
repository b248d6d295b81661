import PDFDocument from "pdfkit";
import { colour } from "../../../brand/tokens.ts";
import { MARK } from "../../art/mark.ts";
import { dataScale, ink, paper } from "../../art/palette.ts";
import { temperature, temperatureEnds } from "../../climate/temperature.ts";
import { cutFonts, type FontName } from "./fonts.ts";

export type Doc = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 46 };
/** The room between the margins. */
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const MUTED = colour("ink-soft");
const { first, last } = temperatureEnds();

export const STRIPES_SOURCE = `Stripes: global mean temperature ${first.year}–${last.year}, NASA GISTEMP`;

type About = {
  title: string;
  subject: string;
  author: string;
  /** Every character that is printed: the fonts hold no others. */
  words: string;
  layout?: "portrait" | "landscape";
};

/** A document in the brand's type whose parts are tagged, so that a screen reader reads them in order. */
export async function taggedPdf(
  { title, subject, author, words, layout = "portrait" }: About,
  draw: (doc: Doc, root: Structure) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: "A4",
    layout,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en-IN",
    info: { Title: title, Author: author, Subject: subject, CreationDate: today() },
  });
  const bytes = collect(doc);
  const fonts = await cutFonts(words);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  draw(doc, root);
  root.end();
  doc.end();
  return bytes;
}

export function drawMark(doc: Doc, left: number, top: number, size: number): void {
  doc
    .save()
    .translate(left, top)
    .scale(size / MARK.size);
  doc.path(MARK.leaf).clip();
  for (const { x, width, height, fill } of MARK.bars) doc.rect(x, 0, width, height).fill(fill);
  doc.restore();
}

/** One bar a year, cold to warm: the site's mark. */
export function drawStripes(doc: Doc, top: number, height: number, width = PAGE.width): void {
  const years = temperature();
  const values = years.map((year) => year.anomaly);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = width / years.length;
  values.forEach((value, index) => {
    const shade = Math.round(((value - low) / (high - low)) * (dataScale.length - 1));
    doc.rect(index * step, top, step + 0.4, height).fill(dataScale[shade] ?? dataScale[0]);
  });
}

type Head = {
  band: number;
  stripes: number;
  mark: number;
  top: number;
  name: [size: number, left: number, top: number];
};

/** The dark band across the head of a document, with the firm's mark and name. */
export function drawBand(
  doc: Doc,
  root: Structure,
  firm: string,
  { band, stripes, mark, top, name }: Head,
): void {
  artifact(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
    doc.rect(0, 0, PAGE.width, band).fill(ink);
    drawStripes(doc, band, stripes);
    drawMark(doc, PAGE.margin, top, mark);
  });
  const [size, left, y] = name;
  tag(doc, root, "P", {}, () => write(doc, "strong", size, paper).text(firm, PAGE.margin + left, y));
}

/** A line at the foot of the page, for the eye alone: a note on the left, another on the right. */
export function drawFoot(doc: Doc, left: string, right: string): void {
  artifact(doc, () => {
    const y = PAGE.height - 34;
    write(doc, "body", 8, MUTED).text(left, PAGE.margin, y, { lineBreak: false });
    doc.text(right, PAGE.margin, y, { width: WIDTH, align: "right" });
  });
}

export function drawLine(doc: Doc, y: number, colour: string, left = PAGE.margin): void {
  doc
    .lineWidth(0.6)
    .strokeColor(colour)
    .moveTo(left, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .stroke();
}

export const write = (doc: Doc, font: FontName, size: number, colour: string) =>
  doc.font(font).fontSize(size).fillColor(colour);

export function tag(
  doc: Doc,
  parent: Structure,
  type: string,
  options: PDFKit.Mixins.StructureElementOptions,
  draw: () => void,
): void {
  const element = doc.struct(type, options, draw);
  parent.add(element);
  element.end();
}

export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

/** To the day, so that two builds of one day are the same file. */
const today = () => new Date(new Date().toISOString().slice(0, 10));
