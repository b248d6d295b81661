import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Group } from "../../desk/content/listing.ts";
import { formOf } from "../../desk/content/schemas.ts";
import { publish } from "../../scripts/lib/releases.mjs";
import { ContentCopy, FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { startDesk } from "./harness.ts";

const TRAINING = "content/trainings/signal-flags.yaml";

/** One folder for all tests, put back after each: what did not change need not be read again. */
let content: ContentCopy;
let desk: Awaited<ReturnType<typeof startDesk>>;
let builds: string;
let isBuildable: boolean;
/** What happens while the site is built. */
let whileBuilding: (() => Promise<void>) | undefined;

beforeAll(() => {
  content = new ContentCopy(mkdtempSync(path.join(tmpdir(), "desk-content-")));
  vi.stubEnv("CONTENT_DIR", content.folder);
  // As on a machine whose git knows nobody.
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  for (const name of ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"])
    vi.stubEnv(name, undefined);
});
afterAll(() => rmSync(content.folder, { recursive: true }));

beforeEach(async () => {
  rmSync(content.folder, { recursive: true });
  cpSync(FIXTURES, content.folder, { recursive: true, preserveTimestamps: true });
  builds = temporaryFolder();
  isBuildable = true;
  whileBuilding = undefined;
  desk = await startDesk({ BUILD_DIR: path.join(builds, "client") }, { build: fakeBuild });
});

/** As the real one does it, without the pages. */
async function fakeBuild(folder: string, from: string) {
  await whileBuilding?.();
  if (!isBuildable) return { isDone: false, output: "· Building\nThe page /x cannot be drawn." };
  const [next, kept] = [path.join(folder, "next"), path.join(folder, "next-content")];
  mkdirSync(next, { recursive: true });
  writeFileSync(path.join(next, "index.html"), readFileSync(path.join(from, "firm.yaml"), "utf8"));
  cpSync(from, kept, { recursive: true });
  publish(folder, next, { content: kept });
  return { isDone: true, output: "" };
}

const open = async (file: string) => (await desk.call(`/api/content/record?file=${file}`)).json();

async function change(file: string, edit: (data: Record<string, never>) => void) {
  const { hash, data, body } = await open(file);
  edit(data);
  return desk.call("/api/content/record", { method: "PUT", body: { file, hash, data, body } });
}

/** What is to be published now, as the page lists it. */
const listed = async () => (await desk.call("/api/content/publish")).json();
const publishListed = ({ version }: { version: string }) =>
  desk.call("/api/content/publish", { method: "POST", body: { version } });

async function publishAll() {
  await publishListed(await listed());
  return published();
}

function published() {
  return vi.waitFor(
    async () => {
      const state = (await desk.call("/api/content/publish/state")).json();
      expect(state.state).not.toBe("building");
      return state;
    },
    { timeout: 30_000 },
  );
}

describe("editing", () => {
  test("every file of the content → can be opened, with a form", async () => {
    const groups: Group[] = (await desk.call("/api/content/list")).json();
    const files = groups.flatMap(({ records }) => records.map(({ file }) => file));
    expect(files.length).toBe(content.files(".").length);
    for (const file of files) expect((await formOf(file))?.type, file).toMatch(/object|array/);
  });

  test("a folder nobody has described to the desk → listed all the same", async () => {
    content.write("case-studies/steel-exporter.yaml", "title: A steel exporter\n");
    const groups: Group[] = (await desk.call("/api/content/list")).json();
    expect(groups.at(-1)).toMatchObject({
      label: "Case studies",
      isOpen: true,
      records: [{ file: "content/case-studies/steel-exporter.yaml", title: "A steel exporter" }],
    });
  });

  test("another fee → that line of the file, and a line in the audit", async () => {
    const before = content.read("trainings/signal-flags.yaml");
    const answer = await change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
    expect(answer.status).toBe(200);
    expect(content.read("trainings/signal-flags.yaml")).toBe(before.replace(/^fee: .*$/m, "fee: 6999"));
    const { rows } = await auditLines();
    expect(rows).toContainEqual(
      expect.objectContaining({ who: "Meera", subject: TRAINING, what: "changed" }),
    );
  });

  test("a mistake → a problem at its field in plain words, and the file stays", async () => {
    const before = content.read("trainings/signal-flags.yaml");
    const answer = await change(TRAINING, (data) => Object.assign(data, { trainer: "nobody", title: "" }));
    expect(answer.status).toBe(422);
    const { problems } = answer.json().details;
    expect(problems.map(({ field }: { field: string }) => field).sort()).toEqual(["title", "trainer"]);
    expect(content.read("trainings/signal-flags.yaml")).toBe(before);
  });

  test("a mistake somebody else left in another file → no hindrance", async () => {
    content.write("team/finn-oakes.yaml", "name: [Finn");
    expect((await change(TRAINING, (data) => Object.assign(data, { fee: 6999 }))).status).toBe(200);
  });

  test("the file changed since it was opened → both versions, nothing overwritten", async () => {
    const { hash, data } = await open(TRAINING);
    content.set("trainings/signal-flags.yaml", "title", "By another hand");
    const written = content.read("trainings/signal-flags.yaml");
    const answer = await desk.call("/api/content/record", {
      method: "PUT",
      body: { file: TRAINING, hash, data: { ...data, fee: 1234 } },
    });
    expect(answer.status).toBe(409);
    expect(answer.json().details.theirs.data.title).toBe("By another hand");
    expect(content.read("trainings/signal-flags.yaml")).toBe(written);
  });

  test("a person whom a training names deleted → refused, and who needs them", async () => {
    const { data } = await open(TRAINING);
    const file = `content/team/${data.trainer}.yaml`;
    const { hash } = await open(file);
    const answer = await desk.call("/api/content/record", { method: "DELETE", body: { file, hash } });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.json().details.problems)).toContain("signal-flags");
    expect(existsSync(path.join(content.folder, "team", `${data.trainer}.yaml`))).toBe(true);
  });

  test("a new article → the next number, its table as it was written", async () => {
    const draft = (await desk.call("/api/content/new", { method: "POST", body: { kind: "posts" } })).json();
    const model = await open("content/posts/7.md");
    const body = "Words.\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n";
    const saved = await desk.call("/api/content/record", {
      method: "PUT",
      body: { file: draft.file, hash: null, data: { ...model.data, title: "Eight: a trial" }, body },
    });
    expect(saved.status).toBe(200);
    const highest = Math.max(
      ...content.files("posts").map((file) => Number.parseInt(path.basename(file), 10)),
    );
    expect(draft.file).toBe(`content/posts/${highest}.md`);
    expect(content.read(`posts/${highest}.md`)).toContain(body);
  });

  test("files outside the content → refused", async () => {
    for (const file of [
      "content/../package.json",
      "/etc/passwd",
      "content/pages/../../x.yaml",
      "content/new/x.yaml",
    ]) {
      const put = { file, hash: null, data: {} };
      expect(
        (await desk.call("/api/content/record", { method: "PUT", body: put })).status,
      ).toBeGreaterThanOrEqual(400);
      expect(
        (await desk.call(`/api/content/record?file=${encodeURIComponent(file)}`)).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("photographs", () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "seagreen" } });
  const send = (bytes: Buffer, use: string, type = "image/jpeg") =>
    desk.call(`/api/content/photo?use=${use}&name=Our Campus.JPG`, {
      method: "POST",
      body: bytes,
      headers: { "content-type": type },
    });

  test("one with location and camera → saved without them, under a name of its own", async () => {
    const bytes = await plain(1600, 900)
      .withExif({ IFD0: { Make: "Camera" } })
      .jpeg()
      .toBuffer();
    const names = [await send(bytes, "picture"), await send(bytes, "picture")].map(
      (answer) => answer.json().name,
    );
    expect(names).toEqual(["photos/our-campus.jpg", "photos/our-campus-2.jpg"]);
    expect((await auditLines()).rows).toContainEqual({
      who: "Meera",
      subject: "content/photos/our-campus.jpg",
      what: "added",
    });
    const kept = await sharp(path.join(content.folder, "photos/our-campus.jpg")).metadata();
    expect(kept).toMatchObject({ width: 1600, format: "jpeg" });
    expect(kept.exif).toBeUndefined();
  });

  test("a portrait → cut to four by five", async () => {
    const answer = await send(await plain(1600, 1200).png().toBuffer(), "portrait", "image/png");
    const kept = await sharp(path.join(content.folder, answer.json().name)).metadata();
    expect(kept.width).toBe(960);
    expect(kept.height).toBe(1200);
  });

  test("too small, or no photograph → refused, nothing saved", async () => {
    const small = await send(await plain(500, 500).jpeg().toBuffer(), "picture");
    expect(small).toMatchObject({ status: 415, text: expect.stringContaining("960 pixels wide") });
    expect((await send(Buffer.from("<svg/>"), "picture")).status).toBe(415);
    expect(await send(Buffer.alloc(0), "picture")).toMatchObject({
      status: 415,
      text: expect.stringContaining("This file is empty"),
    });
    expect(existsSync(path.join(content.folder, "photos/our-campus.jpg"))).toBe(false);
  });
});

test.each(["__proto__", "constructor", "photos/../firm.yaml"])(
  "a picture named %s → there is none",
  async (name) => {
    expect((await desk.call(`/api/content/picture?name=${name}`)).status).toBe(404);
  },
);

test("a record nested a hundred thousand levels deep → refused in words, the file as it was", async () => {
  const { hash } = await open(TRAINING);
  const before = content.read("trainings/signal-flags.yaml");
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const answer = await desk.call("/api/content/record", {
    method: "PUT",
    body: Buffer.from(`{"file":"${TRAINING}","hash":"${hash}","data":${deep}}`),
    headers: { "content-type": "application/json" },
  });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("nested more deeply") });
  expect(content.read("trainings/signal-flags.yaml")).toBe(before);
});

