import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** The release before stays, since open tabs ask for its files, and `content`, which the desk can put back. */
export function publish(folder, built, { id = newId(), content } = {}) {
  const releases = path.join(folder, "releases");
  mkdirSync(releases, { recursive: true });
  const before = releaseAt(folder, "client");
  renameSync(built, path.join(releases, id));
  if (content) {
    mkdirSync(path.join(folder, "contents"), { recursive: true });
    renameSync(content, path.join(folder, "contents", id));
  }
  if (before) point(folder, "previous", before);
  point(folder, "client", id);
  for (const stored of ["releases", "contents"]
    .map((name) => path.join(folder, name))
    .filter(existsSync)) {
    for (const name of readdirSync(stored)) {
      if (name !== id && name !== before)
        rmSync(path.join(stored, name), { recursive: true, force: true });
    }
  }
  return id;
}

export function putBack(folder) {
  const live = releaseAt(folder, "client");
  const before = releaseAt(folder, "previous");
  if (!live || !before) throw new Error("There is no release before this one.");
  point(folder, "client", before);
  point(folder, "previous", live);
  // What npm start finds is no longer what was built last.
  rmSync(path.join(folder, ".sources"), { force: true });
}

export function releaseAt(folder, name) {
  const link = path.join(folder, name);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(link)
    ? path.basename(readlinkSync(link))
    : undefined;
}

/** Tells that the desk publishes here: from now on the files of the content may hold words that visitors must not see. */
export const markDesk = (folder) => writeFileSync(path.join(folder, ".desk"), "");

export function deskContent(folder) {
  const content = path.join(folder, "contents", releaseAt(folder, "client") ?? "none");
  return [content, path.join(folder, ".desk")].every(existsSync) ? content : undefined;
}

/** Replaces a link by one rename, so that it always leads to a whole build. It is relative, so that folders can move. */
function point(folder, name, id) {
  const next = path.join(folder, `${name}.next`);
  rmSync(next, { recursive: true, force: true });
  symlinkSync(path.join("releases", id), next, "dir");
  renameSync(next, path.join(folder, name));
}

/** Sorts by time; a random end keeps two builds of one moment apart. */
function newId() {
  const time = new Date().toISOString().slice(0, 23).replaceAll(/\D/g, "");
  return `${time}-${Math.random().toString(36).slice(2, 8)}`;
}
