import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { deskContent } from "../../contract/releases.mjs";
import { filesOf } from "../../desk/content/changes.ts";
import { commit } from "../../desk/content/git.ts";
import { lookAtPage } from "../../desk/content/live.ts";
import { createPublisher } from "../../desk/content/publisher.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { addColleague } from "./colleagues.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";

const at = contentDesk();

/** What is to be published now, as the page lists it. */
const listed = async () => (await at.desk.call("/api/content/publish")).json();
const publishListed = ({ version }: { version: string }) =>
  at.desk.call("/api/content/publish", { method: "POST", body: { version } });

async function publishAll() {
  await publishListed(await listed());
  return published();
}

function published() {
  return vi.waitFor(
    async () => {
      const state = (await at.desk.call("/api/content/publish")).json().state;
      expect(state.state).not.toBe("building");
      return state;
    },
    { timeout: 30_000 },
  );
}

const gitIn = (folder: string) => {
  const run = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" });
  /** Commits as an engineer does. */
  const commitAll = (message: string) => {
    run("add", ".");
    run("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", message);
  };
  return Object.assign(run, { commitAll });
};

/** A repository around the content, as in a checkout of the project. */
function checkout() {
  const folder = path.dirname(at.content.folder);
  const git = gitIn(folder);
  git("init", "--quiet");
  git.commitAll("The project");
  return { folder, git };
}

/** The content of a fresh clone: what git really has. */
function cloned(folder: string) {
  const clone = temporaryFolder();
  gitIn(clone)("clone", "--quiet", folder, "clone");
  return filesOf(path.join(clone, "clone/content"));
}

const ARTICLE = "content/posts/70.md";
const photo = (name: string) => path.join(at.content.folder, "photos", name);

const live = () => readFileSync(path.join(at.builds, "client/index.html"), "utf8");

test("changes → listed in words, live, committed alone; taken back → files and site as before", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await publishAll();
  const before = at.content.read("trainings/signal-flags.yaml");
  await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const { changes } = (await at.desk.call("/api/content/publish")).json();
  expect(changes.map(({ title }: { title: string }) => title).sort()).toContain("The firm");
  expect(JSON.stringify(changes)).toContain("₹6,999");

  const done = await publishAll();
  expect(done).toMatchObject({ state: "done", messages: ["The site is live.", "Recorded in git."] });
  expect(live()).toContain("Larch & Co");
  expect(git("log", "-1", "--format=%an%n%B")).toMatch(/^Meera\nPublish 2 changes[\s\S]*Change fee of/);

  const undone = await at.undo();
  expect(undone.status).toBe(200);
  expect(live()).not.toContain("Larch & Co");
  expect(at.content.read("trainings/signal-flags.yaml")).toBe(before);
  expect(git("status", "--porcelain")).toBe("");
  expect((await at.desk.call("/api/content/publish")).json()).toMatchObject({
    changes: [],
    undo: { isRedo: true },
  });
});

