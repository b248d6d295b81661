import { expect, test } from "vitest";
import { joinScripts, printOnce } from "./once.ts";

const body = '<p>“Text” &amp; more</p><section class="x"></section>';
const handOver = (html: string) =>
  JSON.stringify(`${JSON.stringify([{ _1: 2 }, "html", html, "title", "Kept"])}\n`).replaceAll(
    "<",
    "\\u003C",
  );
const page = (data: string) =>
  `<div class="prose" data-once="true">${body}</div><script>x.streamController.enqueue(${data});</script>`;

test("the marked text stands in the hydration data too → that copy is emptied, the rest stays", () => {
  expect(printOnce(page(handOver(body)))).toBe(page(handOver("")));
});

test("a page without the mark → unchanged", () => {
  const html = page(handOver(body)).replace(' data-once="true"', "");
  expect(printOnce(html)).toBe(html);
});

test("the data has another form than expected → the build stops", () => {
  expect(() => printOnce(page(handOver("something else")))).toThrow("holds no copy of the marked element");
});

test("scripts that scroll back and hand data over → one, in their order, and empty elements in their places", () => {
  const scroll = '((storageKey, restoreKey) => {\n\tscroll();\n})("positions", null)';
  const open = "window.__reactRouterContext = {};window.c.stream = s.pipeThrough(new TextEncoderStream());";
  const enqueue = 'window.__reactRouterContext.streamController.enqueue("1");';
  const close = "window.__reactRouterContext.streamController.close();";
  const [first, second] = joinScripts(
    `<script>${scroll}</script><script>${open}</script><p></p><script>${enqueue}</script><!--$--><script>${close}</script>`,
  ).split("window.__reactRouterContext = {}");
  expect(first).toMatch(/^<script><\/script><script>\{.*sessionStorage\["positions"\].*\}$/);
  expect(`window.__reactRouterContext = {}${second}`).toBe(
    `${open}${enqueue}${close}</script><p></p><script></script><!--$--><script></script>`,
  );
});

test("a framework with another hand-over → the build stops", () => {
  expect(() => joinScripts("<p></p>")).toThrow("no script that puts scrolling back");
  expect(() => joinScripts('<script>((storageKey, restoreKey) => {})("p", null)</script>')).toThrow(
    "no script that opens",
  );
});
