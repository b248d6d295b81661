import type { Firm } from "../../contract/firm.ts";
import { type Html, html } from "../http/html.ts";

/** The site's palette; mail programs know no CSS variables, so styles are written where they apply. */
const INK = "#10231c";
const PAPER = "#faf6ee";
const LEAF = "#1f6b4a";
const MARIGOLD = "#e8a020";
const MUTED = "#55645c";
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

export interface Letter {
  /** Shown in the list of mails beside the subject. */
  preview: string;
  title: string;
  body: Html[];
  footer: Html[];
}

export const paragraph = (...content: (string | Html)[]) =>
  html`<p style="margin:0 0 16px;font:17px/1.55 ${SANS};color:${INK}">${content}</p>`;

export const small = (...content: (string | Html)[]) =>
  html`<p style="margin:0 0 8px;font:14px/1.5 ${SANS};color:${MUTED}">${content}</p>`;

export const link = (address: string, text: string) =>
  html`<a href="${address}" style="color:${LEAF}">${text}</a>`;

export const button = (address: string, text: string) =>
  html`<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:13px 22px;background:${LEAF};color:#ffffff;font:600 16px/1 ${SANS};text-decoration:none;border-radius:4px">${text}</a></p>`;

export function facts(rows: (readonly [label: string, value: string | Html])[]): Html {
  const row = ([label, value]: readonly [string, string | Html]) => html`<tr>
<th scope="row" style="padding:8px 20px 8px 0;text-align:left;vertical-align:top;white-space:nowrap;font:14px/1.5 ${SANS};color:${MUTED}">${label}</th>
<td style="padding:8px 0;font:16px/1.5 ${SANS};color:${INK};white-space:pre-wrap;word-break:break-word">${value}</td></tr>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px;border-top:1px solid #d9d2c2;border-bottom:1px solid #d9d2c2">${rows.map(row)}</table>`;
}

export function letterHtml(firm: Firm, letter: Letter): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${letter.title}</title></head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:4px solid ${MARIGOLD}">
<tr><td style="padding:24px 32px;background:${INK};font:600 22px/1 ${SERIF};color:${PAPER}">${firm.name}</td></tr>
<tr><td style="padding:32px 32px 16px">
<h1 style="margin:0 0 20px;font:500 28px/1.2 ${SERIF};color:${INK}">${letter.title}</h1>
${letter.body}
</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid #d9d2c2">${letter.footer}</td></tr>
</table></td></tr></table>
</body></html>`.markup;
}
