import { execFile } from "node:child_process";

/** What is wrong with the content, a line each, or nothing. Another process looks, with the schemas as they are now. */
export function contentMistakes(): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/check-content.ts"], (error, stdout, stderr) =>
      resolve(error ? stdout.trim() || stderr : ""),
    );
  });
}
