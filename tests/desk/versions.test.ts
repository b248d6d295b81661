import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { addColleague } from "./colleagues.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";

const at = contentDesk();
const POST = "content/posts/7.md";
const FIRM = "content/firm.yaml";

const versions = async (file: string) =>
  (await at.desk.call(`/api/content/versions?file=${file}`)).json();
const version = async (file: string, id: string) =>
  (await at.desk.call(`/api/content/version?file=${file}&id=${id}`)).json();

test("without git → the contents of the last two publishes, by day and name; one comes back as it was", async () => {
  expect(await versions(TRAINING)).toEqual([]);
  const before = at.content.read("trainings/signal-flags.yaml");
  await at.publishAll();
  await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
  await at.publishAll();
  const [last, first] = await versions(TRAINING);
  expect([last, first]).toMatchObject([{ who: "Meera" }, { who: "Meera" }]);
  expect(Math.abs(first.at - Date.now())).toBeLessThan(120_000);
  expect((await version(TRAINING, last.id)).differences).toEqual([]);

  const { data, differences } = await version(TRAINING, first.id);
  expect(differences).toEqual([{ field: "Fee", what: "changed", from: "₹6,999", to: "₹2,499" }]);
  await at.change(TRAINING, (now) => Object.assign(now, data));
  expect(at.content.read("trainings/signal-flags.yaml")).toBe(before);
});

test("with git → its commits of this record, texts to the last letter", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at.content.folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  await at.publishAll();
  const { hash, data, body } = await at.open(POST);
  const saved = { file: POST, hash, data, body: `${body}\nOne more line.\n` };
  await at.desk.call("/api/content/record", { method: "PUT", body: saved });
  await at.publishAll();
  const found = await versions(POST);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({ who: "Meera", what: expect.stringContaining("Change text of") });
  const first = await version(POST, found[1].id);
  expect(first.body).toBe(body);
  expect(first.differences).toEqual([{ field: "Text", what: "removed", from: "“One more line.”" }]);
  expect(await versions(TRAINING)).toHaveLength(1);

  at.content.write("posts/7.md", `${at.content.read("posts/7.md")}\nBy another hand.\n`);
  const engineer = ["-c", "user.name=Ravi", "-c", "user.email=ravi@firm.example"];
  git(...engineer, "commit", "--all", "--quiet", "--message", "Squash lints, bump the parser");
  expect((await versions(POST))[0]).toMatchObject({
    who: "Ravi",
    what: "Changed outside the desk",
  });
});

test("a version of before a change of the format, or with what only an owner changes → says so before it is restored", async () => {
  const git = (...args: string[]) => execFileSync("git", ["-C", at.content.folder, ...args]);
  const commit = () =>
    git(
      ...["-c", "user.name=Ravi", "-c", "user.email=r@firm.example"],
      "commit",
      "-aqm",
      "Change it",
    );
  git("init", "--quiet");
  const text = at.content.read("trainings/signal-flags.yaml");
  at.content.write("trainings/signal-flags.yaml", `${text}venueNotes: By the harbour\n`);
  git("add", "--all");
  commit();
  at.content.write("trainings/signal-flags.yaml", text);
  at.content.set("firm.yaml", "phone", "+91 98765 43210");
  commit();
  const [, before] = await versions(TRAINING);
  expect((await version(TRAINING, before.id)).problems).toMatchObject([
    { file: TRAINING, field: "venueNotes", reason: expect.stringContaining("venueNotes") },
  ]);
  const [now, other] = await versions(FIRM);
  expect((await version(FIRM, now.id)).problems).toEqual([]);
  expect((await version(FIRM, other.id)).problems).toEqual([]);
  const editor = await addColleague(at.desk, "editor");
  const asEditor = await editor.call(`/api/content/version?file=${FIRM}&id=${other.id}`);
  expect(asEditor.json().problems).toMatchObject([{ field: "phone" }]);
});

