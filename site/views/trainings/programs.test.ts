import { expect, test } from "vitest";
import type { Run } from "../../content/records/runs.ts";
import type { Training } from "../../content/records/trainings.ts";
import { otherPrograms } from "./programs.tsx";

const TODAY = "2026-11-15";

const on = (start: string, state: Run["state"] = "open") =>
  ({ id: start, sessions: [{ start, end: start }], state }) as Run;
const training = (slug: string, ...runs: Run[]) => ({ slug, runs }) as Training;
const names = (all: Training[], own: string, most?: number) =>
  otherPrograms(all, all.find(({ slug }) => slug === own) as Training, TODAY, most).map(
    ({ training }) => training.slug,
  );

const past = ["2025-11-14", "2025-11-22", "2025-12-06", "2025-12-20"].map((day) =>
  training(day, on(day)),
);
const coming = [training("soon", on("2026-12-01")), training("later", on("2027-02-01"))];

test("nothing to come → all others by ascending date", () => {
  expect(names(past, "2025-11-22")).toEqual(["2025-11-14", "2025-12-06", "2025-12-20"]);
});

test("some to come → those first, then the past ones, each by ascending date", () => {
  const all = [...past, ...coming.toReversed()];
  expect(names(all, "2025-11-22")).toEqual([
    "soon",
    "later",
    "2025-11-14",
    "2025-12-06",
    "2025-12-20",
  ]);
});

test("more than fit → all that are to come and the latest past ones", () => {
  expect(names([...past, ...coming], "2025-12-20", 3)).toEqual(["soon", "later", "2025-12-06"]);
  expect(names([...past, ...coming], "2025-12-20", 1)).toEqual(["soon"]);
});

test("a training with a past run and one to come → stands by the one to come", () => {
  const again = training("again", on("2025-01-01"), on("2026-11-20"));
  expect(names([...past, ...coming, again], "2025-12-20")[0]).toBe("again");
});

test("a cancelled run → another one to come stands for the training", () => {
  const moved = training("moved", on("2026-11-20", "cancelled"), on("2027-01-05"));
  expect(names([...coming, moved, training("own", on("2027-06-01"))], "own")).toEqual([
    "soon",
    "moved",
    "later",
  ]);
});

test("alone → nothing", () => {
  expect(names(past.slice(0, 1), "2025-11-14")).toEqual([]);
});
