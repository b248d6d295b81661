import { expect, test } from "vitest";
import { posts } from "../../content/records/posts.ts";
import type { Rule } from "../../content/records/rules.ts";
import { relatedLinks, trainingLinks } from "./related-links.ts";

const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  id,
  file: `content/rules/${id}.yaml`,
  name: id.toUpperCase(),
  title: id,
  jurisdiction: "eu",
  reference: "",
  binds: "",
  applies: { binds: { all: [{ question: "campus", is: true }] } },
  sources: [],
  changes: [],
  milestones: [],
  statements: [],
  prepare: [],
  reviewed: "2026-01-01",
  recheckBy: "2099-01-01",
  helps: [],
  ...more,
});

const help = (to: string) => ({ label: `Help at ${to}`, to });

const day = (date: string, more: Partial<Rule["milestones"][number]> = {}) => ({
  id: `on-${date}`,
  date,
  what: `what happens on ${date}`,
  who: "",
  source: "",
  kind: "due" as const,
  ...more,
});

test("one of each kind → in the order asked for, and no other", () => {
  const rules = [
    rule("a", { helps: ["/tools/x", "/services/y", "/services/z", "/contact"].map(help) }),
  ];
  expect(relatedLinks(rules, ["service", "tool"]).map(({ kind, to }) => [kind, to])).toEqual([
    ["service", "/services/y"],
    ["tool", "/tools/x"],
  ]);
  expect(relatedLinks(rules, ["training"])).toEqual([]);
});

test("tools → that of the rule; the finder for rules without one, and none without a rule", () => {
  expect(
    relatedLinks([rule("a"), rule("b", { helps: [help("/tools/x")] })], ["tool"]),
  ).toMatchObject([{ to: "/tools/x" }]);
  expect(relatedLinks([rule("a")], ["tool"])).toMatchObject([{ to: "/tools/obligations" }]);
  expect(relatedLinks([], ["tool"])).toEqual([]);
});

test("two rules share a help → it goes before one that the first rule names alone", () => {
  const rules = [
    rule("a", { helps: [help("/services/of-one"), help("/services/of-both")] }),
    rule("b", { helps: [help("/services/of-both")] }),
  ];
  expect(relatedLinks(rules, ["service"]).map(({ to }) => to)).toEqual(["/services/of-both"]);
});

test("two trainings → the one that can be joined, with its days until it begins", () => {
  const helps = ["/trainings/kettle-maintenance", "/trainings/far-future-forestry"].map(help);
  const [link] = relatedLinks([rule("a", { helps })], ["training"]);
  expect(link).toMatchObject({
    to: "/trainings/far-future-forestry",
    note: { until: "2098-05-09" },
  });
  expect(link?.note?.text).toContain("2098");
});

test("a past training alone → without days; one for companies → by its label", () => {
  const past = relatedLinks(
    [rule("a", { helps: [help("/trainings/kettle-maintenance")] })],
    ["training"],
  );
  expect(past.map(({ note }) => note)).toEqual([undefined]);
  const company = relatedLinks(
    [rule("a", { helps: [help("/corporate-trainings#legal-compliance")] })],
    ["training"],
  );
  expect(company.map(({ title }) => title)).toEqual([
    "Help at /corporate-trainings#legal-compliance",
  ]);
});

test("articles → the newest of those that share a rule; none where no article does", () => {
  const [named] = posts().filter(({ rules }) => rules.length > 0);
  if (!named) throw new Error("The fixtures have an article that rests on a rule.");
  expect(relatedLinks(named.rules, ["article"]).map(({ to }) => to)).toEqual([`/blog/${named.id}`]);
  expect(relatedLinks([rule("unheard-of")], ["article"])).toEqual([]);
});

test("dates → the next of all rules, then the one after it, each on its own days; past ones not, what comes back too", () => {
  const rules = [
    rule("a", {
      milestones: [
        day("2020-03-01", { repeats: { days: ["03-01"], until: "2020-03-01" } }),
        day("2098-03-01"),
      ],
    }),
    rule("b", {
      milestones: [day("2098-01-15", { about: "mid-January 2098" }), day("2099-01-01")],
    }),
  ];
  expect(relatedLinks(rules, ["deadline"])).toMatchObject([
    {
      title: "B: what happens on 2098-01-15",
      to: "/deadlines#b-on-2098-01-15",
      note: { text: "mid-January 2098" },
      days: { from: undefined, until: "2098-01-15" },
    },
    { to: "/deadlines#a-on-2098-03-01", days: { from: "2098-01-16", until: "2098-03-01" } },
  ]);
});

test("a date that names its rule → the rule is not named before it again", () => {
  const rules = [rule("gri", { milestones: [day("2098-01-15", { what: "GRI 102 in force" })] })];
  expect(relatedLinks(rules, ["deadline"]).map(({ title }) => title)).toEqual(["GRI 102 in force"]);
});

test("a training → what its rules lead to, but no training", () => {
  expect(
    trainingLinks({ slug: "kettle-maintenance" }).map(({ kind, to }) => [kind, to]),
  ).toContainEqual(["service", "/services/green-audit"]);
  expect(trainingLinks({ slug: "kettle-maintenance" }).map(({ kind }) => kind)).not.toContain(
    "training",
  );
  expect(trainingLinks({ slug: "signal-flags" })).toEqual([]);
});
