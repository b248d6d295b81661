import { describe, expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import { instant, sessionsText } from "../../site/content/dates.ts";
import { trainings } from "../../site/content/trainings.ts";
import { elements, isIndexable, meta, type Page, pages, textOf } from "./pages.ts";
import { graphOf, isReference, type Node, nodesOf, REQUIRED, typesOf } from "./structured-data.ts";

const { siteUrl } = siteConfig();
const graphs = pages.map((page) => ({ page, graph: graphOf(page), nodes: nodesOf(graphOf(page)) }));
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => typesOf(node).includes(type));

test("every node has a known type and the properties that type needs", () => {
  const problems = graphs.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => !isReference(node))
      .flatMap((node) => {
        const types = typesOf(node);
        if (types.length === 0) return [`${page.path}: a node without a type: ${JSON.stringify(node)}`];
        return types.flatMap((type) => {
          const required = REQUIRED[type];
          if (!required) return [`${page.path}: ${type} is not listed in tests/built/structured-data.ts`];
          return required
            .filter((property) => isEmpty(node[property]))
            .map((property) => `${page.path}: ${type} lacks ${property}`);
        });
      }),
  );
  expect(problems).toEqual([]);
});

test("home, about and contact → describe the organisation in full", () => {
  for (const path of ["/", "/about-us", "/contact"]) {
    const graph = graphs.find(({ page }) => page.path === path)?.graph ?? [];
    const full = ofType(graph, "Organization").filter((node) => node.email && node.telephone && node.sameAs);
    expect(full, path).toHaveLength(1);
  }
});

test("every reference leads to a node of this or another page", () => {
  const defined = new Set(
    graphs.flatMap(({ nodes }) => nodes.filter((node) => !isReference(node)).map((node) => node["@id"])),
  );
  const dangling = graphs.flatMap(({ page, nodes }) =>
    nodes
      .filter((node) => isReference(node) && !defined.has(node["@id"]))
      .map((node) => `${page.path}: ${node["@id"]}`),
  );
  expect(dangling).toEqual([]);
});

