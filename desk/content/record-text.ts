import { rewrite } from "./rewrite.ts";

/** A file as the desk edits it: the fields, and below them the text of a Markdown file as it is written. */
export type Written = { data: unknown; body?: string };

type Parts = { before: string; yaml: string; between: string; body?: string };

/** Every character of the file lies in one of the parts. */
export function partsOf(file: string, text: string): Parts {
  if (!file.endsWith(".md")) return { before: "", yaml: text, between: "" };
  const [, before = "", yaml = "", between = "", body = ""] =
    /^(---[ \t]*\n)([\s\S]*?\n|)(---[ \t]*(?:\n|$))([\s\S]*)$/.exec(text) ?? [];
  return { before, yaml, between, body };
}

/** The text of a file with other values in it; lines end as they did. */
export function withValues(file: string, text: string, { data, body }: Written): string {
  const isCrlf = text.includes("\r\n");
  const parts = partsOf(file, text.replaceAll("\r\n", "\n"));
  const next = parts.before + rewrite(parts.yaml, data) + parts.between + (body ?? parts.body ?? "");
  return isCrlf ? next.replaceAll("\n", "\r\n") : next;
}

export function newText(file: string, { data, body = "" }: Written): string {
  const yaml = rewrite("", data);
  return file.endsWith(".md") ? `---\n${yaml}---\n${body.trimEnd()}\n` : yaml;
}
