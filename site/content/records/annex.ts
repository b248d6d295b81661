import { z } from "zod";
import { isoDate, some, text } from "../reader/fields.ts";
import { refuseIn } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";
import { cbamFigures, cbamSources, unknownNames } from "./cbam-figures.ts";

export const code = z
  .string()
  .regex(
    /^\d\d(\d\d( \d\d?( \d\d?)?)?)?$/,
    'Write two to eight digits as the annex does, as in "7303 00".',
  );

const named = z.strictObject({
  code,
  name: text.describe("What goods with this code are, in a few words"),
  words: z.array(text).optional().describe("Other words by which people look for them"),
});

const listing = z.strictObject({
  code,
  only: text
    .optional()
    .describe("The only goods of this code that are covered, where the annex says “ex”"),
  except: z.array(named).optional().describe("Codes within it that are not covered"),
});

export const annexSchema = z.strictObject({
  source: some(text).meta({
    description: "Sources of content/rules/cbam.yaml, by id",
    hint: "Sources",
  }),
  reviewed: isoDate.describe("The day somebody last read the codes against the annex"),
  recheckBy: isoDate.describe("The day by which somebody reads them again"),
  origins: some(text).describe("Countries whose goods are outside"),
  groups: some(
    z.strictObject({
      sector: text.meta({
        description: "A sector of content/tools/cbam-estimator.yaml, by id",
        hint: "A sector",
      }),
      listed: some(listing),
      whole: z.array(code).optional().describe("Headings all of whose codes are listed one by one"),
    }),
  ),
  chapters: z
    .array(z.strictObject({ code, last: code.describe("The last heading of the chapter") }))
    .describe("The chapters that the annex names"),
  headings: some(named),
});

type Record = z.output<typeof annexSchema>;
export type Named = z.output<typeof named>;
export type Listing = z.output<typeof listing>;
export type Group = Record["groups"][number] & { name: string; indirect: boolean };

export type Annex = Pick<Record, "chapters" | "headings"> & { groups: Group[] };

const FILE = "content/tools/cn-codes.yaml";

/** Annex I with its sources and the days of its review. A group whose sector does not exist is refused and left out. */
export function cbamAnnex() {
  const { source, groups, chapters, headings, ...rest } = readRecord(FILE, annexSchema);
  const { sectors } = cbamFigures().figures;
  const { problems, ...sources } = cbamSources(source);
  const named = groups.map(({ sector }) => sector);
  const ids = sectors.map(({ id }) => id);
  refuseIn(FILE, [...problems, ...unknownNames(named, ids, (index) => `groups.${index}.sector`)]);
  const annex: Annex = {
    chapters,
    headings,
    groups: groups.flatMap((group) => {
      const sector = sectors.find(({ id }) => id === group.sector);
      return sector ? [{ ...group, name: sector.name, indirect: sector.indirect }] : [];
    }),
  };
  return { file: FILE, ...rest, ...sources, annex };
}
