import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deadlinesOf, rules } from "../../site/content/records/rules.ts";
import { terms } from "../../site/content/records/terms.ts";
import { today } from "../../site/dates/dates.ts";
import { deadlineAnchor, sourceOf } from "../../site/outputs/calendars/deadline-events.ts";
import { href } from "../../site/paths.ts";
import { ruleFileSchema, ruleIndexSchema } from "../rule-file-schema.ts";
import { all, client, type Page, pages, textOf } from "./pages.ts";

const json = (file: string) => JSON.parse(readFileSync(path.join(client, file), "utf8"));
const pageAt = (path: string): Page =>
  pages.find((page) => page.path === path) ?? expect.unreachable(`${path} was not built`);
const linksOf = (page: Page) => all(page.main, "a").map(({ attribs }) => attribs);

test.each(rules().map(({ id }) => id))(
  "%s → its JSON keeps its schema and says what its page says",
  (id) => {
    const file = ruleFileSchema.parse(json(`rules/${id}.json`));
    const page = pageAt(href("/rules/:slug", id));
    // Of a duty that comes back the page says the next day; the words of later ones are shown when they are true.
    const duties = Map.groupBy(
      file.dates.filter(({ date }) => date >= file.asOf),
      ({ id }) => id.replace(/-\d{4}-\d{2}$/, ""),
    );
    const coming = [...duties.values()].flatMap(([next]) => next?.what ?? []);
    const said = [
      ...[file.title, file.summary, file.reference, file.binds, file.reaches, file.penalty],
      ...[...file.prepare, ...coming, ...file.changes.map(({ what }) => what)],
      ...file.sources.flatMap(({ title, reference }) => [title, reference]),
    ].filter((words) => words !== undefined);
    const text = textOf(page.main);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    const days = all(page.main, "time").map(({ attribs }) => attribs.datetime);
    expect(days).toEqual(expect.arrayContaining(file.changes.map(({ date }) => date)));
    expect(days).toContain(file.reviewed);
    const external = linksOf(page).flatMap(({ rel, href }) => (rel === "noopener" && href) || []);
    expect(new Set(external)).toEqual(new Set(file.sources.flatMap(({ url }) => url ?? [])));
    // A statement with a part has a place of its own, with its article; links to earlier ones lead there.
    const told = file.statements.filter(({ part }) => part);
    const places = all(page.main, "li").filter(({ attribs }) =>
      told.some(({ id }) => id === attribs.id),
    );
    expect(places.length).toBe(told.length);
    for (const { id, earlier = [], heading = "", text, article = "" } of told) {
      const own = places.filter(({ attribs }) => attribs.id === id);
      const words = own.map((place) => textOf(place));
      const anchors = own.flatMap((place) => all(place, "span").map(({ attribs }) => attribs.id));
      expect(anchors).toEqual(expect.arrayContaining(earlier));
      expect(words).toEqual([expect.stringContaining(heading)]);
      expect(words).toEqual([expect.stringContaining(text)]);
      expect(words).toEqual([expect.stringContaining(article)]);
    }
  },
);

test.each(rules().map(({ id }) => id))("%s → named by its page as Markdown, and there", (id) => {
  const { head } = pageAt(href("/rules/:slug", id));
  const named = all(head, "link").find(({ attribs }) => attribs.type === "text/markdown");
  expect(named?.attribs).toMatchObject({ rel: "alternate", href: `/rules/${id}.md` });
  expect(readFileSync(path.join(client, "rules", `${id}.md`), "utf8")).toMatch(/^# /);
  expect(readFileSync(path.join(client, "llms.txt"), "utf8")).toContain(`/rules/${id}.md`);
});

test("a deadline → its row gives source and article, and a sentence to cite it with its lasting address", () => {
  const page = pageAt(href("/deadlines"));
  const byMilestone = Map.groupBy(deadlinesOf(rules()), deadlineAnchor);
  const rows = new Map(all(page.main, "li").map((row) => [row.attribs.id, row]));
  for (const [anchor, [first]] of byMilestone) {
    const row = rows.get(anchor) ?? expect.unreachable(`${anchor} has no row`);
    const { reference, url } = sourceOf(first ?? expect.unreachable());
    expect(textOf(row)).toContain([first?.article, reference].filter(Boolean).join(", "));
    if (url) expect(all(row, "a").map(({ attribs }) => attribs.href)).toContain(url);
    if (first && first.date >= today())
      expect(textOf(row)).toMatch(
        new RegExp(`“${first.rule.name}: .*”. As of .*/deadlines#${anchor}`),
      );
  }
});

test("the list → every rule once, in the JSON and on the page", () => {
  const index = ruleIndexSchema.parse(json("rules.json"));
  expect(index.rules.map(({ id }) => id)).toEqual(rules().map(({ id }) => id));
  const listed = new Set(linksOf(pageAt(href("/rules"))).map(({ href }) => href));
  expect(rules().filter(({ id }) => !listed.has(href("/rules/:slug", id)))).toEqual([]);
});

test("a term → explained once, and linked at most once on a page, never in a heading", () => {
  const ids = all(pageAt(href("/glossary")).main).map(({ attribs }) => attribs.id);
  expect(terms().filter(({ id }) => ids.filter((one) => one === id).length !== 1)).toEqual([]);
  const isTerm = ({ class: name = "" }: Record<string, string>) => name.split(" ").includes("term");
  const linked = pages.map((page) => ({
    page,
    to: linksOf(page)
      .filter(isTerm)
      .map((link) => link.href),
  }));
  expect(linked.filter(({ to }) => to.length > 0).map(({ page }) => page.path)).toContain(
    "/rules/cbam",
  );
  expect(
    linked.filter(({ to }) => new Set(to).size < to.length).map(({ page }) => page.path),
  ).toEqual([]);
  const inHeadings = pages.flatMap(({ main }) =>
    all(main, "h1", "h2", "h3", "h4", "summary").flatMap((heading) =>
      all(heading, "a").filter(({ attribs }) => isTerm(attribs)),
    ),
  );
  expect(inHeadings).toEqual([]);
});
