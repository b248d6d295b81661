import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../../contract/firm.ts";
import { kindOf, type SeenOn, seenOn, titleOf } from "./catalogue.ts";
import { type Difference, recordDifferences } from "./differences.ts";
import { isRecord } from "./photos.ts";
import { partsOf } from "./record-text.ts";

export type FileChange = {
  file: string;
  title: string;
  kind: string;
  what: "new" | "changed" | "gone";
  seen: SeenOn;
  differences: Difference[];
};

export function filesOf(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".tmp"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[\\/])\./.test(path.relative(folder, file)))
    .sort();
  const nameOf = (file: string) =>
    `content/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
  return new Map(found.map((file) => [nameOf(file), readFileSync(file)]));
}

export const savedFiles = () => [...filesOf(contentFolder()).keys()];

export function changesBetween(
  before: Map<string, Buffer>,
  after: Map<string, Buffer>,
): FileChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file): FileChange[] => {
    const old = before.get(file);
    const next = after.get(file);
    return old && next?.equals(old) ? [] : [fileChange(file, old, next)];
  });
}

function fileChange(file: string, old: Buffer | undefined, next: Buffer | undefined): FileChange {
  const was = old && readRecord(file, old);
  const is = next && readRecord(file, next);
  return {
    file,
    title: isRecord(file) ? titleOf(file, (is ?? was)?.data) : path.posix.basename(file),
    kind: kindOf(file)?.label ?? "Photographs",
    what: whatOf(old, next),
    seen: seenOn(file, next ?? old),
    differences: was && is ? recordDifferences(was, is) : [],
  };
}

function whatOf(old: Buffer | undefined, next: Buffer | undefined): FileChange["what"] {
  if (!old) return "new";
  return next ? "changed" : "gone";
}

function readRecord(file: string, bytes: Buffer): { data: unknown; body?: string } {
  if (!isRecord(file)) return { data: undefined };
  const { yaml, body } = partsOf(file, bytes.toString("utf8").replaceAll("\r\n", "\n"));
  try {
    return { data: parse(yaml), body };
  } catch {
    return { data: undefined, body: bytes.toString("utf8") };
  }
}

export function messageOf(changes: FileChange[]): string {
  const lines = changes.map(({ what, title, differences: found }) => {
    if (what !== "changed") return `${what === "new" ? "Add" : "Remove"} ${title}`;
    const lower = (field: string) =>
      field.replace(/^[A-Z](?=[a-z ])(?!.* · )/, (letter) => letter.toLowerCase());
    const fields = [...new Set(found.map(({ field }) => lower(field)))];
    return `Change ${fields.slice(0, 3).join(", ") || "the layout"}${fields.length > 3 ? " …" : ""} of ${title}`;
  });
  const [first = "Publish"] = lines;
  if (lines.length === 1) return clip(first);
  return `${clip(`Publish ${lines.length} changes of the content`)}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

const clip = (line: string) => (line.length > 72 ? `${line.slice(0, 71)}…` : line);
