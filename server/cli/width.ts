/** Asian scripts and symbols that take two columns in a terminal (East Asian Width W and F, the blocks in use). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18d08}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
/** A flag or a family is one picture, however many characters it is made of. */
const PICTURE = /^\p{Emoji_Presentation}|\ufe0f/u;

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of clusters.segment(text)) width += clusterWidth(segment);
  return width;
}

function clusterWidth(cluster: string): number {
  if (PICTURE.test(cluster)) return 2;
  let width = 0;
  for (const character of cluster) {
    if (!ZERO_WIDTH.test(character)) width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/** Fills a text with spaces, or cuts it with “…”, to exactly this width. */
export function fit(text: string, width: number): string {
  const whole = widthOf(text);
  if (whole <= width) return text + " ".repeat(width - whole);
  let [start, used] = ["", 0];
  for (const { segment } of clusters.segment(text)) {
    const next = clusterWidth(segment);
    if (used + next > width - 1) break;
    start += segment;
    used += next;
  }
  return `${start}…${" ".repeat(width - 1 - used)}`;
}
