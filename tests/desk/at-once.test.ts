import { cpSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { publish as release } from "../../contract/releases.mjs";
import { type Builder, createPublisher } from "../../desk/content/publisher.ts";
import { open, remove, save } from "../../desk/content/store.ts";
import { contentProblems } from "../../site/build/check.ts";
import { type ContentCopy, copyOf, FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";

vi.mock("../../site/build/check.ts", { spy: true });

let content: ContentCopy;
beforeEach(() => {
  vi.mocked(contentProblems).mockRestore();
  content = copyOf(FIXTURES);
});

describe("one record", () => {
  const FILE = "trainings/signal-flags.yaml";
  const RECORD = `content/${FILE}`;

  const opened = (file = RECORD) => {
    const found = open(file);
    if (!found) throw new Error(`There is no ${file}.`);
    return found;
  };
  const withFee = (fee: number) => ({ data: { ...(opened().data as object), fee } });

  test("saved by two who opened the same → the first is saved, and the second sees it", async () => {
    const { hash } = opened();
    const [one, other] = await Promise.all([
      save(RECORD, hash, withFee(6001)),
      save(RECORD, hash, withFee(6002)),
    ]);
    expect(one).toMatchObject({ state: "saved", opened: { data: { fee: 6001 } } });
    expect(other).toMatchObject({ state: "conflict", theirs: { data: { fee: 6001 } } });
    expect(content.read(FILE)).toContain("fee: 6001");
  });

  test("begun by two under the same name → the first is saved, and the second has to choose another name", async () => {
    const { data, body = "" } = opened("content/posts/7.md");
    const article = (title: string) =>
      save("content/posts/8001.md", null, { data: { ...(data as object), title }, body });
    const [one, other] = await Promise.all([article("The first"), article("The second")]);
    expect([one.state, other.state]).toEqual(["saved", "refused"]);
    expect(content.read("posts/8001.md")).toContain("The first");
  });

  describe("changed in an editor while the desk checks it", () => {
    const byHand = () => content.set(FILE, "title", "By another hand");
    /** What happens between the look at the content and the writing. */
    const duringCheck = (act: () => void) =>
      vi.mocked(contentProblems).mockImplementation(async () => {
        act();
        return [];
      });

    test("saved → both versions, nothing overwritten", async () => {
      duringCheck(byHand);
      const outcome = await save(RECORD, opened().hash, withFee(6001));
      expect(outcome).toMatchObject({
        state: "conflict",
        theirs: { data: { title: "By another hand" } },
      });
      expect(content.read(FILE)).toContain("By another hand");
      expect(content.read(FILE)).not.toContain("fee: 6001");
    });

    test("removed → stays, as it is now", async () => {
      duringCheck(byHand);
      expect(await remove(RECORD, opened().hash)).toMatchObject({ state: "conflict" });
      expect(content.read(FILE)).toContain("By another hand");
    });

    test("added under the name of a new one → both versions, nothing overwritten", async () => {
      duringCheck(() => content.write("trainings/new.yaml", "title: By another hand\n"));
      const outcome = await save("content/trainings/new.yaml", null, withFee(6001));
      expect(outcome).toMatchObject({
        state: "conflict",
        theirs: { data: { title: "By another hand" } },
      });
      expect(content.read("trainings/new.yaml")).toBe("title: By another hand\n");
    });
  });

  test("removed while another is saved that names it → one of the two is refused, the content stays whole", async () => {
    content.add("team/pia-reed.yaml", "team/finn-oakes.yaml", { name: "Pia Reed", order: 99 });
    const person = opened("content/team/pia-reed.yaml");
    const { hash, data } = opened();
    const outcomes = await Promise.all([
      save(RECORD, hash, { data: { ...(data as object), trainer: "pia-reed" } }),
      remove(person.file, person.hash),
    ]);
    expect(outcomes.map(({ state }) => state)).toEqual(["saved", "refused"]);
    expect(await contentProblems()).toEqual([]);
  });
});

describe("publishing", () => {
  const LIVE = "client/index.html";
  /** A busy machine is no failure. */
  const PATIENCE = 300_000;

  /** A publisher whose builds end when the test says so. */
  function start() {
    vi.mocked(contentProblems).mockResolvedValue([]);
    const folder = temporaryFolder();
    const builds: Array<(isDone: boolean) => void> = [];
    let isBuilding = false;
    const build: Builder = async (target, from) => {
      const done = Promise.withResolvers<boolean>();
      builds.push(done.resolve);
      // Beside another, which must never be, so that nobody waits for its end.
      if (isBuilding) return { isDone: false, output: "" };
      isBuilding = true;
      const isDone = await done.promise;
      isBuilding = false;
      if (isDone) releaseOf(target, from);
      return { isDone, output: "" };
    };
    const made = createPublisher({ folder, siteUrl: "http://localhost:1", build });
    const publisher = {
      ...made,
      publish: (who: string) => made.publish(who, made.pending().version),
    };
    /** Begins one and waits until it builds. */
    const begin = async (who: string) => {
      const before = builds.length;
      const done = publisher.publish(who);
      await vi.waitFor(() => expect(builds).toHaveLength(before + 1), PATIENCE);
      return async (isDone = true) => {
        builds[before]?.(isDone);
        await done;
      };
    };
    return { publisher, builds, begin, live: () => readFileSync(path.join(folder, LIVE), "utf8") };
  }

  /** As the real build leaves it, without the pages. */
  function releaseOf(folder: string, from: string): void {
    const [next, copy] = [path.join(folder, "next"), path.join(folder, "next-content")];
    mkdirSync(next, { recursive: true });
    cpSync(path.join(from, "firm.yaml"), path.join(next, "index.html"));
    cpSync(from, copy, { recursive: true });
    release(folder, next, { content: copy });
  }

  const refused = expect.objectContaining({
    statusCode: 409,
    message: expect.stringMatching(/publish/),
  });

  test("by two at the same moment → one build, and the second is refused", async () => {
    const { publisher, builds } = start();
    const first = publisher.publish("Meera");
    await expect(async () => publisher.publish("Ravi")).rejects.toEqual(refused);
    await vi.waitFor(() => expect(builds).toHaveLength(1), PATIENCE);
    builds[0]?.(true);
    await first;
    expect(builds).toHaveLength(1);
    expect(publisher.state().state).toBe("done");
  });

  test("again while the site is built → refused, and the first goes on", async () => {
    const { publisher, builds, begin } = start();
    const end = await begin("Meera");
    const before = publisher.state();
    expect(before.state).toBe("building");
    await expect(async () => publisher.publish("Ravi")).rejects.toEqual(refused);
    expect(publisher.state()).toEqual(before);
    await end();
    expect(publisher.state().state).toBe("done");
    expect(builds).toHaveLength(1);
  });

  test.each([true, false])(
    "again after a build that went well: %s → builds again",
    async (isDone) => {
      const { publisher, builds, begin } = start();
      await (await begin("Meera"))(isDone);
      expect(publisher.state().state).toBe(isDone ? "done" : "failed");
      await (await begin("Ravi"))();
      expect(publisher.state().state).toBe("done");
      expect(builds).toHaveLength(2);
    },
  );

  test("taken back while the site is built → refused, and files, site and build stay as they are", async () => {
    const { publisher, begin, live } = start();
    await (await begin("Meera"))();
    content.set("firm.yaml", "name", "Larch & Co");
    await (await begin("Meera"))();
    const end = await begin("Meera");
    await expect(async () => publisher.undo("Ravi", "")).rejects.toEqual(refused);
    expect(publisher.state().state).toBe("building");
    expect([content.read("firm.yaml"), live()]).toEqual(
      Array(2).fill(expect.stringContaining("Larch & Co")),
    );
    await end();
    expect(publisher.state().state).toBe("done");
  });
});
