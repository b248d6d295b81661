import { expect, test } from "vitest";
import { pageEntries } from "./page-entries.ts";

const page = (main: string) =>
  `<html><head><meta property="og:title" content="Shared &amp; said"></head><body><header>Menu</header><main id="main">${main}</main></body></html>`;

const question =
  '<details id="q1" name="faq"><summary><h3>Who &amp; when?</h3></summary><p>Soon.</p></details>';

test("a page → by the title it is shared by; an article and a training → by their heading, which is not quoted again", () => {
  const [about] = pageEntries("/about-us", page("<h1>A slogan</h1><p>Text</p>"));
  expect(about).toMatchObject({ url: "/about-us", kind: "page", title: "Shared & said" });
  expect(about?.html).toContain("A slogan");
  for (const [path, kind] of [
    ["/blog/3", "article"],
    ["/trainings/kettles", "training"],
  ] as const) {
    const [entry] = pageEntries(path, page("<h1>Its own name</h1><p>Text</p>"));
    expect(entry).toMatchObject({ kind, title: "Its own name" });
    expect(entry?.html).not.toMatch(/<h1>/);
  }
  expect(pageEntries("/blog", page("<h1>List</h1>"))[0]?.kind).toBe("page");
});

test("what stands outside of the main part → is not searched", () => {
  expect(pageEntries("/team", page("<h1>x</h1>"))[0]?.html).not.toContain("Menu");
  expect(() => pageEntries("/team", "<html><body></body></html>")).toThrow("/team has no main part");
});

test("a question → an entry of its own with its place, and no longer a part of the page", () => {
  const [whole, asked] = pageEntries("/contact", page(`<h1>Contact</h1>${question}`));
  expect(asked).toMatchObject({ url: "/contact#q1", kind: "question", title: "Who & when?" });
  expect(asked?.html).toContain("Soon.");
  expect(asked?.html).toContain('data-pagefind-filter="kind:question"');
  expect(whole?.html).not.toContain("Soon.");
});

test("other disclosures → stay a part of their page", () => {
  const entries = pageEntries("/x", page(`<h1>x</h1>${question.replace("faq", "chapters")}`));
  expect(entries).toHaveLength(1);
  expect(entries[0]?.html).toContain("Soon.");
});

test("the heading of a section that has a name → leads to the section, which may be hidden until it is named", () => {
  const html = '<article id="law"><h2 id="law-title">Law</h2></article><h2 id="more-title">More</h2>';
  const [entry] = pageEntries("/x", page(html));
  expect(entry?.html).toContain('<h2 id="law">');
  expect(entry?.html).toContain('<h2 id="more-title">');
});
