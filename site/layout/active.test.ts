import { expect, test } from "vitest";
import { isActive } from "./active.ts";

test.each([
  ["/", "/", true],
  ["/", "/services", false],
  ["/services", "/services", true],
  ["/services", "/services/climate-sustainability/cbam-consultancy", true],
  ["/services", "/", false],
  ["/about-us", "/about-us", true],
  ["/about-us", "/team", false],
  ["/about-us", "/blog", false],
  ["/about-us", "/blog/1", false],
  ["/about-us", "/work-with-us", false],
  ["/blog", "/blog/1", true],
  ["/contact", "/contact", true],
])("%s on %s → %s", (href, pathname, expected) => {
  expect(isActive(href, pathname)).toBe(expected);
});
