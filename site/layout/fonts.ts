import displayFont from "@fonts/display.woff2?url";
import displayRupee from "@fonts/display-rupee.woff2?url";
import textFont from "@fonts/text.woff2?url";
import textRupee from "@fonts/text-rupee.woff2?url";
import { MORE_LETTERS } from "../art/characters.ts";
import { MORE_FILES } from "../art/fonts.ts";
import { fallbackFaces } from "./fallback-fonts.ts";

export const preloaded = [textFont, displayFont];

/** Styles give widths in em, never in ch: the width of a zero differs between a font and its fallback. */
export const fontFaces = [
  face("Newsreader Display", displayFont, "400 600"),
  face("Newsreader Display", displayRupee, "400 600", "U+20B9"),
  face("Source Sans", textFont, "400 700"),
  face("Source Sans", textRupee, "400 700", "U+20B9"),
  fallbackFaces,
].join("");

const urls = import.meta.glob<string>("@fonts/more-*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});
const urlOf = (name: string) =>
  Object.entries(urls).find(([file]) => file.endsWith(`/${name}.woff2`))?.[1] ?? "";

/**
 * The faces of all further letters, a rule a line; the build keeps those that a page has letters of. Browsers join only
 * faces with the very same weights to one.
 */
export const moreFaces = MORE_FILES.flatMap(({ name, letters, isForHeadings, isForText }) => [
  ...(isForHeadings
    ? [face("Newsreader Display", urlOf(name), "400 600", MORE_LETTERS[letters])]
    : []),
  ...(isForText ? [face("Source Sans", urlOf(name), "400 700", MORE_LETTERS[letters])] : []),
]).join("\n");

function face(family: string, file: string, weight: string, range?: string): string {
  const only = range ? `;unicode-range:${range}` : "";
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap${only}}`;
}
