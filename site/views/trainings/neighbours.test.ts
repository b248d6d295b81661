import { expect, test } from "vitest";
import { neighbours } from "./neighbours.ts";

const letters = [..."abcdefgh"];
const of = (letter: string, most: number) => neighbours(letters, letters.indexOf(letter), most).join("");

test("a short programme → all others, in their order", () => {
  expect(of("c", 12)).toBe("abdefgh");
});

test("a long programme → as many as fit, those that come next", () => {
  expect(of("a", 3)).toBe("bcd");
  expect(of("c", 3)).toBe("def");
});

test("near the end → filled up with those before", () => {
  expect(of("g", 3)).toBe("efh");
  expect(of("h", 3)).toBe("efg");
});

test("alone → nothing", () => {
  expect(neighbours(["a"], 0)).toEqual([]);
});