test("new, changed, deleted and restored files → a clone has them to the byte, and git finds nothing left", async () => {
  const { folder, git } = checkout();
  await publishAll();
  copyFileSync(photo("harbour.jpg"), photo("new-pier.jpg"));
  at.content.write("posts/70.md", `${at.content.read("posts/7.md")}\n![A pier](photos/new-pier.jpg)\n`);
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const { hash } = await at.open("content/posts/7.md");
  await at.desk.call("/api/content/record", { method: "DELETE", body: { file: "content/posts/7.md", hash } });
  const isRecorded = async () => {
    expect((await publishAll()).messages).toEqual(["The site is live.", "Recorded in git."]);
    expect(git("status", "--porcelain")).toBe("");
    expect(cloned(folder)).toEqual(filesOf(at.content.folder));
  };
  await isRecorded();
  expect([...cloned(folder).keys()]).toEqual(
    expect.arrayContaining([ARTICLE, "content/photos/new-pier.jpg"]),
  );
  await at.desk.call("/api/content/deleted", { method: "POST", body: { file: "content/posts/7.md" } });
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
  expect(await record()).toBe("Recorded in git.");
  expect(git("show", "HEAD:site/content/firm.yaml")).toBe("name: Larch\n");
  expect(git("status", "--porcelain")).toBe("?? site/content/.keep\n?? site/content/link\n");

  writeFileSync(path.join(top, ".gitignore"), "*.bak");
  git("add", ".");
  git("-c", "commit.gpgsign=false", "-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "Mine");
  // An engineer has staged a program and the first half of an edit.
  writeFileSync(path.join(top, "program.ts"), "staged");
  write("staged.yaml", "half");
  git("add", ".");
  write("staged.yaml", "whole");
  write("posts/2.md", "Two");
  write("posts/2.bak", "Two");
  write("photos/unused.jpg", "x");
  rmSync(path.join(content, "posts/[1].md"));
  expect(await record()).toBe("Recorded in git. git ignores posts/2.bak: not recorded.");
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
  const { git } = checkout();
  const remote = temporaryFolder();
  gitIn(remote)("init", "--quiet", "--bare");
  git("remote", "add", "origin", remote);
  await at.start(undefined, undefined, { DESK_PUSH: "origin" });
  const pushed = (words: string) =>
    vi.waitFor(
      async () => {
        const { message } = (await listed()).push;
        expect(message).toContain(words);
        return message;
      },
      { timeout: 30_000, interval: 20 },
    );
  const head = () => git("rev-parse", "HEAD");
  const onRemote = () => gitIn(remote)("rev-parse", git("branch", "--show-current").trim());
  await pushed("is pushed to origin");
  at.content.write("posts/70.md", at.content.read("posts/7.md"));
  await publishAll();
  await pushed("is pushed to origin");
  expect(onRemote()).toBe(head());

  git("remote", "set-url", "origin", "http://haritva:secret@127.0.0.1:1/site.git");
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  expect(await publishAll()).toMatchObject({ state: "done" });
  const told = await pushed("Not pushed");
  expect(told).toMatch(/Not pushed to origin \(.*127\.0\.0\.1.*\)\. The desk tries again/);
  expect(told).not.toContain("secret");
  git("remote", "set-url", "origin", remote);
  await at.start(undefined, undefined, { DESK_PUSH: "origin" });
  await pushed("is pushed to origin");
  expect(onRemote()).toBe(head());

  // An engineer was faster.
  const clone = temporaryFolder();
  gitIn(clone)("clone", "--quiet", remote, ".");
  writeFileSync(path.join(clone, "program.ts"), "new");
  gitIn(clone).commitAll("A new version");
  gitIn(clone)("push", "--quiet");
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Later & Co" }));
  await publishAll();
  await pushed("`npm run upgrade` brings them");
});

/** A public site that shows what `page` gives. */
async function publicSite(page: () => string) {
  const server = createServer((_, response) => response.end(page())).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("published → the desk looks at the public page and says after how long it is the new one", async () => {
  let asked = 0;
  const siteUrl = await publicSite(() => (++asked < 3 ? "old words" : live()));
  await at.start(undefined, undefined, { SITE_URL: siteUrl });
  await publishAll();
  const words = /^Live after \d+ s: http:\S+\/ shows the new page\.$/;
  await vi.waitFor(async () => expect((await listed()).state.live).toMatch(words), 30_000);
});

test("the public page stays as it was, or does not answer → the desk says so", async () => {
  await publishAll();
  const about = {
    folder: at.builds,
    paths: [],
    startedAt: 0,
    signal: new AbortController().signal,
    looksMs: 50,
  };
  const siteUrl = await publicSite(() => "old words");
  expect(await lookAtPage({ ...about, siteUrl })).toContain(`${siteUrl}/ does not show it yet`);
  expect(await lookAtPage({ ...about, siteUrl: "http://127.0.0.1:1" })).toContain("cannot reach http://127");
});

test("a second desk publishes from the same folder and is refused → the first one's words are live and recorded", async () => {
  const { git } = checkout();
  const refused = async () => ({ isDone: false, output: "Another build is writing build." });
  const second = createPublisher({ folder: at.builds, siteUrl: "http://localhost:1", build: refused });
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  at.whileBuilding = async () => {
    await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
    await second.publish("Ravi", second.pending().version);
    expect(second.state().state).toBe("failed");
  };
  expect((await publishAll()).state).toBe("done");
  expect(live()).toContain("Larch & Co");
  expect(git("show", "HEAD:content/firm.yaml")).toContain("Larch & Co");
});

test("the desk is killed in the middle of a publish → the next one says so, and which content is live", async () => {
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const killed = Promise.withResolvers<void>();
  const restart = async () => {
    await at.desk.close();
    await at.start();
    return (await listed()).state;
  };
  const words = "The desk was ended in the middle of a publish.";
  at.whileBuilding = () => killed.promise;
  await publishListed(await listed());
  expect(await restart()).toEqual({
    state: "failed",
    messages: [words, "The site is live with the content from before that publish."],
  });
  expect(await restart()).toMatchObject({ state: "idle" });
  // So that a start of the server shows nothing that is only saved.
  expect(deskContent(at.builds)).toMatch(/contents/);

  at.whileBuilding = undefined;
  await publishAll();
  // What is left when the end comes after the site went live: by two desks, one whose number another process has now,
  // and by a version that did not write numbers.
  for (const end of ["-999999999-x", `-${process.ppid}-99999999999-x`, ""])
    cpSync(at.content.folder, path.join(at.builds, `reviewed-content${end}`), { recursive: true });
  expect((await restart()).messages).toEqual([words, expect.stringContaining("live with the new content")]);
  expect(readdirSync(at.builds).filter((name) => name.startsWith("reviewed"))).toEqual([]);
  expect(await restart()).toMatchObject({ state: "idle" });
});

test("the same words built twice → there is nothing to take back", async () => {
  await publishAll();
  await publishAll();
  expect(await listed()).toMatchObject({ changes: [], undo: null });
  expect((await at.undo()).status).toBe(409);
});

test("a live photograph that no record names any more → stays live", async () => {
  copyFileSync(photo("harbour.jpg"), photo("left-over.jpg"));
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const { changes, leftOut } = await listed();
  expect([changes.length, leftOut]).toEqual([1, []]);
  await publishAll();
  const release = path.basename(readlinkSync(path.join(at.builds, "client")));
  expect(existsSync(path.join(at.builds, "contents", release, "photos/left-over.jpg"))).toBe(true);
});

test("words saved while the site is built → neither live nor committed, and listed for the next publish", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  at.whileBuilding = async () => {
    await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
    await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  };
  const done = await publishAll();
  at.whileBuilding = undefined;
  expect(done).toMatchObject({ state: "done", messages: ["The site is live.", "Recorded in git."] });
  expect(live()).toContain("Larch & Co");
  expect(git("show", "HEAD:firm.yaml")).toContain("Larch & Co");
  expect(git("show", "HEAD:trainings/signal-flags.yaml")).not.toContain("6999");
  expect(git("status", "--porcelain").split("\n").filter(Boolean)).toEqual([
    " M firm.yaml",
    " M trainings/signal-flags.yaml",
  ]);
  expect((await listed()).changes).toHaveLength(2);
});

test("words saved after the changes were listed → refused, until they were looked at", async () => {
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const before = await listed();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
  const refused = await publishListed(before);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.json().error).toContain("Look at the list again");
  expect(live()).not.toContain("& Co");
  expect((await publishListed(await listed())).status).toBe(200);
  expect((await published()).state).toBe("done");
  expect(live()).toContain("Unseen & Co");
});

