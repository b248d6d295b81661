import displayFont from "@fonts/display.woff2?url";
import displayRupee from "@fonts/display-rupee.woff2?url";
import textFont from "@fonts/text.woff2?url";
import textRupee from "@fonts/text-rupee.woff2?url";

/** The files a page needs for its first words. */
export const preloaded = [textFont, displayFont];

/**
 * Stands in the head of every page, once. The fallbacks have the line heights and widths of the web fonts, measured
 * on this site's own sentences, so that the swap moves nothing. For the same reason widths are given in em, never in
 * ch: that is the width of a zero, which differs.
 */
export const fontFaces = [
  face("Newsreader Display", displayFont, "400 600"),
  face("Newsreader Display", displayRupee, "400 600", "U+20B9"),
  face("Source Sans", textFont, "400 700"),
  face("Source Sans", textRupee, "400 700", "U+20B9"),
  fallback(
    "Display fallback",
    ["Times New Roman", "Liberation Serif", "Tinos"],
    "400 700",
    [109.7, 67, 24.2],
  ),
  fallback("Text fallback", ["Arial", "Liberation Sans", "Arimo", "Roboto"], "400 500", [93.9, 109, 42.6]),
  fallback(
    "Text fallback",
    ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold"],
    "600 700",
    [89.1, 114.9, 44.9],
  ),
].join("");

function face(family: string, file: string, weight: string, range?: string): string {
  const only = range ? `;unicode-range:${range}` : "";
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap${only}}`;
}

function fallback(
  family: string,
  names: string[],
  weight: string,
  [size, ascent, descent]: [size: number, ascent: number, descent: number],
): string {
  const sources = names.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
