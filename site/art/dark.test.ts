import { expect, test } from "vitest";
import { colour } from "../../brand/tokens.ts";
import { withDarkTheme } from "./dark.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${colour("sand")}" d="M0 0h9v9z"/></svg>`;

test("a scene with a light of its own → as it was drawn", () => {
  expect(withDarkTheme(undefined, svg)).toBe(svg);
});

test("documents → their ground alone turns dark", () => {
  const sheet = svg.replace("</svg>", `<path fill="${colour("paper")}" d="M1 1h7v7z"/></svg>`);
  const shown = withDarkTheme("documents", sheet);
  expect(shown).toContain(`[fill="${colour("sand")}"]{fill:${colour("dark-sand")}}`);
  expect(shown).not.toContain(colour("dark-paper"));
});

test("a scene in broad daylight → dimmed", () => {
  expect(withDarkTheme("daylight", svg)).toContain(
    "@media (prefers-color-scheme:dark){svg{filter:brightness(.75)}}",
  );
});
