import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { publish } from "../../contract/releases.mjs";
import { FIXTURE_CONTENT, fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { onlyWithNginx, serveFiles } from "./harness/nginx.ts";
import { startServerProcess } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";

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

it("other facts of the firm published → the next mail and page quote them, without a restart, and never what is only saved", async () => {
  const [folder, saved, mail] = [temporaryFolder(), temporaryFolder(), await startMailServer()];
  const write = (content: string, facts: Record<string, string>) => {
    cpSync(FIXTURE_CONTENT, content, { recursive: true });
    const file = join(content, "firm.yaml");
    const firm = { ...parse(readFileSync(file, "utf8")), ...facts };
    writeFileSync(file, stringify(firm));
  };
  const publishWith = (facts: Record<string, string>) => {
    const [built, content] = [join(folder, "next"), join(folder, "content")];
    cpSync(fixtureSite(), built, { recursive: true });
    write(content, facts);
    publish(folder, built, { content });
  };
  write(saved, { phone: "+91 33333 33333" });
  publishWith({ phone: "+91 11111 11111" });
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    SMTP_URL: mail.url,
    BUILD_DIR: join(folder, "client"),
    CONTENT_DIR: saved,
  });
  const mailed = async (email: string) => {
    await service.send({ ...INQUIRY, email });
    const { text = "", from } = await mail.next(email);
    return [/\+91 [\d ]+\d/.exec(text)?.[0], from?.name];
  };
  expect(await mailed("first@a.example")).toEqual(["+91 11111 11111", expect.any(String)]);
  publishWith({ phone: "+91 22222 22222", name: "Larch & Co", email: "hello@larch.example" });
  write(saved, { phone: "+91 44444 44444", name: "Nobody yet" });
  expect(await mailed("second@a.example")).toEqual(["+91 22222 22222", "Larch & Co"]);
  expect(await (await fetch(`${service.url}/stop?token=none`)).text()).toContain(
    "hello@larch.example",
  );
});

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

  onlyWithNginx.test("nginx → answers every request", async () => {
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
  expect(() => build({ folder, content })).toThrow(
    `Another build is writing ${folder}: wait until it`,
  );
  writeFileSync(lock, `${spawnSync(process.execPath, ["--version"]).pid}\n`);
  expect(() => build({ folder, content })).toThrow("Checking the content failed");
  expect(existsSync(lock)).toBe(false);
  expect(readlinkSync(join(builds, "client"))).toBe(before);
  expect(readFileSync(join(builds, "client/index.html"), "utf8")).toBe("the live page");
});
