import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** Runs git in a folder, for 30 seconds at most. Never throws: `output` is what git printed, or its error. */
async function git(folder: string, args: string[], own: Record<string, string> = {}) {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...own };
  const limits = { timeout: 30_000, maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)("git", ["-C", folder, ...args], { env, ...limits }).then(
    ({ stdout }) => ({ isDone: true, output: stdout }),
    ({ stderr, message }) => ({ isDone: false, output: String(stderr || message).trim() }),
  );
}

/**
 * Commits the copy `content` as the new state of `folder`, except the files `leftOut`; no file of `folder` changes.
 * Errors of git are no errors here, since the site is live already: resolves to a sentence about what happened, or "".
 */
export async function commit(
  folder: string,
  { content, message, who, leftOut }: { content: string; message: string; who: string; leftOut: string[] },
): Promise<string> {
  const inside = await git(folder, ["rev-parse", "--absolute-git-dir", "--show-prefix"]);
  if (!inside.isDone) return "";
  const [gitDir = "", prefix = ""] = inside.output.split("\n");
  const top = mkdtempSync(path.join(tmpdir(), "publish-"));
  const tree = path.join(top, "tree");
  const outside = (file: string) => `:(exclude,literal)${prefix}${file.replace(/^content\//, "")}`;
  const exact = { GIT_DIR: gitDir, GIT_WORK_TREE: tree, GIT_INDEX_FILE: path.join(top, "index") };
  try {
    cpSync(content, path.join(tree, prefix), { recursive: true });
    // Fails where nothing was ever committed, which is fine.
    await git(tree, ["read-tree", "HEAD"], exact);
    const paths = ["--", prefix || ".", ":(exclude,glob)**/.*", ...leftOut.map(outside)];
    const added = await git(tree, ["add", "--all", ...paths], exact);
    if (!added.isDone) return `git could not add the files: ${firstLine(added.output)}`;
    const changed = await git(tree, ["diff", "--cached", "--quiet"], exact);
    if (changed.isDone) return "";
    const author = await identity(folder, who);
    const made = await git(tree, [...author, "commit", "--quiet", "-m", message], exact);
    if (!made.isDone) return `git could not commit: ${firstLine(made.output)}`;
    await git(folder, ["reset", "--quiet", "--", "."]);
    return "Recorded in git.";
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

const MOST = 50;

/** The last 50 commits that changed a file of the folder, newest first; none where git does not know the file. */
export async function historyOf(folder: string, name: string) {
  const format = "--format=%H%x1f%at%x1f%an%x1f%s";
  const { isDone, output } = await git(folder, ["log", `--max-count=${MOST}`, format, "--", name]);
  if (!isDone) return [];
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [id = "", seconds = "", who = "", what = ""] = line.split("\x1f");
      return { id, at: Number(seconds) * 1000, who, what };
    });
}

/** Files of the folder that were deleted within a year, newest first; `id` is a commit that still has the file. */
export async function deletedIn(folder: string) {
  const what = ["--diff-filter=D", "--name-only", "--relative"];
  const now = await git(folder, ["diff", "--no-renames", ...what, "HEAD"]);
  const format = "--format=%x1e%H%x1f%at%x1f%an";
  const log = await git(folder, ["log", "--since=1.year", "-M", ...what, format, "--", "."]);
  const unrecorded = linesOf(now).map((name) => ({ name, id: "HEAD" }));
  const commits = (log.isDone ? log.output : "").split("\x1e").filter(Boolean);
  return [
    ...unrecorded,
    ...commits.flatMap((commit) => {
      const [head = "", ...names] = commit.split("\n").filter(Boolean);
      const [id = "", seconds = "", who = ""] = head.split("\x1f");
      return names.map((name) => ({ name, id: `${id}^`, at: Number(seconds) * 1000, who }));
    }),
  ];
}

const linesOf = ({ isDone, output }: { isDone: boolean; output: string }) =>
  isDone ? output.split("\n").filter(Boolean) : [];

/** The file as it was in a commit; undefined where the commit does not have it. */
export async function textIn(folder: string, name: string, commitId: string): Promise<string | undefined> {
  const { isDone, output } = await git(folder, ["show", `${commitId}:./${name}`]);
  return isDone ? output : undefined;
}

/** Options of git that name the person at the desk as the author; none where git has an identity on this machine. */
async function identity(folder: string, who: string): Promise<string[]> {
  const known = await git(folder, ["var", "GIT_COMMITTER_IDENT"]);
  const named = await git(folder, ["config", "user.email"]);
  if (known.isDone && named.isDone && named.output.trim()) return [];
  return ["-c", `user.name=${who || "The desk"}`, "-c", "user.email=desk@localhost"];
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";
