import path from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import { contentPathOf, filesIn } from "../content/reader/content-files.ts";
import { refuseIn } from "../content/reader/problems.ts";
import { isSlug, slugOf } from "../content/reader/slug.ts";
import { recordNames, requestedFiles } from "../content/reader/sources.ts";

const PHOTOGRAPH = /\.(jpe?g|png|webp|avif)$/i;
const OTHER_PICTURE = /\.(heic|heif|gif|bmp|tiff?|svg)$/i;
const LEFT_BEHIND = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/;

/** Must run after all readers: only then is it known which files were asked for. */
export function checkFileNames(): void {
  for (const filePath of filesIn(contentFolder(), { recursive: true }) ?? []) {
    const file = contentPathOf(filePath);
    const reason = LEFT_BEHIND.test(file) ? undefined : reasonOf(filePath, file);
    if (reason) refuseIn(file, [{ line: 1, field: "(file name)", reason }]);
  }
}

function reasonOf(filePath: string, file: string): string | undefined {
  const { name, ext } = path.parse(filePath);
  if (PHOTOGRAPH.test(ext))
    return file.startsWith("content/photos/")
      ? undefined
      : `Photographs belong in content/photos: move it to content/photos/${slugOf(name)}${ext.toLowerCase()}.`;
  if (OTHER_PICTURE.test(ext))
    return `Pictures of this kind cannot be used: save it as content/photos/${slugOf(name)}.jpg.`;
  if (!requestedFiles.has(filePath)) return unreadReason(file, name);
  if (/^(copy-of|kopie-von)-|-(copy|kopie)(-\d+)?$/.test(slugOf(name)))
    return `This looks like a copy, and would be published beside the first: delete it, or give it a name of its own.`;
  return file.startsWith("content/posts/")
    ? articleNameProblem(name)
    : recordNameProblem(name, ext);
}

function unreadReason(file: string, name: string): string {
  const folder = path.posix.dirname(file);
  const ending = folder === "content/posts" ? ".md" : ".yaml";
  const [stem = ""] = name.split(".");
  if (file.startsWith("content/pages/") && file.endsWith(".yaml"))
    return "This file is no page yet: give it a list of sections (docs/adding-content.md, “Add a page”), or remove it.";
  if (path.posix.basename(file) === `${slugOf(stem)}${ending}` && folder !== "content")
    return `Nothing reads the folder ${folder}: move the file to one that is read, or list it in site/content/collections.ts (docs/adding-content.md, “Add a collection”).`;
  return `The site does not read this file: name it ${slugOf(stem)}${ending} in a folder that is there already, as in ${folder === "content" ? "content/posts" : folder}, or remove it from content.`;
}

function articleNameProblem(name: string): string | undefined {
  if (/^[1-9]\d*$/.test(name)) return undefined;
  const next = Math.max(0, ...recordNames("posts").map(Number).filter(Number.isInteger)) + 1;
  return /^0+\d+$/.test(name)
    ? `The number of an article must not begin with zero: ${Number(name)}.md is ${recordNames("posts").includes(String(Number(name))) ? `taken, so name it ${next}.md` : "its name"}.`
    : `The name of an article is a number, and becomes its path: name it ${next}.md.`;
}

const recordNameProblem = (name: string, ext: string): string | undefined =>
  isSlug(name)
    ? undefined
    : `The name becomes a path or is named by others, and has small letters, digits and hyphens only: name it ${slugOf(name) || "a-name"}${ext.toLowerCase()}.`;
