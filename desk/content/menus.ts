import { isDeepStrictEqual } from "node:util";
import type { Changes } from "../../site/content/reader/content-files.ts";
import { Refusal } from "../refusal.ts";
import { open, textWith } from "./store.ts";

const MENUS = "content/navigation.yaml";

type Entry = { label: string; to: string; button?: boolean; children?: Entry[] };
type Menus = { main: Entry[]; footer: Array<{ title: string; links: Entry[] }> };

const menus = () => structuredClone(open(MENUS)?.data) as Menus;

/** Where a page can be added: the name of the place from the outside in, and the page of the entry above. */
export const menuPlaces = () => placesIn(menus()).map(({ name, to }) => ({ name, to }));

function placesIn({ main, footer }: Menus) {
  const place = (name: string, entry: Entry) => ({
    name,
    to: entry.to,
    list: () => (entry.children ??= []),
  });
  const inHeader = main
    .filter(({ button }) => !button)
    .flatMap((item) => [
      place(item.label, item),
      ...(item.children ?? []).map((inner) => place(`${item.label} › ${inner.label}`, inner)),
    ]);
  const inFooter = footer.map(({ title, links }) => ({
    name: `Footer › ${title}`,
    to: "",
    list: () => links,
  }));
  return [...inHeader, ...inFooter];
}

export function withEntry(place: string, entry: Entry): Changes {
  const data = menus();
  const found = placesIn(data).find(({ name }) => name === place);
  if (!found)
    throw new Refusal(409, `The menus have no “${place}” any more. Choose another place.`);
  found.list().push(entry);
  return { [MENUS]: textWith(MENUS, { data }) };
}

/** An entry of the menus with the name of its place ("" in the header itself), and where it stood there. */
export type Placed = { place: string; index: number; entry: Entry };

const listsOf = (data: Menus) => [{ name: "", list: () => data.main }, ...placesIn(data)];

const leadsTo = (path: string, { to, children }: Entry) =>
  !children && to?.replace(/#.*/, "") === path;

export const entriesOf = (path: string): Placed[] =>
  listsOf(menus()).flatMap(({ name: place, list }) =>
    list().flatMap((entry, index) => (leadsTo(path, entry) ? { place, index, entry } : [])),
  );

/** The menus with these entries where they stood, but for those whose place is not there any more. */
export function withEntries(placed: Placed[]): Changes {
  const data = menus();
  const listOf = (place: string) =>
    listsOf(data)
      .find(({ name }) => name === place)
      ?.list();
  for (const { place, index, entry } of placed) listOf(place)?.splice(index, 0, entry);
  return placed.length > 0 ? { [MENUS]: textWith(MENUS, { data }) } : {};
}

/** The menus without the entries that lead to a page, unless there are others below them; nothing if there are none. */
export function withoutPage(path: string): Changes {
  const before = menus();
  const data = JSON.parse(JSON.stringify(before), (name, list) => {
    if (!Array.isArray(list)) return list;
    const kept = list.filter((entry) => !leadsTo(path, entry));
    return name === "children" && kept.length === 0 ? undefined : kept;
  });
  return isDeepStrictEqual(before, data) ? {} : { [MENUS]: textWith(MENUS, { data }) };
}
