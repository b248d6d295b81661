import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { publish } from "../../contract/releases.mjs";
import { commit } from "../../desk/content/git.ts";
import { temporaryFolder } from "../server/harness/folders.ts";

/** A build that only keeps what it was made from, as the real one does beside its pages. */
const BUILD = `
  import { cpSync, mkdirSync } from "node:fs";
  import { publish } from "../contract/releases.mjs";
  mkdirSync("build/next", { recursive: true });
  cpSync(process.env.CONTENT_DIR, "build/next-content", { recursive: true });
  publish("build", "build/next", { content: "build/next-content" });
`;

/** A folder of a repository; git knows nobody here. */
function repository(folder: string) {
  const env = {
    ...process.env,
    CONTENT_DIR: undefined,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
  };
  const git = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync("git", args, {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const read = (name: string) => readFileSync(at(name), "utf8");
  const commitAll = (message: string) => {
    git("add", ".");
    git("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", message);
  };
  return { folder, env, git, at, write, read, commitAll };
}

const FIRM = "name: Larch\nphone: 1\nmail: a\ncity: Pune\nstreet: b\nhouse: 2\n";

/** A remote, an engineer's clone of it, and the server's, whose desk has published an article. */
async function threeClones() {
  const top = temporaryFolder();
  const remote = repository(top);
  remote.git("init", "--quiet", "--bare", "remote");
  const [engineer, server] = [
    repository(path.join(top, "engineer")),
    repository(path.join(top, "server")),
  ];
  remote.git("clone", "--quiet", "remote", "engineer");
  for (const file of [
    "scripts/upgrade.mjs",
    "scripts/lib",
    "contract/releases.mjs",
    "contract/project.mjs",
  ])
    cpSync(file, engineer.at(file), {
      recursive: true,
      filter: (name) => !name.includes(".test."),
    });
  engineer.write("scripts/build.mjs", BUILD);
  engineer.write("package.json", '{ "type": "module" }');
  engineer.write(".gitignore", "/build/\n.cache/\n");
  engineer.write("program.ts", "one");
  engineer.write("content/firm.yaml", FIRM);
  engineer.write("content/posts/1.md", "One\n");
  engineer.commitAll("The project");
  engineer.git("push", "--quiet", "-u", "origin", "HEAD");
  remote.git("clone", "--quiet", "remote", "server");

  /** As the desk does it: what is in content/ is live and committed. */
  async function deskPublishes({ isRecorded = true } = {}) {
    mkdirSync(server.at("build/next"), { recursive: true });
    cpSync(server.at("content"), server.at("build/copy"), { recursive: true });
    const recording = { content: server.at("build/copy"), message: "Publish", who: "Meera" };
    if (isRecorded)
      expect(await commit(server.at("content"), recording)).toBe(
        "It is among the earlier versions.",
      );
    publish(server.at("build"), server.at("build/next"), { content: server.at("build/copy") });
  }
  server.write("content/posts/2.md", "Two\n");
  await deskPublishes();

  const engineerPushes = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) engineer.write(name, text);
    engineer.commitAll("A new version");
    engineer.git("push", "--quiet");
  };
  const upgrade = () =>
    spawnSync(process.execPath, [server.at("scripts/upgrade.mjs")], {
      env: server.env,
      encoding: "utf8",
    });
  const live = (name: string) => {
    const file = path.join(
      server.folder,
      "build/contents",
      path.basename(readlinkSync(server.at("build/client"))),
      name,
    );
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const state = () => [
    ...["rev-parse HEAD", "status --porcelain", "stash list", "diff"].map((words) =>
      server.git(...words.split(" ")),
    ),
    server.git("worktree", "list").split("\n").length,
    live("posts/1.md"),
  ];
  return { server, deskPublishes, engineerPushes, upgrade, live, state };
}

test("published, saved and new upstream → all of it is there, and live without what is only saved", async () => {
  const { server, engineerPushes, upgrade, live } = await threeClones();
  const saved = FIRM.replace("Larch", "Saved & Co");
  server.write("content/firm.yaml", saved);
  server.write("content/posts/3.md", "Saved\n");
  const street = (text: string) => text.replace("house: 2", "house: 3");
  engineerPushes({
    "program.ts": "two",
    "content/posts/1.md": "One, mended\n",
    "content/firm.yaml": street(FIRM),
  });
  expect(upgrade()).toMatchObject({ status: 0, stderr: "" });
  expect([
    server.read("program.ts"),
    server.read("content/posts/1.md"),
    server.read("content/posts/2.md"),
  ]).toEqual(["two", "One, mended\n", "Two\n"]);
  expect(server.read("content/firm.yaml")).toBe(street(saved));
  expect(server.git("status", "--porcelain")).toBe(" M content/firm.yaml\n?? content/posts/3.md\n");
  expect(server.git("log", "--format=%s")).toContain("A new version");
  expect(server.git("log", "--format=%s", "@{upstream}..").split("\n")).toContain("Publish");
  expect([live("posts/1.md"), live("posts/2.md"), live("posts/3.md")]).toEqual([
    "One, mended\n",
    "Two\n",
    undefined,
  ]);
  expect(live("firm.yaml")).toBe(street(FIRM));
  expect([
    server.git("stash", "list"),
    server.git("worktree", "list").trim().split("\n").length,
  ]).toEqual(["", 1]);
});

test.each([
  ["published here", "content/posts/2.md", "git merge origin/", { isPublished: true }],
  ["saved here", "content/firm.yaml", "take them back at the desk", {}],
  ["new here", "content/posts/3.md", "content/posts/3.md", {}],
] as const)(
  "the same file %s and changed upstream → all as before, and the file is named",
  async (_where, file, advice, { isPublished = false }: { isPublished?: boolean }) => {
    const { server, deskPublishes, engineerPushes, upgrade, state } = await threeClones();
    server.write(file, "name: Here\n");
    if (isPublished) await deskPublishes();
    server.write("content/posts/4.md", "Saved\n");
    engineerPushes({ [file]: "name: There\n", "program.ts": "two" });
    const before = state();
    const { status, stderr } = upgrade();
    expect(status).toBe(1);
    expect(stderr).toContain("Nothing was changed.");
    expect(stderr).toContain(file);
    expect(stderr).toContain(advice);
    expect(state()).toEqual(before);
    expect([server.read(file), server.read("program.ts")]).toEqual(["name: Here\n", "one"]);
  },
);

test("live, but in no commit → recorded, so that it stays live", async () => {
  const { server, deskPublishes, engineerPushes, upgrade, live } = await threeClones();
  server.write("content/posts/3.md", "Three\n");
  await deskPublishes({ isRecorded: false });
  server.write("content/posts/4.md", "Saved\n");
  engineerPushes({ "program.ts": "two" });
  expect(upgrade()).toMatchObject({ status: 0 });
  expect([live("posts/3.md"), live("posts/4.md")]).toEqual(["Three\n", undefined]);
  expect(server.git("status", "--porcelain")).toBe("?? content/posts/4.md\n");
});

test("the desk's content is elsewhere → refused, so that the content of the clone does not go live", async () => {
  const { server, engineerPushes, upgrade, state } = await threeClones();
  server.write(".env", `SITE_URL=x\nCONTENT_DIR="${temporaryFolder()}"\n`);
  engineerPushes({ "program.ts": "two" });
  const before = state();
  const { status, stderr } = upgrade();
  expect([status, stderr]).toEqual([1, expect.stringContaining("CONTENT_DIR names other content")]);
  expect(state()).toEqual(before);
});
