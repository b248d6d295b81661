import { cbamAnnex } from "../content/records/annex.ts";
import { cbamFigures } from "../content/records/cbam-figures.ts";
import { posts } from "../content/records/posts.ts";
import { rules } from "../content/records/rules.ts";
import { trainings } from "../content/records/trainings.ts";
import { changedOn } from "../outputs/seo/json-ld-blog.ts";
import { href } from "../paths.ts";
import { privacyPolicyCopy } from "../views/privacy-policy/copy.ts";

/** By path, the day on which content last changed; the day of the build would call every page new. */
export function lastChanged(): Map<string, string> {
  const articles = posts();
  return new Map([
    ...rules().flatMap((rule) => rule.helps.map(({ to }) => dated(to, newestReview(to)))),
    ...trainings().flatMap(({ slug, reviewed }) =>
      reviewed ? [dated(href("/trainings/:slug", slug), reviewed)] : [],
    ),
    ...articles.map((post) => dated(href("/blog/:id", post.id), changedOn(post))),
    dated(href("/blog"), newest(articles.map(changedOn))),
    ...rules().map(({ id, reviewed }) => dated(href("/rules/:slug", id), reviewed)),
    ...[href("/deadlines"), href("/rules"), href("/what-changed"), href("/tools/obligations")].map(
      (path) => dated(path, newest(rules().map(({ reviewed }) => reviewed))),
    ),
    dated(href("/tools/cbam-estimator"), cbamFigures().reviewed),
    dated(href("/tools/cn-codes"), cbamAnnex().reviewed),
    dated(href("/privacy-policy"), privacyPolicyCopy().lastUpdated),
  ]);
}

const dated = (path: string, day: string): [string, string] => [path, day];

const newest = (days: string[]) => days.sort().at(-1) ?? "";

function newestReview(path: string): string {
  const helping = rules().filter(({ helps }) => helps.some(({ to }) => to === path));
  return newest(helping.map(({ reviewed }) => reviewed));
}
