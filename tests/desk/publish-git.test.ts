import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { filesOf } from "../../desk/content/changes.ts";
import { commit } from "../../desk/content/git.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";
import { checkout, cloned, gitIn } from "./repository.ts";

const at = contentDesk();

const ARTICLE = "content/posts/70.md";

test("changes → listed in words, live, committed alone; taken back → files and site as before", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await at.publishAll();
  const before = at.content.read("trainings/signal-flags.yaml");
  await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const { changes } = await at.listed();
  expect(changes.map(({ title }: { title: string }) => title).sort()).toContain("The firm");
  expect(JSON.stringify(changes)).toContain("₹6,999");

  const done = await at.publishAll();
  expect(done).toMatchObject({
    state: "done",
    messages: ["The site is live.", "It is among the earlier versions."],
  });
  expect(at.live()).toContain("Larch & Co");
  expect(git("log", "-1", "--format=%an%n%B")).toMatch(
    /^Meera\nPublish 2 changes[\s\S]*Change fee of/,
  );

  const undone = await at.undo();
  expect(undone.status).toBe(200);
  expect(at.live()).not.toContain("Larch & Co");
  expect(at.content.read("trainings/signal-flags.yaml")).toBe(before);
  expect(git("status", "--porcelain")).toBe("");
  expect(await at.listed()).toMatchObject({
    changes: [],
    undo: { isRedo: true },
  });
});

test("new, changed, deleted and restored files → a clone has them to the byte, and git finds nothing left", async () => {
  const { folder, git } = checkout(at.content.folder);
  await at.publishAll();
  copyFileSync(at.photo("harbour.jpg"), at.photo("new-pier.jpg"));
  at.content.write(
    "posts/70.md",
    `${at.content.read("posts/7.md")}\n![A pier](photos/new-pier.jpg)\n`,
  );
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const { hash } = await at.open("content/posts/7.md");
  await at.desk.call("/api/content/record", {
    method: "DELETE",
    body: { file: "content/posts/7.md", hash },
  });
  const isRecorded = async () => {
    expect((await at.publishAll()).messages).toEqual([
      "The site is live.",
      "It is among the earlier versions.",
    ]);
    expect(git("status", "--porcelain")).toBe("");
    expect(cloned(folder)).toEqual(filesOf(at.content.folder));
  };
  await isRecorded();
  expect([...cloned(folder).keys()]).toEqual(
    expect.arrayContaining([ARTICLE, "content/photos/new-pier.jpg"]),
  );
  await at.desk.call("/api/content/deleted", {
    method: "POST",
    body: { file: "content/posts/7.md" },
  });
  await isRecorded();
  await at.undo();
  expect(git("status", "--porcelain")).toBe("");
  expect(cloned(folder)).toEqual(filesOf(at.content.folder));
});

test("a checkout with settings and work of its own → all that is live is recorded, and nothing else is touched", async () => {
  const top = temporaryFolder();
  const git = gitIn(top);
  const content = path.join(top, "site/content");
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), text);
  };
  const record = () => {
    const copy = temporaryFolder();
    cpSync(content, copy, { recursive: true, filter: (file) => !file.endsWith("unused.jpg") });
    return commit(content, { content: copy, message: "Publish", who: "Meera" });
  };
  write("firm.yaml", "name: Larch\r\n");
  write("posts/[1].md", "One");
  write(".keep", "");
  symlinkSync("nowhere", path.join(content, "link"));
  git("init", "--quiet");
  git("config", "core.autocrlf", "true");
  git("config", "core.safecrlf", "true");
  git("config", "commit.gpgsign", "true");
  // Where nothing was ever committed.
  expect(await record()).toBe("It is among the earlier versions.");
  expect(git("show", "HEAD:site/content/firm.yaml")).toBe("name: Larch\n");
  expect(git("status", "--porcelain")).toBe("?? site/content/.keep\n?? site/content/link\n");

  writeFileSync(path.join(top, ".gitignore"), "*.bak");
  git("add", ".");
  git(
    "-c",
    "commit.gpgsign=false",
    "-c",
    "user.name=x",
    "-c",
    "user.email=x@x",
    "commit",
    "-qm",
    "Mine",
  );
  // An engineer has staged a program and the first half of an edit.
  writeFileSync(path.join(top, "program.ts"), "staged");
  write("staged.yaml", "half");
  git("add", ".");
  write("staged.yaml", "whole");
  write("posts/2.md", "Two");
  write("posts/2.bak", "Two");
  write("photos/unused.jpg", "x");
  rmSync(path.join(content, "posts/[1].md"));
  expect(await record()).toBe(
    "It is among the earlier versions. git ignores posts/2.bak: not recorded.",
  );
  expect(git("show", "--name-status", "--format=", "HEAD").trim().split("\n")).toEqual([
    "A\tsite/content/posts/2.md",
    "D\tsite/content/posts/[1].md",
    "A\tsite/content/staged.yaml",
  ]);
  expect(git("show", ":site/content/staged.yaml")).toBe("half");
  expect(git("status", "--porcelain").trimEnd().split("\n")).toEqual([
    "A  program.ts",
    "MM site/content/staged.yaml",
    "?? site/content/photos/",
  ]);
  expect(await record()).toBe("git ignores posts/2.bak: not recorded.");
});

test("a remote is set → each publish is pushed; what git says if not, without the password, and the site is live", async () => {
  const { git } = checkout(at.content.folder);
  const remote = temporaryFolder();
  gitIn(remote)("init", "--quiet", "--bare");
  git("remote", "add", "origin", remote);
  await at.start(undefined, undefined, { DESK_PUSH: "origin" });
  const pushed = (words: string) =>
    vi.waitFor(
      async () => {
        const { message } = (await at.listed()).push;
        expect(message).toContain(words);
        return message;
      },
      { timeout: 300_000, interval: 20 },
    );
  const head = () => git("rev-parse", "HEAD");
  const onRemote = () => gitIn(remote)("rev-parse", git("branch", "--show-current").trim());
  await pushed("is stored at origin");
  at.content.write("posts/70.md", at.content.read("posts/7.md"));
  await at.publishAll();
  await pushed("is stored at origin");
  expect(onRemote()).toBe(head());

  git("remote", "set-url", "origin", "http://haritva:secret@127.0.0.1:1/site.git");
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  expect(await at.publishAll()).toMatchObject({ state: "done" });
  const told = await pushed("Not stored");
  expect(told).toMatch(/Not stored at origin \(.*127\.0\.0\.1.*\)\. The desk tries again/);
  expect(told).not.toContain("secret");
  git("remote", "set-url", "origin", remote);
  await at.start(undefined, undefined, { DESK_PUSH: "origin" });
  await pushed("is stored at origin");
  expect(onRemote()).toBe(head());

  // An engineer was faster.
  const clone = temporaryFolder();
  gitIn(clone)("clone", "--quiet", remote, ".");
  writeFileSync(path.join(clone, "program.ts"), "new");
  gitIn(clone).commitAll("A new version");
  gitIn(clone)("push", "--quiet");
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Later & Co" }));
  await at.publishAll();
  await pushed("`npm run upgrade` brings them");
});
