import { expect, test } from "vitest";
import { pageEntries } from "./page-entries.ts";

const page = (main: string) =>
  `<html><head><meta property="og:title" content="Shared &amp; said"><meta name="keywords" content="pot, urn"></head><body><header>Menu</header><main id="main">${main}</main></body></html>`;
const textOf = (main: string) => pageEntries("/team", page(main))[0]?.text;

const question =
  '<details id="q1" name="faq"><summary><h3>Who &amp; when?</h3></summary><p>Soon.</p></details>';

test("a page → by the title it is shared by; an article and a training → by their heading, which is not quoted again", () => {
  const [about] = pageEntries("/about-us", page("<h1>A slogan</h1><p>Text</p>"));
  expect(about).toEqual({
    url: "/about-us",
    kind: "page",
    title: "Shared & said",
    heading: undefined,
    also: ["pot", "urn"],
    text: "A slogan. Text.",
  });
  for (const [path, kind] of [
    ["/blog/3", "article"],
    ["/trainings/kettles", "training"],
  ] as const) {
    const [entry] = pageEntries(path, page("<h1>Its own name</h1><p>Text</p>"));
    expect(entry).toMatchObject({ kind, title: "Its own name", text: "Text." });
  }
  expect(pageEntries("/blog", page("<h1>List</h1>"))[0]?.kind).toBe("page");
});

test("a heading with an id, or that of its section or of its term → an entry that leads there, and ends the one before", () => {
  const html = `<p>Intro.</p><h2 id="more">More</h2><p>Much more.</p>
    <article id="law"><h2 id="law-title">Law</h2><h3>First</h3><p>It binds.</p></article>
    <dl><div id="lamp"><dt>Lamp</dt><dd>It shines.</dd></div></dl>`;
  expect(
    pageEntries("/x", page(html)).map(({ url, heading, text }) => [url, heading, text]),
  ).toEqual([
    ["/x", undefined, "Intro."],
    ["/x#more", "More", "Much more."],
    ["/x#law", "Law", "First: It binds."],
    ["/x#lamp", "Lamp", "It shines."],
  ]);
});

test("blocks → sentences; terms and cells go before what follows them", () => {
  expect(
    textOf(
      "<ul><li>Kettles</li><li>Lamps?</li></ul><p>A <b>bo</b>ld CO<sub>2</sub>e<span>2</span>.</p>",
    ),
  ).toBe("Kettles. Lamps? A bold CO2e 2.");
  expect(
    textOf(
      "<dl><dt>Fee</dt><dd>₹2,499</dd></dl><table><tr><th>Kettle</th><td>Lamp</td></tr></table>",
    ),
  ).toBe("Fee: ₹2,499. Kettle: Lamp.");
});

test("buttons, forms, banners, what holds on some days and what only eyes or ears get → not searched", () => {
  for (const html of [
    '<a href="/contact">Write to us</a>',
    '<p><a href="/a">One</a> <a href="/b">Two</a></p>',
    "<button>Share</button>",
    "<form><label>Name</label><p>Hint</p></form>",
    '<p data-until="2099-01-01">Open</p>',
    '<p hidden="">Sent</p>',
    '<p class="mt-3 hidden target:block">Thanks</p>',
    '<p data-pagefind-ignore="">Banner</p>',
    '<span aria-hidden="true">1</span>',
    "<aside>Also</aside>",
  ])
    expect(textOf(`<p>Kept.</p>${html}`), html).toBe("Kept.");
  expect(textOf('<p>See <a href="/a">One</a>.</p><a href="tel:+9111">+91 11</a>')).toBe(
    "See One. +91 11.",
  );
  expect(() => pageEntries("/team", "<html><body></body></html>")).toThrow(
    "/team has no main part",
  );
});

test("a question → an entry of its own with its place, and no longer a part of the page", () => {
  const [whole, asked] = pageEntries("/contact", page(`<h1>Contact</h1>${question}`));
  expect(asked).toMatchObject({
    url: "/contact#q1",
    kind: "question",
    title: "Who & when?",
    text: "Soon.",
  });
  expect(whole?.text).not.toContain("Soon.");
});

test("other disclosures → stay a part of their page", () => {
  const entries = pageEntries("/x", page(`<h1>x</h1>${question.replace("faq", "chapters")}`));
  expect(entries).toHaveLength(1);
  expect(entries[0]?.text).toContain("Soon.");
});
