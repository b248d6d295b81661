import { cut, firstSentence } from "./training-facts.ts";

type Written = { title?: string; category?: string; body: string };

/** What an article says of itself where its record does not: in lists, in search results, among its kind. */
export function postDefaults({ title = "", category, body }: Written, categories: string[]) {
  const words = plainWords(body);
  const named = (name: string) =>
    `${title} ${words}`.toLowerCase().split(name.toLowerCase()).length;
  const own = category ?? categories.toSorted((a, b) => named(b) - named(a))[0] ?? "";
  return {
    category: own,
    tags: [own],
    excerpt: beginning(words, 220) || title,
    seo: { title: cut(title, 60), description: beginning(words, 165) || title },
  };
}

/** Shorter descriptions say too little in search results. */
const LEAST = 70;

/** The first sentences that fit into `room` characters; where these are too few, the words up to there. */
function beginning(words: string, room: number): string {
  let end = 0;
  for (let next = firstSentence(words); next && end + next.length <= room; ) {
    end += next.length;
    next = firstSentence(words.slice(end));
  }
  return end >= LEAST ? words.slice(0, end) : cut(words, room);
}

const plainWords = (markdown: string): string =>
  markdown
    .split(/\n\s*\n/)
    .filter((block) => !/^(\s{4}|\s*([#|>`]|[-*+] |\d+[.)] |!\[))/.test(block))
    .join(" ")
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\{[\w-]+\.[\w-]+\}|[*_`~]|\\(?=[^\w\s])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
