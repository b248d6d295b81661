import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../contract/project.mjs";

const inputs = ["brand", "contract", "site", "package-lock.json", "astro.config.ts"];
const settings = /^(SITE_URL|EMAILJS_|NEWSLETTER_|WAITING_URL|SHARE|CAREERS|GOOGLE_ADS_|VISITS$)/;
const stamp = (folder) => path.join(root, folder, ".sources");

export function isMadeFrom(folder, key) {
  return existsSync(stamp(folder)) && readFileSync(stamp(folder), "utf8") === key;
}

export function markBuilt(folder, key) {
  writeFileSync(stamp(folder), key);
}

/** What a build reads before it renders pages; of the content the firm's record, whose domain is a setting. */
export function programKey(content = process.env.CONTENT_DIR ?? "content") {
  const firm = path.resolve(root, content, "firm.yaml");
  return keyOfProgram([today(), existsSync(firm) && readFileSync(firm, "utf8")]);
}

export function sourceKey(content = process.env.CONTENT_DIR ?? "content") {
  const folder = path.resolve(root, content);
  const days = daysOut(path.join(folder, "posts"));
  // The same content in another folder makes the same site: the desk builds from a copy.
  const words = addToHash(createHash("sha256"), folder, folder).digest("hex");
  return keyOfProgram([days, words]);
}

function keyOfProgram(more) {
  const chosen = Object.entries(process.env).filter(([name]) => settings.test(name));
  return keyOf(
    [process.env.ENV_FILE ?? ".env", ...inputs],
    JSON.stringify([chosen.sort(), ...more]),
  );
}

/** The day in India; Swedes write dates as ISO does. */
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" });

export function keyOf(files, more = "") {
  const hash = createHash("sha256");
  for (const file of files) addToHash(hash, path.resolve(root, file), root);
  return hash.update(more).digest("hex");
}

/** The dates of the articles up to today. An article dated later changes the list on its day, and so the key. */
function daysOut(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map(
      (name) =>
        /^date: *["']?([\d-]{10})/m.exec(readFileSync(path.join(folder, name), "utf8"))?.[1],
    )
    .filter((day) => day && day <= today())
    .sort();
}

function addToHash(hash, file, top) {
  if (!existsSync(file)) return hash;
  if (statSync(file).isDirectory()) {
    // Hidden ones are no sources: the desk notes in one who published.
    for (const name of readdirSync(file).sort())
      if (!name.startsWith(".")) addToHash(hash, path.join(file, name), top);
  } else if (!/\.test\.tsx?$/.test(file)) {
    hash.update(path.relative(top, file)).update(readFileSync(file));
  }
  return hash;
}
