import { existsSync, lstatSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import { schemaOf } from "../../site/content/collections.ts";
import { filePathOf } from "../../site/content/reader/content-files.ts";
import { attempt } from "./attempt.ts";
import { kindOf, titleOf } from "./catalogue.ts";
import { filesOf } from "./changes.ts";
import { deletedIn, textIn } from "./git.ts";
import { opened } from "./store.ts";
import { deletionsIn, publishOf } from "./versions.ts";

type Places = { publishedFolders: string[]; dataDir: string };

/** A deleted record with its last text, when it went and by whom; without a time, visitors still see it. */
type Gone = { file: string; text: string; at?: number | undefined; who?: string | undefined };

export type Deleted = { file: string; title: string; kind: string; at?: number; who?: string };

const MOST = 30;

/** The last 30 deleted records, newest first, from the desk, git and the content of the last two publishes. */
export async function deletedRecords(places: Places): Promise<Deleted[]> {
  const listed: Deleted[] = [];
  for (const { file, text, at, who } of await findDeleted(places)) {
    // Leaves out what the site does not read any more, what is no YAML, and words of pages that were code.
    const data = schemaOf(file) && attempt(() => opened(file, text).data);
    const { id, label: kind = "" } = kindOf(file) ?? {};
    if (data && (id !== "pages" || Object(data).sections))
      listed.push({ file, title: titleOf(file, data), kind, ...(at && { at, who: who ?? "" }) });
  }
  return listed;
}

export const lastTextOf = async (file: string, places: Places) =>
  (await findDeleted(places)).find((one) => one.file === file)?.text;

/** `live` is the content that visitors see, `before` that of the release before. */
async function findDeleted({ publishedFolders: [live, before], dataDir }: Places): Promise<Gone[]> {
  const found = new Map<string, Gone>();
  // First what visitors still see: git may know of an earlier time when it was gone.
  if (live) addPublished(found, live, {});
  await addRecorded(found);
  if (live && before) addPublished(found, before, replacedAt(live, before));
  addSaved(found, dataDir);
  const timeOf = ({ at = Date.now() }: Gone) => at;
  return [...found.values()].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, MOST);
}

const isGone = (file: string) => kindOf(file)?.isOpen === true && !existsSync(filePathOf(file));

function addPublished(found: Map<string, Gone>, folder: string, when: Pick<Gone, "at" | "who">) {
  for (const [file, bytes] of filesOf(folder))
    if (!found.has(file) && isGone(file))
      found.set(file, { file, text: bytes.toString(), ...when });
}

/** What git knows of. */
async function addRecorded(found: Map<string, Gone>): Promise<void> {
  for (const { name, id, ...when } of await deletedIn(contentFolder())) {
    const file = `content/${name}`;
    if (found.size === MOST || found.has(file) || !isGone(file)) continue;
    const text = await textIn(contentFolder(), name, id);
    if (text !== undefined) found.set(file, { file, text, ...when });
  }
}

/** When the release `live` took the place of `before`: the link to one that was put back tells when that was. */
function replacedAt(live: string, before: string): Pick<Gone, "at" | "who"> {
  const link = path.join(live, "../../client");
  const linked = lstatSync(link, { throwIfNoEntry: false })?.mtimeMs;
  return live < before && linked ? { at: linked } : publishOf(live);
}

/** What was saved last may never have been published. */
function addSaved(found: Map<string, Gone>, dataDir: string): void {
  for (const { file, text, at, who } of deletionsIn(dataDir).others)
    if (found.has(file) || isGone(file))
      found.set(file, { ...(found.get(file) ?? { at, who }), file, text });
}
