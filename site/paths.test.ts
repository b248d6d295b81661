import { expect, test } from "vitest";
import { href } from "./paths.ts";

test("a plain path → itself; one with a parameter → the value, safe in a path", () => {
  expect(href("/about-us")).toBe("/about-us");
  expect(href("/blog/:id", 3)).toBe("/blog/3");
  expect(href("/trainings/:slug", "a b/c?")).toBe("/trainings/a%20b%2Fc%3F");
});
