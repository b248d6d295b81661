import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { addAccount, replaceRecoveryCodes } from "../../desk/people/accounts.ts";
import { makeKey } from "../../server/mail/dkim.ts";
import { startDesk } from "../desk/harness.ts";
import { onlyWithProgram } from "../only-with.ts";
import { FIXTURE_CONTENT, temporaryFolder } from "./harness/folders.ts";
import { fill, openInbox } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { onPath } from "./harness/on-path.ts";
import { readInbox, startServerProcess } from "./harness/process.ts";
import { INQUIRY, sdkForm } from "./harness/service.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(join(root, "docs/moving.md"), "utf8");

/** The commands that haritva gives on one of the machines. */
const commandsOn = (machine: "old" | "new") =>
  [...page.matchAll(/```sh\n# as haritva, on the (old|new) machine\n(.*?)```/gs)]
    .filter(([, on]) => on === machine)
    .map(([, , text]) => text)
    .join("");

/** Runs commands of the page as one script, with other paths and without the build. Returns what they print. */
function run(commands: string, paths: Record<string, string>): string {
  const lines = commands
    .split("\n")
    .map((line) => (line === "npm run build" ? "ln -s $MODULES node_modules" : line));
  const script = Object.entries(paths).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    lines.join("\n"),
  );
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const env = {
    PATH,
    HOME: temporaryFolder(),
    MODULES: join(root, "node_modules"),
    CONTENT_DIR: "content",
  };
  return execFileSync("sh", ["-ec", script], {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@a.example", ...args]);

it("the commands of the page → on the new machine mails are signed, accounts open the desk, drafts and saved words are there", async () => {
  const [old, fresh] = [temporaryFolder(), temporaryFolder()];
  const mail = await startMailServer();
  const settings = {
    DATA_DIR: join(old, "data"),
    SMTP_URL: mail.url,
    MAIL_TO: "desk@firm.test",
    SITE_URL: "https://firm.test",
    MAIL_FROM: "info@verdant-ledger.example",
  };
  const clone = join(old, "clone");
  mkdirSync(clone);
  for (const name of ["server", "contract", "brand", "package.json"])
    cpSync(join(root, name), join(clone, name), { recursive: true });
  cpSync(FIXTURE_CONTENT, join(clone, "content"), { recursive: true });
  writeFileSync(join(clone, ".gitignore"), "node_modules\n.env\n");
  git(clone, "init", "--quiet");
  for (const message of ["In the repository", "Published and pushed nowhere"]) {
    writeFileSync(join(clone, "content/published.txt"), message);
    git(clone, "add", ".");
    git(clone, "commit", "--quiet", "-m", message);
    if (!existsSync(join(old, "repository")))
      git(old, "clone", "--quiet", "--bare", "clone", "repository");
  }
  git(old, "clone", "--quiet", "repository", "engineer");
  writeFileSync(join(old, "engineer/newer.txt"), "Not on the old machine");
  git(join(old, "engineer"), "add", ".");
  git(join(old, "engineer"), "commit", "--quiet", "-m", "A newer version");
  git(join(old, "engineer"), "push", "--quiet");
  writeFileSync(join(clone, "content/saved.txt"), "Saved and not published");
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(clone, ".env"), lines.join("\n"));

  await fill({ ...settings, SMTP_URL: "" });
  makeKey(join(settings.DATA_DIR, "dkim.pem"));
  const BUILD_DIR = inject("site");
  const server = await startServerProcess({ ...settings, BUILD_DIR });
  expect(server.output()).toContain("signed with");
  const desk = await startDesk({ DATA_DIR: settings.DATA_DIR, DESK_URL: "http://localhost:4600" });
  const passkey = { id: "p", public_key: "AA", counter: 0, transports: "[]", created_at: 1 };
  const { id } = await addAccount(desk.storage.db, {
    name: "Meera",
    role: "owner",
    passkey,
    now: 1,
  });
  const [recoveryCode = ""] = await replaceRecoveryCodes(desk.storage.db, id);
  const before = await desk.storage.db.selectFrom("submission").select("id").execute();
  const draft = { name: "content/firm.yaml", hash: null, data: { words: "half" } };
  mkdirSync(join(settings.DATA_DIR, "desk/drafts"), { recursive: true });
  writeFileSync(join(settings.DATA_DIR, "desk/drafts/x.json"), JSON.stringify(draft));
  server.child.kill();
  await server.exited;

  const backups = join(old, "backups");
  mkdirSync(backups);
  const at = { "/var/lib/haritva-backups": backups, REPOSITORY: join(old, "repository") };
  const saved = run(commandsOn("old"), { ...at, "/srv/haritva": clone });
  expect(saved).toContain("The key that mails are signed with (DKIM) is in it");

  const [project, dataDir] = [join(fresh, "haritva"), join(fresh, "data")];
  const there = { ...at, "/srv/haritva": project, "/var/lib/haritva": dataDir };
  const renamed = `sed -i s:${settings.DATA_DIR}:${dataDir}: ${backups}/last.env\n`;
  const restored = run(renamed + commandsOn("new"), there);
  expect(restored).toContain("?? content/saved.txt");
  expect(readFileSync(join(project, "content/published.txt"), "utf8")).toBe(
    "Published and pushed nowhere",
  );

  const moved = { ...settings, DATA_DIR: dataDir };
  const started = await startServerProcess({ ENV_FILE: join(project, ".env"), BUILD_DIR });
  expect(started.output()).toMatch(/signed with .*dkim.pem \(DKIM, forms\)/);
  const body = sdkForm({ ...INQUIRY, email: "after@a.example" }, "contact");
  expect(
    (await fetch(`${started.url}/api/v1.0/email/send-form`, { method: "POST", body })).status,
  ).toBe(200);
  const { headers } = await mail.next("after@a.example");
  expect(headers.find(({ key }) => key === "dkim-signature")?.value).toContain("s=forms");
  const after = await startDesk({ DATA_DIR: dataDir, DESK_URL: "http://localhost:4600" });
  const known = await after.storage.db.selectFrom("submission").select("id").execute();
  expect(known).toEqual(expect.arrayContaining(before));
  const own = { host: "localhost:4600", origin: "http://localhost:4600" };
  const signedIn = await after.ask("/api/session", {
    method: "POST",
    body: { recoveryCode },
    headers: own,
  });
  expect([signedIn.status, signedIn.json().token]).toEqual([200, expect.any(String)]);
  expect(JSON.parse(readFileSync(join(dataDir, "desk/drafts/x.json"), "utf8"))).toEqual(draft);
  started.child.kill();
  await started.exited;

  execFileSync("rm", [join(dataDir, "dkim.pem")]);
  const unsigned = await startServerProcess({ ...moved, BUILD_DIR });
  expect(unsigned.output()).toMatch(
    /"level":40.*mails were signed before \(DKIM\) and now go out UNSIGNED/,
  );
});

onlyWithProgram("openssl", onPath("openssl")).test(
  "the two lines of decision 062 → decrypt a backup without this program",
  async () => {
    const [folder, settings] = [temporaryFolder(), { DATA_DIR: temporaryFolder() }];
    await (await openInbox(settings)).close();
    const record = readFileSync(join(root, "docs/decisions/062-what-a-backup-holds.md"), "utf8");
    const made =
      readFileSync(join(root, "docs/operating.md"), "utf8")
        .match(/^openssl .*$/gm)
        ?.join("\n") ?? "";
    execFileSync("sh", ["-ec", made], { cwd: folder, stdio: "ignore" });
    const recipient = { BACKUP_RECIPIENT: join(folder, "backup-public.pem") };
    const saved = await readInbox(
      { ...settings, ...recipient },
      "backup",
      join(folder, "inbox.backup"),
    );
    expect(saved.err).toBe("");
    execFileSync("sh", ["-ec", /```sh\n(.*?)```/s.exec(record)?.[1] ?? ""], { cwd: folder });
    expect(readFileSync(join(folder, "inbox.sqlite")).subarray(0, 15).toString()).toBe(
      "SQLite format 3",
    );
    const { code } = await readInbox(
      { DATA_DIR: temporaryFolder() },
      "restore",
      join(folder, "inbox.sqlite"),
    );
    expect(code).toBe(0);
  },
);

it("the commands for another key → it is made beside the one in use, under another name, and checked before the switch", () => {
  const operating = readFileSync(join(root, "docs/operating.md"), "utf8");
  const [make = "", check = ""] = operating.match(/^DKIM_KEY=\S+ DKIM_SELECTOR=.*$/gm) ?? [];
  const folder = temporaryFolder();
  makeKey(join(folder, "dkim.pem"));
  const inUse = readFileSync(join(folder, "dkim.pem"));
  const command = (text: string) =>
    `cd ${root}; export ENV_FILE=none CONTENT_DIR=${FIXTURE_CONTENT}\n${text}`;
  const paths = { "/var/lib/haritva": folder, "npm run mail-key": "node server/cli/mail-key.ts" };
  expect(run(command(make), paths)).toContain("\nforms2027._domainkey.");
  expect(readFileSync(join(folder, "dkim.pem"))).toEqual(inUse);
  const [settings] = check.split(" npm run mail-check");
  const shown = run(command(`${settings} node -p "$READ"`), { ...paths, $READ: READ_SIGNER });
  expect(shown.trim()).toBe("forms2027 true");
});

/** The name and the key that npm run mail-check asks DNS for. */
const READ_SIGNER = [
  "const { readConfig } = require('./server/config.ts'); const { readSigner } = require('./server/mail/dkim.ts');",
  "const { keySelector, privateKey } = readSigner(readConfig().mail); keySelector + ' ' + (privateKey.length > 100)",
].join(" ");
