import { contentFolder } from "../../contract/firm.ts";
import { PICTURE_NAMES } from "../../site/art/registry.ts";
import { lists } from "../../site/content/records/lists.ts";
import { sitePaths } from "../../site/content/records/paths.ts";
import { idOf, kindOf, titleOf } from "./catalogue.ts";
import { filesOf } from "./changes.ts";
import { photographs } from "./photos.ts";
import { open } from "./store.ts";

export type Choice = { id: string; title: string };
export type Choices = {
  records: Record<string, Choice[]>;
  paths: string[];
  drawings: string[];
  photographs: string[];
};

const NAMED = ["team", "rules", "traced-figures", "questions"];

/** What fields may refer to: people, rules, pages and pictures. */
export function choices(): Choices {
  const records: Record<string, Choice[]> = Object.fromEntries(NAMED.map((folder) => [folder, []]));
  for (const file of filesOf(contentFolder()).keys()) {
    const folder = kindOf(file)?.id ?? "";
    if (NAMED.includes(folder))
      records[folder]?.push({
        id: idOf(file),
        title: attempt(() => titleOf(file, open(file)?.data)) ?? idOf(file),
      });
  }
  const questions = attempt(() => open("content/questions.yaml")?.data);
  for (const { id, short } of Array.isArray(questions) ? questions : [])
    records.questions?.push({ id: String(id), title: String(short ?? id) });
  for (const [name, entries] of Object.entries(attempt(lists) ?? {}))
    records[name] = entries.map((entry) => ({ id: entry, title: entry }));
  return {
    records,
    paths: attempt(sitePaths) ?? [],
    drawings: [...PICTURE_NAMES],
    photographs: photographs(),
  };
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
