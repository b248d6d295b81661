import { sitePaths } from "../engine/paths.ts";
import { corporateCategories } from "./corporate-trainings.ts";
import { faq } from "./faq.ts";
import { navigation } from "./navigation.ts";
import { posts } from "./posts.ts";
import { ContentError, firm } from "./read.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { trainings } from "./trainings.ts";

/** A menu must not lead astray; links inside pages are checked on the built HTML. */
function menuLinks() {
  const known = new Set(sitePaths());
  const { main, footer } = navigation();
  const links = [
    ...main.flatMap((item) => [
      item,
      ...(item.children ?? []).flatMap((child) => [child, ...(child.children ?? [])]),
    ]),
    ...footer.flatMap((group) => group.links),
  ];
  const problems = links
    .filter(({ to }) => !known.has(to.replace(/[?#].*$/, "")))
    .map(({ label, to }) => ({
      file: "content/navigation.yaml",
      field: label,
      reason: `${to} is no address of site/routes.ts`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
}

/** Reads every collection, so that a bad record stops the build even where no page shows it. */
export async function checkContent(): Promise<void> {
  const problems = [
    firm,
    navigation,
    team,
    trainings,
    corporateCategories,
    services,
    posts,
    faq,
    menuLinks,
  ].flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new ContentError(dedupe(problems));
}

// A broken team record also surfaces through the posts and trainings that name its people.
function dedupe<T>(items: T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
