import { expect, test } from "vitest";
import { audiencesOf, withoutAudience } from "./audiences.ts";

const audiences = [
  { id: "sellers", questions: ["euExports", "ukExports"] },
  { id: "campuses", questions: ["campus"] },
];

test("a rule → those audiences it binds and those audiences it reaches", () => {
  const campus = { all: [{ question: "campus", is: true }] };
  const sales = { any: [{ question: "ukExports", is: true }] };
  expect(audiencesOf({ applies: { binds: campus, reaches: sales } }, audiences)).toBe(
    "sellers campuses",
  );
  expect(audiencesOf({ applies: { binds: campus } }, audiences)).toBe("campuses");
});

test("a rule that asks for nothing an audience has → nobody's, and told", () => {
  const computers = { applies: { binds: { all: [{ question: "computers", is: true }] } } };
  const campus = { applies: { binds: { all: [{ question: "campus", is: true }] } } };
  expect(audiencesOf(computers, audiences)).toBe("");
  expect(withoutAudience([computers, campus], audiences)).toEqual([computers]);
});
