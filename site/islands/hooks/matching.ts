import { firstMonth } from "../../content/records/run-days.ts";
import type { TrainingListing } from "../../views/trainings-calendar/trainings.ts";
import type { Filters } from "./use-query-filters.ts";

type Article = { title: string; excerpt: string; tags: string[]; category: string };

/** The text must be found as a whole, unlike that for trainings: every word of it, in any order. */
export function matchesArticle(article: Article, { q, category }: Filters<"q" | "category">): boolean {
  if (category && article.category !== category) return false;
  return searchText(article, [article.title, article.excerpt, ...article.tags]).includes(q.toLowerCase());
}

type Training = Pick<TrainingListing, "title" | "keywords" | "sessions" | "category" | "level" | "format">;
type TrainingFilters = Filters<"month" | "category" | "level" | "format" | "q">;

export function matchesTraining(training: Training, filters: TrainingFilters): boolean {
  if (filters.month && firstMonth(training) !== filters.month) return false;
  for (const name of ["category", "level", "format"] as const)
    if (filters[name] && filters[name] !== training[name]) return false;
  const text = searchText(training, [training.title, ...training.keywords]);
  const words = filters.q.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

const texts = new WeakMap<object, string>();

/** Cached by record: a search compares thousands at every key. */
function searchText(record: object, parts: string[]): string {
  const text = texts.get(record) ?? parts.join("\n").toLowerCase();
  texts.set(record, text);
  return text;
}
