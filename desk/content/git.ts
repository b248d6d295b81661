import { execFile } from "node:child_process";
import { cpSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { filesOf } from "./changes.ts";

/** Runs git in a folder, for 30 seconds at most. Never throws: `output` is what git printed, or its error. */
async function git(folder: string, args: string[], own: Record<string, string> = {}, input = "") {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...own };
  const limits = { timeout: 30_000, maxBuffer: 64 * 1024 * 1024 };
  const running = promisify(execFile)("git", ["-C", folder, ...args], { env, ...limits });
  // Where git ends without reading it, its exit code tells.
  running.child.stdin?.on("error", () => undefined).end(input);
  return running.then(
    ({ stdout }) => ({ isDone: true, output: stdout }),
    ({ stderr, message }) => ({ isDone: false, output: String(stderr || message).trim() }),
  );
}

type Recording = { content: string; message: string; who: string };

/** The line of a commit's message by which the desk knows its own. */
const BY = "Published-by";

/**
 * Commits the copy `content` as the new state of `folder`, except what git ignores; takes out what neither of them has.
 * No file of `folder` changes, and what somebody has staged stays staged. Resolves to a sentence about what happened,
 * or "": the site is live already, whatever git says.
 */
export async function commit(
  folder: string,
  { content, message, who }: Recording,
): Promise<string> {
  const inside = await git(folder, ["rev-parse", "--absolute-git-dir", "--show-prefix"]);
  if (!inside.isDone) return "";
  const [gitDir = "", prefix = ""] = inside.output.split("\n");
  const top = mkdtempSync(path.join(tmpdir(), "publish-"));
  const all = path.join(top, "tree");
  const tree = path.join(all, prefix);
  const own = { GIT_DIR: gitDir, GIT_WORK_TREE: all, GIT_INDEX_FILE: path.join(top, "index") };
  const run = async (args: string[], input = "") => {
    const { isDone, output } = await git(tree, args, own, input);
    if (!isDone) throw new Error(output.split("\n")[0]);
    return output.trim();
  };
  try {
    cpSync(content, tree, { recursive: true });
    const [parent = ""] = partsOf(await git(folder, ["rev-parse", "--verify", "HEAD"]), "\n");
    if (parent) await run(["read-tree", parent]);
    const isThere = (name: string) => lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    const here = [...filesOf(content).keys()].map((file) => file.replace(/^content\//, ""));
    const gone = partsOf(await git(tree, ["ls-files", "-z"], own)).filter((name) => !isThere(name));
    const names = [...new Set([...here, ...gone])];
    const ignored = partsOf(
      await git(folder, ["check-ignore", "-z", "--stdin"], {}, names.join("\0")),
    );
    // By name: the patterns of `git add` miss new files in a work tree that is elsewhere.
    const update = "-c core.safecrlf=false update-index --add --remove --replace -z --stdin".split(
      " ",
    );
    await run(update, names.filter((name) => !ignored.includes(name)).join("\0"));
    const differing = ["diff", "--cached", "--name-only", "--relative", "-z", "--no-renames"];
    const changed = partsOf(await git(tree, differing, own));
    const without = ignored.length > 0 ? `git ignores ${ignored.join(", ")}: not recorded.` : "";
    if (changed.length === 0) return without;
    const staged = partsOf(await git(folder, differing));
    // Not by `git commit`: it would end a merge that somebody has begun, with these files alone.
    const made = [
      "commit-tree",
      await run(["write-tree"]),
      ...(parent ? ["-p", parent] : []),
      "-m",
      `${message}\n\n${BY}: ${who || "The desk"}`,
    ];
    await run([
      "update-ref",
      "HEAD",
      await run([...(await identity(folder, who)), ...made]),
      parent,
    ]);
    // The index of the checkout follows, or the next commit by hand would take all this back.
    const follow = changed.filter((name) => !staged.includes(name)).join("\0");
    const reset =
      "--literal-pathspecs reset --quiet --pathspec-from-file=- --pathspec-file-nul".split(" ");
    if (follow) await git(folder, reset, {}, follow);
    return `It is among the earlier versions. ${without}`.trim();
  } catch (error) {
    return `It could not be put among the earlier versions: ${(error as Error).message}`;
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

/** Pushes the branch of a folder to a remote; resolves to a sentence about what came of it, without passwords. */
export async function push(folder: string, remote: string): Promise<string> {
  const { isDone, output } = await git(folder, ["push", "--quiet", remote, "HEAD"]);
  if (isDone) return `All that was published is stored at ${remote}, too.`;
  const [, reason = ""] = /^(?:To .*\n)?(.*(?:\nfatal:.*)?)/.exec(output) ?? [];
  const told = reason.trim().replaceAll(/(\w:\/\/)[^/\s]*@/g, "$1");
  const next = reason.includes("[rejected]")
    ? "That has changes which are not here: `npm run upgrade` brings them."
    : "The desk tries again with the next publish, and when it is started.";
  return `Not stored at ${remote} (${told}). ${next}`;
}

const MOST = 50;

export async function historyOf(folder: string, name: string) {
  const format = `--format=%H%x1f%at%x1f%an%x1f%s%x1f%(trailers:key=${BY},valueonly,separator=%x20)`;
  const log = await git(folder, ["log", `--max-count=${MOST}`, format, "--", name]);
  return partsOf(log, "\n").map((line) => {
    const [id = "", seconds = "", author = "", subject = "", by = ""] = line.split("\x1f");
    const what = by ? subject : "Changed outside the desk";
    return { id, at: Number(seconds) * 1000, who: by || author, what };
  });
}

/** Files of the folder that were deleted within a year, newest first; `id` is a commit that still has the file. */
export async function deletedIn(folder: string) {
  const what = ["--diff-filter=D", "--name-only", "--relative"];
  const now = await git(folder, ["diff", "-z", "--no-renames", ...what, "HEAD"]);
  const format = "--format=%x1e%H%x1f%at%x1f%an";
  const log = await git(folder, ["log", "--since=1.year", "-M", ...what, format, "--", "."]);
  return [
    ...partsOf(now).map((name) => ({ name, id: "HEAD" })),
    ...partsOf(log, "\x1e").flatMap((commit) => {
      const [head = "", ...names] = commit.split("\n").filter(Boolean);
      const [id = "", seconds = "", who = ""] = head.split("\x1f");
      return names.map((name) => ({ name, id: `${id}^`, at: Number(seconds) * 1000, who }));
    }),
  ];
}

const partsOf = ({ isDone, output }: { isDone: boolean; output: string }, between = "\0") =>
  isDone ? output.split(between).filter(Boolean) : [];

export async function textIn(
  folder: string,
  name: string,
  commitId: string,
): Promise<string | undefined> {
  const { isDone, output } = await git(folder, ["show", `${commitId}:./${name}`]);
  return isDone ? output : undefined;
}

/** Options of git that name the person at the desk as the author; none where git has an identity on this machine. */
async function identity(folder: string, who: string): Promise<string[]> {
  const known = await git(folder, ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]);
  return known.isDone
    ? []
    : ["-c", `user.name=${who || "The desk"}`, "-c", "user.email=desk@localhost"];
}