test("published from a second tab while one runs → refused, and the first goes on", async () => {
  const building = Promise.withResolvers<void>();
  at.whileBuilding = () => building.promise;
  const page = await listed();
  expect((await publishListed(page)).json().state).toBe("building");
  const second = await publishListed(page);
  expect(second).toMatchObject({ status: 409 });
  expect(second.json().error).toContain("A publish is running");
  building.resolve();
  expect((await published()).state).toBe("done");
});

test("published while the last publish is taken back → refused", async () => {
  execFileSync("git", ["-C", at.content.folder, "init", "--quiet"]);
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await publishAll();
  const page = await listed();
  const [undone, second] = await Promise.all([
    at.desk.call("/api/content/undo", { method: "POST", body: { of: page.undo.of } }),
    publishListed(page),
  ]);
  expect(undone.json().state).toBe("done");
  expect(second.json().error).toContain("A publish is running");
});

test("a build that fails → why, the live site as it was, the saved files too", async () => {
  await publishAll();
  const before = live();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  at.isBuildable = false;
  const state = await publishAll();
  expect(state.state).toBe("failed");
  expect(state.messages).toContain("The page /x cannot be drawn.");
  expect(live()).toBe(before);
  expect((await at.desk.call("/api/content/publish")).json().changes).toHaveLength(1);
});

test("content with a mistake → nothing is built", async () => {
  at.content.write("team/finn-oakes.yaml", "name: [Finn");
  const state = await publishAll();
  expect(state.messages.join(" ")).toContain("finn-oakes");
  expect(existsSync(path.join(at.builds, "client"))).toBe(false);
});

test("a file changed since → taking back is refused and touches nothing", async () => {
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Later & Co" }));
  const answer = await at.undo();
  expect(answer.status).toBe(409);
  expect(at.content.read("firm.yaml")).toContain("Later & Co");
  expect(live()).toContain("Larch & Co");
});

