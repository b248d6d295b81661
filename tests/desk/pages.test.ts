import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Api } from "../../desk/api.ts";
import { byTitle, type Choices } from "../../desk/content/choices.ts";
import type { Group } from "../../desk/content/listing.ts";
import type { AnswerOf } from "../../desk/route.ts";
import { contentProblems } from "../../site/build/check.ts";
import { addColleague } from "./colleagues.ts";
import { contentDesk } from "./content-desk.ts";

const at = contentDesk();

const PATH = "/services/climate-sustainability/water-audit";
const FILE = `content/pages${PATH}.yaml`;
const PLACE = "Services › Climate Change & Sustainability";
const MENUS = "navigation.yaml";

const make = (given: object = {}, call = at.desk.call) =>
  call("/api/content/pages", {
    method: "POST",
    body: { title: "Water audit", path: PATH, place: PLACE, from: "service", ...given },
  });

const isThere = (file: string) =>
  existsSync(path.join(at.content.folder, file.replace("content/", "")));

async function remove(file: string) {
  const { hash } = await at.open(file);
  return at.desk.call("/api/content/record", { method: "DELETE", body: { file, hash } });
}

describe("a new page", () => {
  test("by an editor, two folders deep → page and menu entry in one press, the menus' other lines as they were", async () => {
    const menus = at.content.read(MENUS);
    const editor = await addColleague(at.desk, "editor");
    const answer = await make({}, editor.call);
    expect(answer.json()).toEqual({ file: FILE });
    expect(await contentProblems()).toEqual([]);
    const { data, path: seen, isUnlinked } = await at.open(FILE);
    expect(seen).toBe(PATH);
    expect(isUnlinked).toBe(false);
    expect(data).toMatchObject({
      label: "Water audit",
      service: "Water audit",
      seo: { title: "Water audit" },
    });
    expect(data.sections[0]).toMatchObject({ type: "hero", title: "Water audit" });
    const { unfinished } = await at.listed();
    expect(unfinished.map(({ label }: { label: string }) => label)).toEqual([
      "For search engines",
      "Opening · Water audit",
      "In brief",
      "Points · What it covers",
      "Steps · How we work",
      "Questions · What clients ask",
    ]);
    const entry = `          - label: Water audit\n            to: ${PATH}\n`;
    const last = "            to: /services/climate-sustainability/esg-transitions\n";
    expect(at.content.read(MENUS)).toBe(menus.replace(last, last + entry));
    expect(
      (await at.change(FILE, (page) => Object.assign(page, { label: "Water audits" }))).status,
    ).toBe(200);
  });

  test("from each example → without a mistake; a copy has its own title and leads to itself", async () => {
    at.content.set(
      "pages/services/green-audit.yaml",
      "sections.0.action.to",
      "/services/green-audit#process",
    );
    const { examples }: AnswerOf<Api["GET /api/content/pages"]> = (
      await at.desk.call("/api/content/pages")
    ).json();
    expect(examples.length).toBeGreaterThan(10);
    const tried = examples.filter(({ id }) => !id.includes("/") || id.includes("green-audit"));
    for (const [index, { id }] of tried.entries())
      expect(await make({ path: `/page-${index}`, place: "", from: id })).toMatchObject({
        status: 200,
      });
    expect(await contentProblems()).toEqual([]);
    const copy = parse(at.content.read(`pages/page-${tried.length - 1}.yaml`));
    expect(copy).toMatchObject({ label: "Water audit", seo: { title: "Water audit" } });
    expect(copy.topic).toBeUndefined();
    expect(copy.seo.description).toMatch(/^\[/);
    expect(copy.sections[0]).toMatchObject({
      title: "Water audit",
      action: { to: `/page-${tried.length - 1}#process` },
    });
  });

  test("with marks of samples from the page it copies → named before its first publish", async () => {
    at.content.set("pages/services/green-audit.yaml", "sections.0.sample", ["lede"]);
    await at.publishAll();
    await make({ from: "content/pages/services/green-audit.yaml" });
    const { unfinished } = await at.listed();
    expect(unfinished).toMatchObject([
      { file: FILE, field: "seo.description" },
      { file: FILE, field: "sections.0.lede", reason: "replace opening words" },
    ]);
  });

  test("the pages to choose from → by name, each with its path; Pages come first in the list of all", async () => {
    const { examples, parents }: AnswerOf<Api["GET /api/content/pages"]> = (
      await at.desk.call("/api/content/pages")
    ).json();
    const { pages, records }: Choices = (await at.desk.call("/api/content/choices")).json();
    const copies = examples.filter(({ id }) => id.includes("/"));
    for (const offered of [copies, parents, pages, records.sectionPages ?? []])
      expect(offered.map(({ title }) => title)).toEqual(
        offered.toSorted(byTitle).map(({ title }) => title),
      );
    expect(parents).toContainEqual({ path: "/services", title: "Services" });
    expect(pages).toContainEqual({ path: "/tools/cn-codes", title: "CN codes" });
    expect(pages).toContainEqual({ path: "/about-us", title: "About us" });
    const [first]: Group[] = (await at.desk.call("/api/content/list")).json();
    expect(first).toMatchObject({ id: "pages" });
  });

  test("at a path that is taken or none, or from nothing → refused with the reason, nothing is written", async () => {
    const before = at.content.files(".");
    const paths: [path: string, reason: RegExp][] = [
      ["/services/green-audit", /another page/],
      ["/services/carbon-advisory", /makes itself/],
      ["/blog/water", /makes itself/],
      ["/api/water", /kept for files/],
      ["/cbam-estimator", /another page/],
      ...[
        "/Water",
        "/water audit",
        "/",
        "services/water",
        "/../firm",
        "/services/../../firm",
        "/a%2F..%2Fb",
      ].map((given): [string, RegExp] => [given, /small letters/]),
    ];
    for (const [given, reason] of paths)
      expect((await make({ path: given })).json(), given).toMatchObject({
        error: expect.stringMatching(reason),
        details: { field: "path" },
      });
    const others: [given: object, status: number][] = [
      [{ title: " " }, 400],
      [{ place: "Nowhere" }, 409],
      [{ from: "content/pages/home.yaml" }, 404],
      [{ from: "content/../package.json" }, 404],
      [{ from: "__proto__" }, 404],
    ];
    for (const [given, status] of others) expect((await make(given)).status).toBe(status);
    expect(at.content.files(".")).toEqual(before);
  });

  test("whose menu cannot be written → told, and there is no page", async () => {
    mkdirSync(path.join(at.content.folder, `.navigation.yaml.${process.pid}.tmp`));
    expect(await make()).toMatchObject({
      status: 500,
      text: expect.stringContaining("Nothing was saved"),
    });
    expect(isThere(FILE)).toBe(false);
  });
});

describe("deleting a page", () => {
  test("of the menu → its entry goes with it, all other lines stay", async () => {
    const menus = at.content.read(MENUS);
    await make();
    expect((await remove(FILE)).status).toBe(200);
    expect(isThere(FILE)).toBe(false);
    expect(at.content.read(MENUS)).toBe(menus);
  });

  test("that was never published, and restored → its last saved words, menu entry and versions", async () => {
    await make();
    const menus = at.content.read(MENUS);
    for (const label of ["Water", "Waters"])
      await at.change(FILE, (data) => Object.assign(data, { label }));
    const saved = at.content.read(FILE.replace("content/", ""));
    const versions = async () => (await at.desk.call(`/api/content/versions?file=${FILE}`)).json();
    const before = await versions();
    expect(before).toHaveLength(2);
    await remove(FILE);
    const [gone] = (await at.desk.call("/api/content/deleted")).json();
    expect(gone).toMatchObject({ file: FILE, who: "Meera", at: expect.any(Number) });
    const restore = () =>
      at.desk.call("/api/content/deleted", { method: "POST", body: { file: FILE } });
    expect((await restore()).status).toBe(200);
    expect(at.content.read(FILE.replace("content/", ""))).toBe(saved);
    expect(at.content.read(MENUS)).toBe(menus);
    expect(await versions()).toEqual(before);
    expect((await restore()).status).toBe(404);
  });

  test("that somebody changed meanwhile → what they changed; deleted when asked for again, never seen by visitors", async () => {
    await at.publishAll();
    await make();
    const { hash, data, isLive } = await at.open(FILE);
    expect(isLive).toBe(false);
    await at.change(FILE, (page) => Object.assign(page, { label: "Water audits" }));
    const again = (known: string) =>
      at.desk.call("/api/content/record", {
        method: "DELETE",
        body: { file: FILE, hash: known, base: { data } },
      });
    const refused = await again(hash);
    expect(refused.status).toBe(409);
    const { differences, theirs, who } = refused.json().details;
    expect([who, differences]).toEqual([
      "Meera",
      [{ field: "Label", what: "changed", from: "“Water audit”", to: "“Water audits”" }],
    ]);
    expect(isThere(FILE)).toBe(true);
    expect((await again(theirs.hash)).json()).toEqual({ isLive: false });
    expect(isThere(FILE)).toBe(false);
    // Whoever still has it open is told who deleted it.
    const body = { file: FILE, hash, data, base: { data } };
    const late = await at.desk.call("/api/content/record", { method: "PUT", body });
    expect(late.json().details).toMatchObject({ theirs: null, who: "Meera" });
  });

  test("with other pages below it in the menu → the menu is named, and the page stays", async () => {
    const file = "content/pages/services/climate-sustainability.yaml";
    expect(await remove(file)).toMatchObject({
      status: 422,
      text: expect.stringContaining(`"title":"Menus"`),
    });
    expect(isThere(file)).toBe(true);
  });

  test("that another page links to → says which, and the menu stays", async () => {
    await make();
    at.content.set("pages/home.yaml", "hero.primary.to", PATH);
    const menus = at.content.read(MENUS);
    const answer = await remove(FILE);
    expect(answer).toMatchObject({
      status: 422,
      text: expect.stringMatching(/"title":"Home".*"label":"Hero, primary, leads to"/),
    });
    expect(at.content.read(MENUS)).toBe(menus);
  });

  test("that code needs → refused with the reason, which its form says, too", async () => {
    for (const [file, reason] of [
      ["content/pages/home.yaml", "is code"],
      ["content/pages/thank-you.yaml", "leads visitors to /thank-you"],
    ] as const) {
      expect(await remove(file)).toMatchObject({
        status: 404,
        text: expect.stringContaining(reason),
      });
      expect((await at.open(file)).needed).toContain(reason);
    }
  });
});

test("a page nobody links to → told in its form and before publishing, until something leads there", async () => {
  await make({ place: "" });
  const told = async () => ({
    form: (await at.open(FILE)).isUnlinked,
    list: (await at.listed()).unlinked,
  });
  const unlinked = { file: FILE, path: PATH, title: "Water audit" };
  expect(await told()).toEqual({ form: true, list: expect.arrayContaining([unlinked]) });
  const { data, body, hash } = await at.open("content/posts/7.md");
  const article = {
    file: "content/posts/7.md",
    hash,
    data,
    body: `${body}\n[Water](${PATH}#process)\n`,
  };
  await at.desk.call("/api/content/record", { method: "PUT", body: article });
  expect(await told()).toEqual({ form: false, list: expect.not.arrayContaining([unlinked]) });
});

describe("two who changed one page", () => {
  const TOWERS = "content/pages/signal-towers.yaml";
  type Towers = { label?: string; sections: Array<Record<string, string>> };

  /** Both opened it; Ravi saves first. */
  async function saved(
    ravis: (page: Towers) => void,
    mine: (page: Towers) => void,
    more: object = {},
  ) {
    const base = await at.open(TOWERS);
    const ravi = await addColleague(at.desk, "editor", "Ravi");
    const put = (edit: (page: Towers) => void, call = at.desk.call, given: object = {}) => {
      const data = structuredClone(base.data);
      edit(data);
      const body = { file: TOWERS, hash: base.hash, data, base: { data: base.data }, ...given };
      return call("/api/content/record", { method: "PUT", body });
    };
    expect((await put(ravis, ravi.call)).status).toBe(200);
    const text = at.content.read("pages/signal-towers.yaml");
    return {
      answer: await put(mine, at.desk.call, more),
      text,
      again: (given: object) => put(mine, at.desk.call, given),
    };
  }
  const set = (index: number, field: string, value: string) => (page: Towers) =>
    Object.assign(page.sections[index] ?? {}, { [field]: value });

  test("in other sections → both are in, and who changed what is said; all other lines stay", async () => {
    const { answer, text } = await saved(set(0, "lede", "By Ravi."), set(1, "lede", "By Meera."));
    expect(answer.status).toBe(200);
    expect(answer.json().merged.said).toMatch(
      /^Ravi changed Opening · Fixture: signal towers.* meanwhile; both are in\.$/,
    );
    expect(answer.json().merged.data.sections[0].lede).toBe("By Ravi.");
    expect(at.content.read("pages/signal-towers.yaml")).toBe(
      text.replace("A quiet trellis needs oats, wax and a ledger of its own.", "By Meera."),
    );
  });

  test("in the same section → asked with both, nothing is saved; the chosen side is", async () => {
    const { answer, text, again } = await saved(set(1, "lede", "By Ravi."), (page) => {
      set(1, "lede", "By Meera.")(page);
      page.label = "Towers";
    });
    expect(answer.status).toBe(409);
    const { clashes, theirs, who } = answer.json().details;
    expect(who).toBe("Ravi");
    expect(clashes).toEqual([
      {
        key: "sections.1.lede",
        label: "Text · Fixture: a text",
        lines: [{ field: "Opening words", theirs: "“By Ravi.”", mine: "“By Meera.”" }],
      },
    ]);
    expect(at.content.read("pages/signal-towers.yaml")).toBe(text);
    const chosen = { "sections.1.lede": "theirs" };
    // A choice counts for the version that was shown.
    expect((await again({ chosen, against: "another" })).status).toBe(409);
    expect((await again({ chosen, against: theirs.hash })).status).toBe(200);
    const { data } = await at.open(TOWERS);
    expect([data.label, data.sections[1].lede]).toEqual(["Towers", "By Ravi."]);
  });

  test("into one with a mistake → refused, with the merged page for the form", async () => {
    const { answer } = await saved(
      (page) =>
        page.sections.push({ type: "text", title: "Fixture: news", paragraphs: ["A."] as never }),
      (page) =>
        page.sections.splice(1, 0, {
          type: "points",
          title: "Fixture: news",
          items: [{ title: "B" }] as never,
        }),
    );
    expect(answer.status).toBe(422);
    const { merged, theirs, problems } = answer.json().details;
    expect(problems).toMatchObject([{ field: `sections.${merged.data.sections.length - 1}.id` }]);
    expect(merged.data.sections).toHaveLength(theirs.data.sections.length + 1);
  });
});
