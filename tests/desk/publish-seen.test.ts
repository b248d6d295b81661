import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { lookAtPage } from "../../desk/content/live.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";

const at = contentDesk();

/** A public site that shows what `page` gives. */
async function publicSite(page: () => string) {
  const server = createServer((_, response) => response.end(page())).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("published → the desk looks at the public page and says after how long it is the new one", async () => {
  let asked = 0;
  const siteUrl = await publicSite(() => (++asked < 3 ? "old words" : at.live()));
  await at.start(undefined, undefined, { SITE_URL: siteUrl });
  await at.publishAll();
  const words = /^Live after \d+ s: http:\S+\/ shows the new page\.$/;
  await vi.waitFor(async () => expect((await at.listed()).state.live).toMatch(words), 300_000);
});

test("the public page stays as it was, or does not answer → the desk says so", async () => {
  await at.publishAll();
  const about = {
    folder: at.builds,
    paths: [],
    startedAt: 0,
    signal: new AbortController().signal,
    looksMs: 50,
  };
  const siteUrl = await publicSite(() => "old words");
  expect(await lookAtPage({ ...about, siteUrl })).toContain(`${siteUrl}/ does not show it yet`);
  expect(await lookAtPage({ ...about, siteUrl: "http://127.0.0.1:1" })).toContain(
    "cannot reach http://127",
  );
});

test("a live photograph that no record names any more → stays live", async () => {
  copyFileSync(at.photo("harbour.jpg"), at.photo("left-over.jpg"));
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  const { changes, leftOut } = await at.listed();
  expect([changes.length, leftOut]).toEqual([1, []]);
  await at.publishAll();
  const release = path.basename(readlinkSync(path.join(at.builds, "client")));
  expect(existsSync(path.join(at.builds, "contents", release, "photos/left-over.jpg"))).toBe(true);
});

test("a photograph that was sent and used nowhere → neither listed, live nor committed, and can be deleted", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await at.publishAll();
  for (const name of ["discarded.jpg", "elsewhere.jpg"])
    copyFileSync(at.photo("harbour.jpg"), at.photo(name));
  // A colleague committed one of them: publishing takes nothing out of git that it did not put there.
  git("add", "photos/elsewhere.jpg");
  git("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", "One more");
  expect(await at.listed()).toMatchObject({
    changes: [],
    leftOut: ["content/photos/discarded.jpg", "content/photos/elsewhere.jpg"],
  });
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  expect((await at.desk.call("/api/content/pending")).json()).toEqual([
    { file: "content/firm.yaml" },
  ]);
  await at.publishAll();
  expect(git("ls-files", "photos")).not.toContain("discarded");
  expect(git("ls-files", "photos")).toContain("elsewhere");
  expect(git("status", "--porcelain")).toBe("?? photos/discarded.jpg\n");

  const drop = (name: string) =>
    at.desk.call("/api/content/photo", { method: "DELETE", body: { name } });
  expect((await drop("photos/harbour.jpg")).status).toBe(409);
  expect((await drop("photos/../firm.yaml")).status).toBe(409);
  expect((await drop("photos/discarded.jpg")).status).toBe(200);
  expect((await at.desk.call("/api/content/photos/unnamed")).json()).toEqual([
    "photos/elsewhere.jpg",
  ]);
});

test("each change → on which pages it is seen; once live → links to those", async () => {
  await at.publishAll();
  await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await at.change("content/posts/7.md", (data) => Object.assign(data, { draft: true }));
  const { changes } = await at.listed();
  const seen = Object.fromEntries(
    changes.map(({ file, seen }: { file: string; seen: object }) => [file, seen]),
  );
  expect(seen).toEqual({
    [TRAINING]: { path: "/trainings/signal-flags" },
    "content/firm.yaml": { words: "every page" },
    "content/posts/7.md": { words: "no page: it is a draft" },
  });
  const { pages } = await at.publishAll();
  expect(pages).toEqual([{ title: "Signal Flags for Exporters", path: "/trainings/signal-flags" }]);
});
