import type { Topic } from "../../contract/topics.ts";
import { href, topicOn, trail } from "../addresses.ts";
import { turnsOf, whenText } from "../content/records/milestones.ts";
import { type Post, posts } from "../content/records/posts.ts";
import { rulesOf } from "../content/records/review.ts";
import { deadlinesOf, type Rule, rules } from "../content/records/rules.ts";
import { firstDay, isOpen, lastOpenDay } from "../content/records/run-days.ts";
import { type Training, trainings } from "../content/records/trainings.ts";
import { sessionsText, today } from "../dates/dates.ts";
import { deadlineAnchor } from "../outputs/calendars/deadline-events.ts";
import type { Kind, RelatedLink } from "../ui/related-links.tsx";

/** How many dates a page holds. With all of them it would be long; one that is not built for months then names none. */
const TURNS = 2;

const LATER = "9999";

/**
 * Links to what shares most rules with a page, the newest or the next to be held first, and at most one of each
 * kind. What helps with a rule is named by the rule itself, the rules behind an article by the article.
 */
export function relatedLinks(rules: Rule[], kinds: Kind[]): RelatedLink[] {
  return kinds.flatMap((kind) => (kind === "deadline" ? nextDates(rules) : (find[kind](rules) ?? [])));
}

const find: Record<Exclude<Kind, "deadline">, (rules: Rule[]) => RelatedLink | undefined> = {
  service: (rules) => helpFrom(rules, "service", /^\/services\//),
  tool: (rules) => helpFrom(rules, "tool", /^\/tools\//) ?? (rules.length > 0 ? finder() : undefined),
  course: trainingFor,
  article: articleFor,
  rule: ([rule]) => rule && { kind: "rule", title: rule.name, to: href("/rules/:slug", rule.id) },
};

export function serviceLinks(copy: Parameters<typeof rulesOf>[0]): RelatedLink[] {
  return relatedLinks(rulesOf(copy), ["course", "article", "tool", "rule", "deadline"]);
}

/** A course belongs to the rules that name it as a help. */
export function trainingLinks({ slug }: Pick<Training, "slug">): RelatedLink[] {
  const path = href("/trainings/:slug", slug);
  const named = rules().filter(({ helps }) => helps.some(({ to }) => to === path));
  return relatedLinks(named, ["service", "article", "tool", "rule", "deadline"]);
}

/** Without articles: the sidebar has them already. */
export function articleLinks({ rules }: Pick<Post, "rules">): RelatedLink[] {
  return relatedLinks(rules, ["service", "course", "tool", "rule", "deadline"]);
}

/** An article is about what the service does that helps with its rules. */
export function articleTopic({ rules }: Pick<Post, "rules">): Topic {
  return topicOn(find.service(rules)?.to ?? "");
}

type Help = Rule["helps"][number] & { rules: string[] };

/** What the rules name as a help, with the rules that name it, in the order in which they do. */
function helpsOf(rules: Rule[], address: RegExp): Help[] {
  const named = rules.flatMap(({ id, helps }) => helps.map((link) => ({ ...link, id })));
  return [...Map.groupBy(named, ({ to }) => to).values()].flatMap(([link, ...same]) =>
    link && address.test(link.to)
      ? [{ label: link.label, to: link.to, rules: [link, ...same].map(({ id }) => id) }]
      : [],
  );
}

function helpFrom(rules: Rule[], kind: Kind, address: RegExp): RelatedLink | undefined {
  const help = closest(helpsOf(rules, address));
  return help && { kind, title: help.label, to: help.to };
}

/** It knows every rule. */
function finder(): RelatedLink {
  const title = trail("/tools/obligations").at(-1)?.label ?? "";
  return { kind: "tool", title, to: href("/tools/obligations") };
}

function trainingFor(rules: Rule[]): RelatedLink | undefined {
  const courses = new Map(trainings().map((course) => [href("/trainings/:slug", course.slug), course]));
  const day = today();
  const offered = helpsOf(rules, /^\/(trainings|corporate-trainings)\b/).map((help) => {
    const course = courses.get(help.to);
    return { ...help, course, run: course?.runs.find((run) => isOpen(run, day)) };
  });
  const held = ({ run }: (typeof offered)[number]) => (run ? firstDay(run) : LATER);
  const chosen = closest(offered.sort((a, b) => held(a).localeCompare(held(b))));
  if (!chosen) return undefined;
  const { run, course, label, to } = chosen;
  const note = run && { text: sessionsText(run.sessions), until: lastOpenDay(run) };
  return { kind: "course", title: course?.title ?? label, to, note };
}

function articleFor(rules: Rule[]): RelatedLink | undefined {
  const names = new Set(rules.map(({ id }) => id));
  const shared = posts()
    .map(({ id, title, rules }) => ({ id, title, rules: rules.filter((rule) => names.has(rule.id)) }))
    .filter(({ rules }) => rules.length > 0);
  const post = closest(shared);
  return post && { kind: "article", title: post.title, to: href("/blog/:id", post.id) };
}

/** The first of those that share most. */
function closest<Item extends { rules: unknown[] }>(items: Item[]): Item | undefined {
  return [...items].sort((a, b) => b.rules.length - a.rules.length)[0];
}

/** The next dates, each shown until it has passed. */
function nextDates(rules: Rule[]): RelatedLink[] {
  const day = today();
  return turnsOf(deadlinesOf(rules).filter(({ date }) => date >= day))
    .slice(0, TURNS)
    .flatMap(({ milestones: [next], from, until }) =>
      next
        ? [
            {
              kind: "deadline" as const,
              title: next.what.includes(next.rule.name) ? next.what : `${next.rule.name}: ${next.what}`,
              to: `${href("/deadlines")}#${deadlineAnchor(next)}`,
              note: { text: whenText(next) },
              days: { from, until },
            },
          ]
        : [],
    );
}
