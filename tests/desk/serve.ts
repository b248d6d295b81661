import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publish } from "../../contract/releases.mjs";
import { buildDesk } from "../../desk/app.ts";
import { addAccount, replaceRecoveryCodes } from "../../desk/people/accounts.ts";
import { createSessions } from "../../desk/sessions.ts";
import { readSettings } from "../../desk/settings.ts";
import { ensureDesk } from "../../scripts/lib/desk.mjs";
import { readConfig } from "../../server/config.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";

/**
 * The whole desk over a copy of the fixtures, for journeys in a browser. The folder is its argument; with a role as the
 * second there is an account that has it, and a recovery code of it. A build is a copy of the content: how the real one
 * is made and swapped is shown elsewhere.
 */
const [folder = "", role] = process.argv.slice(2);
const content = path.join(folder, "content");
process.env.CONTENT_DIR = content;
cpSync("tests/fixtures/content", content, { recursive: true });
await ensureDesk();

async function build(builds: string, from = content) {
  const [next, copy] = [path.join(builds, "next"), path.join(builds, "next-content")];
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  writeFileSync(path.join(next, "index.html"), readFileSync(path.join(from, "firm.yaml")));
  cpSync(from, copy, { recursive: true });
  publish(builds, next, { content: copy });
  return { isDone: true, output: "" };
}

const config = readConfig({
  CONTENT_DIR: content,
  DATA_DIR: path.join(folder, "data"),
  BUILD_DIR: path.join(folder, "build/client"),
});
await build(path.join(folder, "build"));
const storage = await openStorage(config);
const settings = readSettings({
  DESK_NAME: "Meera",
  DESK_PASSPHRASE: process.env.PASSPHRASE ?? "",
  ...(role && { DESK_URL: "http://localhost" }),
});
const sessions = createSessions(settings.passphrase);
let origin = "";
const { PREVIEW_PORT } = process.env;
const previewPort = PREVIEW_PORT ? Number(PREVIEW_PORT) : undefined;
const app = buildDesk(
  {
    settings,
    config,
    storage,
    sessions,
    origins: () => [origin],
    now: Date.now,
    previewPort,
    build,
  },
  path.resolve(".cache/desk"),
);
origin = await app.listen({ port: 0, host: "127.0.0.1" });
if (role) {
  const add = (name: string, of: Role) =>
    addAccount(storage.db, {
      name,
      role: of,
      now: Date.now(),
      passkey: { id: name, public_key: "AA", counter: 0, transports: "[]", created_at: 0 },
    });
  await add("Meera", "owner");
  const [code] = await replaceRecoveryCodes(storage.db, (await add("Ravi", role as Role)).id);
  process.stdout.write(`  code ${code}\n  ${origin}\n`);
} else process.stdout.write(`  ${origin}/#key=${sessions.newKey()}\n`);
process.on("SIGTERM", async () => {
  await app.close();
  await storage.close();
  process.exit(0);
});
