import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { FormProblem } from "../../desk/content/form-problems.ts";
import type { Group } from "../../desk/content/listing.ts";
import { formOf } from "../../desk/content/schemas.ts";
import type { Match } from "../../desk/content/search.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { addColleague } from "./colleagues.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";

const at = contentDesk();

describe("editing", () => {
  test("every file of the content → can be opened, with a form", async () => {
    const groups: Group[] = (await at.desk.call("/api/content/list")).json();
    const files = groups.flatMap(({ records }) => records.map(({ file }) => file));
    expect(files.length).toBe(at.content.files(".").length);
    for (const file of files) expect((await formOf(file))?.type, file).toMatch(/object|array/);
  });

  test("the list → articles by their day, the latest first, as numbers of files tell no days", async () => {
    const groups: Group[] = (await at.desk.call("/api/content/list")).json();
    const articles = groups.find(({ id }) => id === "posts")?.records.map(({ file }) => file);
    expect(articles?.slice(0, 2)).toEqual(["content/posts/1.md", "content/posts/2.md"]);
  });

  test("a folder nobody has described to the desk → listed all the same", async () => {
    at.content.write("case-studies/steel-exporter.yaml", "title: A steel exporter\n");
    const groups: Group[] = (await at.desk.call("/api/content/list")).json();
    expect(groups.at(-1)).toMatchObject({
      label: "Case studies",
      isOpen: true,
      records: [{ file: "content/case-studies/steel-exporter.yaml", title: "A steel exporter" }],
    });
  });

  test("another fee → that line of the file, and a line in the audit", async () => {
    const before = at.content.read("trainings/signal-flags.yaml");
    const answer = await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }));
    expect(answer.status).toBe(200);
    expect(at.content.read("trainings/signal-flags.yaml")).toBe(
      before.replace(/^fee: .*$/m, "fee: 6999"),
    );
    const { rows } = await auditLines();
    expect(rows).toContainEqual(
      expect.objectContaining({ who: "Meera", subject: TRAINING, what: "changed" }),
    );
  });

  test("a mistake → a problem at its field in plain words, and the file stays", async () => {
    const before = at.content.read("trainings/signal-flags.yaml");
    const answer = await at.change(TRAINING, (data) =>
      Object.assign(data, { trainer: "nobody", title: "" }),
    );
    expect(answer.status).toBe(422);
    const { problems } = answer.json().details;
    expect(problems.map(({ field }: { field: string }) => field).sort()).toEqual([
      "title",
      "trainer",
    ]);
    expect(at.content.read("trainings/signal-flags.yaml")).toBe(before);
  });

  test("letters of any script and sign → saved as they are; an emoji is remarked on; invisible characters are taken out and told", async () => {
    const file = "content/team/finn-oakes.yaml";
    const bio = "±5 % of CH₄ ≥ 2 µg → हरित क्\u200dष 😀";
    const answer = await at.change(file, (data) =>
      Object.assign(data, { bio: `sus\u00adtain\u200b ${bio}\ufeff` }),
    );
    expect(answer.status).toBe(200);
    const { merged, remarks } = answer.json();
    expect(merged).toMatchObject({
      data: { bio: `sustain ${bio}` },
      said: "3 invisible characters were taken out.",
    });
    expect(remarks).toMatchObject([
      { field: "bio", reason: expect.stringContaining("“😀” (U+1F600)") },
    ]);
    const opened = await at.open(file);
    expect(opened.data.bio).toBe(`sustain ${bio}`);
    expect(opened.remarks).toEqual(remarks);
  });

  test("a mistake somebody else left in another file → no hindrance", async () => {
    at.content.write("team/finn-oakes.yaml", "name: [Finn");
    expect((await at.change(TRAINING, (data) => Object.assign(data, { fee: 6999 }))).status).toBe(
      200,
    );
  });

  test("a page that cannot be read → says why and on which line; other pages open, and a new one is made", async () => {
    const broken = "content/pages/about-us.yaml";
    const text = at.content.read("pages/about-us.yaml");
    const lines = text.split("\n").length;
    for (const [more, reason] of [
      ["label: &a Us\nteamLabel: *a\n", /A value cannot stand for another one/],
      ["label: A\nlabel: B\n", /“label” is in the same record twice/],
    ] as const) {
      at.content.write("pages/about-us.yaml", text + more);
      const answer = await at.desk.call(`/api/content/record?file=${broken}`);
      expect(answer.status).toBe(422);
      expect(answer.json().error).toMatch(reason);
      expect(answer.json().error).toContain(`from line ${lines + 1} on`);
    }
    expect((await at.open("content/pages/services.yaml")).path).toBe("/services");
    expect((await at.desk.call("/api/content/choices")).status).toBe(200);
    const problems: FormProblem[] = (await at.desk.call("/api/content/problems")).json();
    expect(problems.map(({ file }) => file)).toEqual([broken]);
    const body = {
      title: "Tides",
      path: "/services/tides",
      place: "",
      from: "content/pages/services/green-audit.yaml",
    };
    const made = await at.desk.call("/api/content/pages", { method: "POST", body });
    expect(made.json()).toEqual({ file: "content/pages/services/tides.yaml" });
  });

  test("the file changed since it was opened → both versions, nothing overwritten", async () => {
    const { hash, data } = await at.open(TRAINING);
    at.content.set("trainings/signal-flags.yaml", "title", "By another hand");
    const written = at.content.read("trainings/signal-flags.yaml");
    const answer = await at.desk.call("/api/content/record", {
      method: "PUT",
      body: { file: TRAINING, hash, data: { ...data, fee: 1234 } },
    });
    expect(answer.status).toBe(409);
    expect(answer.json().details.theirs.data.title).toBe("By another hand");
    expect(at.content.read("trainings/signal-flags.yaml")).toBe(written);
  });

  test("a name longer than a file may have → refused at its field; as long as it may be → saved, and a draft of it kept", async () => {
    const { data } = await at.open(TRAINING);
    const add = (name: string) =>
      at.desk.call("/api/content/record", {
        method: "PUT",
        body: { file: `content/trainings/${name}.yaml`, hash: null, data },
      });
    for (const letters of [81, 400]) {
      const refused = await add("q".repeat(letters));
      expect(refused.status).toBe(422);
      expect(refused.json().details.problems).toMatchObject([
        { field: "(file name)", reason: "This name is too long: 80 letters are the most." },
      ]);
    }
    expect((await add("q".repeat(80))).status).toBe(200);
    const name = `content/pages/${"a".repeat(199)}.yaml`;
    const draft = { method: "PUT", body: { name, hash: null, data } } as const;
    expect((await at.desk.call("/api/content/draft", draft)).status).toBe(200);
  });

  test("a person whom a training names deleted → refused, and who needs them", async () => {
    const { data } = await at.open(TRAINING);
    const file = `content/team/${data.trainer}.yaml`;
    const { hash } = await at.open(file);
    const answer = await at.desk.call("/api/content/record", {
      method: "DELETE",
      body: { file, hash },
    });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.json().details.problems)).toContain("signal-flags");
    expect(existsSync(path.join(at.content.folder, "team", `${data.trainer}.yaml`))).toBe(true);
  });

  test("a new article → the next number, its table as it was written", async () => {
    const draft = (
      await at.desk.call("/api/content/new", { method: "POST", body: { kind: "posts" } })
    ).json();
    const model = await at.open("content/posts/7.md");
    const body = "Words.\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n";
    const saved = await at.desk.call("/api/content/record", {
      method: "PUT",
      body: {
        file: draft.file,
        hash: null,
        data: { ...model.data, title: "Eight: a trial" },
        body,
      },
    });
    expect(saved.status).toBe(200);
    const highest = Math.max(
      ...at.content.files("posts").map((file) => Number.parseInt(path.basename(file), 10)),
    );
    expect(draft.file).toBe(`content/posts/${highest}.md`);
    expect(at.content.read(`posts/${highest}.md`)).toContain(body);
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
        (await at.desk.call("/api/content/record", { method: "PUT", body: put })).status,
      ).toBeGreaterThanOrEqual(400);
      expect(
        (await at.desk.call(`/api/content/record?file=${encodeURIComponent(file)}`)).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("photographs", () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "seagreen" } });
  const send = (bytes: Buffer, use: string, type = "image/jpeg") =>
    at.desk.call(`/api/content/photo?use=${use}&name=Our Campus.JPG`, {
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
    const saved = await sharp(path.join(at.content.folder, "photos/our-campus.jpg")).metadata();
    expect(saved).toMatchObject({ width: 1600, format: "jpeg" });
    expect(saved.exif).toBeUndefined();
  });

  test("a portrait → saved whole, and named with an upright part of it, which alone is shown", async () => {
    const answer = await send(await plain(1600, 1200).png().toBuffer(), "portrait", "image/png");
    const { name } = answer.json();
    expect(name).toBe("photos/our-campus.jpg#20-0-60-100");
    const saved = await sharp(path.join(at.content.folder, name.replace(/#.*/, ""))).metadata();
    expect(saved).toMatchObject({ width: 1600, height: 1200 });
    const shown = await at.desk.call(`/api/content/picture?name=${encodeURIComponent(name)}`);
    expect(await sharp(Buffer.from(shown.bytes)).metadata()).toMatchObject({
      width: 640,
      height: 800,
    });
  });

  test("too small, too large, a strip, or no photograph → refused, nothing saved", async () => {
    const small = await send(await plain(500, 500).jpeg().toBuffer(), "picture");
    expect(small).toMatchObject({ status: 415, text: expect.stringContaining("960 pixels wide") });
    const strip = await send(await plain(1200, 100).jpeg().toBuffer(), "picture");
    expect(strip.text).toContain("1200 by 100 pixels, too narrow a strip");
    const huge = await plain(1200, 900).jpeg().toBuffer();
    const sides = huge.indexOf(Buffer.from("ffc0", "hex")) + 5;
    huge.writeUInt16BE(12_000, sides);
    huge.writeUInt16BE(16_000, sides + 2);
    const said = (await send(huge, "picture")).text;
    expect(said).toContain("more than 120 million pixels: save it smaller");
    expect((await send(Buffer.from("<svg/>"), "picture")).status).toBe(415);
    expect(await send(Buffer.alloc(0), "picture")).toMatchObject({
      status: 415,
      text: expect.stringContaining("This file is empty"),
    });
    expect(existsSync(path.join(at.content.folder, "photos/our-campus.jpg"))).toBe(false);
  });
});

test("a drawing whose file another server has removed → made again", async () => {
  const published = temporaryFolder();
  vi.stubEnv("PUBLISHED_DIR", published);
  onTestFinished(() => void vi.stubEnv("PUBLISHED_DIR", undefined));
  const status = async () => (await at.desk.call("/api/content/picture?name=ripples")).status;
  expect(await status()).toBe(200);
  rmSync(published, { recursive: true });
  expect(await status()).toBe(200);
});

test.each(["__proto__", "constructor", "photos/../firm.yaml"])(
  "a picture named %s → there is none",
  async (name) => {
    expect((await at.desk.call(`/api/content/picture?name=${name}`)).status).toBe(404);
  },
);

test("a record, draft or mailing nested a hundred thousand levels deep → refused in words, the file as it was", async () => {
  const { hash } = await at.open(TRAINING);
  const before = at.content.read("trainings/signal-flags.yaml");
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const sent: [url: string, method: "PUT" | "POST", body: string][] = [
    ["/api/content/record", "PUT", `{"file":"${TRAINING}","hash":"${hash}","data":${deep}}`],
    ["/api/content/draft", "PUT", `{"name":"new posts","hash":null,"data":{},"base":${deep}}`],
    ["/api/mailings", "POST", deep],
  ];
  for (const [url, method, text] of sent) {
    const headers = { "content-type": "application/json" };
    const answer = await at.desk.call(url, { method, body: Buffer.from(text), headers });
    expect(answer).toMatchObject({
      status: 400,
      text: expect.stringContaining("nested more deeply"),
    });
  }
  expect(at.content.read("trainings/signal-flags.yaml")).toBe(before);
});

async function auditLines() {
  const rows = await at.desk.storage.db
    .selectFrom("audit")
    .select(["who", "subject", "what"])
    .execute();
  return { rows };
}

describe("search", () => {
  const found = async (words: string) =>
    (
      await at.desk.call(`/api/content/search?words=${encodeURIComponent(words)}`)
    ).json() as Match[];

  test("the label of a field, a fee as it is read, a phone number without blanks → the field", async () => {
    const data = (await at.open("content/firm.yaml")).data;
    expect(await found("phone")).toContainEqual(
      expect.objectContaining({ title: "The firm", field: "phone", line: data.phone }),
    );
    expect(await found("₹2,499")).toContainEqual(
      expect.objectContaining({ file: TRAINING, field: "fee" }),
    );
    expect(await found(data.phone.replaceAll(" ", ""))).toContainEqual(
      expect.objectContaining({ field: "phone" }),
    );
  });

  test("a sentence with what stands in braces filled in → the text, whatever its marks", async () => {
    const { data } = await at.open("content/firm.yaml");
    expect((await found(`The fixture firm ${data.name} writes here`))[0]).toMatchObject({
      file: "content/posts/1.md",
      field: "body",
      label: "Text",
    });
    expect((await found("two names on each figure. the harbour"))[0]).toMatchObject({
      field: "body",
    });
    expect(await found("words that nobody wrote")).toEqual([]);
  });

  test("the content changed → found as it is now", async () => {
    at.content.set("trainings/signal-flags.yaml", "title", "Lanterns at dusk");
    expect((await found("lanterns at dusk"))[0]).toMatchObject({ file: TRAINING, field: "title" });
  });
});

test("every mistake of a form → no file, no id and no YAML in its words", async () => {
  const answer = await at.change(TRAINING, (data) =>
    Object.assign(data, {
      trainer: "nobody",
      title: "",
      fee: "much",
      category: "None",
      picture: { name: "moon", alt: "" },
    }),
  );
  const { problems } = answer.json().details as { problems: FormProblem[] };
  expect(new Set(problems.map(({ field }) => field)).size).toBeGreaterThan(3);
  for (const { reason } of problems) {
    expect(reason).not.toMatch(/content\/|\.yaml|site\/|colon|“- ”|: add “/);
    expect(reason.length).toBeLessThan(120);
  }
});

test("a record that two have open → each is told of the other, and who takes it over has it until they leave", async () => {
  const ravi = await addColleague(at.desk, "editor", "Ravi");
  const asha = await addColleague(at.desk, "editor", "Asha");
  const here = async (who: typeof ravi, more = {}) => {
    const body = { file: TRAINING, ...more };
    return (await who.call("/api/content/here", { method: "POST", body })).json();
  };
  expect(await here(ravi)).toEqual({ others: [] });
  expect(await here(asha)).toEqual({ others: ["Ravi"] });
  expect(await here(asha, { takes: true })).toEqual({ others: ["Ravi"], hasIt: true });
  expect(await here(ravi)).toEqual({ others: ["Asha"], takenBy: "Asha" });
  expect(await here(ravi, { takes: true })).toEqual({ others: ["Asha"], hasIt: true });
  expect(await here(asha)).toEqual({ others: ["Ravi"], takenBy: "Ravi" });
  await here(ravi, { isHere: false });
  expect(await here(asha)).toEqual({ others: [] });
});

test("a run that visitors know moved to another day → its old name, so that calendars and registrations follow", async () => {
  await at.publishAll();
  type Runs = {
    runs: { id?: string; revision?: number; sessions: { start: string; end: string }[] }[];
  };
  const { data } = (await at.open(TRAINING)) as { data: Runs };
  const was = data.runs[0]?.sessions[0]?.start;
  await at.change(TRAINING, (data: object) => {
    const [run] = (data as Runs).runs;
    if (run) run.sessions = [{ start: "2027-03-05", end: "2027-03-06" }];
  });
  expect((await at.open(TRAINING)).data.runs[0]).toMatchObject({ id: was, revision: 1 });
});
