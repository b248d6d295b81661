import { expect, test } from "vitest";
import { relatedPosts } from "./sidebar.tsx";

const post = (id: number, category: string) => ({
  id,
  category,
  title: `Post ${id}`,
  date: "2025-05-20",
});
const idsFor = (wanted: ReturnType<typeof post>, all: Array<ReturnType<typeof post>>) => {
  const { sameCategory, items } = relatedPosts(all)(wanted);
  return { sameCategory, ids: items.map(({ id }) => id) };
};

test("posts of the same category → at most three of them, the newest, never the post itself", () => {
  const five = post(5, "ESG");
  const all = [
    post(8, "BRSR"),
    post(7, "ESG"),
    post(6, "ESG"),
    five,
    post(4, "ESG"),
    post(3, "ESG"),
  ];
  expect(idsFor(five, all)).toEqual({ sameCategory: true, ids: [7, 6, 4] });
});

test("no other post of the category → the latest others, said to be so", () => {
  const four = post(4, "CBAM");
  const all = [four, post(3, "ESG"), post(2, "BRSR"), post(1, "ESG")];
  expect(idsFor(four, all)).toEqual({ sameCategory: false, ids: [3, 2, 1] });
});

test("the only post → nothing", () => {
  const one = post(1, "ESG");
  expect(idsFor(one, [one]).ids).toEqual([]);
});
