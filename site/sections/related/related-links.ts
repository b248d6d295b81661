import { toActOn, turnsOf, whenText } from "../../content/records/milestones.ts";
import { topicOn, trail } from "../../content/records/page-tree.ts";
import { type Post, posts } from "../../content/records/posts.ts";
import { deadlinesOf, type Rule, rules } from "../../content/records/rules.ts";
import { firstDay, isOpen, lastOpenDay } from "../../content/records/run-days.ts";
import { type Training, trainings } from "../../content/records/trainings.ts";
import { sessionsText, today } from "../../dates/dates.ts";
import { deadlineAnchor } from "../../outputs/calendars/deadline-events.ts";
import { href } from "../../paths.ts";
import type { LinkKind, RelatedLink } from "../../ui/related-links.tsx";

/** How many coming days a page holds, to stay short. If it is not built again for months, none may be left. */
const MOST_DAYS = 2;

/** Sorts trainings without an open run last. */
const NO_RUN = "9999";

/** A link a kind, to what shares most of these rules; of equals the newest article, the next training. */
export const relatedLinks = (rules: Rule[], kinds: LinkKind[]): RelatedLink[] =>
  kinds.flatMap((kind) => (kind === "deadline" ? nextDates(rules) : (findLink[kind](rules) ?? [])));

/** A rule names its services, tools and trainings under `helps`; an article names its rules. */
const findLink: Record<
  Exclude<LinkKind, "deadline">,
  (rules: Rule[]) => RelatedLink | undefined
> = {
  service: (rules) => helpFrom(rules, "service", /^\/services\//),
  tool: (rules) =>
    helpFrom(rules, "tool", /^\/tools\//) ?? (rules.length > 0 ? finderLink() : undefined),
  training: trainingFor,
  article: articleFor,
  rule: ([rule]) => rule && { kind: "rule", title: rule.name, to: href("/rules/:slug", rule.id) },
};

export const serviceLinks = (rules: Rule[]): RelatedLink[] =>
  relatedLinks(rules, ["training", "article", "tool", "rule", "deadline"]);

/** A training has no rules of its own: these are the rules that name it under `helps`. */
export function trainingLinks({ slug }: Pick<Training, "slug">): RelatedLink[] {
  const path = href("/trainings/:slug", slug);
  const named = rules().filter(({ helps }) => helps.some(({ to }) => to === path));
  return relatedLinks(named, ["service", "article", "tool", "rule", "deadline"]);
}

/** Without articles, which the sidebar lists. */
export const articleLinks = ({ rules }: Pick<Post, "rules">): RelatedLink[] =>
  relatedLinks(rules, ["service", "training", "tool", "rule", "deadline"]);

export const articleTopic = ({ rules }: Pick<Post, "rules">) =>
  topicOn(findLink.service(rules)?.to ?? "");

type Help = Rule["helps"][number] & { rules: string[] };

/** The helps that these rules name, if the path matches: each once, with the ids of the rules that name it. */
function helpsOf(rules: Rule[], path: RegExp): Help[] {
  const named = rules.flatMap(({ id, helps }) => helps.map((link) => ({ ...link, id })));
  return [...Map.groupBy(named, ({ to }) => to).values()].flatMap(([link, ...same]) =>
    link && path.test(link.to)
      ? [{ label: link.label, to: link.to, rules: [link, ...same].map(({ id }) => id) }]
      : [],
  );
}

function helpFrom(rules: Rule[], kind: LinkKind, path: RegExp): RelatedLink | undefined {
  const help = withMostRules(helpsOf(rules, path));
  return help && { kind, title: help.label, to: help.to };
}

/** For rules that name no tool: the finder covers every rule. */
function finderLink(): RelatedLink {
  const title = trail("/tools/obligations").at(-1)?.label ?? "";
  return { kind: "tool", title, to: href("/tools/obligations") };
}

function trainingFor(rules: Rule[]): RelatedLink | undefined {
  const byPath = new Map(
    trainings().map((training) => [href("/trainings/:slug", training.slug), training]),
  );
  const day = today();
  const offered = helpsOf(rules, /^\/(trainings|corporate-trainings)\b/).map((help) => {
    const training = byPath.get(help.to);
    return { ...help, training, run: training?.runs.find((run) => isOpen(run, day)) };
  });
  const held = ({ run }: (typeof offered)[number]) => (run ? firstDay(run) : NO_RUN);
  const chosen = withMostRules(offered.sort((a, b) => held(a).localeCompare(held(b))));
  if (!chosen) return undefined;
  const { run, training, label, to } = chosen;
  const note = run && { text: sessionsText(run.sessions), until: lastOpenDay(run) };
  return { kind: "training", title: training?.title ?? label, to, note };
}

function articleFor(rules: Rule[]): RelatedLink | undefined {
  const names = new Set(rules.map(({ id }) => id));
  const shared = posts()
    .map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.filter((rule) => names.has(rule.id)),
    }))
    .filter(({ rules }) => rules.length > 0);
  const post = withMostRules(shared);
  return post && { kind: "article", title: post.title, to: href("/blog/:id", post.id) };
}

const withMostRules = <Item extends { rules: unknown[] }>(items: Item[]): Item | undefined =>
  [...items].sort((a, b) => b.rules.length - a.rules.length)[0];

/** Only the first is shown; the second takes its place once that day has passed. */
function nextDates(rules: Rule[]): RelatedLink[] {
  const day = today();
  return turnsOf(toActOn(deadlinesOf(rules)).filter(({ date }) => date >= day))
    .slice(0, MOST_DAYS)
    .map(({ milestones: [next], from, until }) => ({
      kind: "deadline",
      title: next.what.includes(next.rule.name) ? next.what : `${next.rule.name}: ${next.what}`,
      to: `${href("/deadlines")}#${deadlineAnchor(next)}`,
      note: { text: whenText(next) },
      days: { from, until },
    }));
}
