import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { addDays, today } from "../../site/dates/dates.ts";
import { withPreviewScript } from "./preview-script.ts";

const PAGE = "<!doctype html><html><head lang=en><title>A page</title></head></html>";
const scriptIn = (page: string) => /<head lang=en><script>(.*?)<\/script><title>/s.exec(page)?.[1] ?? "";

function dayOf(day: string | undefined, asked: string): string {
  const scope = { Date, location: { pathname: "/" }, addEventListener: () => {} };
  return runInNewContext(`${scriptIn(withPreviewScript(PAGE, day))};${asked}`, scope);
}

test.each([undefined, today(), addDays(today(), 1), addDays(today(), 500)])(
  "a page of the preview on %s → its scripts find that day, and other days as they are",
  (day) => {
    const india = "330*6e4";
    for (const now of ["Date.now()", "new Date().getTime()"])
      expect(dayOf(day, `new Date(${now}+${india}).toISOString().slice(0,10)`)).toBe(day ?? today());
    expect(dayOf(day, "new Date('2024-02-29').toISOString()")).toBe("2024-02-29T00:00:00.000Z");
  },
);
