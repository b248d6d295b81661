import { createHash } from "node:crypto";
import { type ConfigData, HtmlValidate } from "html-validate";
import { ElementType } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { charactersOf, QUOTED_SIGNS, SITE_CHARACTERS } from "../../site/art/characters.ts";
import { lettersShown } from "../../site/art/letters-shown.ts";
import { isOneOfAKind } from "../fixtures/one-of-a-kind.ts";
import { all, type Element, innerText, meta, pages, textOf } from "./pages.ts";

const rules: NonNullable<ConfigData["rules"]> = {
  // React's spelling of attributes, void elements and boolean attributes.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  "no-implicit-input-type": "off",
  "valid-id": ["error", { relaxed: true }],
  // Scripts and styles come from the site's own origin, and style keeps phone numbers on one line.
  "require-sri": "off",
  "tel-non-breaking": "off",
  // Filters apply while one types or chooses: there is nothing to submit.
  "wcag/h32": "off",
  // Boxes to tick are one answer with several values.
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
  // The texts are measured by the checks on titles; a build has no use for white space at line ends.
  "long-title": "off",
  "no-trailing-whitespace": "off",
};
const validator = (more: typeof rules = {}) =>
  new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: { ...rules, ...more },
  });
const general = validator();
/** Holds two answers, each with its heading; one of them is always out of sight. */
const exceptional: Record<string, typeof general> = {
  "/404": validator({ "heading-level": ["error", { allowMultipleH1: true }] }),
};

test.each(pages.filter(({ path }) => isOneOfAKind(path)))(
  "$path → valid HTML",
  async ({ path, html }) => {
    const { results } = await (exceptional[path] ?? general).validateString(html, path);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ).toEqual([]);
  },
);

test("no id stands twice on a page, inside drawings as little as outside", () => {
  const problems = pages.flatMap((page) => {
    const ids = all(page.root).flatMap(({ attribs }) => attribs.id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page.path}: ${id}`);
  });
  expect(problems).toEqual([]);
});

test("no element carries a style or an event handler of its own", () => {
  const problems = pages.flatMap((page) =>
    all(page.root).flatMap(({ name, attribs }) =>
      Object.keys(attribs)
        .filter((attribute) => /^(style|on\w+)$/.test(attribute))
        .map((attribute) => `${page.path}: <${name} ${attribute}="${attribs[attribute]}">`),
    ),
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
      const scripts = all(page.root, "script").filter(
        ({ attribs }) => attribs.src === undefined && attribs.type !== "application/ld+json",
      );
      const styles = all(page.root, "style");
      expect(hashesIn(policy["script-src"])).toEqual(hashesOf(scripts));
      expect(hashesIn(policy["style-src"])).toEqual(hashesOf(styles));
      expect(policy["default-src"]).toEqual(["'none'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
    },
  );

  test("the policy stands before the first script or style", () => {
    const late = pages.filter((page) => {
      const [first] = all(page.head).filter(
        ({ name, attribs }) => name === "script" || name === "style" || "http-equiv" in attribs,
      );
      return first?.name !== "meta";
    });
    expect(late.map((page) => page.path)).toEqual([]);
  });
});

test("every character is in the site's own fonts, further letters in faces that the page has, and in no other", async () => {
  const known = await lettersShown();
  const isMore = (letter: string) => known.has(letter) && !SITE_CHARACTERS.includes(letter);
  const problems = pages.flatMap((page) => {
    const rules = all(page.root, "style").flatMap(
      (style) => innerText(style).match(/@font-face{[^}]*more-[^}]*}/g) ?? [],
    );
    const letters = new Set(
      rules.flatMap((rule) => charactersOf(/unicode-range:([^}]*)/.exec(rule)?.[1] ?? "")),
    );
    const used = [...new Set(page.html)].filter(isMore);
    const foreign = [...new Set(textOf(page.root))].filter(
      (letter) => !known.has(letter) && !`${QUOTED_SIGNS}\u2060\n`.includes(letter),
    );
    const without = used.filter((letter) => !letters.has(letter));
    return [...foreign, ...without].map((found) => `${page.path}: ${found}`);
  });
  expect(problems).toEqual([]);
});

test("no unfilled fact and no printed nothing", () => {
  const left = pages.flatMap((page) => {
    const values = all(page.root).flatMap(({ attribs, children }) => [
      ...Object.values(attribs),
      ...texts(children),
    ]);
    const nothing = values.filter((value) => /^(undefined|null|NaN|\[object \w+\])$/.test(value));
    const unfilled = /\{\w+\}/.exec(textOf(page.root)) ?? [];
    return [...nothing, ...unfilled].map((found) => `${page.path}: ${found}`);
  });
  expect(left).toEqual([]);
});

function hashesIn(sources: string[] | undefined): string[] {
  return (sources ?? []).filter((source) => source.startsWith("'sha256-")).sort();
}

/** Each text once: two islands of a page bring the same script. */
function hashesOf(inline: Element[]): string[] {
  const hashes = inline.map((element) =>
    createHash("sha256").update(innerText(element)).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).sort();
}

function texts(children: Element["children"]): string[] {
  return children.flatMap((child) => (child.type === ElementType.Text ? child.data.trim() : []));
}
