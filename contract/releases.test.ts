import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tests/server/harness/folders.ts";
import { publish, putBack, releaseAt } from "./releases.mjs";

function start() {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "index.html"), text);
    return join(folder, name);
  };
  const read = (name: string) => readFileSync(join(folder, name, "index.html"), "utf8");
  return { folder, write, read };
}

it("a build → is live; the one before stays beside it, older ones go", () => {
  const { folder, write, read } = start();
  const ids = ["one", "two", "three"].map((text) => publish(folder, write("next", text)));
  expect([read("client"), read("previous")]).toEqual(["three", "two"]);
  expect(readlinkSync(join(folder, "client"))).toBe(`releases/${ids[2]}`);
  expect(readdirSync(join(folder, "releases")).sort()).toEqual(ids.slice(1).sort());
  expect(existsSync(join(folder, "next"))).toBe(false);
});

it("a first build → there is no previous one", () => {
  const { folder, write, read } = start();
  publish(folder, write("next", "one"));
  expect(read("client")).toBe("one");
  expect(existsSync(join(folder, "previous"))).toBe(false);
});

it("the content of a build → kept as long as the build is", () => {
  const { folder, write, read } = start();
  const ids = ["one", "two", "three"].map((text) =>
    publish(folder, write("next", text), { content: write("next-content", text) }),
  );
  expect(readdirSync(join(folder, "contents")).sort()).toEqual(ids.slice(1).sort());
  expect(read(`contents/${ids[2]}`)).toBe("three");
});

it("put back → the one before is live; once more → the later one again", () => {
  const { folder, write, read } = start();
  publish(folder, write("next", "one"));
  expect(() => putBack(folder)).toThrow("no release before");
  const two = publish(folder, write("next", "two"));
  putBack(folder);
  expect([read("client"), read("previous")]).toEqual(["one", "two"]);
  putBack(folder);
  expect(releaseAt(folder, "client")).toBe(two);
});

it("a link left over by a build that was killed while it published → is no obstacle", () => {
  const { folder, write, read } = start();
  publish(folder, write("next", "one"));
  write("client.next", "left over");
  publish(folder, write("next", "two"));
  expect(read("client")).toBe("two");
});

/**
 * Publishes again and again in a thread of its own. Before the next round it waits until somebody has looked twice: in
 * earnest builds are minutes apart, so nobody who looks at one is still looking when the second after it comes.
 */
const PUBLISHER = `
const { mkdirSync, writeFileSync } = require("node:fs");
const { workerData } = require("node:worker_threads");
const { folder, releases, shared } = workerData;
const ROUND = 0;
const DONE = 1;
const LOOKS = 2;
const progress = new Int32Array(shared);
import(releases).then(({ publish }) => {
  for (let round = 0; round < 500; round++) {
    mkdirSync(folder + "/next");
    writeFileSync(folder + "/next/index.html", "another");
    publish(folder, folder + "/next");
    Atomics.store(progress, ROUND, round);
    const looks = Atomics.load(progress, LOOKS);
    while (Atomics.load(progress, LOOKS) < looks + 2) Atomics.wait(progress, ROUND, round, 1);
  }
  Atomics.store(progress, DONE, 1);
});`;

it("at every moment of publishing → the live site is whole", async () => {
  const { folder, write } = start();
  publish(folder, write("next", "one"));
  const shared = new SharedArrayBuffer(12);
  const progress = new Int32Array(shared);
  const releases = new URL("./releases.mjs", import.meta.url).href;
  const publisher = new Worker(PUBLISHER, { eval: true, workerData: { folder, releases, shared } });
  const failed = new Promise((_, fail) => publisher.once("error", fail));
  const page = join(folder, "client/index.html");
  let missing = 0;
  while (Atomics.load(progress, 1) === 0) {
    for (let look = 0; look < 2000; look++) {
      if (!existsSync(page)) missing++;
      Atomics.add(progress, 2, 1);
    }
    await Promise.race([failed, new Promise(setImmediate)]);
  }
  expect([missing, progress[0]]).toEqual([0, 499]);
});
