import displayFont from "@fonts/display.woff2?url";
import displayRupee from "@fonts/display-rupee.woff2?url";
import textFont from "@fonts/text.woff2?url";
import textRupee from "@fonts/text-rupee.woff2?url";
import { fallbackFaces } from "./fallback-fonts.ts";

/** The files a page needs for its first words. */
export const preloaded = [textFont, displayFont];

/**
 * Stands in the head of every page, once, with the faces shown until these arrive.
 * Widths are given in em, never in ch: that is the width of a zero, which differs between the two.
 */
export const fontFaces = [
  face("Newsreader Display", displayFont, "400 600"),
  face("Newsreader Display", displayRupee, "400 600", "U+20B9"),
  face("Source Sans", textFont, "400 700"),
  face("Source Sans", textRupee, "400 700", "U+20B9"),
  fallbackFaces,
].join("");

function face(family: string, file: string, weight: string, range?: string): string {
  const only = range ? `;unicode-range:${range}` : "";
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap${only}}`;
}
