import { expect, test } from "vitest";
import { choices } from "../../desk/content/choices.ts";
import { formOf } from "../../desk/content/schemas.ts";
import { mayAdd, SECTION_TYPES } from "../../desk/content/section-types.ts";
import { exampleOf } from "../../desk/ui/content/form.ts";
import { contentProblems } from "../../site/build/check.ts";
import { proofCopy } from "../../site/views/proof/copy.ts";
import { contentDesk } from "./content-desk.ts";

const PAGE = "content/pages/signal-towers.yaml";

const at = contentDesk();

async function examples(): Promise<unknown[]> {
  const form = (await formOf(PAGE)) ?? {};
  const variants = form.properties?.sections?.items?.oneOf ?? [];
  expect(variants.map(({ properties }) => properties?.type?.const).toSorted()).toEqual(
    [...SECTION_TYPES.keys()].sort(),
  );
  return variants
    .filter(({ properties }) => mayAdd(String(properties?.type?.const), []))
    .map((variant) => exampleOf(variant, form, choices("https://example.com")));
}

test("each type of section as somebody adds it → passes the check at once", async () => {
  const description =
    "What a plant takes, uses and returns, measured at every meter and told in one balance.";
  for (const section of await examples()) {
    const page = { seo: { title: "Example", description }, sections: [section] };
    at.content.write(`pages/example-${Object(section).type}.yaml`, JSON.stringify(page));
  }
  expect(await contentProblems()).toEqual([]);
});

test("a new page, where a page of code was read before → the form of a page of sections", async () => {
  proofCopy();
  const form = await formOf("content/pages/night-ferry.yaml");
  expect(Object.keys(form?.properties ?? {})).toEqual(
    expect.arrayContaining(["sections", "under", "tone"]),
  );
});

test("words that nobody replaced → named before a publish by their section, but for one that stays hidden", async () => {
  const added = (await examples()).find((section) => Object(section).type === "text") as object;
  const more = [added, { hidden: true }, { hidden: true, returns: "2031-01-15" }];
  await at.change(PAGE, (data) =>
    Object(data).sections.push(
      ...more.map((one, index) => ({ ...added, ...one, id: `new-${index}` })),
    ),
  );
  const { unfinished } = await at.listed();
  const told = { file: PAGE, label: "Text · [Heading]" };
  expect(unfinished).toMatchObject([
    { ...told, field: "sections.8.title", reason: "replace heading and paragraphs" },
    {
      ...told,
      field: "sections.10.title",
      reason: "replace heading and paragraphs (hidden until 15 Jan 2031)",
    },
  ]);
});
