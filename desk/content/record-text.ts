import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isPlainObject, matchItems } from "./differences.ts";

/** The values of a file: its fields, and for a Markdown file the text below them. */
export type Written = { data: unknown; body?: string };

/** The layout of all YAML in content/, written by the desk and by `npm run format`. */
const LINE_WIDTH = 80;
const LAYOUT = { lineWidth: LINE_WIDTH, flowCollectionPadding: false };

/** The parts of a file; put together, they are its text again. Only a Markdown file has more than `yaml`. */
export function partsOf(file: string, text: string) {
  if (!file.endsWith(".md")) return { before: "", yaml: text, between: "" };
  const [, before = "", yaml = "", between = "", body = ""] =
    /^(---[ \t]*\n)([\s\S]*?\n|)(---[ \t]*(?:\n|$))([\s\S]*)$/.exec(text) ?? [];
  return { before, yaml, between, body };
}

/** The text of a file with other values in it. Comments, styles and line ends stay as they are. */
export function withValues(file: string, text: string, { data, body }: Written): string {
  return withYaml(file, text, (yaml) => yamlWith(yaml, data), body);
}

export const withLayout = (file: string, text: string): string =>
  withYaml(file, text, (yaml) => parsed(yaml).toString(LAYOUT));

export function newText(file: string, { data, body = "" }: Written): string {
  const yaml = yamlWith("", data);
  return file.endsWith(".md") ? `---\n${yaml}---\n${body.trimEnd()}\n` : yaml;
}

function withYaml(
  file: string,
  text: string,
  edit: (yaml: string) => string,
  body?: string,
): string {
  const parts = partsOf(file, text.replaceAll("\r\n", "\n"));
  const next = parts.before + edit(parts.yaml) + parts.between + (body ?? parts.body ?? "");
  return text.includes("\r\n") ? next.replaceAll("\n", "\r\n") : next;
}

function parsed(yaml: string): Document {
  const document = parseDocument(yaml);
  if (document.errors[0]) throw document.errors[0];
  return document;
}

function yamlWith(yaml: string, next: unknown): string {
  const document: Document<Node> = parsed(yaml);
  document.contents = updated(document, document.contents, next);
  const text = document.toString(LAYOUT);
  if (!isDeepStrictEqual(parsed(text).toJS(), next))
    throw new Error("These values cannot be written as YAML.");
  return text;
}

/** A node with the value `next`. Nodes whose value is the same are kept, and with them comments and styles. */
function updated(document: Document, node: unknown, next: unknown): Node {
  if (isMap(node) && isPlainObject(next)) return updatedMap(document, node, next);
  if (isSeq<Node>(node) && Array.isArray(next)) return updatedList(document, node, next);
  const isGroup = typeof next === "object" && next !== null;
  if (!isScalar(node) || isGroup) return created(document, next);
  if (node.value === next) return node;
  node.value = next;
  return styled(node);
}

/** New fields stand behind the one before them in `next`. */
function updatedMap(
  document: Document,
  node: YAMLMap<unknown, unknown>,
  next: Record<string, unknown>,
): Node {
  const nameOf = ({ key }: { key: unknown }) => String(isScalar(key) ? key.value : key);
  node.items = node.items.filter((pair) => Object.hasOwn(next, nameOf(pair)));
  let after = 0;
  for (const [name, value] of Object.entries(next)) {
    const index = node.items.findIndex((pair) => nameOf(pair) === name);
    const pair = node.items[index];
    if (pair) pair.value = updated(document, pair.value, value);
    else node.items.splice(after, 0, document.createPair(name, created(document, value)));
    after = (pair ? index : after) + 1;
  }
  return node;
}

/** An item that is no earlier one in other words takes the place of one that is gone, if there is any. */
function updatedList(document: Document, node: YAMLSeq<Node>, next: unknown[]): Node {
  const { items } = node;
  const sources = matchItems(node.toJS(document), next);
  const others = [...items.keys()].filter((index) => !sources.includes(index));
  const isFlow =
    items.length > 0 && items.every((item) => (isMap(item) || isSeq(item)) && item.flow);
  node.items = next.map((value, index) => {
    const source = sources[index] ?? others.shift();
    return source === undefined
      ? created(document, value, isFlow)
      : updated(document, items[source], value);
  });
  return node;
}

function created(document: Document, value: unknown, flow = false): Node {
  const node = document.createNode(value, { flow, aliasDuplicateObjects: false });
  visit(node, { Scalar: (key, scalar) => void (key === "key" || styled(scalar)) });
  return node;
}

function styled(scalar: Scalar): Scalar {
  const { value, type } = scalar;
  if (typeof value !== "string") return scalar;
  if (value.trim() === "") scalar.type = "QUOTE_DOUBLE";
  else if (value.length > LINE_WIDTH - 10 && !value.includes("\n") && type !== "BLOCK_LITERAL")
    scalar.type = "BLOCK_FOLDED";
  return scalar;
}
