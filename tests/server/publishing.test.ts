import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { publish } from "../../contract/releases.mjs";
import { fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { hasNginx, serveFiles } from "./harness/nginx.ts";
import { startServerProcess } from "./harness/process.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A folder of builds with one that is live, and a way to publish the next. */
function startFolder() {
  const folder = temporaryFolder();
  const site = fixtureSite();
  const publishNext = () => {
    cpSync(site, join(folder, "next"), { recursive: true });
    publish(folder, join(folder, "next"));
  };
  publishNext();
  return { folder, live: join(folder, "client"), publishNext };
}

/** Asks for pages one after the other until told to stop; resolves to how often each status came. */
function visit(url: string) {
  let isOver = false;
  const statuses: Record<string, number> = {};
  const visits = (async () => {
    for (let count = 0; count < 200 || !isOver; count++) {
      const path = ["/", "/contact", "/blog/1"][count % 3];
      const answer = await fetch(url + path).then(
        async (response) => [response.status, (await response.text()).length > 0].join(" "),
        (error: Error) => error.message,
      );
      statuses[answer] = (statuses[answer] ?? 0) + 1;
    }
    return statuses;
  })();
  return {
    end: () => {
      isOver = true;
      return visits;
    },
  };
}

describe("while the site is being published", () => {
  it("the server → answers every request", async () => {
    const { live, publishNext } = startFolder();
    const { url } = await startServerProcess({ DATA_DIR: temporaryFolder(), BUILD_DIR: live });
    const visits = visit(url);
    for (let round = 0; round < 30; round++) {
      publishNext();
      await fetch(url);
    }
    expect(Object.keys(await visits.end())).toEqual(["200 true"]);
  });

  it.skipIf(!hasNginx)("nginx → answers every request", async () => {
    const { live, publishNext } = startFolder();
    const url = await serveFiles(live);
    const visits = visit(url);
    for (let round = 0; round < 30; round++) {
      publishNext();
      await fetch(url);
    }
    expect(Object.keys(await visits.end())).toEqual(["200 true"]);
  });
});

/** As the commands do it. */
function build(options: object): void {
  const script = `Promise.all(["command", "build"].map((name) => import(\`./scripts/lib/\${name}.mjs\`))).then(([{ command }, { build }]) => command(() => build(${JSON.stringify(options)})))`;
  execFileSync(process.execPath, ["-e", script], { cwd: root, stdio: "pipe" });
}

it("a second build of the same folder → says that one is running; one after a killed one that fails → says so and leaves the live site as it was", () => {
  const folder = "build/failing";
  const builds = join(root, folder);
  // With nothing in it.
  const content = temporaryFolder();
  const lock = join(builds, ".lock");
  onTestFinished(() => rmSync(builds, { recursive: true, force: true }));
  mkdirSync(join(builds, "next"), { recursive: true });
  writeFileSync(join(builds, "next/index.html"), "the live page");
  publish(builds, join(builds, "next"));
  const before = readlinkSync(join(builds, "client"));
  writeFileSync(lock, `${process.pid}\n`);
  expect(() => build({ folder, content })).toThrow(`Another build is writing ${folder}: wait until it`);
  writeFileSync(lock, `${spawnSync(process.execPath, ["--version"]).pid}\n`);
  expect(() => build({ folder, content })).toThrow("Checking the content failed");
  expect(existsSync(lock)).toBe(false);
  expect(readlinkSync(join(builds, "client"))).toBe(before);
  expect(readFileSync(join(builds, "client/index.html"), "utf8")).toBe("the live page");
});
