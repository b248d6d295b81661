import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { ChangeList, NoneThisMonth } from "./parts.tsx";

beforeEach(() => vi.stubEnv("CONTENT_DIR", "tests/fixtures/content"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The newest change of the fixtures is of 22 May 2026, the one before of April. */
function readOn(day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00+05:30`) });
  const changes = ruleChanges().slice(0, 3);
  const html = renderToStaticMarkup(
    <>
      <NoneThisMonth changes={changes} text="None" />
      <ChangeList changes={changes} />
    </>,
  );
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html));
  const [none] = elements.filter(({ attribs }) => attribs["data-from"]);
  const days = elements.flatMap(({ attribs }) => attribs.datetime ?? []);
  return {
    isNoneSaid: none && !("hidden" in none.attribs),
    from: none?.attribs["data-from"],
    days,
  };
}

test("the month of the newest change → its changes first; a page read later says that its month has none", () => {
  const { days, ...said } = readOn("2026-05-31");
  expect(said).toEqual({ isNoneSaid: false, from: "2026-06-01" });
  expect(days.slice(0, 2)).toEqual(["2026-05-22", "2026-04-01"]);
});

test("a month without a change → says so, and shows the latest", () => {
  expect(readOn("2026-06-01")).toMatchObject({
    isNoneSaid: true,
    days: expect.arrayContaining(["2026-05-22"]),
  });
});

test("a change of a later day → not told before it", () => {
  expect(readOn("2026-05-21")).toMatchObject({ isNoneSaid: true, from: "2026-05-01" });
  expect(readOn("2026-05-21").days).not.toContain("2026-05-22");
});
