import { createHash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { readDocument } from "./document.ts";
import { finishPage, gatherAnchors } from "./finish.ts";

const nothing = { connect: [], formAction: [], script: [], image: [] };
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const finished = (head: string, body: string, style = ".a{margin:0}") =>
  finishPage(readDocument(page(head, body)), () => style, nothing).html;

test("a linked sheet → the page's part of it in the head, in place of the sheet", () => {
  const html = finished('<link rel="stylesheet" href="/assets/x.css">', '<p class="a">');
  expect(html).toMatch(/<style>\.a\{margin:0\}<\/style><\/head>/);
  expect(html).not.toContain("stylesheet");
});

test("inline scripts and styles → allowed by their hashes, before the first of them, and nothing else is", () => {
  const html = finished("<script>let a=1<2&&3</script>", "<script>go()</script>");
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
  expect(html).toContain(`script-src 'self' ${hash("let a=1<2&&3")} ${hash("go()")};`);
  expect(html).toContain(`style-src 'self' ${hash(".a{margin:0}")};`);
  expect(html).not.toContain("unsafe");
});

test("a number and its unit in the text → on one line; in the head, an island and a drawing → as they are", () => {
  const html = finished(
    "<title>50 t</title>",
    "<p>50 t &amp; <b>ISO 14001</b></p><astro-island>50 t<astro-slot>50 t</astro-slot></astro-island><svg>50 t</svg>",
  );
  expect(html).toContain("<title>50 t</title>");
  expect(html.replaceAll("\u00a0", "_")).toContain(
    "<p>50_t &amp; <b>ISO_14001</b></p><astro-island>50 t<astro-slot>50_t</astro-slot></astro-island><svg>50 t</svg>",
  );
});

test("what React writes between texts → gone, but not in an island", () => {
  const html = finished(
    "",
    "<p>2<!-- --> t</p><!--kept--><astro-island>2<!-- --> t<!--astro:end--></astro-island>",
  );
  expect(html).toContain(
    "<p>2 t</p><!--kept--><astro-island>2<!-- --> t<!--astro:end--></astro-island>",
  );
});

test("words of days beyond the coming year → in a file, in order; those of islands, and what a link leads to, stay", () => {
  vi.useFakeTimers({ now: new Date("2026-11-19T06:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { html, otherDays } = finishPage(
    readDocument(
      page(
        "",
        '<p data-until="2026-11-18">50 t</p><p data-until="2026-11-19">a</p><p data-from="2027-11-20" hidden>b</p>' +
          '<ul><li data-from="2028-01-01" hidden>50 t<i data-from="2029-01-01" hidden>c</i></li><li data-from="2028-02-01" hidden>d</li></ul>' +
          '<astro-island><p data-from="2028-01-01" hidden>e</p></astro-island>' +
          '<div data-from="2028-01-01" hidden><p id="next">f</p></div>',
      ),
    ),
    () => "",
    nothing,
  );
  expect(html).toContain(
    '<!--other-days 0--><p data-until="2026-11-19">a</p><p data-from="2027-11-20" hidden>b</p><ul><!--other-days 1--></ul>' +
      '<astro-island><p data-from="2028-01-01" hidden>e</p></astro-island>' +
      '<div data-from="2028-01-01" hidden><p id="next">f</p></div>',
  );
  expect(html).toContain(
    `<meta name="other-days" content="2026-11-19 2027-11-20 /${otherDays?.file}">`,
  );
  expect(JSON.parse((otherDays?.text ?? "").replaceAll("\u00a0", "_"))).toEqual([
    '<p data-until="2026-11-18">50_t</p>',
    '<li data-from="2028-01-01" hidden>50_t<i data-from="2029-01-01" hidden>c</i></li><li data-from="2028-02-01" hidden>d</li>',
  ]);
});

test("linked data → no script, needs no hash", () => {
  expect(finished('<script type="application/ld+json">{"a":1}</script>', "")).toContain(
    "script-src 'self';",
  );
});

test("a style element in the body → moved into the head", () => {
  const html = finished("<style>p{margin:0}</style>", "<div><style>b{color:red}</style></div>");
  expect(html).toContain("<style>.a{margin:0}b{color:red}</style></head>");
  expect(html).toContain("<body><div></div></body>");
  expect(html).toContain(
    `style-src 'self' ${hash("p{margin:0}")} ${hash(".a{margin:0}b{color:red}")};`,
  );
});

test("faces of further letters → those that the page has letters of, in its style; without one, nothing", () => {
  const face = (range: string) => `@font-face{src:url(${range});unicode-range:${range}}`;
  const rules = ["U+2070-209F", "U+900-97F,U+200C-200D", "U+370-3FF"].map(face);
  const head = `<style>p{margin:0}</style><style data-more-letters>${rules.join("\n")}</style>`;
  const html = finished(head, "<p>CH₄ 🧑\u200d🔬</p>");
  expect(html).toContain(`<style>p{margin:0}</style><style>${rules[0]}.a{margin:0}</style></head>`);
  expect(html).toContain(
    `style-src 'self' ${hash("p{margin:0}")} ${hash(`${rules[0]}.a{margin:0}`)};`,
  );
  expect(finished(head, "<p>हरित ± Ω</p>")).toContain(
    `<style>${rules[1]}${rules[2]}.a{margin:0}</style>`,
  );
  expect(finished(head, "<p>Plain ₹ – é</p>")).toBe(
    finished("<style>p{margin:0}</style>", "<p>Plain ₹ – é</p>"),
  );
});

test("a link to a place that no page has → stops the build, and names the page and the link", () => {
  const anchors = gatherAnchors();
  const add = (file: string, body: string) => anchors.add(file, readDocument(page("", body)));
  add(
    "index.html",
    '<a href="#top">a</a><a href="/services?x=1#fees">b</a><a href="https://a.example/#x">c</a><h1 id="top">',
  );
  add(
    "services/index.html",
    '<h2 id="fees"></h2><h2 id="दर"></h2><a href="/#top">a</a><a href="#%E0%A4%A6%E0%A4%B0">b</a>',
  );
  expect(anchors.check).not.toThrow();
  add("blog/7/index.html", '<a href="/services#feez">a</a><a href="#top">b</a>');
  expect(anchors.check).toThrow(
    "  /blog/7 links to /services#feez, and no element there has that id.\n  /blog/7 links to #top, and",
  );
});
