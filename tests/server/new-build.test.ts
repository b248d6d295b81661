import { renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { captureLog } from "./harness/log.ts";
import { startServerProcess } from "./harness/process.ts";
import { openConnection } from "./harness/raw.ts";
import { startTestService } from "./harness/service.ts";

const script = (version: string) => `/assets/site.${version.padEnd(8, "0")}.js`;

/** A build whose home page shows its version, or other words, and uses a script of its own. */
const release = (version: string, words = version, more: Record<string, string> = {}) =>
  fixtureSite({
    "index.html": `<!doctype html><head></head><body>${words}<script src="${script(version)}"></script>`,
    "404.html": "<!doctype html><head></head><body>Nothing here",
    [script(version).slice(1)]: `export const version = "${version}";`,
    ...more,
  });

/** The folder a build is published in: `client` leads to the live one, `previous` to the one before. */
function publisher() {
  const folder = temporaryFolder();
  const point = (name: string, to: string) => {
    symlinkSync(to, join(folder, `${name}.next`));
    renameSync(join(folder, `${name}.next`), join(folder, name));
  };
  let live: string | undefined;
  const publish = (built: string) => {
    if (live) point("previous", live);
    point("client", built);
    live = built;
  };
  return { client: join(folder, "client"), publish };
}

it("a new build under load → served without a restart, 200 of 200 answered, open connections kept", async () => {
  const { client, publish } = publisher();
  publish(release("one"));
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      get(service.url + path, { agent }, (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (chunk) => {
          body += chunk;
        });
        answer.on("end", () => resolve({ status: answer.statusCode, body }));
      }).on("error", reject);
    });
  // What is half sent would otherwise be cut off after ten seconds.
  Object.assign(service.app.server, { headersTimeout: 0, requestTimeout: 0 });
  const half = await openConnection(service.url);
  half.socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n");

  const answers = [];
  for (let round = 0; round < 20; round++) {
    if (round === 10) {
      publish(release("two"));
      await eventually(async () => (await ask("/")).body.includes("two"));
    }
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask("/")))));
  }
  agent.destroy();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  expect(new Set(answers.map(({ body }) => /<body>(\w+)/.exec(body)?.[1]))).toEqual(
    new Set(["one", "two"]),
  );
  half.socket.write("\r\n");
  expect(await half.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*<body>two/);
});

it("a tab from before → still gets the hashed files of the build before, but nothing else of it", async () => {
  const { client, publish } = publisher();
  publish(release("one"));
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  const status = async (path: string) => (await fetch(service.url + path)).status;
  const seen = (version: string) =>
    eventually(async () => (await (await fetch(service.url)).text()).includes(version));

  publish(release("two", "two", { "only-in-two/index.html": "<!doctype html><body>" }));
  await seen("two");
  expect([await status(script("one")), await status(script("two"))]).toEqual([200, 200]);
  const old = await fetch(service.url + script("one"), { headers: { "accept-encoding": "br" } });
  expect(old.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await old.text()).toContain('"one"');

  /** Only words changed: the files that tabs of the first build use are still there. */
  publish(release("two", "edited"));
  await seen("edited");
  expect([await status(script("one")), await status("/only-in-two")]).toEqual([200, 404]);

  publish(release("three"));
  await seen("three");
  expect([await status(script("two")), await status(script("one"))]).toEqual([200, 404]);
});

it("a restart right after a build → the build before still has its hashed files", async () => {
  const { client, publish } = publisher();
  publish(release("one"));
  publish(release("two"));
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  expect((await fetch(service.url + script("one"))).status).toBe(200);
});

it.each<[what: string, spoil: (folder: string) => void]>([
  ["without a home page", (folder) => rmSync(join(folder, "index.html"))],
  ["without a script that a page uses", (folder) => rmSync(join(folder, script("two")))],
  ["without anything", (folder) => rmSync(folder, { recursive: true })],
])("a new build %s → refused and logged; the old one is served on", async (_what, spoil) => {
  const log = captureLog();
  const { client, publish } = publisher();
  publish(release("one"));
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    BUILD_DIR: client,
    LOG_LEVEL: "error",
  });
  const broken = release("two");
  spoil(broken);
  publish(broken);
  /** A link that leads nowhere is no build yet, so nobody would look. */
  await service.refreshSite();
  await eventually(() => log().includes("the new build is not whole: the old one stays"));
  expect(await (await fetch(service.url)).text()).toContain("one");
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);

  publish(release("three"));
  await eventually(async () => (await (await fetch(service.url)).text()).includes("three"));
});

it("files changed in place → served after SIGHUP", async () => {
  const folder = release("one");
  const server = await startServerProcess({ DATA_DIR: temporaryFolder(), BUILD_DIR: folder });
  writeFileSync(join(folder, "index.html"), "<!doctype html><body>in place");
  for (const copy of ["br", "gz"]) rmSync(join(folder, `index.html.${copy}`));
  server.child.kill("SIGHUP");
  await eventually(() => server.output().includes("a new build is served"));
  expect(await (await fetch(server.url)).text()).toContain("in place");
  expect(server.child.exitCode).toBeNull();
});

it("started before the first build → serves it as soon as it is built", async () => {
  const { client, publish } = publisher();
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  publish(release("one"));
  await eventually(async () => (await fetch(`${service.url}/readyz`)).status === 200);
  expect(await (await fetch(service.url)).text()).toContain("one");
});
