import { describe, expect, test } from "vitest";
import { countFilters, type Fields, readFilters, writeFilters } from "./use-query-filters.ts";

const fields: Fields<"month" | "level" | "q"> = {
  month: ["2025-11", "2025-12"],
  level: ["Intermediate", "Intermediate – Advanced"],
  q: "text",
};
const none = { month: "", level: "", q: "" };
const read = (query: string) => readFilters(new URLSearchParams(query), fields);

describe("reading a url", () => {
  test("no query → every filter is off", () => {
    expect(read("")).toEqual(none);
    expect(countFilters(read(""))).toBe(0);
  });

  test("values the list does not have → ignored, the good ones kept", () => {
    const filters = read("month=2025-13&level=Intermediate&page=2");
    expect(filters).toEqual({ ...none, level: "Intermediate" });
    expect(countFilters(filters)).toBe(1);
  });

  test("“all”, as a form sends it → not asked", () => {
    expect(read("month=all&level=all&q=")).toEqual(none);
  });

  test("a text of spaces → not asked", () => {
    expect(read("q=+++")).toEqual(none);
  });
});

describe("writing a url", () => {
  test("filters that are off leave no trace, foreign parameters stay", () => {
    expect(writeFilters("?utm_source=mail&q=old&month=2025-11", { ...none, q: "new" })).toBe(
      "utm_source=mail&q=new",
    );
  });

  test("the same filters, set in any order → the same url", () => {
    expect(writeFilters("?q=x", { month: "2025-11", level: "", q: "x" })).toBe("month=2025-11&q=x");
    expect(writeFilters("?month=2025-11", { month: "2025-11", level: "", q: "x" })).toBe(
      "month=2025-11&q=x",
    );
  });

  test("what is written is read back", () => {
    const filters = { month: "2025-12", level: "Intermediate – Advanced", q: "a & b=c #1" };
    expect(read(writeFilters("", filters))).toEqual(filters);
  });
});
