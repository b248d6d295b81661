import { execFileSync } from "node:child_process";
import path from "node:path";
import { filesOf } from "../../desk/content/changes.ts";
import { temporaryFolder } from "../server/harness/folders.ts";

export const gitIn = (folder: string) => {
  const run = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" });
  /** Commits as an engineer does. */
  const commitAll = (message: string) => {
    run("add", ".");
    run("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", message);
  };
  return Object.assign(run, { commitAll });
};

/** A repository around the content, as in a checkout of the project. */
export function checkout(content: string) {
  const folder = path.dirname(content);
  const git = gitIn(folder);
  git("init", "--quiet");
  git.commitAll("The project");
  return { folder, git };
}

/** The content of a fresh clone: what git really has. */
export function cloned(folder: string) {
  const clone = temporaryFolder();
  gitIn(clone)("clone", "--quiet", folder, "clone");
  return filesOf(path.join(clone, "clone/content"));
}
