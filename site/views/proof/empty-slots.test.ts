import { expect, test } from "vitest";
import { firm } from "../../content/reader/read.ts";
import { emptySlots } from "./empty-slots.ts";

test("what only the firm can supply → named by file and field while it is empty", () => {
  expect(emptySlots()).toContainEqual({ file: "content/pages/proof.yaml", field: "quote" });
  expect(emptySlots()).toContainEqual({
    file: "content/pages/proof.yaml",
    field: "credentials.items",
  });
  expect(emptySlots()).toContainEqual({ file: "content/team/finn-oakes.yaml", field: "photo" });
  const green = emptySlots().filter(({ file }) => file.endsWith("green-audit.yaml"));
  const trainings = emptySlots().filter(({ file }) => file.endsWith("services/trainings.yaml"));
  expect([green, trainings.map(({ field }) => field)]).toEqual([
    [],
    ["brief.leastFee", "brief.quotations"],
  ]);
  expect(emptySlots()).toContainEqual({ file: "content/tools/cbam/prices.yaml", field: "rate" });
  expect(emptySlots().filter(({ file }) => file === "content/firm.yaml")).toHaveLength(
    [firm().registration, ...firm().offices.map(({ address }) => address)].filter((value) => !value)
      .length,
  );
});
