import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";

/**
 * Makes a finished build the live one. Every build is a folder of its own in `releases`; `client` is a link to the
 * live one and `previous` to the one before, whose hashed files a tab that is still open asks for. A link is replaced
 * by one rename, so that at every moment each address leads to a whole build. The content a release was made from is
 * kept beside it in `contents`, which nobody serves: so that the desk can tell what is new, and put the old one back.
 */
export function publish(folder, built, { id = newId(), content } = {}) {
  const releases = path.join(folder, "releases");
  mkdirSync(releases, { recursive: true });
  adoptFolder(folder);
  const before = releaseAt(folder, "client");
  renameSync(built, path.join(releases, id));
  if (content) {
    mkdirSync(path.join(folder, "contents"), { recursive: true });
    renameSync(content, path.join(folder, "contents", id));
  }
  if (before) point(folder, "previous", before);
  point(folder, "client", id);
  for (const kept of ["releases", "contents"].map((name) => path.join(folder, name)).filter(existsSync)) {
    for (const name of readdirSync(kept)) {
      if (name !== id && name !== before) rmSync(path.join(kept, name), { recursive: true, force: true });
    }
  }
  return id;
}

/** The release before becomes the live one, and the live one that before: doing it twice changes nothing. */
export function putBack(folder) {
  const [live, before] = [releaseAt(folder, "client"), releaseAt(folder, "previous")];
  if (!live || !before) throw new Error("There is no release before this one.");
  point(folder, "client", before);
  point(folder, "previous", live);
  // What npm start finds is no longer what was built last.
  rmSync(path.join(folder, ".sources"), { force: true });
}

/** The name of the release a link leads to: `client` is the live one, `previous` that before; undefined without one. */
export function releaseAt(folder, name) {
  const link = path.join(folder, name);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(link)
    ? path.basename(readlinkSync(link))
    : undefined;
}

/** Earlier versions built a plain folder. It becomes a release; only this once is there a moment without a site. */
function adoptFolder(folder) {
  const live = path.join(folder, "client");
  if (!lstatSync(live, { throwIfNoEntry: false })?.isDirectory()) return;
  const id = `before-${newId()}`;
  renameSync(live, path.join(folder, "releases", id));
  point(folder, "client", id);
}

/** Relative, so that the whole folder can be moved or copied. */
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
