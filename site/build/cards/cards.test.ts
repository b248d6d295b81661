import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { monogram, renderPicture } from "../../art/render.ts";
import { shareCards } from "./cards.ts";
import { cardFacts } from "./facts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cards-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [client, cache] = [path.join(folder, "client"), path.join(folder, "cache")];
mkdirSync(path.join(client, "art"), { recursive: true });

/** Puts a drawing into the built site and returns the element that shows it. */
function image({ wide }: ReturnType<typeof renderPicture>): string {
  copyFileSync(path.join(".cache", wide.src), path.join(client, wide.src));
  return `<img src="${wide.src}">`;
}

function write(name: string, title: string, main: string, head = "") {
  writeFileSync(
    path.join(client, name),
    `<head>${head}<meta property="og:title" content="${title}"/><meta property="og:site_name" content="Firm"/></head>
     <main id="main">${main}</main><script>"/art/post-1-wide.00000000.svg"</script>`,
  );
}

const draw = async (...pages: string[]) => Object.fromEntries(await shareCards(client, pages, cache));
const written = (src = "") => statSync(path.join(cache, path.basename(src))).mtimeMs;

image(renderPicture("hero-stripes"));

it("unchanged pages → not drawn again; a changed title → that card alone, under another name", async () => {
  write("index.html", "Home &amp; more", image(renderPicture("tab-cyber")));
  write("a.html", "A page without a picture", "");
  const first = await draw("index.html", "a.html");
  expect(first["index.html"]).toMatch(/^\/cards\/home\.[0-9a-f]{8}\.png$/);
  const [home, other] = [written(first["index.html"]), written(first["a.html"])];

  write("a.html", "Another title", "");
  const second = await draw("index.html", "a.html");
  expect(second["index.html"]).toBe(first["index.html"]);
  expect(written(second["index.html"])).toBe(home);
  expect(second["a.html"]).not.toBe(first["a.html"]);
  expect(written(second["a.html"])).toBeGreaterThan(other);
  expect(readdirSync(cache)).toHaveLength(2);
});

it("a page search engines must not index → no card", async () => {
  write("thanks.html", "Thank you", "", '<meta name="robots" content="noindex"/>');
  expect(await draw("thanks.html")).toEqual({});
});

it("pages sharing a picture → cards that differ by more than their words", async () => {
  const stripes = image(renderPicture("hero-stripes"));
  for (const name of ["a.html", "b.html"]) write(name, "The same title", stripes);
  const cards = await draw("a.html", "b.html");
  expect(cards["a.html"]?.slice(-12)).not.toBe(cards["b.html"]?.slice(-12));
});

it("a team's portraits, signs the typeface lacks, a very long title → drawn all the same", async () => {
  write("team.html", "Our people", image(monogram("AB", 1)) + image(monogram("CD", 2)));
  write("long.html", `CO₂ for ₹2,499: ${"a very long title that nobody should write ".repeat(3)}`, "");
  expect(Object.keys(await draw("team.html", "long.html"))).toHaveLength(2);
});

it("pictures → told apart by name, a photograph never taken for the drawing of the same name", () => {
  const files = [
    "/art/campus-wide.0a1b2c3d.svg",
    "/art/campus-tall.0a1b2c3d.svg",
    "/photos/campus-480.0a1b2c3d.avif",
  ];
  const { pictures } = cardFacts(`<main>${files.map((file) => `<img src="${file}">`).join("")}</main>`);
  expect(pictures).toEqual([
    { name: "campus", files: files.slice(0, 2) },
    { name: "photos/campus", files: files.slice(2) },
  ]);
});

it("breadcrumbs → the parent as section, unless the title begins with it", () => {
  const page = (title: string, ...names: string[]) =>
    cardFacts(
      `<meta property="og:title" content="${title}"/><script>{"@type":"BreadcrumbList","itemListElement":${JSON.stringify(names.map((name) => ({ name })))}}</script>`,
    ).section;
  expect(page("CBAM Consultancy", "Home", "Services", "Climate", "CBAM")).toBe("Climate");
  expect(page("Articles", "Home", "Blog")).toBe("Blog");
  expect(page("About us: who we are", "Home", "About Us")).toBeUndefined();
  expect(page("Home page", "Home")).toBeUndefined();
});
