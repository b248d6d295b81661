import { isDeepStrictEqual } from "node:util";
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { printAll, printFlow, printItem, printPair, printScalar } from "./print.ts";
import {
  apply,
  type Edit,
  endOf,
  type KnownPair,
  lastOf,
  replacement,
  Source,
  slice,
  startOf,
} from "./yaml-text.ts";

/**
 * Puts another value into YAML by replacing the text of what changed and of nothing else: comments, quotes, folds,
 * order and blank lines of all the rest stay byte for byte, which printing a whole document does not give.
 */
export function rewrite(source: string, next: unknown): string {
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  if (isDeepStrictEqual(document.toJS(), next)) return source;
  const written = isNode(document.contents) ? tryEdits(source, document.contents, next) : undefined;
  if (written !== undefined && isDeepStrictEqual(parsed(written), next)) return written;
  // A new file, or a rare shape such as an anchor: all of it is printed.
  return printAll(next);
}

const parsed = (source: string): unknown => {
  const document = parseDocument(source);
  return document.errors.length > 0 ? undefined : document.toJS();
};

function tryEdits(source: string, node: Node, next: unknown): string | undefined {
  const edits: Edit[] = [];
  const text = new Source(source);
  if (!editNode(text, node, next, edits)) return undefined;
  return apply(source, edits);
}

const isNode = (value: unknown): value is Node => isScalar(value) || isCollection(value);

/** Collects the edits that make a node hold the next value; false where its text has to be printed anew. */
function editNode(source: Source, node: Node, next: unknown, edits: Edit[]): boolean {
  if (isDeepStrictEqual(plain(node), next)) return true;
  if (node.tag?.startsWith("!") || (node as { anchor?: string }).anchor) return false;
  if (isMap(node) && isRecord(next)) return editMap(source, node, next, edits);
  if (isSeq(node) && Array.isArray(next)) return editSeq(source, node, next, edits);
  return false;
}

const plain = (node: Node): unknown => node.toJSON();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function editMap(source: Source, map: YAMLMap, next: Record<string, unknown>, edits: Edit[]): boolean {
  const pairs = map.items as KnownPair[];
  const names = pairs.map(({ key }) => String(plain(key)));
  const isSame = isDeepStrictEqual(new Set(names), new Set(Object.keys(next)));
  if (map.flow || pairs.length === 0 || Object.keys(next).length === 0) {
    const inner: Edit[] = [];
    const isEdited =
      isSame && pairs.every(({ value }, at) => editFlowValue(source, value, next[names[at] ?? ""], inner));
    if (!isEdited) return reprintFlow(source, map, next, edits);
    edits.push(...inner);
    return true;
  }
  const column = source.column(startOf(pairs[0]));
  const kept = pairs.filter((_, index) => (names[index] ?? "") in next);
  if (kept.length === 0) return false;
  for (const [index, pair] of pairs.entries()) {
    const name = names[index] ?? "";
    if (name in next) edits.push(...editPair(source, { pair, name, column }, next[name]));
    else edits.push(removal(source, pairs, index));
  }
  addPairs(source, { pairs: kept, column }, next, edits);
  return true;
}

function editPair(
  source: Source,
  { pair, name, column }: { pair: KnownPair; name: string; column: number },
  next: unknown,
): Edit[] {
  const { value } = pair;
  const inner: Edit[] = [];
  if (value && editNode(source, value, next, inner)) return inner;
  const scalar = isScalar(value) ? printScalar(value, next, slice(source, value), column) : undefined;
  if (value && scalar !== undefined) return [replacement(source, value, scalar)];
  const text = printPair(name, next, column).trimStart();
  return [{ start: startOf(pair), end: endOf(source, pair), text }];
}

/** New fields stand after the one that comes before them in the record. */
function addPairs(
  source: Source,
  { pairs, column }: { pairs: KnownPair[]; column: number },
  next: Record<string, unknown>,
  edits: Edit[],
): void {
  const byName = new Map(pairs.map((pair) => [String(plain(pair.key)), pair]));
  let last = pairs[0];
  let isAhead = true;
  for (const [name, value] of Object.entries(next)) {
    const known = byName.get(name);
    if (known) {
      last = known;
      isAhead = false;
      continue;
    }
    if (!last) return;
    const text = printPair(name, value, column);
    if (isAhead) {
      const start = startOf(last);
      edits.push({ start, end: start, text: `${text.trimStart()}${" ".repeat(column)}` });
    } else {
      const end = endOf(source, last);
      const gap = source.text[end - 1] === "\n" ? "" : "\n";
      edits.push({ start: end, end, text: gap + text });
    }
  }
}

