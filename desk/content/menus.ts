import { isDeepStrictEqual } from "node:util";
import { fieldsOf } from "../../site/build/references.ts";
import type { Changes } from "../../site/content/reader/content-files.ts";
import { isHidden, pageSources } from "../../site/content/records/page-tree.ts";
import { PAGES_OF_CONTENT } from "../../site/paths.ts";
import { Refusal } from "../refusal.ts";
import { attempt } from "./attempt.ts";
import { kindOf, titleOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { open, textWith } from "./store.ts";

const MENUS = "content/navigation.yaml";

type Entry = { label: string; to: string; button?: boolean; children?: Entry[] };
type Menus = { main: Entry[]; footer: Array<{ title: string; links: Entry[] }> };

const menus = () => structuredClone(open(MENUS)?.data) as Menus;

/** Where a page can be added: the name of the place from the outside in, and the page of the entry above. */
export const menuPlaces = () => placesIn(menus()).map(({ name, to }) => ({ name, to }));

function placesIn({ main, footer }: Menus) {
  const place = (name: string, entry: Entry) => ({ name, to: entry.to, list: () => (entry.children ??= []) });
  const inHeader = main
    .filter(({ button }) => !button)
    .flatMap((item) => [
      place(item.label, item),
      ...(item.children ?? []).map((inner) => place(`${item.label} › ${inner.label}`, inner)),
    ]);
  return [
    ...inHeader,
    ...footer.map(({ title, links }) => ({ name: `Footer › ${title}`, to: "", list: () => links })),
  ];
}

export function withEntry(place: string, entry: Entry): Changes {
  const data = menus();
  const found = placesIn(data).find(({ name }) => name === place);
  if (!found) throw new Refusal(409, `The menus have no “${place}” any more. Choose another place.`);
  found.list().push(entry);
  return { [MENUS]: textWith(MENUS, { data }) };
}

/** The menus without the entries that lead to a page, unless there are others below them; nothing if there are none. */
export function withoutPage(path: string): Changes {
  const before = menus();
  const data = JSON.parse(JSON.stringify(before), (name, list) => {
    if (!Array.isArray(list)) return list;
    const kept = list.filter(({ to, children }) => children || to?.replace(/#.*/, "") !== path);
    return name === "children" && kept.length === 0 ? undefined : kept;
  });
  return isDeepStrictEqual(before, data) ? {} : { [MENUS]: textWith(MENUS, { data }) };
}

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
      ...texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, path = ""]) => path)),
      ...parts.map((_, index) => parts.slice(0, index).join("/")),
    ].map((path) => path.replace(/[#?].*/, "")),
  );
}
