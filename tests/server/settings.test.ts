import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import { loadSettings, SETTING_NAMES } from "../../contract/setting-names.ts";
import { SETTINGS as DESK_SETTINGS } from "../../desk/settings.ts";
import { SETTINGS as SERVER_SETTINGS } from "../../server/config.ts";
import { SETTINGS as BUILD_SETTINGS } from "../../site/config.ts";
import { FIXTURE_CONTENT, temporaryFolder } from "./harness/folders.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A file .env with these lines. */
function envFile(...lines: string[]): string {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, lines.join("\n"));
  return file;
}

it("the list of names → holds every setting that server, build and desk read", () => {
  expect([...SETTING_NAMES.server].sort()).toEqual([...SERVER_SETTINGS].sort());
  expect([...SETTING_NAMES.build].sort()).toEqual([...BUILD_SETTINGS].sort());
  expect([...SETTING_NAMES.desk].sort()).toEqual([...DESK_SETTINGS].sort());
});

it("an unknown name in .env → a sentence with the nearest one, and nothing of the file is used", () => {
  const file = envFile(
    "MIN_FILL_MS=1",
    "RETENTION_DAY=30",
    "smtp_url=smtp://a.example",
    "KEEP_FOREVER=yes",
  );
  vi.stubEnv("MIN_FILL_MS", undefined);
  expect(loadSettings(file)).toEqual([
    `KEEP_FOREVER in ${file} is no setting; take it out, or set it in the shell if another program needs it.`,
    `RETENTION_DAY in ${file} is no setting; did you mean RETENTION_DAYS?`,
    `smtp_url in ${file} is no setting; did you mean SMTP_URL?`,
  ]);
  expect(process.env.MIN_FILL_MS).toBeUndefined();
  vi.unstubAllEnvs();
});

it("names of the build, the desk, PostgreSQL and compose.yaml in .env → taken", () => {
  const before = { ...process.env };
  expect(
    loadSettings(envFile("SHARE=on", "DESK_NAME=Asha", "PGSSLMODE=require", "DB_PASSWORD=x")),
  ).toEqual([]);
  for (const name of ["SHARE", "DESK_NAME", "PGSSLMODE", "DB_PASSWORD"]) {
    if (!(name in before)) delete process.env[name];
  }
});

it.each([
  ["RETENTION_DAY", "RETENTION_DAYS"],
  ["EMAILJS_PUBLICKEY", "EMAILJS_PUBLIC_KEY"],
  ["MAIL_FORMAT", undefined],
  ["HOSTS", undefined],
  ["BUILD_ID", undefined],
  ["LOG_LEVEL_OF_OTHERS", undefined],
])("%s in the shell → read as %s", (name, meant) => {
  vi.stubEnv(name, "1");
  expect(loadSettings(envFile())).toEqual(
    meant ? [`${name} is no setting; did you mean ${meant}?`] : [],
  );
  vi.unstubAllEnvs();
});

const programs: [string, string[]][] = [
  ["server", ["server/main.ts"]],
  ["inbox command", ["server/cli/inbox.ts", "export", "--csv", "-"]],
];
if (process.env.TESTS === "long")
  programs.push(
    ["build", ["node_modules/astro/bin/astro.mjs", "build"]],
    ["desk", ["desk/main.ts"]],
  );

it.each(programs)(
  "a misspelt setting in the file of settings → stops the %s with its sentence",
  async (_program, args) => {
    const file = envFile("RETENTION_DAY=30");
    const env = { PATH: process.env.PATH, ENV_FILE: file, CONTENT_DIR: FIXTURE_CONTENT };
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
      execFile(process.execPath, args, { cwd: root, env }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, output: out + err }),
      ),
    );
    expect(code).toBe(1);
    expect(output).toContain(
      `RETENTION_DAY in ${file} is no setting; did you mean RETENTION_DAYS?`,
    );
    expect(output).not.toMatch(/^\s+at /m);
  },
);
