import { expect, test } from "vitest";
import { markdownToHtml } from "./markdown.ts";

test.each(["/contact", "/", "#sources", "https://example.org/x", "mailto:a@b.example", "tel:+911234567890"])(
  "a link to %s → leads there",
  (address) => {
    expect(markdownToHtml(`[here](${address})`)).toBe(`<p><a href="${address}">here</a></p>\n`);
  },
);

test.each(["//example.org/x", "///example.org", "contact", "javascript:alert(1)", "data:text/html,x"])(
  "a link to %s, neither a page of ours nor a whole address → words alone",
  (address) => {
    expect(markdownToHtml(`[here](${address})`)).toBe("<p>here</p>\n");
  },
);
