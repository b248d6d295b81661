import { colour } from "../../brand/tokens.ts";
import type { Firm } from "../../contract/firm.ts";
import { MAIL_PICTURES, type MailPicture } from "../../contract/mail-pictures.ts";
import { Html, html } from "../http/html.ts";
import { type Block, SANS, SERIF } from "./blocks.ts";
import { underlined, wrap } from "./plain.ts";

const INK = colour("ink");
const PAPER = colour("paper");
const WHITE = colour("white");

/** Readers in the dark get the brand's night; a program that strips this shows the letter by day. */
const NIGHT = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.paper{background:${colour("night")}!important}
.card{background:${colour("ink")}!important}
.ink,.name{color:${PAPER}!important}
.soft{color:${colour("line")}!important}
.line{border-color:${colour("line-dark")}!important}
.leaf{color:${colour("leaf-light")}!important}
.sand{background:${colour("ink-2")}!important;color:${PAPER}!important}
.firm{background:${colour("ink-2")}!important}
}`;

export interface Letter {
  /** Shown in the list of mails beside the subject. */
  preview: string;
  title: string;
  /** A picture of its own for what visitors get; the firm's own notices carry the band. */
  picture: Exclude<MailPicture, "mark">;
  body: Block[];
  /** Below the letter: why it came and how to end it. */
  footer: Block[];
}

/** How the letter's HTML names a picture that travels with it. */
export const contentId = (picture: MailPicture) => `${picture}@letter`;

/** Pictures lead to nothing that a text does not say, so their alternative text is empty. */
function image(picture: MailPicture, style: string): Html {
  const { width, height } = MAIL_PICTURES[picture];
  return html`<img src="cid:${contentId(picture)}" width="${width}" height="${height}" alt="" style="display:block;border:0;${style}">`;
}

const citiesOf = (firm: Firm) => firm.offices.map(({ city }) => city).join(" and ");

export function letterHtml(firm: Firm, siteUrl: string, letter: Letter, pictures: MailPicture[]): string {
  const shown = (picture: MailPicture, style: string) =>
    pictures.includes(picture) ? image(picture, style) : "";
  const host = new URL(siteUrl).host;
  const blocks = (all: Block[]) => all.map((block) => block.html);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${letter.title}</title>
<style>${new Html(NIGHT)}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:20px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 0 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding:0 12px 0 0">${shown("mark", "")}</td><td class="name" style="font:600 25px/1 ${SERIF};color:${INK}">${firm.name}</td></tr></table></td></tr>
<tr><td bgcolor="${INK}" height="12" style="font-size:0;line-height:0">${shown(letter.picture, letter.picture === "band" ? "width:100%;height:12px" : "width:100%;height:auto")}</td></tr>
<tr><td class="card" bgcolor="${WHITE}" style="padding:32px 28px 12px">
<h1 class="ink" style="margin:0 0 20px;font:500 30px/1.15 ${SERIF};color:${INK};word-break:break-word">${letter.title}</h1>
${blocks(letter.body)}
</td></tr>
<tr><td class="firm" bgcolor="${INK}" style="padding:20px 28px;font:15px/1.6 ${SANS};color:${PAPER}">
<span style="font:500 19px/1.4 ${SERIF}">${firm.name}</span>, ${citiesOf(firm)}<br>
<a href="tel:${firm.phone.replaceAll(" ", "")}" style="color:${PAPER};text-decoration:none;white-space:nowrap">${firm.phone}</a> &middot; <a href="${siteUrl}" style="color:${PAPER}">${host}</a></td></tr>
<tr><td style="padding:20px 28px 0">${blocks(letter.footer)}</td></tr>
</table></td></tr></table>
</body></html>`.markup;
}

/** The same letter for who reads plain text. The signature ends it: some mail programs hide what follows one. */
export function letterText(firm: Firm, siteUrl: string, letter: Letter): string {
  const firmLines = `${firm.name}, ${citiesOf(firm)}\n${firm.phone}\n${siteUrl}`;
  return [
    underlined(wrap(letter.title)),
    ...letter.body.map((block) => block.text),
    ...letter.footer.map((block) => block.text),
    `-- \n${firmLines}`,
  ]
    .join("\n\n")
    .concat("\n");
}
