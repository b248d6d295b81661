import { expect, test } from "vitest";
import { repeated } from "../parts/journey.ts";

const step = (...urls: string[]) => ({
  prefetched: [],
  extra: urls.map((url) => ({ url: `http://localhost${url}`, picture: false, size: 1 })),
});

test("a file that two pages had to fetch → named; pages themselves are not files", () => {
  const taken = [step("/", "/assets/a.js"), step("/contact", "/assets/b.js"), step("/", "/assets/a.js")];
  expect(repeated(taken)).toEqual(["/assets/a.js"]);
  expect(repeated(taken.slice(0, 2))).toEqual([]);
});
