import { afterEach, expect, it, vi } from "vitest";
import { checklistPdf } from "./checklist-pdf.ts";

afterEach(() => vi.useRealTimers());

it("the checklist → a tagged PDF of at most two A4 pages that names itself, with the day of India", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-15T01:00:00+05:30"), toFake: ["Date"] });
  const pdf = Buffer.from(await checklistPdf()).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf.match(/\/Type \/Page\n/g)?.length).toBeLessThanOrEqual(2);
  expect(pdf).toContain("/MediaBox [0 0 595.28 841.89]");
  expect(pdf).toContain("/Marked true");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf.match(/\/S \/H2/g)).toHaveLength(10);
  expect(pdf).toContain("/Lang (en-IN)");
  expect(pdf).toContain("(D:20261115000000Z)");
});
