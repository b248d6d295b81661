import { expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import { plain } from "../../site/content/records/dated-text.ts";
import { faq } from "../../site/content/records/faq.ts";
import { posts } from "../../site/content/records/posts.ts";
import { rules } from "../../site/content/records/rules.ts";
import { sectionPages } from "../../site/sections/pages.ts";
import { all, innerText, isIndexable, meta, type Page, pages, textOf } from "./pages.ts";
import {
  graphAt,
  graphs,
  isReference,
  type Node,
  ofType,
  pageAt,
  REQUIRED,
  shown,
  squeeze,
  typesOf,
} from "./structured-data.ts";

const { siteUrl } = siteConfig();

test("every node has a known type and the properties that type needs", () => {
  const problems = graphs.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => !isReference(node))
      .flatMap((node) => {
        const types = typesOf(node);
        if (types.length === 0)
          return [`${page.path}: a node without a type: ${JSON.stringify(node)}`];
        return types.flatMap((type) => {
          const required = REQUIRED[type];
          if (!required)
            return [`${page.path}: ${type} is not listed in tests/built/structured-data.ts`];
          return required
            .filter((property) => isEmpty(node[property]))
            .map((property) => `${page.path}: ${type} lacks ${property}`);
        });
      }),
  );
  expect(problems).toEqual([]);
});

test("every graph holds together: one page, one site, one organisation, and no reference leads out of it", () => {
  const problems = graphs.flatMap(({ page, graph, nodes }) => {
    const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node["@id"]));
    return [
      ...["WebPage", "WebSite", "Organization"]
        .filter((type) => ofType(graph, type).length !== 1)
        .map((type) => `${page.path}: not one ${type}`),
      ...nodes
        .filter((node) => isReference(node) && !defined.has(node["@id"]))
        .map((node) => `${page.path}: ${node["@id"]} is not in the graph`),
    ];
  });
  expect(problems).toEqual([]);
});

test("urls of the site are those of its pages", () => {
  const known = new Set(pages.map((page) => `${siteUrl}${page.path}`));
  const wrong = graphs.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => !typesOf(node).includes("ImageObject"))
      .flatMap(({ url, item }) => [url, item])
      .filter((url): url is string => typeof url === "string" && url.startsWith(siteUrl))
      .filter((url) => !known.has(url.replace(/#.*$/, "")))
      .map((url) => `${page.path}: ${url}`),
  );
  expect(wrong).toEqual([]);
});

test("the page node speaks for the page: its url, its description and its share card", () => {
  const wrong = graphs.filter(({ page, graph }) => {
    const [node] = ofType(graph, "WebPage");
    return (
      node?.url !== `${siteUrl}${page.path}` ||
      node.description !== meta(page, "description") ||
      (node.primaryImageOfPage as Node).url !== meta(page, "og:image")
    );
  });
  expect(wrong.map(({ page }) => page.path)).toEqual([]);
});

test("breadcrumbs are on every indexable page and say what the visible ones say", () => {
  const problems = graphs
    .filter(({ page }) => isIndexable(page))
    .flatMap(({ page, graph }) => {
      const list = ofType(graph, "BreadcrumbList")[0]?.itemListElement as
        | Array<{ position: number; name: string; item: string }>
        | undefined;
      if (!list) return [`${page.path}: none`];
      const inOrder = list.every(({ position }, index) => position === index + 1);
      const endsHere = list.at(-1)?.item === `${siteUrl}${page.path}`;
      if (!inOrder || !endsHere) return [`${page.path}: wrong order or end`];
      const said = list.map(({ name }) => name).join(" / ");
      const seen = page.path === "/" ? "Home" : visibleTrail(page).join(" / ");
      return said === seen ? [] : [`${page.path}: ${said} but shows ${seen}`];
    });
  expect(problems).toEqual([]);
});

test("a service page has a Service with its url", () => {
  const wanted = pages.filter((page) => page.path.startsWith("/services/"));
  const without = wanted.filter(
    (page) =>
      ofType(graphAt(page.path), "Service").filter(({ url }) => url === `${siteUrl}${page.path}`)
        .length !== 1,
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(without.map((page) => page.path)).toEqual([]);
});

test("a service page says when its facts were reviewed and names their sources, the data the same day", () => {
  const wanted = pages.filter((page) => page.path.startsWith("/services/"));
  for (const page of wanted) {
    const [sources] = all(page.main, "div").filter(({ attribs }) => "data-sources" in attribs);
    const days = sources ? all(sources, "time").map(({ attribs }) => attribs.datetime) : [];
    const known = rules().map((rule) => rule.reviewed);
    const [webPage] = ofType(graphAt(page.path), "WebPage");
    expect(days, page.path).toContain(webPage?.dateModified);
    expect(known).toEqual(expect.arrayContaining(days));
    expect(sources && textOf(sources)).toContain("Fixture source");
  }
});

test("questions and answers are the record's, and stand on the page word for word", () => {
  const asked = graphs.filter(({ nodes }) => ofType(nodes, "Question").length > 0);
  expect(asked.map(({ page }) => page.path)).toContain(
    "/services/climate-sustainability/cbam-consultancy",
  );
  for (const { page, nodes } of asked) {
    const texts = ofType(nodes, "Question").flatMap((question) => [
      String(question.name),
      String((question.acceptedAnswer as Node).text),
    ]);
    const inSections = sectionPages().flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === "questions" ? section.items : [])),
    );
    const known = [...Object.values(faq()).flat(), ...inSections];
    expect(known.flatMap(({ question, answer }) => [question, plain(answer)])).toEqual(
      expect.arrayContaining(texts),
    );
    expect(texts.filter((text) => !shown(page).includes(squeeze(text)))).toEqual([]);
  }
});

