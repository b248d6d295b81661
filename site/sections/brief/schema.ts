import { text } from "../../content/reader/fields.ts";
import { sectionType } from "../section.ts";

/** What a client asks before the first call; one line each. */
export const briefFields = {
  audience: text.describe("For whom"),
  result: text.describe("What the client gets"),
  time: text.describe("How long it takes"),
  fee: text.describe("What it costs, or how the fee is set"),
  supplies: text.describe("What the client supplies"),
  signs: text.describe("Who signs the result"),
};

export const brief = sectionType("brief", briefFields);
