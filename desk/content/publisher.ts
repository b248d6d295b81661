import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import { putBack, releaseAt } from "../../scripts/lib/releases.mjs";
import { projectEnv, root } from "../../scripts/lib/run.mjs";
import { contentProblems } from "../../site/build/check.ts";
import { placeOf } from "../../site/content/files.ts";
import { problemText } from "../../site/content/problems.ts";
import { Refusal } from "../refusal.ts";
import { changesBetween, type FileChange, filesOf, messageOf } from "./changes.ts";
import { commit } from "./git.ts";
import { putFile } from "./store.ts";

export type PublishState = {
  state: "idle" | "building" | "done" | "failed";
  startedAt?: number;
  /** What came of it, in sentences. */
  told: string[];
};

/** Makes the site beside the live one and puts it in its place; says why where it cannot. */
export type Builder = (folder: string) => Promise<{ isDone: boolean; output: string }>;

export function createPublisher({ folder, build = buildSite }: { folder: string; build?: Builder }) {
  let now: PublishState = { state: "idle", told: [] };

  /** The content of the live site, and of the one before it; nothing where it was built elsewhere. */
  const contentAt = (link: "client" | "previous") => {
    const id = releaseAt(folder, link);
    const place = id && path.join(folder, "contents", id);
    return place && existsSync(place) ? filesOf(place) : undefined;
  };

  /** What visitors do not see yet; nothing where it is not known what they see. */
  function pending(): FileChange[] | undefined {
    const live = contentAt("client");
    return live && changesBetween(live, filesOf(contentFolder()));
  }

  /** What going back would change, and the files of it that somebody has changed since. */
  function undoable(): { isRedo: boolean; changes: FileChange[]; changedSince: string[] } | undefined {
    const [live, before] = [contentAt("client"), contentAt("previous")];
    const [id = "", idBefore = ""] = [releaseAt(folder, "client"), releaseAt(folder, "previous")];
    if (!live || !before) return undefined;
    const changes = changesBetween(live, before);
    const here = filesOf(contentFolder());
    const changedSince = changes.filter(({ file }) => !isSame(here.get(file), live.get(file)));
    return { isRedo: idBefore > id, changes, changedSince: changedSince.map(({ title }) => title) };
  }

  async function publish(who: string): Promise<void> {
    if (now.state === "building") throw new Refusal(409, "The site is being published already.");
    now = { state: "building", startedAt: Date.now(), told: [] };
    const changes = pending();
    try {
      const problems = await contentProblems();
      if (problems.length > 0)
        return end("failed", [
          "The content has mistakes, so nothing was published:",
          ...problems.map(problemText),
        ]);
      const { isDone, output } = await build(folder);
      if (!isDone)
        return end("failed", [
          "The site could not be built; the live one is as it was.",
          ...lastLines(output),
        ]);
      const message = changes?.length ? messageOf(changes) : "Publish the content";
      end("done", ["The site is live.", await commit(contentFolder(), { message, who })]);
    } catch (error) {
      end("failed", [
        "The site could not be published; the live one is as it was.",
        (error as Error).message,
      ]);
    }
  }

  function end(state: "done" | "failed", told: string[]): void {
    now = { state, told: told.filter(Boolean) };
  }

  /** Files and live site as they were before the last publish; the same again puts it back. */
  async function undo(who: string): Promise<void> {
    if (now.state === "building")
      throw new Refusal(409, "The site is being published: wait until it is live.");
    const found = undoable();
    const before = contentAt("previous");
    if (!found || !before) throw new Refusal(409, "There is no earlier publish to go back to.");
    if (found.changedSince.length > 0)
      throw new Refusal(
        409,
        `${found.changedSince.join(", ")} changed since then. Publish those changes, or take them back first; nothing was touched.`,
      );
    for (const { file } of found.changes) putFile(placeOf(file), before.get(file) ?? null);
    putBack(folder);
    const what = found.isRedo ? "Put back what was taken back" : "Take back the last publish";
    const message = `${what}\n\n${messageOf(found.changes)}`;
    end("done", [
      found.isRedo
        ? "The later site is live again."
        : "The site before is live again, and the files are as they were.",
      await commit(contentFolder(), { message, who }),
    ]);
  }

  return { pending, undoable, publish, undo, state: () => now };
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

/** The end of what the build says, without its progress. */
function lastLines(output: string): string[] {
  const lines = output.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line.trim() && !/^[·✓]|^\s+at /.test(line)).slice(-12);
}

const buildSite: Builder = (folder) =>
  new Promise((resolve) => {
    const child = spawn("node", ["scripts/build.mjs", path.relative(root, folder)], {
      cwd: root,
      env: projectEnv({ CONTENT_DIR: contentFolder(), NO_COLOR: "1" }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ isDone: false, output: error.message }));
    child.on("close", (code) => resolve({ isDone: code === 0, output }));
  });