describe("publishing", () => {
  const live = () => readFileSync(path.join(builds, "client/index.html"), "utf8");

  test("changes → listed in words, live, committed alone; taken back → files and site as before", async () => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", content.folder, ...args], { encoding: "utf8" });
    git("init", "--quiet");
    await publishAll();
    const before = content.read("trainings/signal-flags.yaml");
    await change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
    const { changes } = (await desk.call("/api/content/publish")).json();
    expect(changes.map(({ title }: { title: string }) => title).sort()).toContain("The firm");
    expect(JSON.stringify(changes)).toContain("₹6,999");

    const done = await publishAll();
    expect(done).toMatchObject({ state: "done", messages: ["The site is live.", "Recorded in git."] });
    expect(live()).toContain("Larch & Co");
    expect(git("log", "-1", "--format=%an%n%B")).toMatch(/^Meera\nPublish 2 changes[\s\S]*Change fee of/);

    const undone = await desk.call("/api/content/undo", { method: "POST", body: {} });
    expect(undone.status).toBe(200);
    expect(live()).not.toContain("Larch & Co");
    expect(content.read("trainings/signal-flags.yaml")).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
    expect((await desk.call("/api/content/publish")).json()).toMatchObject({
      changes: [],
      undo: { isRedo: true },
    });
  });

  test("words saved while the site is built → neither live nor committed, and listed for the next publish", async () => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", content.folder, ...args], { encoding: "utf8" });
    git("init", "--quiet");
    await publishAll();
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
    whileBuilding = async () => {
      await change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
      await change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
    };
    const done = await publishAll();
    whileBuilding = undefined;
    expect(done).toMatchObject({ state: "done", messages: ["The site is live.", "Recorded in git."] });
    expect(live()).toContain("Larch & Co");
    expect(git("show", "HEAD:firm.yaml")).toContain("Larch & Co");
    expect(git("show", "HEAD:trainings/signal-flags.yaml")).not.toContain("6999");
    expect(git("status", "--porcelain").split("\n").filter(Boolean)).toEqual([
      " M firm.yaml",
      " M trainings/signal-flags.yaml",
    ]);
    expect((await listed()).changes).toHaveLength(2);
  });

  test("words saved after the changes were listed → refused, until they were looked at", async () => {
    await publishAll();
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
    const before = await listed();
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Unseen & Co" }));
    const refused = await publishListed(before);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.json().error).toContain("Look at the list again");
    expect(live()).not.toContain("& Co");
    expect((await publishListed(await listed())).status).toBe(200);
    expect((await published()).state).toBe("done");
    expect(live()).toContain("Unseen & Co");
  });

  test("published from a second tab while one runs → refused, and the first goes on", async () => {
    const building = Promise.withResolvers<void>();
    whileBuilding = () => building.promise;
    const page = await listed();
    expect((await publishListed(page)).json().state).toBe("building");
    const second = await publishListed(page);
    expect(second).toMatchObject({ status: 409 });
    expect(second.json().error).toContain("A publish is running");
    building.resolve();
    expect((await published()).state).toBe("done");
  });

  test("a build that fails → why, the live site as it was, the saved files too", async () => {
    await publishAll();
    const before = live();
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
    isBuildable = false;
    const state = await publishAll();
    expect(state.state).toBe("failed");
    expect(state.messages).toContain("The page /x cannot be drawn.");
    expect(live()).toBe(before);
    expect((await desk.call("/api/content/publish")).json().changes).toHaveLength(1);
  });

  test("content with a mistake → nothing is built", async () => {
    content.write("team/finn-oakes.yaml", "name: [Finn");
    const state = await publishAll();
    expect(state.messages.join(" ")).toContain("finn-oakes");
    expect(existsSync(path.join(builds, "client"))).toBe(false);
  });

  test("a file changed since → taking back is refused and touches nothing", async () => {
    await publishAll();
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
    await publishAll();
    await change("content/firm.yaml", (data) => Object.assign(data, { name: "Later & Co" }));
    const answer = await desk.call("/api/content/undo", { method: "POST", body: {} });
    expect(answer.status).toBe(409);
    expect(content.read("firm.yaml")).toContain("Later & Co");
    expect(live()).toContain("Larch & Co");
  });
});

async function auditLines() {
  const rows = await desk.storage.db.selectFrom("audit").select(["who", "subject", "what"]).execute();
  return { rows };
}