test("a photograph that was sent and used nowhere → neither listed, live nor committed, and can be deleted", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await publishAll();
  const photo = (name: string) => path.join(at.content.folder, "photos", name);
  for (const name of ["discarded.jpg", "elsewhere.jpg"]) copyFileSync(photo("harbour.jpg"), photo(name));
  // A colleague committed one of them: publishing takes nothing out of git that it did not put there.
  git("add", "photos/elsewhere.jpg");
  git("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", "One more");
  expect(await listed()).toMatchObject({
    changes: [],
    leftOut: ["content/photos/discarded.jpg", "content/photos/elsewhere.jpg"],
  });
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  expect((await at.desk.call("/api/content/pending")).json()).toEqual(["content/firm.yaml"]);
  await publishAll();
  expect(git("ls-files", "photos")).not.toContain("discarded");
  expect(git("ls-files", "photos")).toContain("elsewhere");
  expect(git("status", "--porcelain")).toBe("?? photos/discarded.jpg\n");

  const drop = (name: string) => at.desk.call("/api/content/photo", { method: "DELETE", body: { name } });
  expect((await drop("photos/harbour.jpg")).status).toBe(409);
  expect((await drop("photos/../firm.yaml")).status).toBe(409);
  expect((await drop("photos/discarded.jpg")).status).toBe(200);
  expect((await at.desk.call("/api/content/photos/unnamed")).json()).toEqual(["photos/elsewhere.jpg"]);
});

test("each change → on which pages it is seen; once live → links to those", async () => {
  await publishAll();
  await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await at.change("content/posts/7.md", (data) => Object.assign(data, { draft: true }));
  const { changes } = await listed();
  const seen = Object.fromEntries(
    changes.map(({ file, seen }: { file: string; seen: object }) => [file, seen]),
  );
  expect(seen).toEqual({
    [TRAINING]: { path: "/trainings/signal-flags" },
    "content/firm.yaml": { words: "every page" },
    "content/posts/7.md": { words: "no page: it is a draft" },
  });
  const { pages } = await publishAll();
  expect(pages).toEqual([{ title: "Signal Flags for Exporters", path: "/trainings/signal-flags" }]);
});

test("what makes a certificate genuine → only an owner changes it", async () => {
  const editor = await addColleague(at.desk, "editor");
  const forged = { id: "forged", publicKey: "A".repeat(43), from: "2026-11-01" };
  const number = { number: "2026-0001", on: "2026-11-02", reason: "issued in error" };
  for (const [name, field, more] of [
    ["keys", "keys", forged],
    ["withdrawn", "withdrawn", number],
  ] as const) {
    const file = `content/certificates/${name}.yaml`;
    const { hash, data } = await at.open(file);
    const body = { file, hash, data: { ...data, [field]: [...data[field], more] } };
    const answer = await editor.call("/api/content/record", { method: "PUT", body });
    expect([answer.status, answer.json().details?.problems[0]]).toMatchObject([
      422,
      { field, reason: expect.stringContaining("Only an owner may change this") },
    ]);
    expect(
      (await editor.call("/api/content/record", { method: "PUT", body: { ...body, data } })).status,
    ).toBe(200);
  }
});

test("taken back by a double click or by two at once → taken back once", async () => {
  await publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await publishAll();
  const { of } = (await listed()).undo;
  const press = () => at.desk.call("/api/content/undo", { method: "POST", body: { of } });
  expect([(await press()).status, (await press()).status]).toEqual([200, 409]);
  expect(live()).not.toContain("Larch & Co");
});

test("mailboxes, numbers and domain of the firm → only an owner changes them, by saving, by an earlier version or by taking back", async () => {
  const firm = "content/firm.yaml";
  const editor = await addColleague(at.desk, "editor");
  const put = async (edit: object, caller = editor) => {
    const { hash, data } = await at.open(firm);
    const body = { file: firm, hash, data: { ...data, ...edit } };
    return caller.call("/api/content/record", { method: "PUT", body });
  };
  await publishAll();
  const before = at.content.read("firm.yaml");
  const owned = { domain: "evil.example", email: "a@evil.example", privacyEmail: "a@evil.example" };
  const numbers = { phone: "+91 99999 99999", whatsapp: "+91 99999 99999" };
  const refused = await put({ ...owned, ...numbers, careersEmail: "a@evil.example", name: "Larch & Co" });
  expect(refused.status).toBe(422);
  expect(refused.json().details.problems).toMatchObject(
    ["domain", "email", "careersEmail", "privacyEmail", "phone", "whatsapp"].map((field) => ({
      field,
      reason: expect.stringContaining("Only an owner may change this"),
    })),
  );
  expect(at.content.read("firm.yaml")).toBe(before);
  expect((await put({ name: "Larch & Co" })).status).toBe(200);
  expect((await put({ email: "new@larch.example" }, at.desk as never)).status).toBe(200);
  await publishAll();
  const undone = await at.undo(editor.call);
  expect([undone.status, undone.json().error]).toEqual([403, expect.stringContaining("Only an owner")]);
  expect(live()).toContain("new@larch.example");
  expect((await at.undo()).status).toBe(200);
  expect(at.content.read("firm.yaml")).toBe(before);
});
