import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "../../contract/project.mjs";
import { Refused } from "./command.mjs";
import { run, step } from "./run.mjs";

const CHROMIUM = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
/** Chromium without its windows, for the journeys that need none: less than half the time. */
const SHELL = ["chromium-headless-shell"];
const FIREFOX = ["firefox-esr", "firefox"];
/** Safari’s engine, for `npm run test:long`, with a screen to show itself on. */
const WEBKIT = ["webkit2gtk-driver", "xvfb"];
const MAC = {
  chromium: "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  firefox: "/Applications/Firefox.app/Contents/MacOS/firefox",
};
/** Where packages are unpacked and not installed: once installed they would start a web server and a monitor. */
const UNPACKED = join(root, ".cache", "programs");
const inPackage = (file) => join(UNPACKED, file);

/** Without Chromium this throws; the path of any other missing program is empty, and its tests say so. */
export async function findPrograms() {
  const programs = {
    CHROMIUM_PATH: chromium() ?? (await downloadChromium()),
    CHROMIUM_SHELL_PATH: shell() ?? "",
    FIREFOX_PATH: firefox() ?? "",
    WEBKIT_DRIVER_PATH: webkit() ?? "",
    NGINX_PATH: nginx() ?? "",
    PROMTOOL_PATH: promtool() ?? "",
    DOVECOT_PATH: dovecot() ?? "",
  };
  if (programs.CHROMIUM_PATH) return programs;
  throw new Refused(
    "The browser tests need a Chromium: install one and set CHROMIUM_PATH to it, or run `npm run check` for what needs none.",
  );
}

const chromium = () =>
  fromVariable("CHROMIUM_PATH") ?? onMachine(CHROMIUM, MAC.chromium) ?? downloaded();
const shell = () => fromVariable("CHROMIUM_SHELL_PATH") ?? onMachine(SHELL);
const firefox = () => fromVariable("FIREFOX_PATH") ?? onMachine(FIREFOX, MAC.firefox);
const webkit = () =>
  fromVariable("WEBKIT_DRIVER_PATH") ?? (xvfb() && onMachine(["WebKitWebDriver"]));
const xvfb = () => onMachine(["Xvfb"]);
const nginx = () => fromVariable("NGINX_PATH") ?? onMachine(["nginx"], inPackage("usr/sbin/nginx"));
const dovecot = () =>
  fromVariable("DOVECOT_PATH") ?? onMachine(["dovecot"], inPackage("usr/sbin/dovecot"));
const promtool = () =>
  fromVariable("PROMTOOL_PATH") ?? onMachine(["promtool"], inPackage("usr/bin/promtool"));

function fromVariable(variable) {
  const file = process.env[variable];
  if (!file || existsSync(file)) return file || undefined;
  throw new Refused(`${variable} names ${file}, which does not exist.`);
}

function onMachine(names, elsewhere) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, elsewhere].find((file) => file && existsSync(file));
}

export async function installPrograms({ long = false } = {}) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const missing = [
    ...(chromium() ? [] : ["chromium"]),
    ...(shell() ? [] : SHELL),
    ...(firefox() ? [] : ["firefox-esr"]),
    ...(!long || webkit() ? [] : WEBKIT),
  ];
  const unpacked = [
    ...(nginx() ? [] : ["nginx", "nginx-common"]),
    ...(promtool() ? [] : ["prometheus"]),
    ...(dovecot() ? [] : ["dovecot-core", "dovecot-imapd"]),
  ];
  if (missing.length + unpacked.length === 0) return;
  await step(
    `Installing what the tests drive: ${[...missing, ...unpacked].join(", ")}`,
    async () => {
      await apt("update", "-qq");
      // Not every distribution has every package; one it does not know would keep the others out.
      const all = missing.length === 0 ? 0 : await install(missing);
      if (all !== 0) for (const name of missing) await install([name]);
      for (const name of unpacked) await unpack(name);
    },
  );
}

const apt = (...args) =>
  run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" }, quiet: true }).catch(() => 1);
const install = (names) => apt("install", "-y", "-qq", "--no-install-recommends", ...names);

const UNPACK =
  'mkdir -p "$0" && cd "$0" && apt-get download -qq "$1" && dpkg -x "$1"_*.deb . && rm "$1"_*.deb';

/** Downloads and unpacks a package. If that fails, the tests that need the program say so. */
const unpack = (name) => run("sh", ["-c", UNPACK, UNPACKED, name], { quiet: true }).catch(() => 1);

function downloaded() {
  if (!existsSync(join(root, "node_modules/playwright-core"))) return undefined;
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function downloadChromium() {
  console.log("· Trying Playwright's own download of Chromium …");
  const install = run("timeout", ["240", "playwright", "install", "chromium"], { quiet: true });
  return (await install.catch(() => 1)) === 0 ? downloaded() : undefined;
}
