import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { run, step } from "./run.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const SHELLS = ["chromium-headless-shell"];
const FIREFOXES = ["firefox-esr", "firefox"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** The browser that visitors have, whole. */
export const findBrowser = () => find(BROWSERS, ["chromium"]);

/**
 * Chromium without its windows, for the journeys that need none: less than half the time. A machine that has none and
 * cannot install it takes the whole browser for all.
 */
export const findShell = async () =>
  process.env.CHROMIUM_SHELL_PATH || (onMachine(SHELLS) ?? (await installPackage(SHELLS, SHELLS)));

/** For the main journeys in a second engine; a machine that has none and cannot install it does without. */
export async function findFirefox() {
  const found =
    process.env.FIREFOX_PATH || (onMachine(FIREFOXES) ?? (await installPackage(["firefox-esr"], FIREFOXES)));
  if (!found) console.log("· No Firefox on this machine: its journeys are left out.");
  return found;
}

/** The one named, one on the machine, one that was downloaded before, the distribution's package, or a download. */
async function find(names, packages) {
  const found =
    named() ??
    onMachine(names) ??
    playwrights() ??
    (await installPackage(packages, names)) ??
    (await installPlaywrights());
  if (found) return found;
  console.error(
    "The browser tests need a Chromium: install one and set CHROMIUM_PATH to it, or run `npm run check` for what needs none.",
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

function onMachine(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const isFirefox = names === FIREFOXES;
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications.filter((file) => file.endsWith("firefox") === isFirefox),
  ];
  return candidates.find((file) => existsSync(file));
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function installPlaywrights() {
  console.log("· Trying Playwright's own download of Chromium …");
  const code = await run("timeout", ["240", "playwright", "install", "chromium"], { quiet: true }).catch(
    () => 1,
  );
  return code === 0 ? playwrights() : undefined;
}

async function installPackage(packages, names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  await run("apt-get", ["update", "-qq"], { quiet: true });
  for (const name of packages) {
    await step(`Installing the distribution's ${name} package`, async () => {
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
        env: { DEBIAN_FRONTEND: "noninteractive" },
        quiet: true,
      }).catch(() => 1);
      return 0;
    });
    const found = onMachine(names);
    if (found) return found;
  }
  return undefined;
}
