import { Parser } from "htmlparser2";
import { keepTogether, UNBROKEN } from "./unbroken-spaces.ts";

export type PageDocument = ReturnType<typeof readDocument>;

export type Span = { start: number; end: number };

/** An element that is shown on some days only, with everything in it. */
export type DatedSpan = Span & { from: string | undefined; until: string | undefined };

/** Elements whose text may be changed. Islands expect the text they were rendered with, but not in their slots. */
const PROSE = new Set(["body", "astro-slot"]);
const NO_PROSE = new Set(
  "astro-island script style template svg select textarea code pre".split(" "),
);

export function readDocument(html: string) {
  const found = {
    html,
    classes: new Set<string>(),
    tags: new Set<string>(),
    ids: new Set<string>(),
    anchors: [] as string[],
    inlineScripts: [] as string[],
    inlineStyles: [] as string[],
    misplacedStyles: [] as Span[],
    /** The faces of letters that only some pages have; `text` is their rules, a line each. */
    moreLetters: undefined as (Span & { text: string }) | undefined,
    sheets: [] as Array<Span & { href: string }>,
    /** Texts with parts that must not break; `text` is their new HTML. */
    unbroken: [] as Array<Span & { text: string }>,
    /** Without those in islands, which expect what they were rendered with. An outer one comes after what is in it. */
    dated: [] as DatedSpan[],
    /** Offsets after the declaration of the charset, and before the end of the head; -1 if missing. */
    charsetEnd: -1,
    headEnd: -1,
  };
  let texts: string[] | undefined;
  let styleStart = 0;
  let isMoreLetters = false;
  const moreLetters: string[] = [];
  const isProse = [false];
  /** Whether the element lays out each of its children, which a text must not be cut into. */
  const isFlex = [false];
  const opened: Array<DatedSpan | undefined> = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      found.tags.add(name);
      isProse.push(PROSE.has(name) || (isProse.at(-1) === true && !NO_PROSE.has(name)));
      opened.push(isProse.at(-1) === true ? datedFrom(parser.startIndex, attributes) : undefined);
      isFlex.push(/(?<![\w-])(?:inline-)?(?:flex|grid)(?![\w-])/.test(attributes.class ?? ""));
      if (attributes.id) found.ids.add(attributes.id);
      if (name === "a" && attributes.href?.includes("#")) found.anchors.push(attributes.href);
      texts = undefined;
      for (const name of (attributes.class ?? "").split(/\s+/)) if (name) found.classes.add(name);
      if (name === "meta" && "charset" in attributes) found.charsetEnd = parser.endIndex + 1;
      if (name === "link" && attributes.rel === "stylesheet" && attributes.href)
        found.sheets.push({
          href: attributes.href,
          start: parser.startIndex,
          end: parser.endIndex + 1,
        });
      if (name === "style") {
        styleStart = parser.startIndex;
        isMoreLetters = "data-more-letters" in attributes;
        texts = isMoreLetters ? moreLetters : found.inlineStyles;
      }
      if (name === "script" && !attributes.src && attributes.type !== "application/ld+json")
        texts = found.inlineScripts;
      if (texts) texts.push("");
    },
    ontext(text) {
      if (texts) texts[texts.length - 1] += text;
      if (!isProse.at(-1)) return;
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const written = html.slice(start, end);
      const together = keepTogether(written);
      if (together === written) return;
      const hasParts = together.includes(UNBROKEN);
      if (hasParts) found.classes.add(UNBROKEN);
      const whole = hasParts && isFlex.at(-1) ? `<span>${together}</span>` : together;
      found.unbroken.push({ start, end, text: whole });
    },
    onclosetag(name) {
      texts = undefined;
      isProse.pop();
      isFlex.pop();
      const dated = opened.pop();
      if (dated) found.dated.push({ ...dated, end: parser.endIndex + 1 });
      if (name === "style" && isMoreLetters)
        found.moreLetters = {
          start: styleStart,
          end: parser.endIndex + 1,
          text: moreLetters.join(""),
        };
      else if (name === "style" && found.headEnd >= 0)
        found.misplacedStyles.push({ start: styleStart, end: parser.endIndex + 1 });
      if (name === "head") found.headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return found;
}

function datedFrom(start: number, attributes: Record<string, string>): DatedSpan | undefined {
  const { "data-from": from, "data-until": until } = attributes;
  return from || until ? { start, end: start, from, until } : undefined;
}
