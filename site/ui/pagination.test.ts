import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 417, [1, 0, 4, 5, 6, 0, 417]],
  [417, 417, [1, 0, 416, 417]],
])("page %i of %i → %j", (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
