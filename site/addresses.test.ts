import { expect, test } from "vitest";
import { href } from "./addresses.ts";

test("a plain address → itself; one with a parameter → the value, safe in an address", () => {
  expect(href("/about-us")).toBe("/about-us");
  expect(href("/blog/:id", 3)).toBe("/blog/3");
  expect(href("/trainings/:slug", "a b/c?")).toBe("/trainings/a%20b%2Fc%3F");
});
