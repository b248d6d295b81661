import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../contract/project.mjs";
import { releaseAt } from "../contract/releases.mjs";
import { command, Refused } from "./lib/command.mjs";
import { run } from "./lib/run.mjs";

// As with the build, another folder may be named: `npm run upgrade -- build/other`.
const builds = path.resolve(root, process.argv[2] ?? "build");
const content = path.join(root, "content");

/** What is saved at the desk and not published stays so. A second work tree meets the conflicts first. */
await command(async () => {
  const settings = path.join(root, ".env");
  const text = existsSync(settings) ? readFileSync(settings, "utf8") : "";
  const named =
    process.env.CONTENT_DIR || /^\s*CONTENT_DIR\s*=\s*["']?([^"'\n]+)/m.exec(text)?.[1].trim();
  if (named && path.resolve(root, named) !== content)
    throw new Refused("CONTENT_DIR names other content: `git pull` here, and publish at the desk.");
  const upstream = git(["rev-parse", "--abbrev-ref", "@{upstream}"]);
  git(["fetch", "--quiet"]);
  recordLive();
  const trial = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  const published = `These files are published here and changed otherwise in ${upstream}: \`git merge ${upstream}\`, settle them in a text editor, \`git commit\`, and upgrade again.`;
  const unpublished = `These files are saved here, not published, and changed otherwise in ${upstream}: note your changes down, take them back at the desk, upgrade, and make them again.`;
  try {
    git(["worktree", "add", "--quiet", "--detach", trial]);
    git(["merge", "--quiet", "--no-edit", upstream], trial, published);
    const merged = git(["rev-parse", "HEAD"], trial);
    const saved = git(["stash", "create"]);
    if (saved) git(["stash", "apply", "--quiet", saved], trial, unpublished);
    git(["reset", "--quiet", "--hard"], trial);
    git(["merge", "--quiet", "--ff-only", "--autostash", merged]);
    // In a process of its own, which runs what was just merged.
    const env = { CONTENT_DIR: path.join(trial, git(["rev-parse", "--show-prefix"], content)) };
    const code = await run("node", ["scripts/build.mjs", path.relative(root, builds)], { env });
    if (code !== 0)
      throw new Refused(
        "The live pages are as before: mend what is said above, and upgrade again.",
      );
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", trial], { cwd: root });
  }
});

/** Commits what is live and, after an error, in no commit: the build would take it off the site. */
function recordLive() {
  const live = path.join(builds, "contents", releaseAt(builds, "client") ?? "none");
  const read = (file) => (existsSync(file) ? readFileSync(file, "base64") : "");
  const isLive = (name) => name && read(path.join(content, name)) === read(path.join(live, name));
  const changed = git(["ls-files", "-z", "--modified", "--others", "--exclude-standard"], content);
  const names = changed.split("\0").filter(isLive);
  if (!existsSync(live) || names.length === 0) return;
  git(["add", "--all", "--", ...names], content);
  git(["commit", "--quiet", "--no-verify", "-m", "Record what is live", "--", ...names], content);
}

function git(args, cwd = root, advice = "") {
  const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
  const start = (all) => spawnSync("git", all, { cwd, env, encoding: "utf8" });
  const named = ["-c", "user.name=Upgrade", "-c", "user.email=upgrade@localhost"];
  const { status, stdout, stderr } = start([...named, ...args]);
  if (status === 0) return stdout.trim();
  const files = advice && start(["diff", "--name-only", "--diff-filter=U"]).stdout;
  throw new Refused(
    `Nothing was changed. ${files ? `${advice}\n${files}` : `git ${args[0]}: ${stderr}`}`.trim(),
  );
}
