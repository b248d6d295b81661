/** A file's YAML and the text below it, each with the line of the file on which it begins. */
export type Parts = { yaml: string; yamlLine: number; body: string; bodyLine: number };

/** Nothing where a Markdown file does not begin with a block between two --- lines. */
export function partsOf(file: string, text: string): Parts | undefined {
  if (!file.endsWith(".md")) return { yaml: text, yamlLine: 1, body: "", bodyLine: 1 };
  const [head = "", yaml, body = ""] =
    /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (!head) return undefined;
  const written = body.trim();
  const start = head.length - body.trimStart().length;
  return { yaml: yaml ?? "", yamlLine: 2, body: written, bodyLine: head.slice(0, start).split("\n").length };
}
