import { Document, isCollection, isScalar, type Node, type Scalar, visit } from "yaml";

/** How new text looks: long words folded under >-, two spaces a level, at most this wide. */
const WIDTH = 80;

type Place = { column: number; flow?: boolean };

export const printAll = (value: unknown) => print(value, 0);

/** `name: value` with its lines, indented. */
export function printPair(name: string, value: unknown, column: number): string {
  return indented(print({ [name]: value }, column), column);
}

/** `- value`; the first line stands where the caller puts it, the rest is indented. */
export function printItem(value: unknown, { column, flow = false }: Place): string {
  return indented(print([value], column, flow ? isInner : undefined), column).trimStart();
}

/** A value within a pair of brackets or braces, on one line where it is a plain one. */
export function printFlow(value: unknown, column: number): string {
  const isPlain = typeof value !== "object" || value === null;
  const text = isPlain ? new Document([value]) : undefined;
  if (text) {
    (text.contents as { flow?: boolean }).flow = true;
    return text.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
  }
  return indented(print({ k: value }, column, isInner).replace(/^k:\s+/, ""), column).trim();
}

const isInner = (_node: Node, depth: number) => depth > 1;

/** A text in the manner of the one it replaces; undefined where that one was no text. */
export function printScalar(old: Scalar, next: unknown, source: string, column: number): string | undefined {
  if (typeof next === "object" && next !== null) return undefined;
  if (typeof next !== "string" || typeof old.value !== "string") {
    return print({ k: next }, column)
      .replace(/^k:\s*/, "")
      .trimEnd();
  }
  const folded = old.type === "BLOCK_FOLDED" ? refold(source, old.value, next, column) : undefined;
  if (folded) return folded;
  const document = new Document({ k: next });
  const scalar = document.get("k", true) as Scalar;
  // A long line that somebody wrote as one stays one.
  const isLong = old.type === "PLAIN" && source.length > WIDTH - column - 14 && !source.includes("\n");
  if (old.type !== "PLAIN") scalar.type = old.type;
  else if (!isLong) styleOf(scalar, column + 4);
  const lineWidth = isLong ? 0 : Math.max(40, WIDTH - column);
  const text = document.toString({ lineWidth }).replace(/^k:\s*/, "");
  return indented(text, column).trimStart();
}

/** Keeps the lines of a folded text before and after what changed. */
function refold(source: string, old: string, next: string, column: number): string | undefined {
  const [head = "", ...rest] = source.trimEnd().split("\n");
  const lines = rest.map((line) => line.trim());
  if (next.includes("\n") || lines.join(" ") !== old || !/^>-?\s*$/.test(head) || next.trim() !== next)
    return undefined;
  if (/ {2}/.test(next) || next === "") return undefined;
  let first = 0;
  while (first < lines.length && next.startsWith(`${lines.slice(0, first + 1).join(" ")} `)) first += 1;
  const kept = lines.slice(0, first);
  let tail = next.slice(kept.join(" ").length).trim();
  const after: string[] = [];
  for (const line of lines.slice(first).reverse()) {
    if (!tail.endsWith(` ${line}`)) break;
    after.unshift(line);
    tail = tail.slice(0, -line.length).trim();
  }
  const indent = " ".repeat(column + 2);
  const all = [...kept, ...wrapped(tail, WIDTH - column - 2), ...after];
  return [head, ...all.map((line) => indent + line)].join("\n");
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function print(value: unknown, column: number, isFlow?: (node: Node, depth: number) => boolean): string {
  const document = new Document(value);
  visit(document, {
    Node(_key, node, path) {
      const depth = path.filter((one) => isCollection(one)).length + 1;
      if (isCollection(node) && isFlow?.(node, depth)) node.flow = true;
      const isWithinFlow = path.some((one) => isCollection(one) && one.flow) || isFlow;
      if (isScalar(node) && !isWithinFlow) styleOf(node, column + depth * 2);
    },
  });
  return document.toString({ lineWidth: Math.max(40, WIDTH - column) });
}

/** Words that do not fit on a line are folded, as the rest of the content is. */
function styleOf(scalar: Scalar, column: number): void {
  const { value } = scalar;
  if (typeof value !== "string" || value !== value.trim()) return;
  if (value.includes("\n")) scalar.type = "BLOCK_LITERAL";
  else if (value.length > WIDTH - column - 10) scalar.type = "BLOCK_FOLDED";
}

function indented(text: string, column: number): string {
  const indent = " ".repeat(column);
  return text
    .split("\n")
    .map((line) => (line === "" ? line : indent + line))
    .join("\n");
}
