import { encode } from "uqr";
import { href } from "../../addresses.ts";
import { curve } from "../../art/draw/paths.ts";
import { type Point, range } from "../../art/draw/scale.ts";
import { dune, ink, leaf, marigold, paper } from "../../art/palette.ts";
import type { Certificate } from "../../certificates/code.ts";
import { seasonalCycle } from "../../climate/carbon-dioxide.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import { dayText, sessionsText } from "../../dates/dates.ts";
import { absolute } from "../seo/json-ld.ts";
import {
  PAGE as A4,
  artifact,
  type Doc,
  drawMark,
  drawStripes,
  MUTED,
  type Structure,
  tag,
  taggedPdf,
  write,
} from "./pdf.ts";

const PAGE = { width: A4.height, height: A4.width, margin: A4.margin };
/** The dark panel with the code, and the words to its left. */
const PANEL = { left: PAGE.width - 250, width: 250, padding: 34 };
const WORDS = PANEL.left - 2 * PAGE.margin;
const STRIPES = 12;
/** Squares of quiet around a code, as its standard asks for. */
const QUIET = 4;

export type CertificateSheet = {
  certificate: Certificate;
  code: string;
  /** What is printed beside the facts; content/pages/verify.yaml. */
  words: Words;
  /** "2 days", "Virtual": what the content says of the run beside its days. */
  details: string[];
  modules: string[];
  /** For a name whose letters the site's own type lacks. */
  nameFont?: Uint8Array | undefined;
};

/** Where the QR code leads: the page that checks this certificate. */
export const verifyUrl = (code: string) => absolute(`${href("/verify")}?code=${code}`);

/** One A4 page across, tagged, whose code leads to the page that checks it. */
export function certificatePdf(sheet: CertificateSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { certificate, code, words, details, modules } = sheet;
  const firm = readFirm();
  const dates = sessionsText(certificate.sessions);
  return taggedPdf(
    {
      title: `${words.title}: ${certificate.name}`,
      subject: certificate.course,
      author: firm.legalName,
      words: JSON.stringify([
        certificate,
        code,
        details,
        modules,
        words,
        firm,
        dayText(certificate.issuedOn),
        dates,
        "0123456789.·",
      ]),
      layout: "landscape",
    },
    (doc, root) => {
      if (sheet.nameFont) doc.registerFont("name", Buffer.from(sheet.nameFont));
      doc.addPage();
      artifact(doc, () => drawGround(doc));
      drawWords(doc, root, sheet, words);
      drawPanel(doc, root, sheet, words);
    },
  );
}

type Words = Record<
  "title" | "holder" | "completed" | "modules" | "number" | "issuedOn" | "check" | "code",
  string
>;

/** The waves of the page that checks it: the mean year of carbon dioxide, again and again. */
function drawGround(doc: Doc): void {
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
  const cycle = seasonalCycle();
  doc.save();
  doc.rect(0, 0, PANEL.left, PAGE.height).clip();
  doc.lineWidth(0.5).strokeColor(dune).strokeOpacity(0.55);
  for (const turned of [1, -1])
    for (const row of range(5)) {
      const points = range(85).map(
        (month): Point => [
          (month * PANEL.left) / 84 - row * 4,
          PAGE.height - 96 + row * 22 + turned * (cycle[month % 12] ?? 0) * 6,
        ],
      );
      doc.path(curve(points)).stroke();
    }
  doc.restore();
  doc.rect(PANEL.left, 0, PANEL.width, PAGE.height).fill(ink);
  drawStripes(doc, 0, STRIPES, PAGE.width);
}

