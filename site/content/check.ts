import { corporateCategories } from "./corporate-trainings.ts";
import { faq } from "./faq.ts";
import { navigation } from "./navigation.ts";
import { posts } from "./posts.ts";
import { ContentError, firm } from "./read.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { trainings } from "./trainings.ts";

/** Reads every collection, so that a bad record stops the build even where no page shows it. */
export async function checkContent(): Promise<void> {
  const problems = [firm, navigation, team, trainings, corporateCategories, services, posts, faq].flatMap(
    (read) => {
      try {
        read();
        return [];
      } catch (error) {
        if (error instanceof ContentError) return error.problems;
        throw error;
      }
    },
  );
  if (problems.length > 0) throw new ContentError(dedupe(problems));
}

// A broken team record also surfaces through the posts and trainings that name its people.
function dedupe<T>(items: T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
