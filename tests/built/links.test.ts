import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import { client, decode, elements, type Page, pages } from "./pages.ts";

const { siteUrl } = siteConfig();
const byPath = new Map(pages.filter(({ isNotFound }) => !isNotFound).map((page) => [page.path, page]));

test("every internal link leads to a page or file, and every anchor to an element", () => {
  const foundOn = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const { attributes } of elements(page.body, "a")) {
      const { href = "(no address)" } = attributes;
      const reason = brokenBecause(href, page);
      if (!reason) continue;
      const problem = `${href} ${reason}`;
      foundOn.set(problem, (foundOn.get(problem) ?? new Set()).add(page.path));
    }
  }
  const problems = [...foundOn].map(([problem, paths]) => `${problem}: on ${[...paths].join(", ")}`);
  expect(problems).toEqual([]);
});

test("every picture, script, style and font a page names was built", () => {
  const problems = pages.flatMap((page) => {
    const named = [
      ...elements(page.html, "link").map(({ attributes }) => attributes.href),
      ...elements(page.html, "script").map(({ attributes }) => attributes.src),
      ...elements(page.html, "img").map(({ attributes }) => attributes.src),
      ...["img", "source"].flatMap((tag) =>
        elements(page.html, tag).flatMap(({ attributes }) => addresses(attributes.srcset)),
      ),
      ...elements(page.head, "meta")
        .filter(({ attributes }) => attributes.property === "og:image")
        .map(({ attributes }) => attributes.content?.replace(siteUrl, "")),
    ];
    return named
      .map((address) => address?.replace(/#.*$/, ""))
      .filter((address) => address?.startsWith("/") && !byPath.has(address) && !isFile(address))
      .map((address) => `${page.path}: ${address}`);
  });
  expect(problems).toEqual([]);
});

/** "/a.avif 480w, /b.avif 960w" names two files. */
const addresses = (srcset = "") => srcset.split(/,\s+/).map((entry) => entry.split(" ")[0]);

test("links to other sites are safe and use https", () => {
  const problems = pages.flatMap((page) =>
    elements(page.body, "a")
      .filter(({ attributes }) => /^\w+:/.test(attributes.href ?? ""))
      .filter(
        ({ attributes: { href = "", target, rel = "" } }) =>
          !/^(https|mailto|tel):/.test(href) || (target === "_blank" && !rel.includes("noopener")),
      )
      .map(({ attributes }) => `${page.path}: ${attributes.href}`),
  );
  expect(problems).toEqual([]);
});

function brokenBecause(href: string, from: Page): string | undefined {
  const own = href.startsWith(siteUrl) ? href.slice(siteUrl.length) || "/" : href;
  if (/^\w+:/.test(own)) return undefined;
  const [before = "", hash] = own.split("#");
  const [address = ""] = before.split("?");
  if (address.length > 1 && address.endsWith("/")) return "ends in a slash";
  const target = address === "" ? from : byPath.get(address);
  if (!target) return isFile(address) ? undefined : "leads to no page";
  if (hash && !idsOf(target).has(decodeURIComponent(hash))) return "names an id the page lacks";
  return undefined;
}

const ids = new Map<Page, Set<string>>();

function idsOf(page: Page): Set<string> {
  const known =
    ids.get(page) ?? new Set([...page.html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => decode(id)));
  ids.set(page, known);
  return known;
}

function isFile(address: string): boolean {
  return /\.\w+$/.test(address) && existsSync(path.join(client, address));
}
