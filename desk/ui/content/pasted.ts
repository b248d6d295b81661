import { removedText, withoutInvisible } from "../../../site/content/reader/invisible.ts";

/** The paragraphs of a pasted text. Where blank lines divide them, the other line ends are those of a narrow window. */
export function paragraphsIn(pasted: string): string[] {
  const text = pasted.replaceAll(/\r\n?/g, "\n").trim();
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/.test(text) ? /\n[^\S\n]*\n\s*/ : "\n");
  return paragraphs.map(asOneLine).filter(Boolean);
}

/** What was typed or pasted, as a field of one paragraph takes it. */
export const asOneLine = (text: string) =>
  withoutInvisible(text.replaceAll(/\s*[\r\n]+\s*/g, " ")).text;

/** What to tell about a paste into a field of one paragraph; nothing where it came in as it was. */
export function pasteNote(pasted: string): string {
  const { length } = paragraphsIn(pasted);
  const joined = `You pasted ${length} paragraphs. This field takes one, so they follow one another in it.`;
  return [length > 1 && joined, removedText(withoutInvisible(pasted).removed)]
    .filter(Boolean)
    .join(" ");
}

type Selected = { index: number; start: number; end: number };

/** The entries of a list of texts after a paste into one of them: each further paragraph is an entry of its own. */
export function withParagraphs(
  items: unknown[],
  pasted: string,
  { index, start, end }: Selected,
): string[] {
  const texts = items.map(String);
  const text = texts[index] ?? "";
  const [first = "", ...others] = paragraphsIn(pasted);
  const next = [text.slice(0, start) + first, ...others];
  next[next.length - 1] += text.slice(end);
  return texts.toSpliced(index, 1, ...next);
}