function removal(source: Source, pairs: KnownPair[], index: number): Edit {
  const pair = pairs[index];
  const start = startOf(pair);
  const lineStart = source.lineStart(start);
  const isOnDash = source.text.slice(lineStart, start).trim() !== "";
  const following = pairs[index + 1];
  if (isOnDash && following) return { start, end: startOf(following), text: "" };
  return {
    start: source.above(start, index === 0 ? lineStart : endOf(source, pairs[index - 1])),
    end: endOf(source, pair),
    text: "",
  };
}

function editFlowValue(source: Source, node: Node | null, next: unknown, edits: Edit[]): boolean {
  if (!node) return next === null;
  const inner: Edit[] = [];
  if (editNode(source, node, next, inner)) {
    edits.push(...inner);
    return true;
  }
  if (!isScalar(node)) return false;
  edits.push(replacement(source, node, printFlow(next, 0)));
  return true;
}

function reprintFlow(source: Source, node: YAMLMap | YAMLSeq, next: unknown, edits: Edit[]): boolean {
  const range = node.range;
  if (!range || !node.flow) return false;
  const line = source.text.slice(source.lineStart(range[0]));
  edits.push({ start: range[0], end: range[1], text: printFlow(next, line.search(/\S/)) });
  return true;
}

function editSeq(source: Source, seq: YAMLSeq, next: unknown[], edits: Edit[]): boolean {
  const items = seq.items as Node[];
  if (seq.flow) {
    const isSame = items.length === next.length;
    const inner: Edit[] = [];
    if (isSame && items.every((item, index) => editFlowValue(source, item, next[index], inner))) {
      edits.push(...inner);
      return true;
    }
    return reprintFlow(source, seq, next, edits);
  }
  if (items.length === 0 || next.length === 0 || !seq.range) return false;
  const column = source.column(seq.range[0]);
  const chunks = chunksOf(source, items, seq.range[0]);
  const values = items.map(plain);
  const from = matched(values, next);
  const isInPlace = items.length === next.length && from.every((old, index) => old === index);
  const texts = next.map((value, index) => {
    const old = from[index];
    const chunk = old === undefined ? undefined : chunks[old];
    const item = old === undefined ? undefined : items[old];
    const flow = items.every((one) => isCollection(one) && one.flow === true);
    return chunk && item
      ? editChunk(source, { chunk, item, column }, value)
      : `${" ".repeat(column)}${printItem(value, { column, flow })}`;
  });
  if (isInPlace) {
    texts.forEach((text, index) => {
      const chunk = chunks[index];
      if (chunk && text !== source.text.slice(chunk.start, chunk.end)) edits.push({ ...chunk, text });
    });
    return true;
  }
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (!first || !last) return false;
  edits.push({ start: first.start, end: last.end, text: texts.join("") });
  return true;
}

type Chunk = { start: number; end: number };

/** The lines of each item with the comments above it; those at the head of a file belong to the file. */
function chunksOf(source: Source, items: Node[], start: number): Chunk[] {
  let before = source.above(start, 0) || source.lineStart(start);
  return items.map((item) => {
    const chunk = { start: before, end: lastOf(source, item) };
    before = chunk.end;
    return chunk;
  });
}

function editChunk(
  source: Source,
  { chunk, item, column }: { chunk: Chunk; item: Node; column: number },
  value: unknown,
): string {
  const edits: Edit[] = [];
  const text = source.text.slice(chunk.start, chunk.end);
  const shifted = (list: Edit[]) =>
    apply(
      text,
      list.map(({ start, end, ...edit }) => ({
        ...edit,
        start: start - chunk.start,
        end: end - chunk.start,
      })),
    );
  if (editNode(source, item, value, edits)) return shifted(edits);
  const printed = isScalar(item) ? printScalar(item, value, slice(source, item), column) : undefined;
  if (printed !== undefined) return shifted([replacement(source, item, printed)]);
  const start = item.range?.[0] ?? chunk.start;
  return `${source.text.slice(chunk.start, start)}${printItem(value, { column }).replace(/^- /, "")}`;
}

/** Which old item each new one was: the same value first, then in order what is left of both. */
function matched(old: unknown[], next: unknown[]): Array<number | undefined> {
  const free = new Set(old.keys());
  const found = next.map((value, index) => {
    const same = [index, ...free].find((at) => free.has(at) && isDeepStrictEqual(old[at], value));
    if (same !== undefined) free.delete(same);
    return same;
  });
  const rest = [...free];
  return found.map((at) => at ?? rest.shift());
}
