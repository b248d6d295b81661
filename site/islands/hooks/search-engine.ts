import { SEARCH_FOLDER, SEARCH_VOCABULARY } from "../../../contract/headers.ts";
import { KINDS, type Kind } from "../../outputs/search/kinds.ts";
import { corrected, markTitle, type Piece, quote } from "./search-words.ts";

export type Match = { to: string; title: Piece[]; excerpt: Piece[] };

/** A page, or a record with its own url in one, and the sections in which words were found. */
type Result = Match & { sections: Match[] };

/** The first results of a kind. `load` fetches any of them by their places. */
export type Group = {
  kind: Kind;
  total: number;
  results: Result[];
  load(from: number, to: number): Promise<Result[]>;
};

/** The part of Pagefind's answers that is used here. */
type Fragment = {
  url: string;
  content: string;
  excerpt: string;
  /** Positions of the words that were found, among those of the content. */
  locations: number[];
  meta: { title: string; to?: string };
  sub_results: Array<
    Pick<Fragment, "url" | "excerpt" | "locations"> & { title: string; anchor?: { location: number } }
  >;
};
type Library = {
  options(options: typeof OPTIONS): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<unknown>;
  search(
    query: string,
    options: { filters: { kind: Kind } },
  ): Promise<{ results: Array<{ data(): Promise<Fragment> }> }>;
};

type Engine = Pick<Library, "search"> & { vocabulary: string[] };

const LIBRARY = `/${SEARCH_FOLDER}/pagefind.js`;
/**
 * Words of a title, and the other words for a page (page-entries.ts), count twice as much as by default: a page about
 * a subject goes before one that mentions it often.
 */
const OPTIONS = { baseUrl: "/", ranking: { metaWeights: { title: 10, also: 10 } } };
const MOST_SECTIONS = 2;

let library: Promise<Engine> | undefined;
let failures = 0;

/** Loads the library and the head of the index, once; after a failure it may be loaded again. */
export function loadEngine(): Promise<Engine> {
  library ??= start().catch((error: unknown) => {
    library = undefined;
    failures += 1;
    throw error;
  });
  return library;
}

async function start(): Promise<Engine> {
  const words = fetch(SEARCH_VOCABULARY).then((response) => response.text());
  // A browser remembers by its url that a module could not be loaded.
  const url = failures > 0 ? `${LIBRARY}?${failures}` : LIBRARY;
  const loaded: Library = await import(/* @vite-ignore */ url);
  await loaded.options(OPTIONS);
  await loaded.init();
  // Every search asks by kind; what that needs is fetched before the first one.
  await loaded.filters();
  return { search: loaded.search, vocabulary: (await words).split(" ") };
}

/** The first results of each kind, without empty kinds, and the query with typing mistakes corrected. */
export async function find(query: string, count: number): Promise<{ asked: string; groups: Group[] }> {
  const { search, vocabulary } = await loadEngine();
  const asked = corrected(query, vocabulary);
  if (!asked) return { asked: query, groups: [] };
  const groups = await Promise.all(
    KINDS.map(async (kind) => {
      const { results } = await search(asked, { filters: { kind } });
      const load = async (from: number, to: number) =>
        Promise.all(results.slice(from, to).map(async (result) => resultOf(await result.data(), asked)));
      return { kind, total: results.length, results: await load(0, count), load };
    }),
  );
  return { asked, groups: groups.filter(({ total }) => total > 0) };
}

function resultOf({ url, content, excerpt, locations, meta, sub_results }: Fragment, query: string): Result {
  const match = (to: string, title: string, found: number[], from?: number) => ({
    to,
    title: markTitle(title, query),
    excerpt: quote(content, found, from),
  });
  return {
    ...match(meta.to ?? url, meta.title, locations),
    sections: sub_results
      .filter((section) => section.url !== url && section.excerpt !== excerpt)
      .slice(0, MOST_SECTIONS)
      .map((section) => match(section.url, section.title, section.locations, section.anchor?.location)),
  };
}
