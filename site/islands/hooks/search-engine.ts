import { SEARCH_FOLDER } from "../../../contract/headers.ts";
import { KINDS, type Kind } from "../../outputs/search/kinds.ts";
import { markTitle, type Piece, piecesOf } from "./search-marks.ts";

export type Match = { to: string; title: Piece[]; excerpt: Piece[] };

/** A page, or what has an address of its own within one, and the sections of it in which words were found. */
export type Result = Match & { sections: Match[] };

export type Group = { kind: Kind; total: number; results: Result[] };

/** How many results of a kind are shown. */
export type Limits = Record<Kind, number>;

/** What is used of the library's answers; see its documentation. */
type Fragment = {
  url: string;
  excerpt: string;
  meta: { title: string; to?: string };
  sub_results: Array<{ url: string; title: string; excerpt: string }>;
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

const LIBRARY = `/${SEARCH_FOLDER}/pagefind.js`;
/** Words of a title count twice as much as by default: a page about a subject goes before one that mentions it often. */
const OPTIONS = { baseUrl: "/", excerptLength: 24, ranking: { metaWeights: { title: 10 } } };
const MOST_SECTIONS = 2;

let library: Promise<Library> | undefined;
let failures = 0;

/** Loads the library and the head of the index, once; after a failure it may be loaded again. */
export function loadEngine(): Promise<Library> {
  library ??= start().catch((error: unknown) => {
    library = undefined;
    failures += 1;
    throw error;
  });
  return library;
}

async function start(): Promise<Library> {
  // A browser remembers by its address that a module could not be loaded.
  const address = failures > 0 ? `${LIBRARY}?${failures}` : LIBRARY;
  const loaded: Library = await import(/* @vite-ignore */ address);
  await loaded.options(OPTIONS);
  await loaded.init();
  // Every search asks by kind; what that needs is fetched before the first one.
  await loaded.filters();
  return loaded;
}

/** The results by kind, without empty kinds. */
export async function find(query: string, limits: Limits): Promise<Group[]> {
  const { search } = await loadEngine();
  const groups = await Promise.all(
    KINDS.map(async (kind) => {
      const { results } = await search(query, { filters: { kind } });
      const fragments = await Promise.all(results.slice(0, limits[kind]).map((result) => result.data()));
      return { kind, total: results.length, results: fragments.map((of) => resultOf(of, query)) };
    }),
  );
  return groups.filter(({ total }) => total > 0);
}

function resultOf({ url, excerpt, meta, sub_results }: Fragment, query: string): Result {
  const match = (to: string, title: string, words: string) => ({
    to,
    title: markTitle(title, query),
    excerpt: piecesOf(words),
  });
  return {
    ...match(meta.to ?? url, meta.title, excerpt),
    sections: sub_results
      .filter((section) => section.url !== url && section.excerpt !== excerpt)
      .slice(0, MOST_SECTIONS)
      .map((section) => match(section.url, section.title, section.excerpt)),
  };
}
