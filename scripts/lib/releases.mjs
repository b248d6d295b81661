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
 * by one rename, so that at every moment each address leads to a whole build.
 */
export function publish(folder, built, id = newId()) {
  const releases = path.join(folder, "releases");
  mkdirSync(releases, { recursive: true });
  adoptFolder(folder);
  const before = liveRelease(folder);
  renameSync(built, path.join(releases, id));
  if (before) point(folder, "previous", before);
  point(folder, "client", id);
  for (const name of readdirSync(releases)) {
    if (name !== id && name !== before) rmSync(path.join(releases, name), { recursive: true, force: true });
  }
  return id;
}

/** The name of the live release; undefined before the first one. */
function liveRelease(folder) {
  const live = path.join(folder, "client");
  return existsSync(live) ? path.basename(readlinkSync(live)) : undefined;
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
  const time = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "");
  return `${time}-${Math.random().toString(36).slice(2, 8)}`;
}
