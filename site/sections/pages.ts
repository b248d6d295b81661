import { z } from "zod";
import { portrait } from "../art/render.ts";
import { cached, filePathOf, readingDay } from "../content/reader/content-files.ts";
import { optionsOf, picture, sample, seo, some, text } from "../content/reader/fields.ts";
import { codedMessage } from "../content/reader/problem-words.ts";
import { tryRead } from "../content/reader/problems.ts";
import { recordOf } from "../content/reader/read.ts";
import { readSource } from "../content/reader/sources.ts";
import { pageSources, placeFields, trail } from "../content/records/page-tree.ts";
import { rulesOf } from "../content/records/review.ts";
import { ruleNames } from "../content/records/rules.ts";
import { team } from "../content/records/team.ts";
import type { PageHead } from "../outputs/seo/head.ts";
import { faqPage, person, service } from "../outputs/seo/json-ld.ts";
import { type PageSection, sectionSchema } from "./schemas.ts";
import { idOf, type Place, tone } from "./section.ts";
import { isShown } from "./shown.ts";

export const pageSchema = z
  .strictObject({
    seo,
    ...placeFields,
    service: text.optional().describe("For the page of a service: its name in structured data"),
    picture: picture
      .pick({ name: true })
      .optional()
      .describe("The picture of its share card; by default the first picture of the page"),
    rules: ruleNames,
    tone,
    header: z
      .enum(["minimal"])
      .optional()
      .meta(optionsOf({ minimal: "The logo and two links instead of the menus" })),
    sections: some(sectionSchema).describe("What the page shows, from top to bottom"),
    sample,
  })
  .superRefine(({ sections }, context) => {
    const ids = sections.map((section) =>
      "title" in section && !["hero", "closing"].includes(section.type)
        ? idOf(section)
        : section.id,
    );
    for (const [index, id] of ids.entries())
      if (id && ids.indexOf(id) < index)
        context.addIssue({
          code: "custom",
          path: ["sections", index, "id"],
          message: codedMessage("sectionIdTwice", { id }),
        });
  });

/** A page of sections, with those that are shown on the day of reading. */
export type SectionPage = z.output<typeof pageSchema> & { place: Place };

export const sectionPages = cached((): SectionPage[] =>
  [...pageSources()].flatMap(([path, { file }]) => {
    const page = tryRead(() => recordOf(readSource(filePathOf(file)), pageSchema));
    if (!page) return [];
    const sections = page.sections.filter((section) => isShown(section, readingDay()));
    const shown = { ...page, sections };
    return [{ ...shown, place: { path, tone: page.tone ?? "paper", rules: rulesOf(shown) } }];
  }),
);

export function sectionPageHead({ place: { path, rules }, ...page }: SectionPage): PageHead {
  const { seo, sections } = page;
  const people = sections.some(({ type }) => type === "people") ? team() : [];
  const pictures = page.picture
    ? [page.picture.name]
    : [...firstPicture(sections), ...people.map(portrait)];
  return {
    seo,
    path,
    trail: trail(path),
    pictures,
    rules,
    graph: [
      ...(page.service
        ? [service({ name: page.service, description: seo.description, path })]
        : []),
      ...sections.flatMap((section) =>
        section.type === "questions" ? [faqPage(path, section.items)] : [],
      ),
      ...people.map((member) => ({ ...person(member), knowsAbout: member.expertise })),
    ],
  };
}

const firstPicture = (sections: PageSection[]): string[] =>
  sections.flatMap((section) => ("picture" in section && section.picture?.name) || []).slice(0, 1);
