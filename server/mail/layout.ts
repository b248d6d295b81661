import { colour } from "../../brand/tokens.ts";
import type { Firm } from "../../contract/firm.ts";
import { MAIL_PICTURES, type MailPicture } from "../../contract/mail-pictures.ts";
import { Html, html } from "../http/html.ts";
import { type Block, SANS, SERIF, underlined, wrap } from "./blocks.ts";

const INK = colour("ink");
const PAPER = colour("paper");
const WHITE = colour("white");

/** For mail programs in dark mode; one that strips this shows the light colours. */
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

export interface MailContent {
  subject: string;
  preview: string;
  /** "" where the mail begins with its words, as a person's does. */
  title: string;
  picture: Exclude<MailPicture, "mark">;
  body: Block[];
  footer: Block[];
}

export const contentId = (picture: MailPicture) => `${picture}@letter`;

/** Pictures say nothing that the text does not, so their alternative text is empty. */
function image(picture: MailPicture, style: string): Html {
  const { width, height } = MAIL_PICTURES[picture];
  return html`<img src="cid:${contentId(picture)}" width="${width}" height="${height}" alt="" style="display:block;border:0;${style}">`;
}

const citiesOf = (firm: Firm) => firm.offices.map(({ city }) => city).join(" and ");

export function mailHtml(
  firm: Firm,
  siteUrl: string,
  content: MailContent,
  pictures: MailPicture[],
): string {
  const pictureOf = (picture: MailPicture, style: string) =>
    pictures.includes(picture) ? image(picture, style) : "";
  const host = new URL(siteUrl).host;
  const blocks = (all: Block[]) => all.map((block) => block.html);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${content.title || content.subject}</title>
<style>${new Html(NIGHT)}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:20px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 0 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding:0 12px 0 0">${pictureOf("mark", "")}</td><td class="name" style="font:600 25px/1 ${SERIF};color:${INK}">${firm.name}</td></tr></table></td></tr>
<tr><td bgcolor="${INK}" height="12" style="font-size:0;line-height:0">${pictureOf(content.picture, content.picture === "band" ? "width:100%;height:12px" : "width:100%;height:auto")}</td></tr>
<tr><td class="card" bgcolor="${WHITE}" style="padding:32px 28px 12px">
${content.title && html`<h1 class="ink" style="margin:0 0 20px;font:500 30px/1.15 ${SERIF};color:${INK};word-break:break-word">${content.title}</h1>`}
${blocks(content.body)}
</td></tr>
<tr><td class="firm" bgcolor="${INK}" style="padding:20px 28px;font:15px/1.6 ${SANS};color:${PAPER}">
<span style="font:500 19px/1.4 ${SERIF}">${firm.name}</span>, ${citiesOf(firm)}<br>
<a href="tel:${firm.phone.replaceAll(" ", "")}" style="color:${PAPER};text-decoration:none;white-space:nowrap">${firm.phone}</a> &middot; <a href="${siteUrl}" style="color:${PAPER}">${host}</a></td></tr>
<tr><td style="padding:20px 28px 0">${blocks(content.footer)}</td></tr>
</table></td></tr></table>
</body></html>`.markup;
}

/** The mail in plain text. The signature comes last, since some mail programs hide what follows it. */
export function mailText(firm: Firm, siteUrl: string, content: MailContent): string {
  const firmLines = `${firm.name}, ${citiesOf(firm)}\n${firm.phone}\n${siteUrl}`;
  return [
    ...(content.title ? [underlined(wrap(content.title), "=")] : []),
    ...content.body.map((block) => block.text),
    ...content.footer.map((block) => block.text),
    `-- \n${firmLines}`,
  ]
    .join("\n\n")
    .concat("\n");
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  cid?: string;
  contentDisposition?: "inline";
}

/** Pictures as attachments, without missing ones. Fetched from the site, they would tell it when a mail is read. */
export const carriedPictures = (
  names: MailPicture[],
  picture: (path: string) => Buffer | undefined,
) =>
  names.flatMap((name): { name: MailPicture; attachment: Attachment }[] => {
    const content = picture(MAIL_PICTURES[name].path);
    if (!content) return [];
    const file = { filename: `${name}.png`, contentType: "image/png", content };
    return [{ name, attachment: { ...file, cid: contentId(name), contentDisposition: "inline" } }];
  });
