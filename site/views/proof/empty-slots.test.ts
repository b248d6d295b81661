import { expect, test } from "vitest";
import { firm } from "../../content/reader/read.ts";
import { emptySlots } from "./empty-slots.ts";

test("what only the firm can supply → named by file and field while it is empty", () => {
  expect(emptySlots()).toContainEqual({ file: "content/pages/proof.yaml", field: "quote" });
  expect(emptySlots()).toContainEqual({ file: "content/pages/proof.yaml", field: "credentials.items" });
  expect(emptySlots().filter(({ file }) => file === "content/firm.yaml")).toHaveLength(
    [firm().registration, ...firm().offices.map(({ address }) => address)].filter((value) => !value).length,
  );
});
