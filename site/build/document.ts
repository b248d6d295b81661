import { Parser } from "htmlparser2";
import { keepTogether, UNBROKEN } from "./unbroken-spaces.ts";

export type PageDocument = ReturnType<typeof emptyDocument>;

export type Span = { start: number; end: number };

/** An element that is shown on some days only, with everything in it. */
export type DatedSpan = Span & { from: string | undefined; until: string | undefined };

/** Elements whose text may be changed. Islands expect the text they were rendered with, but not in their slots. */
const PROSE = new Set(["body", "astro-slot"]);
const NO_PROSE = new Set(
  "astro-island script style template svg select textarea code pre".split(" "),
);

const emptyDocument = (html: string) => ({
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
  /** Texts with parts that must not break, and what React writes between texts: `text` takes their place. */
  edits: [] as Array<Span & { text: string }>,
  /** Without those in islands, which expect what they were rendered with. An outer one comes after what is in it. */
  dated: [] as DatedSpan[],
  /** Offsets after the declaration of the charset, and before the end of the head; -1 if missing. */
  charsetEnd: -1,
  headEnd: -1,
});

type Attributes = Record<string, string>;

/** An element that the parser is in. */
type Open = {
  isProse: boolean;
  /** Whether it lays out each of its children, which a text must not be cut into. */
  isFlex: boolean;
  dated: DatedSpan | undefined;
};

/** What a style or script says, which the parser tells piece by piece. */
type InlineText = { kind: "script" | "style" | "moreLetters"; start: number; text: string };

/** One pass over the HTML: every offset counts from its beginning. */
export function readDocument(html: string): PageDocument {
  const page = emptyDocument(html);
  const open: Open[] = [];
  let inline: InlineText | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const span = { start: parser.startIndex, end: parser.endIndex + 1 };
      noteElement(page, name, attributes);
      noteInHead(page, name, attributes, span);
      open.push(openedIn(open.at(-1), name, attributes, span.start));
      inline = inlineTextOf(name, attributes, span.start);
    },
    ontext(text) {
      if (inline) inline.text += text;
      const around = open.at(-1);
      if (!around?.isProse) return;
      const span = { start: parser.startIndex, end: parser.endIndex + 1 };
      noteUnbroken(page, span, around.isFlex);
    },
    oncomment(text) {
      // Only React in an island looks for it.
      if (text !== " " || !open.at(-1)?.isProse) return;
      page.edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: "" });
    },
    onclosetag(name) {
      const end = parser.endIndex + 1;
      if (inline) noteInlineText(page, inline, end);
      inline = undefined;
      const dated = open.pop()?.dated;
      if (dated) page.dated.push({ ...dated, end });
      if (name === "head") page.headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return page;
}

function noteElement(page: PageDocument, name: string, attributes: Attributes) {
  page.tags.add(name);
  if (attributes.id) page.ids.add(attributes.id);
  if (name === "a" && attributes.href?.includes("#")) page.anchors.push(attributes.href);
  for (const one of (attributes.class ?? "").split(/\s+/)) if (one) page.classes.add(one);
}

function noteInHead(page: PageDocument, name: string, attributes: Attributes, span: Span) {
  if (name === "meta" && "charset" in attributes) page.charsetEnd = span.end;
  if (name === "link" && attributes.rel === "stylesheet" && attributes.href)
    page.sheets.push({ ...span, href: attributes.href });
}

function openedIn(
  around: Open | undefined,
  name: string,
  attributes: Attributes,
  start: number,
): Open {
  const isProse = PROSE.has(name) || (around?.isProse === true && !NO_PROSE.has(name));
  return {
    isProse,
    isFlex: /(?<![\w-])(?:inline-)?(?:flex|grid)(?![\w-])/.test(attributes.class ?? ""),
    dated: isProse ? datedFrom(start, attributes) : undefined,
  };
}

function datedFrom(start: number, attributes: Attributes): DatedSpan | undefined {
  const { "data-from": from, "data-until": until } = attributes;
  return from || until ? { start, end: start, from, until } : undefined;
}

function inlineTextOf(name: string, attributes: Attributes, start: number): InlineText | undefined {
  if (name === "style") {
    const kind = "data-more-letters" in attributes ? "moreLetters" : "style";
    return { kind, start, text: "" };
  }
  const isScript = name === "script" && !attributes.src;
  if (isScript && attributes.type !== "application/ld+json")
    return { kind: "script", start, text: "" };
  return undefined;
}

function noteInlineText(page: PageDocument, { kind, start, text }: InlineText, end: number) {
  if (kind === "script") page.inlineScripts.push(text);
  else if (kind === "moreLetters") page.moreLetters = { start, end, text };
  else {
    page.inlineStyles.push(text);
    if (page.headEnd >= 0) page.misplacedStyles.push({ start, end });
  }
}

function noteUnbroken(page: PageDocument, { start, end }: Span, isInFlex: boolean) {
  const written = page.html.slice(start, end);
  const together = keepTogether(written);
  if (together === written) return;
  const hasParts = together.includes(UNBROKEN);
  if (hasParts) page.classes.add(UNBROKEN);
  const text = hasParts && isInFlex ? `<span>${together}</span>` : together;
  page.edits.push({ start, end, text });
}
