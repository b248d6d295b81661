import { expect, test } from "vitest";
import { cutAtTerms } from "../../content/records/terms.ts";
import { withTermLinks } from "./post-html.ts";

const link = (words: string) => `<a class="term" href="/glossary#wick-number">${words}</a>`;

test("a text with terms → cut at the first mention of each, also in the plural or at the start of a sentence", () => {
  const named = new Set<string>();
  expect(cutAtTerms("Wick numbers, a wick number & BRASS.", named)).toEqual([
    { id: "wick-number", text: "Wick numbers" },
    ", a wick number & ",
    { id: "brass", text: "BRASS" },
    ".",
  ]);
  expect(cutAtTerms("BRASS again", named)).toEqual(["BRASS again"]);
  expect(cutAtTerms("The wick-no. counts", new Set())).toContainEqual({
    id: "wick-number",
    text: "wick-no.",
  });
});

test("a part of another word, or other capitals → no term", () => {
  const words = "Brass, BRASS-works and a candlewick number.";
  expect(cutAtTerms(words, new Set())).toEqual([words]);
});

test("HTML → linked outside of headings, links and words of other days, and otherwise as it was", () => {
  const before = `<h2 id="x">A wick number</h2>\n<p><a href="/team">wick number</a> <span data-from="2098-01-01" hidden>wick number</span> &lt;one&gt; `;
  const html = `${before}wick number, wick number</p><img src="/a.png" alt="A &quot;b&quot;">`;
  expect(withTermLinks(html)).toBe(
    `${before}${link("wick number")}, wick number</p><img src="/a.png" alt="A &quot;b&quot;">`,
  );
});
