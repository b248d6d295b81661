import { firstMonth } from "../../content/records/run-days.ts";
import type { TrainingListing } from "../../views/trainings-calendar/trainings.ts";
import type { Filters } from "./use-query-filters.ts";

type Article = { title: string; excerpt: string; tags: string[]; category: string };

/** Finds the text as a whole in title, excerpt or a tag, and compares the category exactly. */
export function matchesArticle(article: Article, { q, category }: Filters<"q" | "category">): boolean {
  if (category && article.category !== category) return false;
  return searchText(article, [article.title, article.excerpt, ...article.tags]).includes(q.toLowerCase());
}

type Training = Pick<TrainingListing, "title" | "keywords" | "sessions" | "category" | "level" | "format">;
type TrainingFilters = Filters<"month" | "category" | "level" | "format" | "q">;

/** Finds every word in title or keywords, in any order, and compares the other filters exactly. */
export function matchesTraining(training: Training, filters: TrainingFilters): boolean {
  const { month, q } = filters;
  if (month && firstMonth(training) !== month) return false;
  for (const name of ["category", "level", "format"] as const)
    if (filters[name] && filters[name] !== training[name]) return false;
  const text = searchText(training, [training.title, ...training.keywords]);
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const texts = new WeakMap<object, string>();

/** The parts in small letters, cached by record: a search compares thousands at every key. */
function searchText(record: object, parts: string[]): string {
  const text = texts.get(record) ?? parts.join("\n").toLowerCase();
  texts.set(record, text);
  return text;
}
