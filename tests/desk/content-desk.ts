import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { publish } from "../../contract/releases.mjs";
import { ContentCopy, FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { startDesk } from "./harness.ts";

export const TRAINING = "content/trainings/signal-flags.yaml";

type State = {
  /** One folder for all tests of a file, put back after each: what did not change need not be read again. */
  content: ContentCopy;
  desk: Awaited<ReturnType<typeof startDesk>>;
  builds: string;
  isBuildable: boolean;
  /** What happens while the site is built. */
  whileBuilding: (() => Promise<void>) | undefined;
};

/** The desk on a copy of the fixtures, anew for each test of the file that calls this. */
export function contentDesk() {
  const at = {} as State;

  beforeAll(() => {
    at.content = new ContentCopy(path.join(mkdtempSync(path.join(tmpdir(), "desk-")), "content"));
    vi.stubEnv("CONTENT_DIR", at.content.folder);
    // As on a machine whose git knows nobody.
    vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
    for (const name of [
      "GIT_AUTHOR_NAME",
      "GIT_AUTHOR_EMAIL",
      "GIT_COMMITTER_NAME",
      "GIT_COMMITTER_EMAIL",
    ])
      vi.stubEnv(name, undefined);
  });
  afterAll(() => {
    rmSync(path.dirname(at.content.folder), { recursive: true });
    // The next file of this process reads the fixtures again.
    vi.unstubAllEnvs();
  });

  beforeEach(async () => {
    rmSync(path.dirname(at.content.folder), { recursive: true });
    cpSync(FIXTURES, at.content.folder, { recursive: true, preserveTimestamps: true });
    at.builds = temporaryFolder();
    at.isBuildable = true;
    at.whileBuilding = undefined;
    await start(temporaryFolder());
  });

  /** Again over the same data folder: the desk was ended and comes back. */
  async function start(
    dataDir = at.desk.config.dataDir,
    now?: number,
    more: Record<string, string> = {},
  ) {
    const settings = { BUILD_DIR: path.join(at.builds, "client"), DATA_DIR: dataDir, ...more };
    at.desk = await startDesk(settings, { build: fakeBuild }, now);
  }

  /** As the real one does it, without the pages. */
  async function fakeBuild(folder: string, from: string) {
    await at.whileBuilding?.();
    if (!at.isBuildable)
      return { isDone: false, output: "· Building\nThe page /x cannot be drawn." };
    const [next, copy] = [path.join(folder, "next"), path.join(folder, "next-content")];
    mkdirSync(next, { recursive: true });
    writeFileSync(
      path.join(next, "index.html"),
      readFileSync(path.join(from, "firm.yaml"), "utf8"),
    );
    cpSync(from, copy, { recursive: true });
    publish(folder, next, { content: copy });
    return { isDone: true, output: "" };
  }

  const open = async (file: string) =>
    (await at.desk.call(`/api/content/record?file=${file}`)).json();

  async function change(file: string, edit: (data: Record<string, never>) => void) {
    const { hash, data, body } = await open(file);
    edit(data);
    return at.desk.call("/api/content/record", { method: "PUT", body: { file, hash, data, body } });
  }

  /** What is to be published now, as the page lists it. */
  const listed = async () => (await at.desk.call("/api/content/publish")).json();
  const publishListed = ({ version }: { version: string }, files?: string[]) =>
    at.desk.call("/api/content/publish", { method: "POST", body: { version, files } });

  const published = () =>
    vi.waitFor(
      async () => {
        const { state } = await listed();
        expect(state.state).not.toBe("building");
        return state;
      },
      { timeout: 300_000, interval: 20 },
    );

  async function publishAll() {
    await publishListed(await listed());
    return published();
  }

  const live = () => readFileSync(path.join(at.builds, "client/index.html"), "utf8");
  const photo = (name: string) => path.join(at.content.folder, "photos", name);

  /** Takes back the last publish, as the page shows it. */
  async function undo(call = at.desk.call) {
    const { undo } = await listed();
    return call("/api/content/undo", { method: "POST", body: { of: undo?.of ?? "" } });
  }

  const publishing = { listed, publishListed, published, publishAll, live };
  return Object.assign(at, { open, change, start, undo, photo, ...publishing });
}
