import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { longDayText } from "../../content/dates.ts";
import { isoDate, picture, seo, text } from "../../content/fields.ts";
import { markdownSections } from "../../content/markdown.ts";
import { pageSource, readPage } from "../../content/pages.ts";
import { ContentError, fillText } from "../../content/read.ts";

const SECTIONS = 10;

const page = readPage(
  "privacy-policy",
  z.strictObject({ seo, title: text, lastUpdated: isoDate, intro: text, picture, pictureAlt: text }),
);
const source = pageSource("privacy-policy");

export const copy = {
  ...page,
  picture: renderPicture(page.picture),
  lastUpdated: { iso: page.lastUpdated, text: longDayText(page.lastUpdated) },
  sections: sections(),
};

function sections() {
  const filled = fillText(source.body, (token) => fail(`{${token}}`, "is not a fact of content/firm.yaml"));
  const found = markdownSections(filled);
  if (found.length !== SECTIONS)
    fail("body", `needs ${SECTIONS} sections (lines starting with ##), has ${found.length}`);
  return found;
}

function fail(field: string, reason: string): never {
  throw new ContentError([{ file: source.file, field, reason }]);
}
