import { run, step } from "./run.mjs";
import { isMadeFrom, keyOf, markBuilt } from "./sources.mjs";

const folder = ".cache/desk";
/** The sources of the desk's page; files from which it imports only types are left out. */
const inputs = [
  "desk",
  "brand",
  "contract",
  "site/ui",
  "site/styles",
  "site/art/fonts.ts",
  "site/dates",
  "site/content/reader/devanagari.ts",
  "site/content/reader/invisible.ts",
  "site/content/reader/slug.ts",
  "site/content/records/milestone-days.ts",
  "site/sections/shown.ts",
  "package-lock.json",
];

export async function ensureDesk() {
  const key = keyOf(inputs);
  if (isMadeFrom(folder, key)) return;
  const build = ["build", "--config", "desk/ui/vite.config.ts"];
  const options = { env: { NODE_ENV: "production" }, quiet: true };
  await step("Building the desk", () => run("vite", build, options));
  markBuilt(folder, key);
}
