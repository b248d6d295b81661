import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { SETTINGS as SERVER_SETTINGS } from "../../server/config.ts";
import { SETTINGS as BUILD_SETTINGS } from "../../site/config.ts";
import { eventually } from "./harness/eventually.ts";
import { FIXTURE_CONTENT, fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { freePort } from "./harness/ports.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (name: string) => readFileSync(join(root, name), "utf8");

interface Instruction {
  name: string;
  text: string;
}

/** The stages of the Containerfile, each a list of instructions. */
const stages = read("Containerfile")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .reduce<Instruction[][]>((all, line) => {
    const [, name = "", text = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === "FROM") all.push([]);
    all.at(-1)?.push({ name, text });
    return all;
  }, []);

const texts = (stage: Instruction[] | undefined, name: string) =>
  (stage ?? []).filter((instruction) => instruction.name === name).map(({ text }) => text);

const copied = (stage: Instruction[] | undefined) =>
  texts(stage, "COPY")
    .filter((text) => !text.startsWith("--from="))
    .flatMap((text) => text.split(" ").slice(0, -1));

it("the Containerfile → copies what is there, and runs and takes only what the project knows", () => {
  expect(stages).toHaveLength(2);
  const [site, server] = stages;
  const names = new Set(stages.flat().map(({ name }) => name));
  const known = "FROM WORKDIR COPY ARG RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD".split(" ");
  expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  for (const path of [...copied(site), ...copied(server)])
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);

  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const run = stages
    .flatMap((stage) => texts(stage, "RUN"))
    .flatMap((text) => /^npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
  expect(run).toContain("build");
  expect(texts(site, "ARG").sort()).toEqual([...BUILD_SETTINGS].sort());
  const set = texts(server, "ENV").flatMap((text) =>
    text.split(" ").map((pair) => pair.split("=")[0] ?? ""),
  );
  expect(set.filter((name) => name !== "NODE_ENV" && !SERVER_SETTINGS.includes(name))).toEqual([]);
  expect(texts(server, "USER")).toEqual(["node"]);
});

it(".dockerignore → lets through what the Containerfile copies, and nothing else: no inbox, no .env, no history", () => {
  const [first, ...others] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(first).toBe("*");
  const needed = new Set(stages.flatMap(copied));
  expect(others.sort()).toEqual([...needed].map((path) => `!${path}`).sort());
});

it("what the last stage copies → is all the server needs to start by its command", async () => {
  const folder = temporaryFolder();
  for (const path of copied(stages.at(-1)))
    cpSync(join(root, path), join(folder, basename(path)), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const [, ...args] = JSON.parse(texts(stages.at(-1), "CMD")[0] ?? "[]") as string[];
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: temporaryFolder(),
      BUILD_DIR: fixtureSite(),
      CONTENT_DIR: FIXTURE_CONTENT,
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  const status = await eventually(() => {
    if (child.exitCode !== null) throw new Error(`It ended: ${errors}`);
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => undefined,
    );
  });
  expect(status).toBe(200);
});

it("the compose file → three services that find each other, with settings that exist", () => {
  const compose = parse(read("compose.yaml"));
  expect(Object.keys(compose.services).sort()).toEqual(["db", "mail", "server"]);
  const { server, db } = compose.services;
  expect(existsSync(join(root, server.build.dockerfile))).toBe(true);
  expect(Object.keys(server.build.args).filter((name) => !BUILD_SETTINGS.includes(name))).toEqual(
    [],
  );
  expect(Object.keys(server.environment).filter((name) => !SERVER_SETTINGS.includes(name))).toEqual(
    [],
  );
  expect(Object.keys(server.depends_on).filter((name) => !(name in compose.services))).toEqual([]);
  const database = new URL(server.environment.DATABASE_URL.replace(/\$\{[^}]*\}/, "password"));
  expect([database.hostname, database.username, database.pathname]).toEqual([
    "db",
    db.environment.POSTGRES_USER,
    `/${db.environment.POSTGRES_DB}`,
  ]);
  expect(server.environment.SMTP_URL).toContain("smtp://mail:");
  // The server does not start without these two.
  expect([server.environment.SITE_URL, server.environment.MAIL_TO].join()).toMatch(/:-http.*:[?]/);
  const volumes = [...server.volumes, ...db.volumes].map(
    (text: string) => text.split(":")[0] ?? "",
  );
  expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort());
  const ports = [server, compose.services.mail].flatMap((service) => service.ports as string[]);
  expect(ports.filter((text) => !text.startsWith("127.0.0.1:"))).toEqual([]);
});

it("docs/deploying.md → has a row for every setting of the server and of the build", () => {
  const docs = read("docs/deploying.md");
  const missing = [...SERVER_SETTINGS, ...BUILD_SETTINGS].filter(
    (name) => !docs.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
