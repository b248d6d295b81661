import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import { attempt } from "./attempt.ts";
import { changesBetween } from "./changes.ts";
import { historyOf, textIn } from "./git.ts";
import { opened, textOf } from "./store.ts";

/** An earlier version of a record: a commit or a publish. */
export type Version = { id: string; at: number; who: string; what: string };

/** The file in a published content folder that names who published it. It is hidden, so that it is no record. */
export const PUBLISHED_BY = ".published-by";

const nameOf = (file: string) => file.replace(/^content\//, "");

/** The versions of a record, newest first: from git or, where git does not know the file, from `publishedFolders`. */
export async function versionsOf(file: string, publishedFolders: string[]): Promise<Version[]> {
  const commits = await historyOf(contentFolder(), nameOf(file));
  if (commits.length > 0) return commits;
  return publishedFolders
    .filter((folder) => existsSync(path.join(folder, nameOf(file))))
    .map((folder) => ({ id: path.basename(folder), ...publishOf(folder), what: "Published" }))
    .sort((a, b) => b.at - a.at);
}

/** A version of a record, and how it differs from the saved record; undefined if one of them cannot be read. */
export async function versionAt(file: string, id: string, publishedFolders: string[]) {
  const versions = await versionsOf(file, publishedFolders);
  if (!versions.some((version) => version.id === id)) return undefined;
  const folder = publishedFolders.find((one) => path.basename(one) === id);
  const text = folder
    ? readFileSync(path.join(folder, nameOf(file)), "utf8")
    : await textIn(contentFolder(), nameOf(file), id);
  const now = textOf(file);
  if (text === undefined || now === undefined) return undefined;
  const one = (words: string) => new Map([[file, Buffer.from(words)]]);
  return attempt(() => {
    const { data, body } = opened(file, text);
    return { data, body, differences: changesBetween(one(now), one(text))[0]?.differences ?? [] };
  });
}

/** When a content folder was published, and by whom ("" where that is not known). */
export function publishOf(folder: string): { at: number; who: string } {
  const by = path.join(folder, PUBLISHED_BY);
  return { at: timeOf(path.basename(folder)), who: existsSync(by) ? readFileSync(by, "utf8") : "" };
}

/** The timestamp in the name of a release, which begins with the UTC time as in 20261116093000. */
const timeOf = (release: string) =>
  Date.parse(release.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*/, "$1-$2-$3T$4:$5:$6Z"));
