import { describe, expect, test } from "vitest";
import { countFilters, matches, NO_FILTERS, type Options, readFilters, writeFilters } from "./filters.ts";

const options: Options = {
  month: [
    { value: "2025-11", label: "Nov 2025" },
    { value: "2025-12", label: "Dec 2025" },
  ],
  category: [{ value: "ESG & Sustainability", label: "ESG & Sustainability" }],
  level: [
    { value: "Intermediate", label: "Intermediate" },
    { value: "Intermediate – Advanced", label: "Intermediate – Advanced" },
  ],
  format: [{ value: "Virtual", label: "Virtual" }],
};

const training = {
  title: "CBAM, Carbon Markets and Export Compliance",
  keywords: ["embedded emissions", "EU ETS"],
  month: "2025-11",
  category: "ESG & Sustainability",
  level: "Intermediate",
  format: "Virtual",
};

const query = (text: string) => new URLSearchParams(text);
const found = (text: string) => matches(training, readFilters(query(text), options));

describe("reading an address", () => {
  test("no query → every filter is off", () => {
    expect(readFilters(query(""), options)).toEqual(NO_FILTERS);
  });

  test("values no training has → ignored, the good ones kept", () => {
    const filters = readFilters(
      query("month=2025-13&level=Expert&category=all&format=Virtual&page=2"),
      options,
    );
    expect(filters).toEqual({ ...NO_FILTERS, format: "Virtual" });
    expect(countFilters(filters)).toBe(1);
  });

  test("a keyword of spaces → no filter", () => {
    expect(countFilters(readFilters(query("q=+++"), options))).toBe(0);
  });
});

describe("writing an address", () => {
  test("filters that are off leave no trace, foreign parameters stay", () => {
    const next = writeFilters(query("utm_source=mail&q=old&month=2025-11"), { ...NO_FILTERS, q: " new " });
    expect(next.toString()).toBe("utm_source=mail&q=new");
  });

  test("what is written is read back", () => {
    const filters = { ...NO_FILTERS, q: "a & b", level: "Intermediate – Advanced", month: "2025-12" };
    expect(readFilters(query(writeFilters(query(""), filters).toString()), options)).toEqual(filters);
  });
});

describe("matching", () => {
  test("keyword in the title or the keywords, in any case", () => {
    expect(found("q=cbam")).toBe(true);
    expect(found("q=eu+ets")).toBe(true);
    expect(found("q=EMBEDDED")).toBe(true);
    expect(found("q=solar")).toBe(false);
  });

  test("several words → all must occur, in any order", () => {
    expect(found("q=export+cbam")).toBe(true);
    expect(found("q=cbam+solar")).toBe(false);
  });

  test("a keyword is text, not a pattern", () => {
    expect(found("q=.*")).toBe(false);
  });

  test("selects compare whole values", () => {
    expect(found("level=Intermediate")).toBe(true);
    expect(found("level=Intermediate+%E2%80%93+Advanced")).toBe(false);
  });

  test("filters combine: one that fails is enough", () => {
    expect(found("q=cbam&month=2025-11&level=Intermediate&format=Virtual")).toBe(true);
    expect(found("q=cbam&month=2025-12&level=Intermediate")).toBe(false);
  });
});
