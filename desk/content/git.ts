import { execFile } from "node:child_process";

/** What git says, or why it cannot; it asks nobody for anything. */
function git(folder: string, args: string[]): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(
      "git",
      ["-C", folder, ...args],
      {
        env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
        timeout: 30_000,
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) =>
        resolve({ isDone: !error, output: (error ? stderr || error.message : stdout).trim() }),
    );
  });
}

/**
 * Records the folder's files, and no others, as a commit. The site is live by then, so that a machine without git, a
 * folder outside a checkout or a refusing hook is told and stops nothing. Resolves to a sentence, or nothing to say.
 */
export async function commit(
  folder: string,
  { message, who }: { message: string; who: string },
): Promise<string> {
  const inside = await git(folder, ["rev-parse", "--is-inside-work-tree"]);
  if (!inside.isDone || inside.output !== "true") return "";
  const added = await git(folder, ["add", "--all", "--", "."]);
  if (!added.isDone) return `git did not take the files up: ${firstLine(added.output)}`;
  const changed = await git(folder, ["diff", "--cached", "--quiet", "--", "."]);
  if (changed.isDone) return "";
  const made = await git(folder, [
    ...(await identity(folder, who)),
    "commit",
    "--quiet",
    "-m",
    message,
    "--",
    ".",
  ]);
  return made.isDone ? "Recorded in git." : `git did not record it: ${firstLine(made.output)}`;
}

/** Whoever this machine commits as; where it does not know, the person at the desk. */
async function identity(folder: string, who: string): Promise<string[]> {
  const known = await git(folder, ["var", "GIT_COMMITTER_IDENT"]);
  const named = await git(folder, ["config", "user.email"]);
  if (known.isDone && named.isDone && named.output) return [];
  return ["-c", `user.name=${who || "The desk"}`, "-c", "user.email=desk@localhost"];
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";
