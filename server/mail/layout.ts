import { colour } from "../../brand/tokens.ts";
import type { Firm } from "../../contract/firm.ts";
import { MAIL_PICTURES, type MailPicture } from "../../contract/mail-pictures.ts";
import { type Html, html } from "../http/html.ts";

/** Mail programs know no CSS variables, so styles are written where they apply. */
const INK = colour("ink");
const PAPER = colour("paper");
const SAND = colour("sand");
const LINE = colour("line");
const LEAF = colour("leaf");
const MARIGOLD = colour("marigold");
const MUTED = colour("ink-soft");
const WHITE = colour("white");
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

export interface Letter {
  /** Shown in the list of mails beside the subject. */
  preview: string;
  title: string;
  /** A picture of its own for what visitors get; the firm's own notices carry the band. */
  picture: Exclude<MailPicture, "mark">;
  body: Html[];
  /** Below the letter: why it came and how to end it. */
  footer: Html[];
}

export const paragraph = (...content: (string | Html)[]) =>
  html`<p style="margin:0 0 16px;font:17px/1.55 ${SANS};color:${INK}">${content}</p>`;

export const small = (...content: (string | Html)[]) =>
  html`<p style="margin:0 0 8px;font:14px/1.5 ${SANS};color:${MUTED}">${content}</p>`;

export const link = (address: string, text: string) =>
  html`<a href="${address}" style="color:${LEAF}">${text}</a>`;

export const button = (address: string, text: string) =>
  html`<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;background:${LEAF};color:${WHITE};font:600 17px/1 ${SANS};text-decoration:none;border-radius:8px">${text}</a></p>`;

/** Somebody else's words, set apart from ours. */
export const quotation = (text: string) =>
  html`<div style="margin:0 0 24px;padding:16px 20px;background:${SAND};border-left:4px solid ${MARIGOLD};font:17px/1.55 ${SANS};color:${INK};white-space:pre-wrap;word-break:break-word">${text}</div>`;

export function facts(rows: (readonly [label: string, value: string | Html])[]): Html {
  const row = ([label, value]: readonly [string, string | Html]) => html`<tr>
<th scope="row" style="width:32%;padding:9px 16px 9px 0;border-top:1px solid ${LINE};text-align:left;vertical-align:top;font:14px/1.7 ${SANS};color:${MUTED}">${label}</th>
<td style="padding:9px 0;border-top:1px solid ${LINE};font:16px/1.5 ${SANS};color:${INK};white-space:pre-wrap;word-break:break-word">${value}</td></tr>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px;border-bottom:1px solid ${LINE}">${rows.map(row)}</table>`;
}

/** How the letter's HTML names a picture that travels with it. */
export const contentId = (picture: MailPicture) => `${picture}@letter`;

/** Pictures lead to nothing that a text does not say, so their alternative text is empty. */
function image(picture: MailPicture, style: string): Html {
  const { width, height } = MAIL_PICTURES[picture];
  return html`<img src="cid:${contentId(picture)}" width="${width}" height="${height}" alt="" style="display:block;border:0;${style}">`;
}

export function letterHtml(firm: Firm, siteUrl: string, letter: Letter, pictures: MailPicture[]): string {
  const shown = (picture: MailPicture, style: string) =>
    pictures.includes(picture) ? image(picture, style) : "";
  const host = new URL(siteUrl).host;
  const cities = firm.offices.map(({ city }) => city).join(" and ");
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${letter.title}</title></head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:20px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 0 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding:0 12px 0 0">${shown("mark", "")}</td><td style="font:600 25px/1 ${SERIF};color:${INK}">${firm.name}</td></tr></table></td></tr>
<tr><td bgcolor="${INK}" height="12" style="font-size:0;line-height:0">${shown(letter.picture, letter.picture === "band" ? "width:100%;height:12px" : "width:100%;height:auto")}</td></tr>
<tr><td bgcolor="${WHITE}" style="padding:32px 28px 12px">
<h1 style="margin:0 0 20px;font:500 30px/1.15 ${SERIF};color:${INK}">${letter.title}</h1>
${letter.body}
</td></tr>
<tr><td bgcolor="${INK}" style="padding:20px 28px;font:15px/1.6 ${SANS};color:${PAPER}">
<span style="font:500 19px/1.4 ${SERIF}">${firm.name}</span>, ${cities}<br>
<a href="tel:${firm.phone.replaceAll(" ", "")}" style="color:${PAPER};text-decoration:none;white-space:nowrap">${firm.phone}</a> &middot; <a href="${siteUrl}" style="color:${PAPER}">${host}</a></td></tr>
<tr><td style="padding:20px 28px 0">${letter.footer}</td></tr>
</table></td></tr></table>
</body></html>`.markup;
}
