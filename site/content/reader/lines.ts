import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { bytesOf, filePathOf, isThere } from "./content-files.ts";

type Parts = { yaml: string; yamlLine: number; body: string; bodyLine: number };

/** A YAML file has no body. Nothing if a Markdown file does not begin with a block between two --- lines. */
export function partsOf(file: string, text: string): Parts | undefined {
  if (!file.endsWith(".md")) return { yaml: text, yamlLine: 1, body: "", bodyLine: 1 };
  const [head = "", yaml, body = ""] =
    /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (!head) return undefined;
  const written = body.trim();
  const start = head.length - body.trimStart().length;
  return {
    yaml: yaml ?? "",
    yamlLine: 2,
    body: written,
    bodyLine: head.slice(0, start).split("\n").length,
  };
}

/** The line of the file on which words first stand in its body; the body’s first line if they do not. */
export const bodyLineOf = (
  { body, bodyLine }: { body: string; bodyLine: number },
  words: string,
): number => bodyLine + body.slice(0, Math.max(0, body.indexOf(words))).split("\n").length - 1;

/** The line of the file on which a field stands. For a missing field: the line of the field it belongs in, else 1. */
export function lineOf(contentPath: string, field: string): number {
  const file = filePathOf(contentPath);
  const text = isThere(file)
    ? new TextDecoder().decode(bytesOf(file)).replaceAll("\r\n", "\n")
    : "";
  const parts = partsOf(file, text);
  if (!parts) return 1;
  if (field === "body") return parts.bodyLine;
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(parts.yaml, { lineCounter });
  const start = startOf(contents, field.split("."));
  return start === undefined ? 1 : parts.yamlLine + lineCounter.linePos(start).line - 1;
}

/** Where the field at a field path begins in the YAML, or `above`: where the last field found on the way begins. */
function startOf(node: Node | null, [key, ...rest]: string[], above?: number): number | undefined {
  if (key === undefined) return above;
  if (isMap(node)) {
    const pair = node.items.find(({ key: own }) => isScalar(own) && String(own.value) === key);
    return isScalar(pair?.key) ? startOf(pair.value as Node, rest, pair.key.range?.[0]) : above;
  }
  if (!isSeq(node)) return above;
  const item = node.items[Number(key)] as Node | undefined;
  return item ? startOf(item, rest, item.range?.[0]) : above;
}
