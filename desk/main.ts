import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { explainStart, loadEnvFile, readConfig } from "../server/config.ts";
import { openStorage } from "../server/inbox/storage/open.ts";
import { buildDesk } from "./app.ts";
import { hasOwner } from "./people/accounts.ts";
import { createSessions } from "./sessions.ts";
import { originsOf, readSettings, type Settings } from "./settings.ts";

const UI = path.resolve(".cache/desk");

async function start(): Promise<void> {
  loadEnvFile();
  const settings = readSettings();
  const config = readConfig();
  const storage = await openStorage(config);
  for (const warning of storage.warnings) process.stderr.write(`${warning}\n`);
  const sessions = createSessions(settings.passphrase);
  const origins = () =>
    originsOf(settings, (app.server.address() as AddressInfo | null)?.port ?? settings.port);
  const previewPort = settings.isLocal || settings.previewUrl ? settings.previewPort : undefined;
  const app = buildDesk(
    { settings, config, storage, sessions, origins, previewPort, now: Date.now },
    UI,
  );
  await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => "" });

  const inbox = config.databaseUrl ? "PostgreSQL" : config.dataDir;
  const warning = settings.isLocal ? "" : warningOf(settings, await hasOwner(storage));
  process.stdout.write(`\nThe desk, with the inbox in ${inbox}\n${warning}`);
  printLink();
  // Only a person presses Enter; a script's empty input would end at once.
  if (process.stdin.isTTY) createInterface({ input: process.stdin }).on("line", printLink);
  // At a terminal this signal means that the window was closed.
  if (!process.stdout.isTTY) process.on("SIGHUP", printLink);

  /** Prints a new sign-in link. Its key is in the fragment, which browsers send to no server. */
  function printLink(): void {
    const again = process.stdin.isTTY ? "; press Enter for another" : "";
    process.stdout.write(
      `\n  ${origins()[0]}/#key=${sessions.newKey()}\n\nThis link opens the desk once, within fifteen minutes${again}.\n`,
    );
  }

  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    await app.close();
    await storage.close();
    process.exit(0);
  };
  process.on("unhandledRejection", (error) => {
    process.stderr.write(
      `An unexpected error; the desk goes on.\n${(error as Error)?.stack ?? error}\n`,
    );
  });
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
}

function warningOf({ host, url, passphrase, relyingParty }: Settings, isOwned: boolean): string {
  const isPlain = !url?.startsWith("https:");
  const lines = [
    `\n! Others can reach this desk (${url ?? host}).`,
    isOwned ? BY_PASSKEYS : unowned(passphrase !== undefined),
    isOwned && !relyingParty && NO_PASSKEYS,
    isPlain ? PLAIN : BEHIND_PROXY,
  ];
  return `${lines.filter((line) => line !== false).join("\n")}\n`;
}

const unowned = (hasPassphrase: boolean) =>
  hasPassphrase
    ? "! Whoever has the passphrase reads what visitors wrote and changes the site."
    : "! Nobody can sign in yet but by this link: open it and make your account on the page Colleagues.";

const BY_PASSKEYS =
  "! People sign in with their passkeys; the passphrase, if one is set, opens nothing.";
const NO_PASSKEYS =
  "! Passkeys do not work under this web address: set DESK_URL to the https address of the desk.";
const PLAIN =
  "! It speaks plain HTTP: everybody on the network between can read all of it. Put a proxy with TLS in front and set DESK_URL to its https address.";
const BEHIND_PROXY =
  "! The proxy in front must pass the Host header on, and nobody may reach this port past it.";

try {
  await start();
} catch (error) {
  process.stderr.write(`The desk did not start.\n${explainStart(error, "DESK_PORT")}\n`);
  process.exit(1);
}
