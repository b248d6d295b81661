import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { contentProblems } from "../../site/build/check.ts";
import { isHidden, topicOn } from "../../site/content/records/page-tree.ts";
import { sitePaths } from "../../site/content/records/paths.ts";
import { Top } from "../../site/layout/header.tsx";
import { shareCard } from "../../site/outputs/cards/card.ts";
import { pageEntries } from "../../site/outputs/search/page-entries.ts";
import { sectionPageHead, sectionPages } from "../../site/sections/pages.ts";
import { SectionView } from "../../site/sections/views.tsx";
import { changesTo, copyOf, FIXTURES } from "./folders.ts";

const PATH = "/services/water-stewardship";
const FILE = `pages${PATH}.yaml`;

const record = `seo:
  title: Water stewardship for plants
  description: What a plant takes, uses and returns, measured at every meter and told in one balance.
service: Water stewardship
sections:
  - type: hero
    title: Water, from the intake to the drain
    lede: One balance for the whole plant.
    picture: {name: monsoon-rain, alt: Rain over the subcontinent.}
  - type: steps
    title: How we begin
    items:
      - {title: One walk, text: Every meter is read once.}
  - type: related
`;

afterEach(() => vi.useRealTimers());

test("a page of one file, and a line in the menu → menu, breadcrumb, sitemap, share card, search, structured data", async () => {
  const content = copyOf(FIXTURES);
  content.write(FILE, record);
  content.change("navigation.yaml", (menus) =>
    menus.addIn(["main", 1, "children"], menus.createNode({ label: "Water", to: PATH })),
  );
  expect(await contentProblems()).toEqual([]);

  const page =
    sectionPages().find(({ place }) => place.path === PATH) ?? expect.unreachable("no such page");
  const head = sectionPageHead(page);
  expect(head.trail?.map(({ label, to }) => [label, to])).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    ["Water stewardship for plants", PATH],
  ]);
  expect(head.pictures).toEqual(["monsoon-rain"]);
  expect(head.graph).toMatchObject([{ "@type": "Service", name: "Water stewardship" }]);
  vi.stubEnv("NODE_ENV", "development");
  expect((await shareCard(head)).src).toMatch(/^\/cards\/services-water-stewardship\./);

  // The sitemap and the search take every page but the hidden ones.
  expect(sitePaths()).toContain(PATH);
  expect(isHidden(PATH)).toBe(false);
  expect(topicOn(PATH)).toBe("general");

  const shown = page.sections.map((section) =>
    createElement(SectionView<typeof section.type & "hero">, {
      type: section.type as "hero",
      section: section as never,
      page: page.place,
    }),
  );
  const html = renderToStaticMarkup(createElement("main", {}, ...shown));
  expect(html).toContain('<h2 id="how-we-begin"');
  const [entry, below] = pageEntries(
    PATH,
    `<meta property="og:title" content="${head.seo.title}">${html}`,
  );
  expect(entry).toMatchObject({ url: PATH, kind: "page", title: head.seo.title });
  expect(below).toMatchObject({ url: `${PATH}#how-we-begin`, heading: "How we begin" });
  expect(below?.text).toContain("Every meter is read once.");

  expect(renderToStaticMarkup(createElement(Top, { path: "/" }))).toContain(`href="${PATH}"`);
});

test("a hidden section → not on the page; with a day, there again from that day on", async () => {
  const content = copyOf(FIXTURES);
  const steps = record.indexOf("    title: How we begin");
  const types = (hidden: string) => {
    content.write(FILE, `${record.slice(0, steps)}    hidden: ${hidden}\n${record.slice(steps)}`);
    return sectionPages()
      .find(({ place }) => place.path === PATH)
      ?.sections.map(({ type }) => type);
  };
  vi.useFakeTimers({ now: new Date("2027-01-14T20:00:00+05:30"), toFake: ["Date"] });
  expect(types("true")).toEqual(["hero", "related"]);
  expect(types("true\n    returns: 2027-01-15")).toEqual(["hero", "related"]);
  vi.setSystemTime(new Date("2027-01-15T00:30:00+05:30"));
  expect(types("true\n    returns: 2027-01-15")).toEqual(["hero", "steps", "related"]);
});

const mistakes: Array<[mistake: string, text: string, field: string, reason: RegExp]> = [
  [
    "a section without a type",
    record.replace("type: steps\n    ", ""),
    "sections.1.type",
    /does not say what it is: add “type: .*one of .*“steps”/,
  ],
  [
    "a type that nobody knows",
    record.replace("type: steps", "type: stesp"),
    "sections.1.type",
    /did you mean “steps”\? .*“hero”/,
  ],
  [
    "a page without sections",
    "seo: {title: Water}\n",
    "(file name)",
    /no page yet: give it a list of sections/,
  ],
  ["YAML that cannot be read", `${record}  - [`, "(file)", /./],
  [
    "an empty list",
    record.replace(/ {4}items:\n.*\n/, "    items: []\n"),
    "sections.1.items",
    /at least 1/,
  ],
  [
    "two sections of one name",
    record.replace(
      "type: related",
      "type: text\n    title: How we begin\n    paragraphs: [Water.]",
    ),
    "sections.2.id",
    /is called how-we-begin/,
  ],
  [
    "words that the form of an opening does not show",
    record.replace("    lede:", "    form: beside\n    eyebrow: Water\n    lede:"),
    "sections.0.eyebrow",
    /form “beside” does not show this: .*choose split or left or right/,
  ],
  [
    "a colour for the picture of a closing that has none",
    `${record}  - {type: closing, title: Ask, text: Us., action: {label: Ask, to: /contact}, tone: sand}\n`,
    "sections.3.tone",
    /shows only with a picture/,
  ],
  ["under a page that is not there", `under: /nowhere\n${record}`, "under", /no page \/nowhere/],
  [
    "a sample that the section does not have",
    record.replace("    title: How", "    sample: [fee]\n    title: How"),
    "sample",
    /no field “sections.1.fee”/,
  ],
];

test.each(mistakes)("%s → told by file and field", async (_mistake, text, field, reason) => {
  const content = changesTo(FIXTURES);
  content.write(FILE, text);
  expect(await contentProblems(content.changes)).toMatchObject([
    {
      file: `content/${FILE}`,
      line: expect.any(Number),
      field,
      reason: expect.stringMatching(reason),
    },
  ]);
});

test("a page at the path of one that is code or of the server, or none where code leads to → told", async () => {
  const content = changesTo(FIXTURES);
  content.write("pages/blog/water.yaml", record);
  content.write("pages/api/water.yaml", record);
  const found = await contentProblems({ ...content.changes, "content/pages/thank-you.yaml": null });
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/pages/api/water.yaml (file name)",
    "content/pages/blog/water.yaml (file name)",
    "content/pages/thank-you.yaml (file)",
  ]);
});

test("a link to a page of content → followed, and told once the page is gone", async () => {
  const content = changesTo(FIXTURES);
  content.set("pages/home.yaml", "hero.primary.to", PATH);
  expect(await contentProblems(content.changes)).toMatchObject([{ field: "hero.primary.to" }]);
  content.write(FILE, record);
  expect(await contentProblems(content.changes)).toEqual([]);
});
