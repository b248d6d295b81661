import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { SITE_CHARACTERS } from "../../site/engine/fonts.ts";
import { decode, elements, meta, pages, textOf } from "./pages.ts";

/** Subscript two is drawn by the system's font; the sign stands in the notices the specification quotes. */
const BORROWED_CHARACTERS = "₂🚧";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's spelling of attributes, void elements and boolean attributes.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    "no-implicit-input-type": "off",
    "valid-id": ["error", { relaxed: true }],
    // Scripts and styles come from the site's own origin, and style keeps phone numbers on one line.
    "require-sri": "off",
    "tel-non-breaking": "off",
    // Filters apply while one types or chooses: there is nothing to submit.
    "wcag/h32": "off",
    // The texts are measured by the checks on titles; a build has no use for white space at line ends.
    "long-title": "off",
    "no-trailing-whitespace": "off",
  },
});

test("the HTML of every page is valid", async () => {
  const problems: string[] = [];
  for (const page of pages) {
    const report = await validator.validateString(page.html, page.path);
    for (const { messages } of report.results) {
      problems.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${page.path}: ${ruleId}: ${message} (${selector})`,
        ),
      );
    }
  }
  expect(problems).toEqual([]);
});

test("no element carries a style or an event handler of its own", () => {
  const problems = pages.flatMap((page) =>
    [
      ...page.html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").matchAll(/<[^>]*\s(?:style|on\w+)="[^>]*>/g),
    ].map(([tag]) => `${page.path}: ${tag}`),
  );
  expect(problems).toEqual([]);
});

describe("Content-Security-Policy", () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    "%s allows its own inline code and no other",
    (_, page) => {
      const policy = Object.fromEntries(
        (meta(page, "Content-Security-Policy") ?? "").split(";").map((part) => {
          const [name = "", ...sources] = part.trim().split(/\s+/);
          return [name, sources];
        }),
      );
      const scripts = elements(page.html, "script").filter(
        ({ attributes, inner }) =>
          inner && attributes.src === undefined && attributes.type !== "application/ld+json",
      );
      const styles = elements(page.html, "style");
      expect(hashesIn(policy["script-src"])).toEqual(scripts.map(({ inner }) => sha256(inner)).sort());
      expect(hashesIn(policy["style-src"])).toEqual(styles.map(({ inner }) => sha256(inner)).sort());
      expect(policy["default-src"]).toEqual(["'none'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
    },
  );

  test("the policy stands before the first script or style", () => {
    const late = pages.filter(
      ({ html }) => html.search(/http-equiv=/) > html.search(/<(?:script|style)[\s>]/),
    );
    expect(late.map((page) => page.path)).toEqual([]);
  });
});

test("nothing delays the first paint: no blocking script, no stylesheet in the head", () => {
  const problems = pages.flatMap((page) => {
    const scripts = elements(page.html, "script").filter(
      ({ attributes: { src, type, async, defer } }) =>
        src !== undefined && type !== "module" && async === undefined && defer === undefined,
    );
    const sheets = elements(page.head, "link").filter(({ attributes }) => attributes.rel === "stylesheet");
    return [...scripts, ...sheets].map(
      ({ attributes }) => `${page.path}: ${attributes.src ?? attributes.href}`,
    );
  });
  expect(problems).toEqual([]);
});

test("every character is in the site's own fonts", () => {
  const known = new Set(SITE_CHARACTERS + BORROWED_CHARACTERS);
  const problems = pages.flatMap((page) => {
    const foreign = [...new Set(textOf(page.html))].filter((character) => !known.has(character));
    return foreign.map(
      (character) => `${page.path}: ${character} (U+${character.codePointAt(0)?.toString(16)})`,
    );
  });
  expect(problems).toEqual([]);
});

test("no unfilled fact and no printed nothing", () => {
  const left = pages.flatMap((page) => {
    const nothing = /(?:>|=")(?:undefined|null|NaN|\[object \w+\])(?=["<])/.exec(page.html);
    const unfilled = /\{\w+\}/.exec(textOf(page.html));
    return [nothing, unfilled].flatMap((found) => (found ? [`${page.path}: ${found[0]}`] : []));
  });
  expect(left).toEqual([]);
});

function hashesIn(sources: string[] | undefined): string[] {
  return (sources ?? [])
    .map(decode)
    .filter((source) => source.startsWith("'sha256-"))
    .sort();
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
