import { fieldsOf } from "../../site/build/references.ts";
import { isHidden, pageSources } from "../../site/content/records/page-tree.ts";
import { PAGES_OF_CONTENT } from "../../site/paths.ts";
import { attempt } from "./attempt.ts";
import { kindOf, titleOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { open } from "./store.ts";

/** Pages of sections that neither a menu nor another page leads to, but for those that code leads to or that are hidden. */
export function unlinkedPages() {
  const files = savedFiles().filter((file) => kindOf(file));
  const links = new Map(files.map((file) => [file, linksIn(file)]));
  const ofCode = PAGES_OF_CONTENT as readonly string[];
  return [...pageSources()]
    .filter(([path]) => !ofCode.includes(path) && !isHidden(path))
    .map(([path, { file, data }]) => ({ file, title: titleOf(file, data), path }))
    .filter(({ file, path }) => ![...links].some(([from, to]) => from !== file && to.has(path)));
}

/** The pages that a record links to, and for a page of sections those above it, to which its breadcrumbs lead. */
function linksIn(file: string): Set<string> {
  const { data, body = "" } = attempt(() => open(file)) ?? { data: undefined };
  const fields = [...fieldsOf(data)];
  const texts = [body, ...fields.map(({ value }) => value)];
  const parts = Object(data).sections ? file.replace("content/pages", "").split("/") : [];
  return new Set(
    [
      ...fields.filter(({ field }) => /(^|\.)(to|under)$/.test(field)).map(({ value }) => value),
      ...texts.flatMap((text) =>
        [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, path = ""]) => path),
      ),
      ...parts.map((_, index) => parts.slice(0, index).join("/")),
    ].map((path) => path.replace(/[#?].*/, "")),
  );
}