test("people and headlines are named on the page", () => {
  const problems = graphs.flatMap(({ page, nodes }) =>
    [
      ...ofType(nodes, "Person").map(({ name }) => name),
      ...ofType(nodes, "BlogPosting").map(({ headline }) => headline),
    ]
      .filter((text) => !shown(page).includes(squeeze(String(text))))
      .map((text) => `${page.path}: ${text}`),
  );
  expect(problems).toEqual([]);
});

test("the team → its people in the order of the page, with their field and no more than name, job, employer and url", () => {
  const page = pageAt("/team");
  const people = ofType(graphAt(page.path), "Person");
  expect(people).toHaveLength(6);
  for (const person of people) {
    const properties = ["@id", "@type", "jobTitle", "knowsAbout", "name", "url", "worksFor"];
    expect(Object.keys(person).sort()).toEqual(properties);
    expect(shown(page)).toContain(squeeze(String(person.knowsAbout)));
  }
  const places = people.map(({ name }) => shown(page).indexOf(squeeze(String(name))));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("an article → headline, author and dates are the visible ones, the picture is the page's", () => {
  for (const { id, title, date, updated, rules, author, by } of posts()) {
    const days = [date, updated?.date ?? date, ...rules.map(({ reviewed }) => reviewed)].sort();
    const page = pageAt(`/blog/${id}`);
    const [posting] = ofType(graphAt(page.path), "BlogPosting");
    const dates = all(page.main, "time").map(({ attribs }) => attribs.datetime);
    expect(posting).toMatchObject({
      headline: title,
      datePublished: date,
      dateModified: days.at(-1),
      author: author
        ? { name: by, url: `${siteUrl}/team#${author.slug}` }
        : { "@id": `${siteUrl}/#organization` },
      publisher: { "@id": `${siteUrl}/#organization` },
      image: { "@id": `${siteUrl}${page.path}#image` },
    });
    expect(squeeze(innerText(all(page.main, "h1")[0]))).toBe(squeeze(title));
    expect(dates).toEqual(expect.arrayContaining([posting?.datePublished, posting?.dateModified]));
  }
});

function visibleTrail(page: Page): string[] {
  const nav = all(page.main, "nav").find(({ attribs }) => attribs["aria-label"] === "Breadcrumb");
  return (nav ? all(nav, "a", "span") : [])
    .filter(({ name, attribs }) => name === "a" || attribs["aria-current"])
    .map((item) => innerText(item).trim());
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}
