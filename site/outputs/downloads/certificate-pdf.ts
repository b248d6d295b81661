import { encode } from "uqr";
import { curve } from "../../art/draw/paths.ts";
import { type Position, range } from "../../art/draw/scale.ts";
import { dune, ink, leaf, marigold, paper } from "../../art/palette.ts";
import type { Certificate } from "../../certificates/code.ts";
import { seasonalCycle } from "../../climate/carbon-dioxide.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import { dayText, sessionsText } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";
import { PAGE as A4, MUTED, type PdfSheet, taggedPdf } from "./pdf.ts";

const PAGE = { width: A4.height, height: A4.width, margin: A4.margin };
const PANEL = { left: PAGE.width - 250, width: 250, padding: 34 };
const WORDS = PANEL.left - 2 * PAGE.margin;
const STRIPES = 12;
/** The empty border of a QR code, in squares, which its standard asks for. */
const QUIET = 4;

export type PrintedCertificate = {
  certificate: Certificate;
  code: string;
  /** What is printed beside the facts; content/pages/verify.yaml. */
  words: Words;
  /** What else the page says of the run: “2 days”, “Virtual”. */
  details: string[];
  modules: string[];
};

export const verifyUrl = (code: string) => absolute(`${href("/verify")}?code=${code}`);

export function certificatePdf(about: PrintedCertificate): Promise<Uint8Array<ArrayBuffer>> {
  const { certificate, code, words, details, modules } = about;
  const firm = readFirm();
  const dates = [dayText(certificate.issuedOn), sessionsText(certificate.sessions), "0123456789.·"];
  return taggedPdf(
    {
      title: `${words.title}: ${certificate.name}`,
      subject: certificate.course,
      author: firm.legalName,
      words: JSON.stringify([certificate, code, details, modules, words, firm, dates]),
      layout: "landscape",
    },
    (sheet) => {
      sheet.doc.addPage();
      sheet.artifact(() => drawGround(sheet));
      drawWords(sheet, about);
      drawPanel(sheet, about);
    },
  );
}

type Words = Record<
  "title" | "holder" | "completed" | "modules" | "number" | "issuedOn" | "check" | "code",
  string
>;

/** The background with waves: the mean year of carbon dioxide, repeated, as on /verify. */
function drawGround(sheet: PdfSheet): void {
  const { doc } = sheet;
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
  const cycle = seasonalCycle();
  doc.save();
  doc.rect(0, 0, PANEL.left, PAGE.height).clip();
  doc.lineWidth(0.5).strokeColor(dune).strokeOpacity(0.55);
  for (const turned of [1, -1])
    for (const row of range(5)) {
      const height = (month: number) => row * 22 + turned * (cycle[month % 12] ?? 0) * 6;
      const points = range(85).map(
        (month): Position => [
          (month * PANEL.left) / 84 - row * 4,
          PAGE.height - 96 + height(month),
        ],
      );
      doc.path(curve(points)).stroke();
    }
  doc.restore();
  doc.rect(PANEL.left, 0, PANEL.width, PAGE.height).fill(ink);
  sheet.stripes(0, STRIPES, PAGE.width);
}

function drawWords(
  sheet: PdfSheet,
  { certificate, details, modules, code, words }: PrintedCertificate,
) {
  const { doc } = sheet;
  const { margin: left } = PAGE;
  const line = { width: WORDS };
  sheet.text("H1", ["strong", 13, leaf], words.title, left, 74, line);
  sheet.text("P", ["body", 12, MUTED], words.holder, left, 116, line);
  sheet.tag("P", () => {
    sheet.write("title", 40, ink);
    doc.fontSize(fitting(doc, certificate.name, 40));
    doc.text(certificate.name, left, 139, { lineBreak: false });
  });
  sheet.artifact(() => doc.rect(left, 200, 64, 3).fill(marigold));
  sheet.text("P", ["body", 12, MUTED], words.completed, left, 218, line);
  sheet.text("P", ["heading", 22, ink], certificate.course, left, 239, { ...line, lineGap: 1 });
  const dates = [sessionsText(certificate.sessions), ...details].join("  ·  ");
  sheet.text("P", ["strong", 11, leaf], dates, left, doc.y + 6, line);
  if (modules.length > 0) {
    sheet.text("H2", ["strong", 10, ink], words.modules, left, doc.y + 16, line);
    sheet.within("L", () => {
      for (const [index, module] of modules.entries())
        sheet.text("LI", ["body", 10, MUTED], `${index + 1}.  ${module}`, left, doc.y + 1.5, line);
    });
  }
  sheet.tag("P", () => {
    sheet.write("body", 6.5, MUTED).text(words.code, left, PAGE.height - 74, line);
    sheet.write("body", 5.6, MUTED).text(code, left, doc.y + 2, { ...line, lineGap: 0.5 });
  });
}

function drawPanel(sheet: PdfSheet, { certificate, code, words }: PrintedCertificate): void {
  const left = PANEL.left + PANEL.padding;
  const width = PANEL.width - 2 * PANEL.padding;
  const line = { width };
  sheet.artifact(() => sheet.mark(left, 52, 26));
  sheet.text("P", ["heading", 17, paper], certificate.issuer, left + 36, 55, line);
  sheet.tag("P", () => {
    sheet.write("body", 9, paper).text(words.number, left, 128, line);
    sheet.write("title", 24, paper).text(certificate.number, left, 144, line);
  });
  sheet.tag("P", () => {
    sheet.write("body", 9, paper).text(words.issuedOn, left, 186, line);
    sheet.write("strong", 12, paper).text(dayText(certificate.issuedOn), left, 199, line);
  });
  const top = PAGE.height - 88 - width;
  const url = verifyUrl(code);
  const page = absolute(href("/verify"));
  sheet.tag("Figure", () => drawCode(sheet.doc, url, left, top, width), {
    alt: `${words.check} ${page}`,
  });
  sheet.doc.link(left, top, width, width, url);
  sheet.tag("P", () => {
    sheet.write("body", 9, paper).text(words.check, left, top + width + 12, line);
    sheet.write("strong", 10.5, marigold).text(page.replace(/^https?:\/\//, ""), line);
  });
}

function drawCode(
  doc: PdfSheet["doc"],
  url: string,
  left: number,
  top: number,
  width: number,
): void {
  const { data, size } = encode(url, { ecc: "L", boostEcc: true, border: 0 });
  doc.rect(left, top, width, width).fill("#ffffff");
  doc.save().translate(left, top);
  doc.scale(width / (size + 2 * QUIET)).translate(QUIET, QUIET);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(x, y, 1, 1);
  doc.fill(ink).restore();
}

const fitting = (doc: PdfSheet["doc"], text: string, size: number) =>
  Math.min(size, (size * WORDS * 0.99) / doc.fontSize(size).widthOfString(text));
