import { expect, test } from "vitest";
import { PATHS } from "../../paths.ts";
import { isHidden, pageSources, topicOn, trail } from "./page-tree.ts";

test("the trail → from home through every page above that exists", () => {
  const to = (crumbs: ReturnType<typeof trail>) => crumbs.map((crumb) => crumb.to);
  expect(to(trail("/"))).toEqual(["/"]);
  expect(to(trail("/services/climate-sustainability/esg-transitions"))).toEqual([
    "/",
    "/services",
    "/services/climate-sustainability",
    "/services/climate-sustainability/esg-transitions",
  ]);
  // There is no page /blog/page.
  expect(to(trail("/blog/page/:page", { label: "Page 2", to: "/blog/page/2" }))).toEqual([
    "/",
    "/blog",
    "/blog/page/2",
  ]);
});

test("a page that says what it stands under → that page above it, not the one of its path", () => {
  const record = { label: "A training", to: "/trainings/a-training" };
  expect(trail("/trainings/:slug", record).at(-1)).toEqual(record);
  expect(trail("/trainings/:slug", record).at(-2)?.to).toBe("/trainings-calendar");
  expect(trail("/thank-you").map((crumb) => crumb.to)).toEqual(["/", "/contact", "/thank-you"]);
});

test("every page without a record of its own → has a name for breadcrumbs", () => {
  const plain = [...PATHS.filter((path) => !path.includes(":")), ...pageSources().keys()];
  expect(plain.flatMap((path) => trail(path)).filter(({ label }) => label === "")).toEqual([]);
});

test("confirmations and search are hidden from search engines, other and unknown paths are not", () => {
  expect(["/search", "/thank-you", "/cbam-thank-you"].filter((path) => !isHidden(path))).toEqual(
    [],
  );
  expect([...PATHS, ...pageSources().keys()].filter(isHidden)).toHaveLength(3);
  expect(isHidden("/no-such-page")).toBe(false);
});

test.each([
  ["/services/green-audit", "green-audit"],
  ["/services/climate-sustainability/esg-transitions", "esg-consulting"],
  ["/services/climate-sustainability/cbam-consultancy", "cbam-consultancy"],
  ["/trainings/a-training", "course"],
  ["/trainings-calendar/page/2", "corporate-training"],
  ["/verify", "certificate"],
  ["/", "general"],
  ["/no-such-page", "general"],
])("who writes from %s → asks about %s", (path, topic) => {
  expect(topicOn(path)).toBe(topic);
});
