import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder, publishedContent } from "../../contract/firm.ts";
import { isRunning, startOf } from "../../contract/lock.mjs";
import { markDesk, putBack, releaseAt } from "../../contract/releases.mjs";
import { contentProblems } from "../../site/build/check.ts";
import { type Changes, filePathOf } from "../../site/content/reader/content-files.ts";
import { problemText } from "../../site/content/reader/problems.ts";
import { Refusal } from "../refusal.ts";
import { createBuilder } from "./builder.ts";
import { changesBetween, type FileChange, filesOf, messageOf } from "./changes.ts";
import { unwritten } from "./form-problems.ts";
import { commit, push } from "./git.ts";
import { lookAtPage } from "./live.ts";
import { isRecord, unnamedPhotographs } from "./photos.ts";
import { ownersProblems, putFile, textOf } from "./store.ts";
import { PUBLISHED_BY } from "./versions.ts";

export type PublishState = {
  state: "idle" | "building" | "done" | "failed";
  startedAt?: number;
  /** The outcome in sentences; empty while it is building. */
  messages: string[];
  pages?: Array<{ title: string; path: string }>;
  /** Whether a public page shows them; empty while the desk looks. */
  live?: string;
};

/** Builds the site from the folder `content` and puts it live in `folder`; `output` says why when it fails. */
export type Builder = (
  folder: string,
  content: string,
  isChecked: boolean,
) => Promise<{ isDone: boolean; output: string }>;

type Parts = {
  folder: string;
  siteUrl: string;
  build?: Builder | undefined;
  pushTo?: string | undefined;
  onPublished?: (paths: string[]) => Promise<void>;
};

