import { SEARCH_FOLDER, SEARCH_VOCABULARY } from "../../../contract/headers.ts";
import type { EntryKind, SearchEntry } from "../../outputs/search/entry.ts";
import { type Hit, ranked } from "./search-ranking.ts";
import { marked, type Piece, quote, understood, withCode } from "./search-words.ts";

/** `about` is the heading of the part, its day and its article. */
export type Match = {
  to: string;
  kind: EntryKind;
  title: Piece[];
  about: string;
  excerpt: Piece[];
};

export type SearchResult = Match & { others: Match[] };

export type FoundEntries = {
  asked: string;
  total: number;
  /** The first results. `load` makes results of any of the matches, by their places. */
  results: SearchResult[];
  load(from: number, to: number): Promise<SearchResult[]>;
};

type Fragment = {
  url: string;
  content: string;
  meta: Pick<SearchEntry, "kind" | "title" | "heading" | "about">;
};
type Library = {
  options(options: typeof OPTIONS): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: Array<Hit & { data(): Promise<Fragment> }> }>;
};

type Engine = Pick<Library, "search"> & { vocabulary: string[] };

const LIBRARY = `/${SEARCH_FOLDER}/pagefind.js`;
/** What names an entry weighs more than its text: a page about a subject goes before one that mentions it often. */
const OPTIONS = { baseUrl: "/", ranking: { metaWeights: { title: 10, heading: 8, also: 8 } } };
const MOST_OTHERS = 2;

let library: Promise<Engine> | undefined;
let failures = 0;

/** After a failure it may be loaded again. */
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
  return { search: loaded.search, vocabulary: (await words).split(" ") };
}

/** The library finds only what has all words of a query, so each word is searched for by itself. */
export async function find(query: string, count: number): Promise<FoundEntries> {
  const { search, vocabulary } = await loadEngine();
  const { asked, words } = understood(query, vocabulary);
  const answers = await Promise.all(words.map((word) => search(word)));
  const hits = ranked(answers.map(({ results }) => results));
  const load = async (from: number, to: number) => {
    const fragments = await Promise.all(hits.slice(from, to).map((hit) => hit.data()));
    return byPage(fragments.map((fragment) => matchOf(fragment, asked, words)));
  };
  return { asked, total: hits.length, results: await load(0, count), load };
}

function matchOf({ url, content, meta }: Fragment, query: string, words: string[]): Match {
  const { kind, title, heading, about } = meta;
  return {
    to: withCode(url, query),
    kind,
    title: marked(title, words),
    about: [heading, about].filter(Boolean).join(" · "),
    excerpt: quote(content, words),
  };
}

function byPage(matches: Match[]): SearchResult[] {
  const results = new Map<string, SearchResult>();
  for (const match of matches) {
    const name = match.kind + match.title.map(({ text }) => text).join("");
    const result = results.get(name);
    if (!result) results.set(name, { ...match, others: [] });
    else if (match.about && result.others.length < MOST_OTHERS) result.others.push(match);
  }
  return [...results.values()];
}
