import { expect, test } from "vitest";
import { keepTogether } from "./unbroken.ts";

const page = (body: string) => `<html><head><title>In-house</title></head><body>${body}</body></html>`;
const shown = (body: string) =>
  keepTogether(page(body))
    .replaceAll('<span class="whitespace-nowrap">', "[")
    .replaceAll("</span>", "]")
    .replaceAll("\u00a0", "_")
    .replace(/^.*<body>|<\/body>.*$/g, "");

test.each([
  ["A Greenhouse-gas report", "A [Greenhouse-gas] report"],
  ["work done in-house, by CERT-In", "work done [in-house], by [CERT-In]"],
  ["below 50 t a year", "below 50_t a year"],
  ["Scope 1: 21.6 t CO₂e", "Scope_1: 21.6_t_CO₂e"],
  ["₹450 million or 42,000 kWh", "₹450_million or 42,000_kWh"],
  ["From FY 2025-26.", "From [FY 2025-26]."],
  ["IFRS S2, ISO 14064-1", "IFRS_S2, [ISO 14064-1]"],
  ["certified to ISO/IEC 20000-1", "certified to ISO/IEC [20000-1]"],
  ["carbon dioxide, 1958–2020", "carbon dioxide, [1958–2020]"],
  ["by 31 October 2025", "by 31_October 2025"],
  ["Mon-Fri 9 AM to 6 PM IST", "[Mon-Fri] 9_AM to 6_PM IST"],
  ["R&amp;D and it&#x27;s on-site", "R&amp;D and it&#x27;s [on-site]"],
])("%s → %s", (text, expected) => {
  expect(shown(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
});

test.each([
  ["a compound longer than half a line", "<p>sustainability-linked</p>"],
  ["an address", "<p>info@<wbr>my-firm.example, https://my-firm.example/in-house</p>"],
  ["a number before another word", "<p>2 and 3 in 2026</p>"],
  ["a drawing", "<svg><text>50 t</text></svg>"],
  ["code", "<code>npm run in-house</code>"],
  ["what an island wrote", "<astro-island><p>In-house</p></astro-island>"],
])("%s → stays as it is", (_, body) => {
  expect(shown(body)).toBe(body);
});

test("the text of a row of items → stays one item", () => {
  expect(keepTogether(page('<li class="md:flex gap-2"><i></i>Ask in-house staff</li>'))).toContain(
    '<i></i><span>Ask <span class="whitespace-nowrap">in-house</span> staff</span></li>',
  );
});

test("what an island is handed, and an element in a row → kept together", () => {
  expect(shown("<astro-island><astro-slot><p>50 t</p></astro-slot></astro-island>")).toContain("<p>50_t</p>");
  expect(shown('<div class="md:flex"><p>50 t</p></div>')).toContain("<p>50_t</p>");
});

test("small print → no element that another font would move by itself", () => {
  expect(shown(`<p class="mt-2 text-sm">In-house, <b>1958–2020</b>, CC BY 4.0</p>`)).toBe(
    `<p class="mt-2 text-sm">In-house, <b>1958–2020</b>, CC_BY_4.0</p>`,
  );
});

test("any page → the same text, and the head untouched", () => {
  const html = page("<p>In-house, 50 t &amp; <b>ISO 14001</b></p>");
  expect(
    keepTogether(html)
      .replace(/<\/?span[^>]*>/g, "")
      .replaceAll("\u00a0", " "),
  ).toBe(html);
});
