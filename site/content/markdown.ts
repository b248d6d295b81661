import { Marked } from "marked";

/**
 * Markdown to HTML for bodies written by editors. Raw HTML is shown as text, and only web,
 * mail, phone and in-site addresses become links, so a pasted snippet can never run in a visitor's browser.
 */
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    heading({ tokens, depth, text }) {
      const level = Math.min(Math.max(depth, 2), 4);
      const id = level === 2 ? ` id="${slugify(text)}"` : "";
      return `<h${level}${id}>${this.parser.parseInline(tokens)}</h${level}>\n`;
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
      const body = rows
        .map(
          (row) =>
            `<tr>${row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`).join("")}</tr>`,
        )
        .join("");
      const label = escapeHtml(header.map(({ text }) => text).join(", "));
      return `<div class="table-scroll" role="region" tabindex="0" aria-label="Table: ${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Splits a body at its second-level headings; each part comes as HTML without that heading. */
export function markdownSections(markdown: string): Array<{ id: string; title: string; html: string }> {
  return markdown
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return { id: slugify(title), title: title.trim(), html: markdownToHtml(lines.join("\n")) };
    });
}
