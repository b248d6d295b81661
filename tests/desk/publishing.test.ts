import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deskContent } from "../../contract/releases.mjs";
import { createPublisher } from "../../desk/content/publisher.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";
import { checkout } from "./repository.ts";

const at = contentDesk();

test("a second desk publishes from the same folder and is refused → the first one's words are live and recorded", async () => {
  const { git } = checkout(at.content.folder);
  const refused = async () => ({ isDone: false, output: "Another build is writing build." });
  const second = createPublisher({
    folder: at.builds,
    siteUrl: "http://localhost:1",
    build: refused,
  });
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  at.whileBuilding = async () => {
    await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
    await second.publish("Ravi", second.pending().version);
    expect(second.state().state).toBe("failed");
  };
  expect((await at.publishAll()).state).toBe("done");
  expect(at.live()).toContain("Larch & Co");
  expect(git("show", "HEAD:content/firm.yaml")).toContain("Larch & Co");
});

test("the desk is killed in the middle of a publish → the next one says so, and which content is live", async () => {
  // As long as the firm has no case to tell: git knows the folder by a hidden file.
  mkdirSync(path.join(at.content.folder, "nothing-yet"));
  await at.publishAll();
  expect(existsSync(path.join(deskContent(at.builds) ?? "", "nothing-yet"))).toBe(true);
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const killed = Promise.withResolvers<void>();
  const restart = async () => {
    await at.desk.close();
    await at.start();
    return (await at.listed()).state;
  };
  const words = "The desk was ended in the middle of a publish.";
  at.whileBuilding = () => killed.promise;
  await at.publishListed(await at.listed());
  expect(await restart()).toEqual({
    state: "failed",
    messages: [words, "The site is live with the content from before that publish."],
  });
  expect(await restart()).toMatchObject({ state: "idle" });
  // So that a start of the server shows nothing that is only saved.
  expect(deskContent(at.builds)).toMatch(/contents/);

  at.whileBuilding = undefined;
  await at.publishAll();
  // What is left when the end comes after the site went live: by two desks, one whose number another process has now.
  for (const end of ["-999999999-x", `-${process.ppid}-99999999999-x`])
    cpSync(at.content.folder, path.join(at.builds, `reviewed-content${end}`), { recursive: true });
  expect((await restart()).messages).toEqual([
    words,
    expect.stringContaining("live with the new content"),
  ]);
  expect(readdirSync(at.builds).filter((name) => name.startsWith("reviewed"))).toEqual([]);
  expect(await restart()).toMatchObject({ state: "idle" });
});

test("words saved while the site is built → neither live nor committed, and listed for the next publish", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  at.whileBuilding = async () => {
    await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
    await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  };
  const done = await at.publishAll();
  at.whileBuilding = undefined;
  expect(done).toMatchObject({
    state: "done",
    messages: ["The site is live.", "It is among the earlier versions."],
  });
  expect(at.live()).toContain("Larch & Co");
  expect(git("show", "HEAD:firm.yaml")).toContain("Larch & Co");
  expect(git("show", "HEAD:trainings/signal-flags.yaml")).not.toContain("6999");
  expect(git("status", "--porcelain").split("\n").filter(Boolean)).toEqual([
    " M firm.yaml",
    " M trainings/signal-flags.yaml",
  ]);
  expect((await at.listed()).changes).toHaveLength(2);
});

test("words saved after the changes were listed → refused, until they were looked at", async () => {
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const before = await at.listed();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
  const refused = await at.publishListed(before);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.json().error).toContain("Look at the list again");
  expect(at.live()).not.toContain("& Co");
  expect((await at.publishListed(await at.listed())).status).toBe(200);
  expect((await at.published()).state).toBe("done");
  expect(at.live()).toContain("Unseen & Co");
});

test("published from a second tab while one runs → refused, and the first goes on", async () => {
  const building = Promise.withResolvers<void>();
  at.whileBuilding = () => building.promise;
  const page = await at.listed();
  expect((await at.publishListed(page)).json().state).toBe("building");
  const second = await at.publishListed(page);
  expect(second).toMatchObject({ status: 409 });
  expect(second.json().error).toContain("A publish is running");
  building.resolve();
  expect((await at.published()).state).toBe("done");
});

test("published while the last publish is taken back → refused", async () => {
  execFileSync("git", ["-C", at.content.folder, "init", "--quiet"]);
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await at.publishAll();
  const page = await at.listed();
  const [undone, second] = await Promise.all([
    at.desk.call("/api/content/undo", { method: "POST", body: { of: page.undo.of } }),
    at.publishListed(page),
  ]);
  expect(undone.json().state).toBe("done");
  expect(second.json().error).toContain("A publish is running");
});

test("a build that fails → why, the live site as it was, the saved files too", async () => {
  await at.publishAll();
  const before = at.live();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  at.isBuildable = false;
  const state = await at.publishAll();
  expect(state.state).toBe("failed");
  expect(state.messages).toContain("The page /x cannot be drawn.");
  expect(at.live()).toBe(before);
  expect((await at.listed()).changes).toHaveLength(1);
});

test("content with a mistake → nothing is built", async () => {
  at.content.write("team/finn-oakes.yaml", "name: [Finn");
  const state = await at.publishAll();
  expect(state.messages.join(" ")).toContain("finn-oakes");
  expect(existsSync(path.join(at.builds, "client"))).toBe(false);
});