test("addresses of the site are those of its pages", () => {
  const known = new Set(pages.filter(isIndexable).map((page) => `${siteUrl}${page.path}`));
  const wrong = graphs
    .filter(({ page }) => isIndexable(page))
    .flatMap(({ page, nodes }) =>
      nodes
        .flatMap(({ url, item }) => [url, item])
        .filter((url): url is string => typeof url === "string" && url.startsWith(siteUrl))
        .filter((url) => !known.has(url.replace(/#.*$/, "")))
        .map((url) => `${page.path}: ${url}`),
    );
  expect(wrong).toEqual([]);
});

test("the page node speaks for the page: its address and its description", () => {
  const wrong = graphs.filter(({ page, graph }) => {
    const [node] = ofType(graph, "WebPage");
    const address = isIndexable(page) ? `${siteUrl}${page.path}` : node?.url;
    return node?.url !== address || node?.description !== meta(page, "description");
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
      const expected = page.path === "/" ? ["Home"] : visibleTrail(page);
      const said = list.map(({ name }) => name);
      const inOrder = list.every(({ position }, index) => position === index + 1);
      const endsHere = list.at(-1)?.item === `${siteUrl}${page.path}`;
      if (!inOrder || !endsHere) return [`${page.path}: wrong order or end`];
      return said.join("|") === expected.join("|")
        ? []
        : [`${page.path}: ${said.join(" / ")} but shows ${expected.join(" / ")}`];
    });
  expect(problems).toEqual([]);
});

test("the organisation stands on home, about and contact", () => {
  const wanted = pages.filter((page) => ["/", "/about-us", "/contact"].includes(page.path));
  const without = wanted.filter((page) => ofType(graphOf(page), "Organization").length !== 1);
  expect(without.map((page) => page.path)).toEqual([]);
});

test("a service page has a Service with its address", () => {
  const wanted = pages.filter((page) => page.path.startsWith("/services/"));
  const without = wanted.filter(
    (page) =>
      ofType(graphOf(page), "Service").filter(({ url }) => url === `${siteUrl}${page.path}`).length !== 1,
  );
  expect(without.map((page) => page.path)).toEqual([]);
});

test("questions and answers are the visible ones", () => {
  const problems = graphs.flatMap(({ page, nodes }) =>
    ofType(nodes, "Question")
      .flatMap((question) => [question.name, (question.acceptedAnswer as Node).text])
      .filter((text) => !shown(page).includes(squeeze(String(text))))
      .map((text) => `${page.path}: ${text}`),
  );
  expect(problems).toEqual([]);
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

describe("articles", () => {
  const articles = graphs.filter(({ page }) => /^\/blog\/\d+$/.test(page.path) && !page.isNotFound);

  test.each(articles.map(({ page, graph }) => [page.path, page, graph] as const))(
    "%s: headline, author and dates are the visible ones, the image is the share card",
    (_, page, graph) => {
      const [posting] = ofType(graph, "BlogPosting");
      const author = posting?.author as Node;
      const dates = elements(page.body, "time").map(({ attributes }) => attributes.datetime);
      expect(posting?.headline).toBe(squeeze(textOf(elements(page.body, "h1")[0]?.inner ?? "")).trim());
      expect(shown(page)).toContain(String(author.name));
      expect(dates).toContain(posting?.datePublished);
      expect(dates).toContain(posting?.dateModified);
      expect(posting?.publisher).toEqual({ "@id": `${siteUrl}/#organization` });
      expect(posting?.image).toBe(meta(page, "og:image"));
    },
  );
});

describe("courses", () => {
  const detail = graphs.filter(({ page }) => page.path.startsWith("/trainings/"));

  test.each(detail.map(({ page, graph, nodes }) => [page.path, page, graph, nodes] as const))(
    "%s: dates, hours and price are the visible ones",
    (_, page, graph, nodes) => {
      const training = trainings().find(({ slug }) => page.path === `/trainings/${slug}`);
      if (!training) throw new Error(`${page.path} has no record`);
      const [course] = ofType(graph, "Course");
      const [instance] = [course?.hasCourseInstance].flat() as Node[];
      const { sessions, time, fee } = training;
      expect(course?.name).toBe(training.title);
      expect(shown(page)).toContain(squeeze(training.title));
      expect(instance?.courseMode).toBe("Online");
      expect(instance?.startDate).toBe(instant(sessions[0]?.start ?? "", time.from));
      expect(instance?.endDate).toBe(instant(sessions.at(-1)?.end ?? "", time.to));
      expect(shown(page)).toContain(sessionsText(sessions));
      const offers = ofType(nodes, "Offer");
      expect(offers.map(({ price }) => price)).toEqual(offers.map(() => fee));
      expect(offers.map(({ priceCurrency }) => priceCurrency)).toEqual(offers.map(() => "INR"));
      expect(shown(page)).toContain(`₹${fee.toLocaleString("en-IN")}`);
    },
  );

  const calendar = graphs.filter(({ page }) => page.path === "/trainings-calendar");

  test.each(calendar.map(({ page, graph }) => [page.path, graph] as const))(
    "%s lists each of them once, by date",
    (_, graph) => {
      const listed = nodesOf(ofType(graph, "ItemList"))
        .map(({ url }) => String(url))
        .filter((url) => url.includes("/trainings/"));
      const live = trainings().filter((training) => training.live);
      expect([...new Set(listed)]).toEqual(live.map(({ slug }) => `${siteUrl}/trainings/${slug}`));
    },
  );
});

function visibleTrail(page: Page): string[] {
  const nav = elements(page.body, "nav").find(({ attributes }) => attributes["aria-label"] === "Breadcrumb");
  return elements(nav?.inner ?? "", "li").map(({ inner }) =>
    textOf(inner.replace(/<span aria-hidden="true"[\s\S]*?<\/span>/, "")).trim(),
  );
}

function shown(page: Page): string {
  return squeeze(textOf(page.body));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ");
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
