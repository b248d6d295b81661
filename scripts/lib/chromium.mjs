import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { run, step } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium for the tests: the one named, one on the machine, Playwright's, or the distribution's package. */
export async function findChromium() {
  const found =
    named() ?? onMachine() ?? playwrights() ?? (await installPlaywrights()) ?? (await installPackage());
  if (found) return found;
  console.error(
    "The browser tests need a Chromium: install one and set CHROMIUM_PATH to it, or run `npm run check` for everything else.",
  );
  process.exit(1);
}

function named() {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return undefined;
  if (existsSync(file)) return file;
  console.error(`CHROMIUM_PATH names ${file}, which does not exist.`);
  process.exit(1);
}

function onMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macChrome];
  return candidates.find((file) => existsSync(file));
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function installPlaywrights() {
  console.log("· No Chromium on this machine: trying Playwright's own download …");
  const code = await run("timeout", ["240", "playwright", "install", "chromium"], { quiet: true }).catch(
    () => 1,
  );
  return code === 0 ? playwrights() : undefined;
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  await step("Installing the distribution's chromium package", async () => {
    await run("apt-get", ["update", "-qq"], { quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
      quiet: true,
    });
    return 0;
  });
  return onMachine();
}