test("a page that was never published → each save is a version; deleted, a new one of its name has none of them", async () => {
  await at.publishAll();
  const make = { title: "Water audit", path: "/water-audit", place: "", from: "text" };
  const { file } = (
    await at.desk.call("/api/content/pages", { method: "POST", body: make })
  ).json();
  for (const label of ["Water", "Waters"])
    await at.change(file, (data) => Object.assign(data, { label }));
  const saved = { who: "Meera", what: "Saved, not published" };
  const found = await versions(file);
  expect(found).toMatchObject([saved, saved]);
  const { data, differences } = await version(file, found[0].id);
  expect([data.label, differences]).toEqual([
    "Water",
    [{ field: "Label", what: "changed", from: "“Waters”", to: "“Water”" }],
  ]);
  // Once published, the publish is the version.
  await at.publishAll();
  expect(await versions(file)).toMatchObject([{ what: "Published" }]);

  const { hash } = await at.open(file);
  await at.desk.call("/api/content/record", { method: "DELETE", body: { file, hash } });
  await at.publishAll();
  await at.desk.call("/api/content/pages", { method: "POST", body: make });
  expect(
    (await versions(file)).filter(({ what }: { what: string }) => what === saved.what),
  ).toEqual([]);
});

test.each(["with git", "without git"])(
  "a record deleted, %s → listed at once and after the publish, restored as it was",
  async (where) => {
    if (where === "with git") execFileSync("git", ["-C", at.content.folder, "init", "--quiet"]);
    const read = () => at.content.read("posts/7.md");
    const deleted = async () => (await at.desk.call("/api/content/deleted")).json();
    const remove = async () => {
      const { hash } = await at.open(POST);
      await at.desk.call("/api/content/record", { method: "DELETE", body: { file: POST, hash } });
    };
    const restore = () =>
      at.desk.call("/api/content/deleted", { method: "POST", body: { file: POST } });
    await at.publishAll();
    const before = read();
    expect(await deleted()).toEqual([]);

    await remove();
    expect(await deleted()).toEqual([
      { file: POST, title: expect.stringContaining("Fixture article 7"), kind: "Articles" },
    ]);
    expect((await restore()).status).toBe(200);
    expect(read()).toBe(before);
    expect((await restore()).status).toBe(404);

    await remove();
    await at.publishAll();
    expect(await deleted()).toMatchObject([{ file: POST, who: "Meera", at: expect.any(Number) }]);
    expect((await restore()).status).toBe(200);
    expect(read()).toBe(before);
    expect(await deleted()).toEqual([]);
  },
);

test("a new record whose publish is taken back → gone since then, not since before it was written", async () => {
  await at.publishAll();
  at.content.write("posts/70.md", at.content.read("posts/7.md"));
  const written = Date.now();
  await at.publishAll();
  await at.undo();
  const [gone] = (await at.desk.call("/api/content/deleted")).json();
  expect(gone.file).toBe("content/posts/70.md");
  // Disks round times in their own ways.
  expect(gone.at).toBeGreaterThan(written - 1000);
});

test("deleted, restored, published and deleted again → visitors still see it, whatever git knows of the first time", async () => {
  execFileSync("git", ["-C", at.content.folder, "init", "--quiet"]);
  const remove = async () => {
    const { hash } = await at.open(POST);
    await at.desk.call("/api/content/record", { method: "DELETE", body: { file: POST, hash } });
    return (await at.desk.call("/api/content/deleted")).json();
  };
  await at.publishAll();
  await remove();
  await at.publishAll();
  await at.desk.call("/api/content/deleted", { method: "POST", body: { file: POST } });
  // As where git could not record the publish.
  execFileSync("git", ["-C", at.content.folder, "update-ref", "refs/heads/kept", "HEAD"]);
  await at.publishAll();
  execFileSync("git", ["-C", at.content.folder, "reset", "--quiet", "kept"]);
  expect((await remove())[0]).not.toHaveProperty("at");
});

test("restored to what visitors see → no change is left, however its text was laid out", async () => {
  at.content.write(
    "posts/7.md",
    at.content.read("posts/7.md").replace(/^author: .*$/m, "$& # asked her"),
  );
  await at.publishAll();
  const { author } = (await at.open(POST)).data;
  for (const [given, changed] of [
    [undefined, [POST]],
    [author, []],
  ]) {
    await at.change(POST, (post) => Object.assign(post, { author: given }));
    expect((await at.desk.call("/api/content/pending")).json()).toEqual(
      changed.map((file: string) => ({ file })),
    );
  }
});

test("a version that is none → refused, whatever it is called", async () => {
  await at.publishAll();
  for (const id of ["HEAD", "--output=x", "../.."]) {
    const answer = await at.desk.call(
      `/api/content/version?file=${TRAINING}&id=${encodeURIComponent(id)}`,
    );
    expect(answer.status).toBe(404);
  }
});
