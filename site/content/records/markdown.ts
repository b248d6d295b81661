import { DomUtils, parseDocument } from "htmlparser2";
import { Marked, type Token, type Tokens, type TokensList } from "marked";
import { escapeHtml } from "../../../contract/html.ts";
import { today } from "../../dates/dates.ts";
import { isTrueOn, wordingsFor } from "./dated-text.ts";
import { findStatement, type Wording } from "./rules.ts";

type PhotoHtml = (reference: string, alt: string) => string | undefined;

/** Raw HTML becomes text and odd links lose their url, so that a pasted snippet never runs in a browser. */
const engine = (photoHtml: PhotoHtml): Marked =>
  new Marked({
    gfm: true,
    extensions: [
      {
        name: "statement",
        level: "inline",
        start: (source) => source.indexOf("{"),
        tokenizer(source) {
          const [raw = "", name] = /^\{([a-z0-9-]+\.[a-z0-9-]+)\}/.exec(source) ?? [];
          // An unknown statement stays as it is written; site/build/references.ts refuses it.
          return name && findStatement(name) ? { type: "statement", raw, name } : undefined;
        },
        renderer: ({ name }) => statementHtml(name),
      },
    ],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ href, text }) => photoHtml(href, escapeHtml(text)) ?? escapeHtml(text),
      paragraph({ tokens }) {
        const [only, ...others] = tokens;
        const inner = this.parser.parseInline(tokens);
        if (only?.type !== "image" || others.length > 0) return `<p>${inner}</p>\n`;
        const { title } = only as Tokens.Image;
        return `<figure>${inner}${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ""}</figure>\n`;
      },
      heading(token) {
        const level = Math.min(Math.max(token.depth, 2), 4);
        const { id } = headings.get(token) ?? {};
        return `<h${level}${id ? ` id="${id}"` : ""}>${this.parser.parseInline(token.tokens)}</h${level}>\n`;
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        return /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)
          ? `<a href="${escapeHtml(href)}">${label}</a>`
          : label;
      },
      table({ header, rows }) {
        const head = header
          .map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`)
          .join("");
        const names = header.map(({ text }) => escapeHtml(text));
        const cell = (tokens: Token[], column: number) =>
          `<td data-column="${names[column]}">${this.parser.parseInline(tokens)}</td>`;
        const body = rows
          .map(
            (row) => `<tr>${row.map(({ tokens }, column) => cell(tokens, column)).join("")}</tr>`,
          )
          .join("");
        const label = names.join(", ");
        const look = header.length < LIST_COLUMNS ? "table-scroll" : "table-scroll table-list";
        return `<section class="${look}" tabindex="0" aria-label="Table: ${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>\n`;
      },
    },
  });

const marked = engine(() => undefined);

export type Heading = { id: string; title: string };

/** The id and the words of each second-level heading that `lex` found. */
const headings = new WeakMap<Token, Heading>();

/** Without `photo`, a photograph becomes its description. */
export const markdownToHtml = (markdown: string, photo?: PhotoHtml) =>
  (photo ? engine(photo) : marked).parser(lex(markdown));

export const markdownHeadings = (markdown: string) =>
  lex(markdown).flatMap((token) => headings.get(token) ?? []);

/** A text cut at its second-level headings, as HTML without them. Text before the first heading is left out. */
export function markdownSections(markdown: string): Array<Heading & { html: string }> {
  const tokens = lex(markdown);
  const starts = tokens.flatMap((token, index) => (headings.has(token) ? [index] : []));
  return starts.flatMap((start, index) => {
    const heading = headings.get(tokens[start] as Token);
    return heading
      ? [{ ...heading, html: marked.parser(tokens.slice(start + 1, starts[index + 1])) }]
      : [];
  });
}

/** Ids that the pages around a text use themselves. */
const PAGE_IDS = [
  "author",
  "leaf",
  "main",
  "mark",
  "notices",
  "related",
  "site-menu",
  "split",
  "subscribed",
];

/** Cuts Markdown into tokens, and notes for each second-level heading its words and a unique id. */
function lex(markdown: string): TokensList {
  const tokens = marked.lexer(markdown);
  const taken = new Set(PAGE_IDS);
  for (const token of tokens) {
    if (token.type !== "heading" || token.depth > 2) continue;
    const title = wordsIn(marked.Parser.parseInline(token.tokens ?? [], marked.defaults));
    const slug = slugify(title) || "section";
    let id = slug;
    for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`;
    taken.add(id);
    headings.set(token, { id, title });
  }
  return tokens;
}

function wordsIn(html: string): string {
  const document = parseDocument(html);
  const hidden = DomUtils.findAll(({ attribs }) => "hidden" in attribs, document.children);
  for (const element of hidden) DomUtils.removeElement(element);
  return DomUtils.textContent(document).replace(/\s+/g, " ").trim();
}

/** On phones, a table with this many columns becomes a list. */
const LIST_COLUMNS = 3;

export function referencesIn(markdown: string): Array<Tokens.Link | Tokens.Image> {
  const found: Array<Tokens.Link | Tokens.Image> = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "link" || token.type === "image")
      found.push(token as Tokens.Link | Tokens.Image);
  });
  return found;
}

/** All wordings of a statement, with all but today's hidden, as site/ui/said.tsx shows it. */
function statementHtml(name: string): string {
  const forms = wordingsFor(name);
  if (forms.length === 1) return escapeHtml(forms[0]?.text ?? "");
  return forms
    .map((form) => `<span${datedAttributes(form)}>${escapeHtml(form.text)}</span>`)
    .join("");
}

function datedAttributes(form: Wording): string {
  const from = form.from ? ` data-from="${form.from}"` : "";
  const until = form.until ? ` data-until="${form.until}"` : "";
  return from + until + (isTrueOn(form, today()) ? "" : " hidden");
}

/** An anchor from the words of a heading; letters of any script stay. */
const slugify = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
