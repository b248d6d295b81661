import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";
import { root } from "../../contract/project.mjs";
import { Failed } from "./run.mjs";

/** Something a person has to mend first; its message says what and how. */
export class Refused extends Error {}

export async function command(action) {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Failed)) console.error(`✗ ${sentenceFor(error) ?? error.stack}`);
    process.exit(1);
  }
}

export function sentenceFor(error) {
  if (error instanceof Refused) return error.message;
  const where = error.path ? path.relative(root, error.path) || error.path : "a file";
  switch (error.code) {
    case "EACCES":
    case "EPERM":
      return `The user of this command may not write ${where}: give that user the folder, or run it as its owner.`;
    case "EROFS":
      return `${where} lies on a disk that cannot be written: copy the project to one that can.`;
    case "ENOSPC":
    case "EDQUOT":
      return `There is no room left on the disk of ${where}: make some, and run this again.`;
    case "EEXIST":
    case "ENOTDIR":
      return `${where} has to be a folder, and a file is in its place: move that away, and run this again.`;
  }
}

export function needFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(path.join(folder, ".try-")));
  } catch (error) {
    throw Object.assign(error, { path: folder });
  }
}
