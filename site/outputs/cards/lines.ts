export type Word = { text: string; width: number };
export type Size = [size: number, lines: number];
type Setting = { lines: string[]; size: number };

/** Large type in few, even lines; undefined where the words fit at no size. Widths are in parts of the size. */
export function compose(words: Word[], measure: number, sizes: Size[]): Setting | undefined {
  const [[largest] = [0]] = sizes;
  const settings = sizes.flatMap(([size, most]) => {
    const broken = breakLines(words, measure / size, most);
    // One more line is worth about four pixels of size.
    return broken ? [{ lines: broken.lines, size, cost: broken.cost + (largest - size) * 0.034 }] : [];
  });
  return settings.sort((a, b) => a.cost - b.cost)[0];
}

const SPACE = 0.21;
const weakEnd = /^(a|and|by|for|from|in|of|on|or|the|to|with)$/i;

type Broken = { lines: string[]; cost: number };

function breakLines(words: Word[], room: number, most: number): Broken | undefined {
  if (words.length === 0) return { lines: [], cost: 0 };
  let best: Broken | undefined;
  for (let [count, run] = [1, 0]; count <= words.length && most > 0; count += 1) {
    const { text, width } = words[count - 1] ?? { text: "", width: 0 };
    run += width + (count > 1 ? SPACE : 0);
    if (run > room) break;
    const rest = breakLines(words.slice(count), room, most - 1);
    if (!rest) continue;
    const isLast = count === words.length;
    const slack = (1 - run / room) ** 2 * (isLast ? 0.6 : 1);
    const sense = isLast ? 0 : weakEnd.test(text) ? 0.25 : text.endsWith(",") ? -0.15 : 0;
    const cost = rest.cost + slack + sense + 0.12;
    const line = words.slice(0, count).map((word) => word.text);
    if (!best || cost < best.cost) best = { lines: [line.join(" "), ...rest.lines], cost };
  }
  return best;
}
