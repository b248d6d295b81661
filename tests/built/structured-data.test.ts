import { describe, expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import { plain } from "../../site/content/records/dated-text.ts";
import { faq } from "../../site/content/records/faq.ts";
import { posts } from "../../site/content/records/posts.ts";
import { rules } from "../../site/content/records/rules.ts";
import { firstDay, isPast, lastDay, shownRuns, upcomingFirst } from "../../site/content/records/run-days.ts";
import { rupees } from "../../site/content/records/training-facts.ts";
import { allRuns, trainings } from "../../site/content/records/trainings.ts";
import { instant, sessionsText, today } from "../../site/dates/dates.ts";
import { all, innerText, isIndexable, meta, type Page, pages, textOf } from "./pages.ts";
import { graphOf, isReference, type Node, nodesOf, REQUIRED, typesOf } from "./structured-data.ts";

const { siteUrl } = siteConfig();
const graphs = pages.map((page) => {
  const graph = graphOf(page);
  return { page, graph, nodes: nodesOf(graph) };
});
const graphAt = (path: string) => graphs.find(({ page }) => page.path === path)?.graph ?? [];
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

test("addresses of the site are those of its pages", () => {
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

test("the page node speaks for the page: its address, its description and its share card", () => {
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

test("a service page has a Service with its address", () => {
  const wanted = pages.filter((page) => page.path.startsWith("/services/"));
  const without = wanted.filter(
    (page) =>
      ofType(graphAt(page.path), "Service").filter(({ url }) => url === `${siteUrl}${page.path}`).length !==
      1,
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
  expect(asked.map(({ page }) => page.path)).toContain("/services/climate-sustainability/cbam-consultancy");
  for (const { page, nodes } of asked) {
    const texts = ofType(nodes, "Question").flatMap((question) => [
      String(question.name),
      String((question.acceptedAnswer as Node).text),
    ]);
    const known = Object.values(faq()).flat();
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

test("the team → its people in the order of the page, with no more than name, job, employer and address", () => {
  const page = pageAt("/team");
  const people = ofType(graphAt(page.path), "Person");
  expect(people).toHaveLength(6);
  for (const person of people)
    expect(Object.keys(person).sort()).toEqual(["@id", "@type", "jobTitle", "name", "url", "worksFor"]);
  const places = people.map(({ name }) => shown(page).indexOf(squeeze(String(name))));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("an article → headline, author and dates are the visible ones, the picture is the page's", () => {
  for (const { id, title, date, updated, rules, author } of posts()) {
    const days = [date, updated?.date ?? date, ...rules.map(({ reviewed }) => reviewed)].sort();
    const page = pageAt(`/blog/${id}`);
    const [posting] = ofType(graphAt(page.path), "BlogPosting");
    const dates = all(page.main, "time").map(({ attribs }) => attribs.datetime);
    expect(posting).toMatchObject({
      headline: title,
      datePublished: date,
      dateModified: days.at(-1),
      author: { name: author.name, url: `${siteUrl}/team#${author.slug}` },
      publisher: { "@id": `${siteUrl}/#organization` },
      image: { "@id": `${siteUrl}${page.path}#image` },
    });
    expect(squeeze(innerText(all(page.main, "h1")[0]))).toBe(squeeze(title));
    expect(dates).toEqual(expect.arrayContaining([posting?.datePublished, posting?.dateModified]));
  }
});

describe("courses", () => {
  const live = trainings().filter((training) => training.live);
  const runs = live.flatMap((course) =>
    upcomingFirst(course.runs, today()).map((run, place) => ({ ...run, course, place })),
  );
  const courseOf = (slug: string) => ofType(graphAt(`/trainings/${slug}`), "Course")[0];
  const instanceOf = ({ course, place }: (typeof runs)[number]) =>
    (courseOf(course.slug)?.hasCourseInstance as (Node & { offers?: Node })[] | undefined)?.[place];

  test.each(runs.map((run) => [run.course.slug, run.id, run] as const))(
    "%s, %s: name, dates, hours and mode are the visible ones",
    (slug, _run, run) => {
      const page = pageAt(`/trainings/${slug}`);
      const { title } = run.course;
      const moment = (day: string, time: string | undefined) => (time ? instant(day, time) : day);
      expect(courseOf(slug)?.name).toBe(title);
      expect(instanceOf(run)).toMatchObject({
        name: title,
        courseMode: { Virtual: "Online", "In-person": "Onsite", "In-person / Virtual": "Blended" }[
          run.format
        ],
        startDate: moment(firstDay(run), run.time?.from),
        endDate: moment(lastDay(run), run.time?.to),
      });
      for (const text of [title, sessionsText(run.sessions)]) expect(shown(page)).toContain(squeeze(text));
    },
  );

  test("a course → its price in rupees as its page shows it, whether or not it can be joined", () => {
    for (const { slug, runs } of live) {
      const [{ fee }] = shownRuns(runs, today());
      expect(courseOf(slug)?.offers, slug).toEqual({
        "@type": "Offer",
        category: "Paid",
        price: fee,
        priceCurrency: "INR",
        url: `${siteUrl}/trainings/${slug}`,
      });
      expect(shown(pageAt(`/trainings/${slug}`))).toContain(rupees(fee));
    }
    expect(live.filter(({ runs }) => runs.every((run) => isPast(run, today()))).length).toBeGreaterThan(0);
  });

  test("only a run that is to come and will be held is offered, at its fee and until it starts", () => {
    const offered = runs.filter((run) => instanceOf(run)?.offers);
    expect(offered).toEqual(runs.filter((run) => firstDay(run) > today() && run.state !== "cancelled"));
    const states = offered.map((run) => {
      const instance = instanceOf(run);
      expect(instance?.offers).toMatchObject({
        price: run.fee,
        priceCurrency: "INR",
        availabilityEnds: instance?.startDate,
      });
      return [run.state, instance?.offers?.availability];
    });
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        ["open", "https://schema.org/InStock"],
        ["few seats", "https://schema.org/LimitedAvailability"],
        ["full", "https://schema.org/SoldOut"],
      ]),
    );
    expect(offered.length).toBeLessThan(runs.length);
  });

  test("a cancelled run says so, the others are on", () => {
    const isCancelled = (run: (typeof runs)[number]) =>
      instanceOf(run)?.eventStatus === "https://schema.org/EventCancelled";
    expect(runs.filter(isCancelled)).toEqual(runs.filter(({ state }) => state === "cancelled"));
    expect(runs.filter(isCancelled).length).toBeGreaterThan(0);
  });

  test("in person → a place; online → none; both → both", () => {
    const placesOf = (run: (typeof runs)[number]) =>
      [instanceOf(run)?.location as Node].flat().flatMap(typesOf);
    const byFormat = new Map(runs.map((run) => [run.format, placesOf(run)]));
    expect(byFormat).toEqual(
      new Map([
        ["Virtual", ["VirtualLocation"]],
        ["In-person", ["Place"]],
        ["In-person / Virtual", ["Place", "VirtualLocation"]],
      ]),
    );
  });

  test("the pages of the calendar → their courses, those to come first, with the address of each page", () => {
    const lists = ["/trainings-calendar", "/trainings-calendar/page/2"].map((path) => {
      const items = ofType(graphAt(path), "ItemList").flatMap((list) => list.itemListElement as Node[]);
      return items.map(({ name, url }) => ({ name, url }));
    });
    const listed = upcomingFirst(allRuns(), today()).map(({ course: { title, slug, live } }) => ({
      name: title,
      url: live ? `${siteUrl}/trainings/${slug}` : undefined,
    }));
    const names = new Set(listed.map(({ name }) => name));
    expect(lists.flat()).toEqual([...names].map((title) => listed.find(({ name }) => name === title)));
    expect(lists[1]).toHaveLength(4);
  });
});

function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}

function visibleTrail(page: Page): string[] {
  const nav = all(page.main, "nav").find(({ attribs }) => attribs["aria-label"] === "Breadcrumb");
  return (nav ? all(nav, "a", "span") : [])
    .filter(({ name, attribs }) => name === "a" || attribs["aria-current"])
    .map((item) => innerText(item).trim());
}

const shown = (page: Page) => squeeze(textOf(page.main));

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
