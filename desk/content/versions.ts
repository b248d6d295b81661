import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import { attempt } from "./attempt.ts";
import { recordDifferences } from "./differences.ts";
import { historyOf, textIn } from "./git.ts";
import type { Placed } from "./menus.ts";
import { hashOf, opened, textOf, textWith } from "./store.ts";
import { forget, readStored, store } from "./stored-json.ts";

export type Version = { id: string; at: number; who: string; what: string };

/** The file in a published content folder that names who published it. It is hidden, so that it is no record. */
export const PUBLISHED_BY = ".published-by";

const nameOf = (file: string) => file.replace(/^content\//, "");

type Places = { publishedFolders: string[]; dataDir: string };

type Save = Version & { text: string };
const MOST_SAVES = 20;
const savesName = (file: string) => `saves/${hashOf(file)}`;
const savesOf = (dataDir: string, file: string) =>
  readStored<Save[]>(dataDir, savesName(file)) ?? [];

/** Remembers a record as it is saved now, for who wants it back before it is published. */
export function rememberSave(dataDir: string, file: string, who: string, at: number): void {
  const text = textOf(file) ?? "";
  const { gone, others } = deletionsIn(dataDir, file);
  const saved = { id: `saved-${at}-${hashOf(text)}`, at, who, what: "Saved, not published", text };
  // Restored, it has its versions again; a new one of its name has not.
  const before = gone?.text === text ? gone.saves : savesOf(dataDir, file);
  store(dataDir, savesName(file), [saved, ...before].slice(0, MOST_SAVES));
  if (gone) store(dataDir, "deleted", others);
}

/** A record that was deleted at the desk: as it was saved last, its entries in the menus and its versions. */
type Deletion = {
  file: string;
  text: string;
  who: string;
  at: number;
  entries: Placed[];
  saves: Save[];
};
const MOST_DELETIONS = 30;

/** That of a file, and those of all others. */
export function deletionsIn(dataDir: string, file = "") {
  const all = readStored<Deletion[]>(dataDir, "deleted") ?? [];
  return {
    gone: all.find((one) => one.file === file),
    others: all.filter((one) => one.file !== file),
  };
}

export function rememberDeletion(dataDir: string, deletion: Omit<Deletion, "saves">): void {
  const gone = { ...deletion, saves: savesOf(dataDir, deletion.file) };
  const { others } = deletionsIn(dataDir, gone.file);
  store(dataDir, "deleted", [gone, ...others].slice(0, MOST_DELETIONS));
  forget(dataDir, savesName(gone.file));
}

/** Who saved the text with this hash at the desk; undefined if it was changed elsewhere. */
export const saverOf = (dataDir: string, file: string, hash: string) =>
  savesOf(dataDir, file).find(({ text }) => hashOf(text) === hash)?.who;

/**
 * The versions of a record, newest first: what was saved since the last publish, then what was published, from git or,
 * where git does not know the file, from its publishes.
 */
export async function versionsOf(
  file: string,
  { publishedFolders, dataDir }: Places,
): Promise<Version[]> {
  const commits = await historyOf(contentFolder(), nameOf(file));
  const publishes = publishedFolders
    .filter((folder) => existsSync(path.join(folder, nameOf(file))))
    .map((folder) => ({ id: path.basename(folder), ...publishOf(folder), what: "Published" }))
    .sort((a, b) => b.at - a.at);
  const published = commits.length > 0 ? commits : publishes;
  const now = textOf(file);
  const saves = savesOf(dataDir, file).filter(
    ({ at, text }) => at > (published[0]?.at ?? 0) && text !== now,
  );
  return [...saves.map(({ text: _, ...version }) => version), ...published];
}

/** A version of a record, how it differs from the saved record, and the text that saving it would write; undefined if one of them cannot be read. */
export async function versionAt(file: string, id: string, places: Places) {
  const versions = await versionsOf(file, places);
  if (!versions.some((version) => version.id === id)) return undefined;
  const folder = places.publishedFolders.find((one) => path.basename(one) === id);
  const text = folder
    ? publishedText(folder, file)
    : (savesOf(places.dataDir, file).find((save) => save.id === id)?.text ??
      (await textIn(contentFolder(), nameOf(file), id)));
  const now = textOf(file);
  if (text === undefined || now === undefined) return undefined;
  return attempt(() => {
    const { data, body } = opened(file, text);
    const differences = recordDifferences(opened(file, now), { data, body });
    return {
      data,
      body,
      differences,
      text: textWith(file, { data, ...(body === undefined ? {} : { body }) }),
    };
  });
}

export const publishedText = (folder = "", file = "") =>
  attempt(() => readFileSync(path.join(folder, nameOf(file)), "utf8"));

export function publishOf(folder: string): { at: number; who: string } {
  const by = path.join(folder, PUBLISHED_BY);
  return { at: timeOf(path.basename(folder)), who: existsSync(by) ? readFileSync(by, "utf8") : "" };
}

/** The timestamp in the name of a release, which begins with the UTC time as in 20261116093000. */
const timeOf = (release: string) =>
  Date.parse(release.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*/, "$1-$2-$3T$4:$5:$6Z"));
