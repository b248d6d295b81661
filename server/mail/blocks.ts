import { colour } from "../../brand/tokens.ts";
import { type Html, html } from "../http/html.ts";

/**
 * Each block comes out as HTML and as plain text, so that neither says less than the other. Mail programs know no CSS
 * variables, so styles are inline; the classes are for dark mode (layout.ts).
 */
export type Block = { html: Html; text: string };
type Inline = string | Block;

export const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
export const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const INK = colour("ink");
const MUTED = colour("ink-soft");
const LINE = colour("line");
const LEAF = colour("leaf");
const asHtml = (content: Inline[]) =>
  content.map((part) => (typeof part === "string" ? part : part.html));
const asText = (content: Inline[]) =>
  wrap(content.map((part) => (typeof part === "string" ? part : part.text)).join(""));

export const paragraph = (...content: Inline[]): Block => ({
  html: html`<p class="ink" style="margin:0 0 16px;font:17px/1.55 ${SANS};color:${INK}">${asHtml(content)}</p>`,
  text: asText(content),
});

export const lines = (words: string): Block => ({
  html: html`<p class="ink" style="margin:0 0 16px;font:17px/1.55 ${SANS};color:${INK};white-space:pre-line;word-break:break-word">${words}</p>`,
  text: wrap(words),
});

export const small = (...content: Inline[]): Block => ({
  html: html`<p class="soft" style="margin:0 0 8px;font:14px/1.5 ${SANS};color:${MUTED}">${asHtml(content)}</p>`,
  text: asText(content),
});

/** In plain text the url follows on a line of its own, where no mail program breaks it. */
export const link = (url: string, words: string): Block => ({
  html: html`<a class="leaf" href="${url}" style="color:${LEAF}">${words}</a>`,
  text: `\n${words}:\n${url}\n`,
});

export const button = (url: string, words: string): Block => ({
  html: html`<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:14px 24px;background:${LEAF};color:${colour("white")};font:600 17px/1 ${SANS};text-decoration:none;border-radius:8px">${words}</a></p>`,
  text: `${words}:\n${url}`,
});

export const quotation = (label: string, words: string): Block => ({
  html: html`<div class="sand" style="margin:0 0 24px;padding:16px 20px;background:${colour("sand")};border-left:4px solid ${colour("marigold")};font:17px/1.55 ${SANS};color:${INK};white-space:pre-wrap;word-break:break-word">${words}</div>`,
  text: plainFacts([[label, words]]),
});

export const quotedWords = (label: string, words: string): Block => ({
  html: html`<p class="soft" style="margin:24px 0 8px;font:14px/1.5 ${SANS};color:${MUTED}">${label}</p><blockquote class="soft line" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${LINE};font:15px/1.55 ${SANS};color:${MUTED};white-space:pre-wrap;word-break:break-word">${words}</blockquote>`,
  text: [label, ...words.split("\n").map((line) => `> ${line}`)].join("\n"),
});

export type Fact = readonly [label: string, value: string];

export function facts(rows: readonly Fact[]): Block {
  const row = ([label, value]: Fact) => html`<tr>
<th class="soft line" scope="row" style="width:32%;padding:9px 16px 9px 0;border-top:1px solid ${LINE};text-align:left;vertical-align:top;font:14px/1.7 ${SANS};color:${MUTED}">${label}</th>
<td class="ink line" style="padding:9px 0;border-top:1px solid ${LINE};vertical-align:top;font:16px/1.5 ${SANS};color:${INK};white-space:pre-wrap;word-break:break-word">${value}</td></tr>`;
  return {
    html: html`<table role="presentation" class="line" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px;border-bottom:1px solid ${LINE}">${rows.map(row)}</table>`,
    text: plainFacts(rows),
  };
}

export const heading = (words: string, above = ""): Block => ({
  html: html`${above && html`<p class="soft" style="margin:32px 0 0;font:600 14px/1.5 ${SANS};color:${MUTED}">${above}</p>`}<h2 class="ink" style="margin:${above ? "4px" : "28px"} 0 12px;font:500 21px/1.25 ${SERIF};color:${INK};word-break:break-word">${words}</h2>`,
  text: `\n${above && `${above}\n\n`}${underlined(words, "-")}`,
});

const WIDTH = 72;

/** Breaks our own prose between words; a word longer than the line, such as a url, stays whole. */
export function wrap(text: string): string {
  const lines = text.split("\n").map((line) => wrapLine(line.trim()));
  return lines.join("\n").trimEnd();
}

function wrapLine(line: string): string {
  const lines: string[] = [""];
  for (const word of line.split(" ")) {
    const last = lines.length - 1;
    const current = lines[last] ?? "";
    if (current === "") lines[last] = word;
    else if (current.length + 1 + word.length <= WIDTH) lines[last] = `${current} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

const plainFacts = (rows: readonly Fact[]) =>
  rows
    .map(([label, value]) =>
      value.includes("\n") ? `${label}:\n\n${value}\n` : `${label}: ${value}`,
    )
    .join("\n");

export const underlined = (title: string, sign: "=" | "-") =>
  `${title}\n${sign.repeat(Math.min(title.length, WIDTH))}`;
