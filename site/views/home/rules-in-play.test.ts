import { expect, test } from "vitest";
import { rulesInPlay } from "./rules-in-play.ts";

const DAY = "2026-11-15";
const states = (...ids: string[]) =>
  Object.fromEntries(rulesInPlay(ids, DAY).map(({ name, states }) => [name, states]));

test("a yes that a rule asks for → in play; what decides it at once → applies; a no → out of play", () => {
  // The bits of a place: a rank, sales, a school.
  expect(states("listedRank", "euExports", "campus")).toEqual({
    "Lantern Act": "-mmm-mmm",
    "Kettle Code": "----aaaa",
  });
});

test("a rule that no question names → not shown", () => {
  expect(Object.keys(states("campus"))).toEqual(["Kettle Code"]);
});

test("dates → only those to come, in their order", () => {
  for (const { dates } of rulesInPlay(["listedRank", "euExports", "campus"], DAY)) {
    expect(dates.filter((date) => date < DAY)).toEqual([]);
    expect(dates.toSorted()).toEqual(dates);
  }
});
