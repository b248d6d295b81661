import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

const inputs = [
  ".env",
  "content",
  "contract",
  "site",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const settings = /^(SITE_URL|EMAILJS_|NEWSLETTER_URL|GOOGLE_ADS_|CONTENT_DIR)/;
const stamp = path.join(root, "build", ".sources");

/** True when build/ was made from exactly these sources and settings. */
export function buildIsFresh() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourceKey();
}

export function markBuilt() {
  writeFileSync(stamp, sourceKey());
}

function sourceKey() {
  const hash = createHash("sha256");
  for (const input of inputs) addToHash(hash, path.join(root, input));
  const chosen = Object.entries(process.env).filter(([name]) => settings.test(name));
  hash.update(JSON.stringify(chosen.sort()));
  return hash.digest("hex");
}

function addToHash(hash, file) {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addToHash(hash, path.join(file, name));
  } else if (!/\.test\.tsx?$/.test(file)) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
}
