import { isCollection, isMap, isScalar, type Node, type Pair } from "yaml";

export type KnownPair = Pair<Node, Node | null> & { key: Node };

export type Edit = { start: number; end: number; text: string };

/** The text of a file, with the places of its lines. */
export class Source {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  lineStart(at: number): number {
    return at <= 0 ? 0 : this.text.lastIndexOf("\n", at - 1) + 1;
  }
  /** The place after the line break that ends the line of this place. */
  nextLine(at: number): number {
    const found = this.text.indexOf("\n", at);
    return found < 0 ? this.text.length : found + 1;
  }
  column(at: number): number {
    return at - this.lineStart(at);
  }
  /** Comment lines and blank lines above a line belong to what follows them. */
  above(at: number, limit: number): number {
    let start = this.lineStart(at);
    while (start > limit) {
      const before = this.lineStart(start - 1);
      if (before < limit || !/^\s*(#.*)?\n$/.test(this.text.slice(before, start))) break;
      start = before;
    }
    return start;
  }
}

export function replacement(source: Source, node: Node, text: string): Edit {
  const [start, end] = node.range ?? [0, 0];
  const old = source.text.slice(start, end);
  const needsBreak = old.endsWith("\n") && !text.endsWith("\n");
  const trailing = /\n*$/.exec(old)?.[0] ?? "";
  return {
    start,
    end,
    text: needsBreak
      ? text + trailing
      : old.endsWith("\n")
        ? text.replace(/\n*$/, trailing)
        : text.replace(/\n$/, ""),
  };
}

export const slice = (source: Source, node: Node) => source.text.slice(node.range?.[0], node.range?.[1]);

export const startOf = (pair: KnownPair | undefined) => pair?.key.range?.[0] ?? 0;

/** The place after the last line of a pair. */
export function endOf(source: Source, pair: KnownPair | undefined): number {
  if (!pair) return 0;
  const { key, value } = pair;
  const isEmpty = !value || (isScalar(value) && value.range?.[0] === value.range?.[1]);
  return isEmpty ? source.nextLine(key.range?.[1] ?? 0) : lastOf(source, value);
}

/** The place after the last line of a node, without the blank lines and comments that follow it. */
export function lastOf(source: Source, node: Node): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const item = node.items.at(-1);
    return isMap(node) ? endOf(source, item as KnownPair) : lastOf(source, item as Node);
  }
  const end = node.range?.[1] ?? 0;
  if (source.text[end - 1] !== "\n") return source.nextLine(end);
  const trailing = /\n+$/.exec(source.text.slice(0, end))?.[0].length ?? 1;
  return end - trailing + 1;
}

/** From the end, so that earlier places stay where they are; of two at one place the later goes in first. */
export function apply(text: string, edits: Edit[]): string {
  return edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => b.start - a.start || b.order - a.order)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text);
}
