import { ElementType, parseDocument } from "htmlparser2";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { readDocument } from "../../site/build/document.ts";
import { cutOtherDays, type OtherDays } from "../../site/build/other-days.ts";
import { splice } from "../../site/build/splice.ts";
import { isTrueOn } from "../../site/content/records/dated-text.ts";
import { rules } from "../../site/content/records/rules.ts";
import { addDays, dayText } from "../../site/dates/dates.ts";
import { deadlinesCopy } from "../../site/views/deadlines/copy.ts";
import { Deadlines } from "../../site/views/deadlines/deadlines.tsx";
import { homeCopy } from "../../site/views/home/copy.ts";
import { Home } from "../../site/views/home/home.tsx";
import { ruleCopy } from "../../site/views/rules/copy.ts";
import { RulePage } from "../../site/views/rules/rule.tsx";
import { CbamConsultancy } from "../../site/views/services/climate-sustainability/cbam-consultancy/cbam-consultancy.tsx";
import { cbamCopy } from "../../site/views/services/climate-sustainability/cbam-consultancy/copy.ts";
import { contradiction, datedClauses } from "./contradictions.ts";
import { FIXTURES, LIVE } from "./folders.ts";

/** Days around those on which a wording changes: sales, quarters, returns, declarations, ends of laws. */
const DAYS = [
  "2026-12-31",
  "2027-01-05",
  "2027-02-15",
  "2027-05-31",
  "2027-10-01",
  "2027-11-02",
  "2028-01-10",
  "2028-10-15",
  "2029-06-01",
  "2030-07-01",
  "2030-12-31",
  "2031-01-01",
];

/** The specification's own words, which the page marks as past. */
const KNOWN = /Q3 2025 CBAM report due 31 Oct 2025/;

test.each(["2026-11-18", "2028-02-29"])(
  "rule pages, home, CBAM and deadlines, built on %s → true on each of twelve days",
  (built) => {
    vi.stubEnv("CONTENT_DIR", LIVE);
    vi.useFakeTimers({ now: new Date(`${built}T06:00:00Z`), toFake: ["Date"] });
    onTestFinished(() => void vi.unstubAllEnvs());
    onTestFinished(() => void vi.useRealTimers());
    const pages: Array<[string, ReactElement]> = [
      ["/", createElement(Home, { copy: homeCopy() })],
      ["/cbam", createElement(CbamConsultancy, { copy: cbamCopy() })],
      ["/deadlines", createElement(Deadlines, { copy: deadlinesCopy() })],
      ...rules().map((rule): [string, ReactElement] => [
        `/rules/${rule.id}`,
        createElement(RulePage, { copy: ruleCopy(), rule }),
      ]),
    ];
    const problems = pages.flatMap(([path, page]) => {
      const whole = `<body>${renderToStaticMarkup(page)}</body>`;
      const { html, otherDays } = cut(whole, built);
      expect(putBack(html, otherDays)).toBe(whole);
      const { children } = parseDocument(html);
      const later = parseDocument(whole).children;
      const wordsOn = (day: string) => (otherDays && day > otherDays.last ? later : children);
      return DAYS.filter((day) => day >= built).flatMap((day) =>
        textsOn(wordsOn(day), day)
          .flatMap(datedClauses)
          .flatMap((clause) => {
            const wrong = contradiction(clause, day);
            return wrong && !KNOWN.test(clause.text)
              ? [`${path} on ${day}: “${clause.text}” ${wrong}`]
              : [];
          }),
      );
    });
    expect([...new Set(problems)]).toEqual([]);
  },
);

test("a rule that should have been read again → its page says so from the day after", () => {
  vi.stubEnv("CONTENT_DIR", FIXTURES);
  onTestFinished(() => void vi.unstubAllEnvs());
  const rule =
    rules().find(({ recheckBy }) => recheckBy) ?? expect.unreachable("no rule is read again");
  const due = rule.recheckBy ?? "";
  const { children } = parseDocument(
    renderToStaticMarkup(createElement(RulePage, { copy: ruleCopy(), rule })),
  );
  const saidOn = (day: string) =>
    textsOn(children, day).some((text) => text.includes("which has passed"));
  expect([saidOn(due), saidOn(addDays(due, 1))]).toEqual([false, true]);
});

/** The page as the build writes it, and the file for later days. */
function cut(whole: string, built: string) {
  const { edits, otherDays } = cutOtherDays({ ...readDocument(whole), edits: [] }, built);
  return { html: splice(whole, edits), otherDays };
}

/** As site/layout/other-days.ts does in the browser. */
function putBack(html: string, otherDays: OtherDays | undefined): string {
  const parts: string[] = JSON.parse(otherDays?.text ?? "[]");
  return html.replace(/<!--other-days (\d+)-->/g, (_all, index) => parts[Number(index)] ?? "");
}

type Nodes = ReturnType<typeof parseDocument>["children"];
const BLOCKS = /^(p|li|dt|dd|td|th|h[1-6]|summary|figcaption)$/;

/** The texts of a page that a visitor sees on a day, block by block, as site/layout/dates.ts shows them. */
function textsOn(nodes: Nodes, day: string): string[] {
  const texts = [""];
  const add = (text: string) => texts.push(`${texts.pop()}${text}`);
  const read = (node: Nodes[number]) => {
    if (node.type === ElementType.Text) add(node.data);
    if (node.type !== ElementType.Tag || !isShown(node.attribs, day)) return;
    const days = node.attribs["data-next"]?.split(" ");
    if (days) return void add(dayText(days.find((next) => next >= day) ?? days.at(-1) ?? ""));
    const isBlock = BLOCKS.test(node.name);
    if (isBlock) texts.push("");
    node.children.forEach(read);
    if (isBlock) texts.push("");
  };
  nodes.forEach(read);
  return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** The list of past deadlines names each with its day, under a heading that says so. */
function isShown(attributes: Record<string, string>, day: string): boolean {
  const { "data-from": from, "data-until": until, "data-past": past, hidden } = attributes;
  if (past !== undefined) return false;
  if (from === undefined && until === undefined) return hidden === undefined;
  return isTrueOn({ ...(from && { from }), ...(until && { until }) }, day);
}
