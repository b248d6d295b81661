import { expect, test } from "vitest";
import { copyOf, FIXTURES } from "../content/folders.ts";
import { startDesk } from "./harness.ts";

const RULE = "content/rules/cbam.yaml";
const ENDING = "content/rules/kettle-code.yaml";
const inRules = (file: string) => file.replace("content/", "");

async function deskOn(day: string) {
  const content = copyOf(FIXTURES);
  const desk = await startDesk({ CONTENT_DIR: content.folder });
  await desk.setClock(Date.parse(`${day}T12:00:00+05:30`));
  const review = async () => (await desk.call("/api/review")).json();
  const check = (body: object) => desk.call("/api/review/checked", { method: "POST", body });
  const hashOf = async (file: string) => {
    const { overdue, due } = await review();
    return [...overdue, ...due].find((row) => row.file === file)?.hash;
  };
  return { ...desk, content, review, check, hashOf };
}

test("a day → what is overdue and due, with sentences, pages, files and sources, and what changes next", async () => {
  const { review } = await deskOn("2099-01-12");
  const { overdue, due, changes } = await review();
  expect(overdue).toMatchObject([
    { file: RULE, left: -1, page: "/rules/cbam", sources: { length: expect.any(Number) } },
  ]);
  const [sentence] = overdue[0].sentences;
  expect(sentence.text).not.toBe("");
  expect(overdue[0].sentences.flatMap(({ uses }: { uses: unknown[] }) => uses)).toContainEqual({
    at: expect.stringMatching(/^content\/checklist\/cbam\.yaml:\d+$/),
    file: "content/checklist/cbam.yaml",
    title: expect.stringMatching(/\S/),
    page: "/services/climate-sustainability/cbam-consultancy",
  });
  expect(due).toMatchObject([{ file: ENDING }]);
  expect(changes[0]).toMatchObject({
    what: "Nobody remembers the drawbridge reports.",
    uses: [{}],
  });
});

test("checked today → the days in the file and not one other byte, and a line that names the source", async () => {
  const { review, check, content, hashOf, call } = await deskOn("2099-01-12");
  const before = content.read(inRules(RULE));
  const request = {
    file: RULE,
    hash: await hashOf(RULE),
    source: "The Lantern Act, 2094",
    nextBy: "2099-06-30",
  };
  expect((await check(request)).status).toBe(200);
  expect(content.read(inRules(RULE))).toBe(
    before
      .replace(/^reviewed: .*$/m, "reviewed: 2099-01-12")
      .replace(/^recheckBy: .*$/m, "recheckBy: 2099-06-30"),
  );
  expect((await review()).overdue).toEqual([]);
  expect((await call("/api/audit?area=review")).json().lines).toMatchObject([
    {
      who: "Meera",
      subject: RULE,
      what: "Read it against The Lantern Act, 2094; next by 2099-06-30",
    },
  ]);
});

test("a file with a last day of its own → that day moves along", async () => {
  const { check, content, hashOf } = await deskOn("2099-02-23");
  const request = {
    file: ENDING,
    hash: await hashOf(ENDING),
    source: "The code",
    nextBy: "2099-12-31",
  };
  expect((await check(request)).status).toBe(200);
  expect(content.read(inRules(ENDING))).toMatch(/^validUntil: 2099-12-31$/m);
});

test("content with a mistake → a sentence that says where mistakes are listed", async () => {
  const { content, call } = await deskOn("2099-01-12");
  content.write(inRules(RULE), "name: [");
  const answer = await call("/api/review");
  expect(answer.status).toBe(422);
  expect(answer.json().error).toContain("The Content area lists them.");
});

test("no source, a day that is past or far off, a file that changed or is not due → refused, nothing written", async () => {
  const { check, content, hashOf } = await deskOn("2099-01-12");
  const before = content.read(inRules(RULE));
  const good = { file: RULE, hash: await hashOf(RULE), source: "The act", nextBy: "2099-06-30" };
  for (const [wrong, status] of [
    [{ source: " " }, 400],
    [{ nextBy: "2099-01-12" }, 400],
    [{ nextBy: "2102-01-01" }, 400],
    [{ hash: "another" }, 409],
    [{ file: "content/firm.yaml" }, 404],
    [{ file: "content/../firm.yaml" }, 400],
  ] as const)
    expect((await check({ ...good, ...wrong })).status).toBe(status);
  expect(content.read(inRules(RULE))).toBe(before);
});
