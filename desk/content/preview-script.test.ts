import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { addDays, today } from "../../site/dates/dates.ts";
import { WITHOUT_SOCKETS, withPreviewScript } from "./preview-script.ts";

const PAGE = "<!doctype html><html><head lang=en><title>A page</title></head></html>";
const scriptIn = (page: string) =>
  /<head lang=en><script>(.*?)<\/script><title>/s.exec(page)?.[1] ?? "";

function dayOf(day: string | undefined, asked: string): string {
  const scope = {
    ...{ Date, EventTarget },
    location: { pathname: "/" },
    addEventListener: () => {},
  };
  return runInNewContext(`${scriptIn(withPreviewScript(PAGE, day))};${asked}`, scope);
}

test.each([undefined, today(), addDays(today(), 1), addDays(today(), 500)])(
  "a page of the preview on %s → its scripts find that day, and other days as they are",
  (day) => {
    const india = "330*6e4";
    for (const now of ["Date.now()", "new Date().getTime()"])
      expect(dayOf(day, `new Date(${now}+${india}).toISOString().slice(0,10)`)).toBe(
        day ?? today(),
      );
    expect(dayOf(day, "new Date('2024-02-29').toISOString()")).toBe("2024-02-29T00:00:00.000Z");
  },
);

test("the desk names a section, or a block of an article → the page scrolls there, unless it is in sight or another window asks", () => {
  const scrolled: number[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const section = (top: number) => ({
    data: "section",
    nextElementSibling: { getBoundingClientRect: () => ({ top, bottom: top + 400 }) },
  });
  const nodes = [section(100), { data: "another comment" }, section(500), section(2000)];
  const parent = {};
  runInNewContext(scriptIn(withPreviewScript(PAGE)), {
    ...{ Date, EventTarget, parent, innerHeight: 900, location: { pathname: "/" } },
    addEventListener: (name: string, listen: (event: object) => void) => (listeners[name] = listen),
    scrollBy: ({ top }: { top: number }) => scrolled.push(top),
    document: {
      querySelectorAll: () =>
        [section(200), section(3000)].map(({ nextElementSibling }) => nextElementSibling),
      createTreeWalker: () => {
        let at = -1;
        return {
          nextNode: () => nodes[++at],
          get currentNode() {
            return nodes[at];
          },
        };
      },
    },
  });
  const ask = (source: object, section: unknown) =>
    listeners.message?.({ source, data: { section } });
  for (const index of [0, 1, 2, 3, undefined]) ask(parent, index);
  ask({}, 2);
  for (const block of [0, 1, 2]) listeners.message?.({ source: parent, data: { block } });
  expect(scrolled).toEqual([1920, 2920]);
});

test("a page of an error, without a head → has the script too", () => {
  expect(withPreviewScript("<title>Error</title>")).toMatch(
    /^<script>.*<\/script><title>Error<\/title>$/s,
  );
});

test("Vite's client on a page of the preview → finds what it calls of a socket, and opens none", () => {
  const calls =
    "const socket = new WebSocket('ws://x'); socket.addEventListener('message', () => {});";
  runInNewContext(`${WITHOUT_SOCKETS}${calls}socket.send('ping'); socket.close();`, {
    EventTarget,
  });
});