function drawWords(doc: Doc, root: Structure, sheet: CertificateSheet, words: Words): void {
  const { certificate, details, modules, nameFont, code } = sheet;
  const { margin: left } = PAGE;
  const line = { width: WORDS };
  tag(doc, root, "H1", {}, () => write(doc, "strong", 13, leaf).text(words.title, left, 74, line));
  tag(doc, root, "P", {}, () => write(doc, "body", 12, MUTED).text(words.holder, left, 116, line));
  tag(doc, root, "P", {}, () => {
    if (nameFont) doc.font("name").fillColor(ink);
    else write(doc, "title", 40, ink);
    doc.fontSize(fitting(doc, certificate.name, 40));
    doc.text(certificate.name, left, 139, { lineBreak: false });
  });
  artifact(doc, () => doc.rect(left, 200, 64, 3).fill(marigold));
  tag(doc, root, "P", {}, () => write(doc, "body", 12, MUTED).text(words.completed, left, 218, line));
  tag(doc, root, "P", {}, () =>
    write(doc, "heading", 22, ink).text(certificate.course, left, 239, { ...line, lineGap: 1 }),
  );
  const dates = [sessionsText(certificate.sessions), ...details].join("  ·  ");
  tag(doc, root, "P", {}, () => write(doc, "strong", 11, leaf).text(dates, left, doc.y + 6, line));
  if (modules.length > 0) drawModules(doc, root, words.modules, modules);
  tag(doc, root, "P", {}, () => {
    write(doc, "body", 6.5, MUTED).text(words.code, left, PAGE.height - 74, line);
    write(doc, "body", 5.6, MUTED).text(code, left, doc.y + 2, { ...line, lineGap: 0.5 });
  });
}

function drawModules(doc: Doc, root: Structure, title: string, modules: string[]): void {
  const { margin: left } = PAGE;
  tag(doc, root, "H2", {}, () =>
    write(doc, "strong", 10, ink).text(title, left, doc.y + 16, { width: WORDS }),
  );
  const list = doc.struct("L");
  root.add(list);
  for (const [index, module] of modules.entries())
    tag(doc, list, "LI", {}, () =>
      write(doc, "body", 10, MUTED).text(`${index + 1}.  ${module}`, left, doc.y + 1.5, { width: WORDS }),
    );
  list.end();
}

function drawPanel(doc: Doc, root: Structure, { certificate, code }: CertificateSheet, words: Words): void {
  const left = PANEL.left + PANEL.padding;
  const width = PANEL.width - 2 * PANEL.padding;
  const line = { width };
  artifact(doc, () => drawMark(doc, left, 52, 26));
  tag(doc, root, "P", {}, () =>
    write(doc, "heading", 17, paper).text(certificate.issuer, left + 36, 55, line),
  );
  tag(doc, root, "P", {}, () => {
    write(doc, "body", 9, paper).text(words.number, left, 128, line);
    write(doc, "title", 24, paper).text(certificate.number, left, 144, line);
  });
  tag(doc, root, "P", {}, () => {
    write(doc, "body", 9, paper).text(words.issuedOn, left, 186, line);
    write(doc, "strong", 12, paper).text(dayText(certificate.issuedOn), left, 199, line);
  });
  const top = PAGE.height - 88 - width;
  const url = verifyUrl(code);
  const alt = { alt: `${words.check} ${absolute(href("/verify"))}` };
  tag(doc, root, "Figure", alt, () => drawCode(doc, url, left, top, width));
  doc.link(left, top, width, width, url);
  tag(doc, root, "P", {}, () => {
    write(doc, "body", 9, paper).text(words.check, left, top + width + 12, line);
    write(doc, "strong", 10.5, marigold).text(absolute(href("/verify")).replace(/^https?:\/\//, ""), line);
  });
}

/** In units of its own squares, so that each falls on whole numbers. */
function drawCode(doc: Doc, url: string, left: number, top: number, width: number): void {
  const { data, size } = encode(url, { ecc: "L", boostEcc: true, border: 0 });
  doc.rect(left, top, width, width).fill("#ffffff");
  doc
    .save()
    .translate(left, top)
    .scale(width / (size + 2 * QUIET))
    .translate(QUIET, QUIET);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(x, y, 1, 1);
  doc.fill(ink).restore();
}

/** As large as fits on one line. */
function fitting(doc: Doc, text: string, size: number): number {
  return Math.min(size, (size * WORDS * 0.99) / doc.fontSize(size).widthOfString(text));
}
