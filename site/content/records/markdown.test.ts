import { expect, test } from "vitest";
import { markdownHeadings, markdownSections, markdownToHtml } from "./markdown.ts";

test.each([
  "/contact",
  "/",
  "#sources",
  "https://example.org/x",
  "mailto:a@b.example",
  "tel:+911234567890",
])("a link to %s → leads there", (url) => {
  expect(markdownToHtml(`[here](${url})`)).toBe(`<p><a href="${url}">here</a></p>\n`);
});

test.each([
  "//example.org/x",
  "///example.org",
  "contact",
  "javascript:alert(1)",
  "data:text/html,x",
])("a link to %s, neither a page of ours nor a whole url → words alone", (url) => {
  expect(markdownToHtml(`[here](${url})`)).toBe("<p>here</p>\n");
});

test("headings → their words as a reader sees them, and an id each that no other has", () => {
  const body = [
    "## What *Acme* does",
    "## [Our law](https://example.org/law) & `code`",
    "## Costs",
    "## Costs",
    "## Costs 2",
    "## जलवायु परिवर्तन",
    "## ₹!",
    "## Related",
    "### Third level",
    "```\n## No heading\n```",
  ].join("\n\n");
  const headings = markdownHeadings(body);
  expect(headings).toEqual([
    { id: "what-acme-does", title: "What Acme does" },
    { id: "our-law-code", title: "Our law & code" },
    { id: "costs", title: "Costs" },
    { id: "costs-2", title: "Costs" },
    { id: "costs-2-2", title: "Costs 2" },
    { id: "जलवायु-परिवर्तन", title: "जलवायु परिवर्तन" },
    { id: "section", title: "₹!" },
    // The sidebar of an article has this id.
    { id: "related-2", title: "Related" },
  ]);
  const ids = [...markdownToHtml(body).matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id);
  expect(ids).toEqual(headings.map(({ id }) => id));
});

test("sections → cut at the headings, with the same words and ids", () => {
  expect(markdownSections("Before.\n\n## **A** b\n\nOne.\n\n### C\n\n## A b\n\nTwo.")).toEqual([
    { id: "a-b", title: "A b", html: "<p>One.</p>\n<h3>C</h3>\n" },
    { id: "a-b-2", title: "A b", html: "<p>Two.</p>\n" },
  ]);
});
