import { firstMonth, type Sessions } from "../../content/records/run-days.ts";
import type { Filters } from "./use-query-filters.ts";

type Article = { title: string; excerpt: string; tags: string[]; category: string };

/** The text must be found as a whole, unlike that for trainings: every word of it, in any order. */
export function matchesArticle(
  article: Article,
  { q, category }: Filters<"q" | "category">,
): boolean {
  if (category && article.category !== category) return false;
  return searchText(article, [article.title, article.excerpt, ...article.tags]).includes(
    q.toLowerCase(),
  );
}

/** What a card of the page says of its article. */
export const articleOn = (card: HTMLElement): Article => ({
  title: textOf(card.querySelector("h2")),
  excerpt: textOf(card.querySelector("h2 + p")),
  tags: [...card.querySelectorAll("li")].map(textOf),
  category: card.dataset.category ?? "",
});

const textOf = (element: Element | null) => element?.textContent ?? "";

interface Training extends Sessions {
  title: string;
  keywords: string[];
  category: string | undefined;
  level: string | undefined;
  format: string;
}

type TrainingFilters = Filters<"month" | "category" | "level" | "format" | "q">;

/** Every word that is typed must be somewhere in its title or keywords. */
export function matchesTraining(training: Training, filters: TrainingFilters): boolean {
  if (filters.month && firstMonth(training) !== filters.month) return false;
  for (const name of ["category", "level", "format"] as const)
    if (filters[name] && filters[name] !== training[name]) return false;
  const text = searchText(training, [training.title, ...training.keywords]);
  const words = filters.q.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** What a card of the page says of its run: without the keywords, which no card shows, all of its words count. */
export function trainingOn(card: HTMLElement): Training {
  const { first = "", category = "", level = "", format = "" } = card.dataset;
  const sessions = [{ start: first, end: first }];
  return { title: textOf(card), keywords: [], sessions, category, level, format };
}

const texts = new WeakMap<object, string>();

/** Cached by record: a search compares thousands at every key. */
function searchText(record: object, parts: string[]): string {
  const text = texts.get(record) ?? parts.join("\n").toLowerCase();
  texts.set(record, text);
  return text;
}