/** Publishes and undoes, one at a time and each with a commit, pushed to the remote `pushTo`; `folder` is of the builds. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its steps share what is running now.
export function createPublisher({ folder, siteUrl, build, pushTo, onPublished }: Parts) {
  const builder = createBuilder(folder);
  const closing = new AbortController();
  /** What came of the last push; "" while it runs. */
  let pushed = "";

  /** The folder with the content of the live release or of the one before; undefined if it was built elsewhere. */
  const folderAt = (link: "client" | "previous") => publishedContent(path.join(folder, link));
  const publishedFolders = () =>
    (["client", "previous"] as const).flatMap((link) => folderAt(link) ?? []);
  const contentAt = (link: "client" | "previous") => publishedFilesOf(folderAt(link));
  /** Whether visitors see the record, in whichever version; they may, where the live content is not known. */
  const isLive = (file: string) => {
    const live = folderAt("client");
    return !live || existsSync(path.join(live, file.replace(/^content\//, "")));
  };
  /** When the live release was built, by its id; undefined of a release with another id. */
  const builtAt = () => {
    const id = releaseAt(folder, "client") ?? "";
    return (
      Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d).*/, "$1-$2-$3T$4:$5Z")) || undefined
    );
  };
  let now = cutOff() ?? ({ state: "idle", messages: [] } as PublishState);

  /** What became of a publish in whose middle an earlier desk was ended, known by the copy that it left. */
  function cutOff(): PublishState | undefined {
    const isLeft = (name: string) => {
      const [, pid, start] = /^reviewed-content-(\d+)-(?:(\d+)-)?/.exec(name) ?? [];
      return pid && (Number(pid) === process.pid || !isRunning(Number(pid), start));
    };
    const left = (existsSync(folder) ? readdirSync(folder) : []).filter(isLeft);
    if (left.length === 0) return undefined;
    const copies = left.map((name) => path.join(folder, name));
    const live = versionOf(contentAt("client") ?? new Map());
    const isLive = copies.some((copy) => versionOf(filesOf(copy)) === live);
    for (const copy of copies) rmSync(copy, { recursive: true });
    const outcome = isLive
      ? "The site is live with the new content. It may not be recorded in git: the next publish does that."
      : "The site is live with the content from before that publish.";
    return {
      state: "failed",
      messages: ["The desk was ended in the middle of a publish.", outcome],
    };
  }

  /**
   * The content of the next publish, all of it or the records `only` with their photographs, and what visitors do not
   * see yet of it; `changes` is undefined when the content of the live site is not known. `version` is of all content.
   * `leftOut` are new photographs that no record names, `held` are articles without a title or words; these, and what is
   * not among `only`, stay as visitors see them now: `kept`.
   */
  function pending(only?: string[]) {
    const files = filesOf(contentFolder());
    const live = contentAt("client");
    const leftOut = live ? unnamedPhotographs(files).filter((file) => !live.has(file)) : [];
    const held = live ? unwritten() : [];
    const kept: Changes = {};
    const keep = (file: string) => {
      const bytes = live?.get(file);
      if (isRecord(file)) kept[file] = bytes?.toString() ?? null;
      if (bytes) files.set(file, bytes);
      else files.delete(file);
    };
    for (const file of [...leftOut, ...held.map(({ file }) => file)]) keep(file);
    const version = versionOf(files);
    let changes = live && changesBetween(live, files);
    if (only && changes) {
      const texts = only.map((file) => files.get(file)?.toString() ?? "");
      const isAlong = (file: string) =>
        only.includes(file) ||
        (!isRecord(file) && texts.some((text) => text.includes(file.slice(8))));
      for (const { file } of changes.filter(({ file }) => !isAlong(file))) keep(file);
      changes = changes.filter(({ file }) => isAlong(file));
    }
    return { changes, version, leftOut, held, kept, files };
  }

  /** What undoing the release `of` would change. `changedSince` are titles of its files with unpublished changes. */
  function undoable() {
    const [live, before] = [contentAt("client"), contentAt("previous")];
    const [id = "", idBefore = ""] = [releaseAt(folder, "client"), releaseAt(folder, "previous")];
    if (!live || !before) return undefined;
    const changes = changesBetween(live, before);
    // The same words were only built once more.
    if (changes.length === 0) return undefined;
    const since = new Set(changesBetween(live, filesOf(contentFolder())).map(({ file }) => file));
    const changedSince = changes.flatMap(({ file, title }) => (since.has(file) ? title : []));
    return { of: id, isRedo: idBefore > id, changes, changedSince };
  }

  /**
   * Publishes a copy of the content, or of the records `only`, so that later saves do not matter. Refuses if a publish is
   * running or the content is not `version`, which staff have seen. Resolves when it ends, well or not: `state` tells.
   */
  function publish(who: string, version: string, only?: string[]): Promise<void> {
    if (now.state === "building")
      throw new Refusal(409, "A publish is running already: wait until it is done.");
    const { changes, held, kept, files, version: current } = pending(only);
    const other =
      "The content has changed since these changes were listed. Look at the list again, then publish.";
    if (current !== version) throw new Refusal(409, other);
    const unready = held.find(({ file }) => only?.includes(file));
    if (unready)
      throw new Refusal(409, `“${unready.title}” is not published: it ${unready.reason}.`);
    if (only && !changes?.length)
      throw new Refusal(409, "Visitors see it already: there is nothing to publish.");
    // In a folder of its own: another desk may publish from the same builds folder.
    mkdirSync(folder, { recursive: true });
    markDesk(folder);
    const copy = mkdtempSync(
      path.join(folder, `reviewed-content-${process.pid}-${startOf(process.pid)}-`),
    );
    // A folder without records is there as well: the site reads each.
    const isFolder = (from: string) => statSync(from).isDirectory() && !/[\\/]\.git$/.test(from);
    cpSync(contentFolder(), copy, { recursive: true, filter: isFolder });
    for (const [file, bytes] of files)
      putFile(path.join(copy, file.replace(/^content\//, "")), bytes);
    now = { state: "building", startedAt: Date.now(), messages: [] };
    return checkAndBuild(copy, { who, changes, version, kept })
      .catch((error: Error) =>
        end("failed", [
          "The site could not be published; the live one is as it was.",
          error.message,
        ]),
      )
      .finally(() => rmSync(copy, { recursive: true, force: true }));
  }

  async function checkAndBuild(content: string, { who, changes = [], version, kept }: Publishing) {
    const { startedAt = Date.now() } = now;
    const problems = (await contentProblems(kept)).map(problemText);
    if (problems.length > 0)
      return end("failed", ["The content has mistakes, so nothing was published:", ...problems]);
    // What was saved meanwhile may have been checked in place of the copy.
    const isChecked = pending().version === version;
    const { isDone, output } = build
      ? await build(folder, content, isChecked)
      : await builder.build(content, isChecked);
    if (!isDone)
      return end("failed", [
        "The site could not be built; the live one is as it was.",
        ...lastLines(output),
      ]);
    const live = folderAt("client");
    if (live) putFile(path.join(live, PUBLISHED_BY), who);
    const pages = changes.flatMap(({ title, what, seen }) =>
      seen.path && what !== "gone" ? { title, path: seen.path } : [],
    );
    const paths = pages.map((page) => page.path);
    const looked = lookAtPage({ siteUrl, folder, paths, startedAt, signal: closing.signal });
    const message = changes.length > 0 ? messageOf(changes) : "Publish the content";
    const recorded = await commit(contentFolder(), { content, message, who });
    end("done", ["The site is live.", recorded], { pages, live: "" });
    void onPublished?.(paths);
    const outcome = now;
    void looked.then((words) => (outcome.live = words));
  }

  function end(
    state: "done" | "failed",
    messages: string[],
    more: Partial<PublishState> = {},
  ): void {
    now = { ...now, state, messages: messages.filter(Boolean), ...more };
    if (state === "done") void pushAll();
  }

  /** Nobody waits for it: the site is live, whatever becomes of the push. */
  async function pushAll(): Promise<void> {
    pushed = "";
    if (pushTo) pushed = await push(contentFolder(), pushTo);
  }

  const pushState = () =>
    pushTo ? { isOver: pushed !== "", message: pushed || `Being stored at ${pushTo} …` } : null;

  /** What undoing the release `of` would put back, and the content before it. */
  function orRefuseUndo(of: string) {
    if (now.state === "building")
      throw new Refusal(409, "A publish is running: wait until it is done.");
    const found = undoable();
    const content = folderAt("previous");
    if (!found || !content) throw new Refusal(409, "There is no earlier publish to go back to.");
    if (found.of !== of)
      throw new Refusal(
        409,
        "Another version of the site is live meanwhile. Look at it again first.",
      );
    if (found.changedSince.length > 0)
      throw new Refusal(
        409,
        `${found.changedSince.join(", ")} changed since then. Publish or undo those changes first; nothing was touched.`,
      );
    return { found, content };
  }

  /** Puts content files and live site back as before the release `of`, which staff have seen, after `first`; a second undo undoes that. */
  async function undo(
    who: string,
    of: string,
    isOwner = false,
    first?: () => Promise<void>,
  ): Promise<void> {
    const { found, content } = orRefuseUndo(of);
    const before = filesOf(content);
    const isOwners = ({ file }: FileChange) =>
      ownersProblems(file, textOf(file), before.get(file)?.toString()).length > 0;
    if (!isOwner && found.changes.some(isOwners))
      throw new Refusal(403, "Only an owner may take this back: it changes what visitors trust.");
    now = { state: "building", startedAt: Date.now(), messages: [] };
    try {
      await first?.();
      for (const { file } of found.changes) putFile(filePathOf(file), before.get(file) ?? null);
      putBack(folder);
      const [what, outcome] = found.isRedo
        ? ["Put back what was taken back", "The later site is live again."]
        : [
            "Take back the last publish",
            "The site before is live again: the site is as it was before that publish.",
          ];
      const message = `${what}\n\n${messageOf(found.changes)}`;
      end("done", [outcome, await commit(contentFolder(), { content, message, who })]);
    } catch (error) {
      end("failed", [
        "Not everything could be put back. Look at the site and at the list of changes.",
      ]);
      throw error;
    }
  }

  return {
    pending,
    undoable,
    publish,
    undo,
    publishedFolders,
    isLive,
    builtAt,
    pushAll,
    pushState,
    prepare(): void {
      if (!build && now.state !== "building") builder.prepare();
    },
    close(): void {
      builder.close();
      closing.abort();
    },
    state: () => now,
  };
}

type Publishing = {
  who: string;
  changes: FileChange[] | undefined;
  version: string;
  kept: Changes;
};

export type Publisher = ReturnType<typeof createPublisher>;

const publishedFilesOf = (content: string | undefined) => (content ? filesOf(content) : undefined);

function versionOf(files: Map<string, Buffer>): string {
  const hash = createHash("sha256");
  for (const [file, bytes] of files) hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  return hash.digest("hex").slice(0, 16);
}

/** The last 12 lines that a build printed, without progress and stack traces. */
function lastLines(output: string): string[] {
  const lines = output.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line.trim() && !/^[·✓]|^\s+at /.test(line)).slice(-12);
}
