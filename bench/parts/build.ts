import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endWithUs } from "../lib/children.ts";
import type { Part } from "../lib/part.ts";
import { progress } from "../lib/progress.ts";
import { below, megabytes, seconds } from "../lib/report.ts";
import { timed } from "../lib/timed.ts";
import { copyTree } from "../lib/tree.ts";

export const build: Part = {
  title: "Build",
  async run() {
    const tree = copyTree("build", { caches: false });
    progress("build", "a clean build, without any cache");
    const clean = await timed(tree, ["node", "scripts/build.mjs"]);
    changeSentence(tree);
    progress("build", "again after a changed sentence");
    const again = await timed(tree, ["node", "scripts/build.mjs"]);
    progress("build", "npm start, everything being there");
    const start = await secondStart(tree);
    rmSync(tree, { recursive: true, force: true });
    const row = (what: string, { wall, cpu, resident }: typeof clean) => [
      what,
      seconds(wall / 1000),
      seconds(cpu / 1000),
      megabytes(resident),
    ];
    return {
      goals: [
        below(60, { what: "clean build", value: clean.wall / 1000, show: seconds, headline: true }),
        below(15, {
          what: "build after a copy change",
          value: again.wall / 1000,
          show: seconds,
          headline: true,
        }),
        below(3, {
          what: "second npm start until it answers",
          value: start / 1000,
          show: seconds,
          headline: true,
        }),
      ],
      tables: [
        {
          title: "Builds",
          head: ["", "on the clock", "processor time", "most memory"],
          rows: [row("clean, no .cache and no build", clean), row("after a changed sentence", again)],
        },
      ],
      notes: [],
    };
  },
};

/** As an editor would: one sentence of one page. */
function changeSentence(tree: string): void {
  const file = path.join(tree, "content", "pages", "contact.yaml");
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/^( *(?:lede|text): (?:>-\n *)?)(\S)/m, "$1Changed: $2");
  if (changed === text) throw new Error("content/pages/contact.yaml holds no sentence to change.");
  writeFileSync(file, changed);
}

/** From the command to its first answer. */
async function secondStart(tree: string): Promise<number> {
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: tree,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: path.join(tree, "data") },
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  endWithUs(child, true);
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let text = "";
      child.once("exit", () => reject(new Error(`npm start ended:\n${text}`)));
      child.stdout.on("data", (chunk) => {
        text += chunk;
        const found = /^ {2}(http:\/\/\S+)$/m.exec(text)?.[1];
        if (found) resolve(found);
        // A second start must find the build fresh; one that builds again is not what is measured here.
        if (text.includes("Building the site")) reject(new Error("npm start built the site again."));
      });
    });
    const answer = await fetch(origin);
    if (!answer.ok) throw new Error(`npm start answered ${answer.status}.`);
    return performance.now() - started;
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-(child.pid as number), "SIGTERM");
    await ended;
  }
}
