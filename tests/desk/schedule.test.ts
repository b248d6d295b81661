import { copyFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { publishedContent } from "../../contract/firm.ts";
import { momentOf } from "../../contract/indian-time.ts";
import { changeRole } from "../../desk/people/accounts.ts";
import { addColleague } from "./colleagues.ts";
import { contentDesk } from "./content-desk.ts";

// The clock of the schedule alone: it looks when a test says so.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  return () => vi.useRealTimers();
});

const at = contentDesk();

const HOUR = 3_600_000;
const asked = async () => (await at.desk.call("/api/content/publish")).json();
const plan = (time: number, files?: string[]) =>
  at.desk.call("/api/content/schedule", {
    method: "POST",
    body: { at: momentOf(time).replace(" ", "T"), files },
  });
const takeBack = async () => {
  const [{ id }] = (await asked()).scheduled;
  return at.desk.call("/api/content/schedule", { method: "DELETE", body: { id } });
};
const rename = (name: string) =>
  at.change("content/firm.yaml", (data) => Object.assign(data, { name }));
const live = () => readFileSync(path.join(at.builds, "client/index.html"), "utf8");
const audited = async () => {
  const lines = await at.desk.storage.db.selectFrom("audit").select(["who", "what"]).execute();
  return lines.map(({ who, what }) => `${who}: ${what}`);
};
const outcome = () =>
  vi.waitFor(
    async () => {
      const { scheduled } = await asked();
      expect(scheduled[0].outcome).toBeDefined();
      return scheduled[0].outcome;
    },
    { timeout: 300_000, interval: 20 },
  );

test("planned, then another word saved → all that is saved then is live, recorded under who planned it", async () => {
  await rename("Larch & Co");
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  expect((await plan(time)).status).toBe(200);
  expect((await asked()).scheduled).toMatchObject([{ at: time, who: "Meera" }]);
  expect(await plan(time + HOUR)).toMatchObject({ status: 409 });
  await rename("Later & Co");
  const { scheduled, version } = await asked();
  expect(scheduled[0].version).not.toBe(version);

  at.desk.clock.now = time - 1000;
  vi.advanceTimersByTime(60_000);
  expect((await asked()).state.state).toBe("idle");
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  expect(await outcome()).toMatchObject({ isDone: true });
  expect(live()).toContain("Later & Co");
  const lines = await audited();
  expect(lines).toContain(`Meera: planned a publish for ${momentOf(time)}`);
  expect(lines.at(-1)).toContain(`as planned for ${momentOf(time)}`);
});

test("nothing changed since, but a hidden section is due on the planned day → the site is built again", async () => {
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  await at.change("content/pages/signal-towers.yaml", (data: { sections?: object[] }) =>
    Object.assign(data.sections?.[1] ?? {}, { hidden: true, returns: momentOf(time).slice(0, 10) }),
  );
  await at.publishAll();
  await plan(time);
  const { startedAt } = (await asked()).state;
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  expect(await outcome()).toMatchObject({ isDone: true });
  expect((await asked()).state.startedAt).toBeGreaterThan(startedAt);
});

test("nothing changed, and a hidden section is due → may be published by hand, unless the build shows it", async () => {
  const [today, tomorrow] = [Date.now(), Date.now() + 24 * HOUR];
  const dueFrom = async (time: number) => {
    await at.change("content/pages/signal-towers.yaml", (data: { sections?: object[] }) =>
      Object.assign(data.sections?.[1] ?? {}, {
        hidden: true,
        returns: momentOf(time).slice(0, 10),
      }),
    );
    await at.publishAll();
    return asked();
  };
  expect(await dueFrom(tomorrow)).toMatchObject({ changes: [], isDue: false });
  await at.desk.setClock(tomorrow);
  const due = await asked();
  expect(due).toMatchObject({ changes: [], isDue: true });
  expect((await at.publishListed(due)).status).toBe(200);
  await vi.waitFor(async () => expect((await asked()).state.state).toBe("done"), {
    timeout: 300_000,
  });
  expect(await dueFrom(today)).toMatchObject({ changes: [], isDue: false });
});

test("an article planned by itself, with its photograph → live then, and what else is saved waits", async () => {
  await at.publishAll();
  copyFileSync(at.photo("harbour.jpg"), at.photo("pier.jpg"));
  const [article, other] = ["content/posts/7.md", "content/posts/8.md"];
  await rename("Larch & Co");
  for (const file of [article, other])
    await at.change(file, (data) =>
      Object.assign(data, {
        picture: { name: `photos/${file === article ? "pier" : "harbour"}.jpg`, alt: "A pier." },
      }),
    );
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  expect((await plan(time, [article])).status).toBe(200);
  expect((await plan(time + HOUR, [article, other])).status).toBe(409);
  expect((await plan(time + HOUR, [other])).status).toBe(200);
  // Without words it waits too, and whoever planned it is told.
  await at.change(other, (data) => Object.assign(data, { title: undefined }));
  const old = live();
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  expect(await outcome()).toMatchObject({ isDone: true });
  expect(live()).toBe(old);
  const content = publishedContent(path.join(at.builds, "client")) ?? "";
  expect(existsSync(path.join(content, "photos/pier.jpg"))).toBe(true);
  const { changes, held } = await asked();
  expect(changes.map(({ file }: { file: string }) => file)).toEqual(["content/firm.yaml"]);
  expect(held).toMatchObject([{ file: other, reason: "has no title yet" }]);
  at.desk.clock.now = time + HOUR;
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => {
    const { scheduled } = await asked();
    expect(scheduled[1].outcome.messages[0]).toMatch(/^Nothing was published: .* has no title yet/);
  }, 300_000);
  expect((await at.publishListed(await asked(), [other])).status).toBe(409);
});

test("the desk did not run at that time → caught up when it starts, and said", async () => {
  await rename("Larch & Co");
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  await plan(time);
  await at.desk.close();
  await at.start(undefined, time + 5 * HOUR);
  const { isDone, messages } = await outcome();
  expect(isDone).toBe(true);
  expect(messages.join(" ")).toContain("The desk was not running at that time");
  expect(live()).toContain("Larch & Co");
  expect((await audited()).join(" ")).toContain("The desk was not running at that time");
});

test("the desk is killed in the middle of it → published and recorded once more at the start, and said so", async () => {
  await rename("Larch & Co");
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  await plan(time);
  const begun = Promise.withResolvers<void>();
  at.whileBuilding = () => {
    begun.resolve();
    return new Promise(() => undefined);
  };
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  await begun.promise;
  await at.desk.close();
  at.whileBuilding = undefined;
  await at.start(undefined, time + HOUR);
  const { isDone, messages } = await outcome();
  expect(isDone).toBe(true);
  const [first, ...rest] = messages.toReversed();
  expect(first).toBe(
    `The desk was ended in the middle of a publish; it did this at ${momentOf(time + HOUR)}, when it was started.`,
  );
  expect(rest.join(" ")).toContain("The site is live.");
  expect(live()).toContain("Larch & Co");
});

test.each([
  ["was removed", "has no account now"],
  ["is a clerk now", "may not publish any more"],
])(
  "the editor who planned it %s → nothing is published, and page and list of changes say why",
  async (what, why) => {
    const editor = await addColleague(at.desk, "editor", "Ravi");
    await addColleague(at.desk, "owner", "Asha");
    await rename("Larch & Co");
    const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
    const body = { at: momentOf(time).replace(" ", "T") };
    expect((await editor.call("/api/content/schedule", { method: "POST", body })).status).toBe(200);
    await changeRole(at.desk.storage, editor.account.id, what === "was removed" ? "none" : "clerk");
    at.desk.clock.now = time;
    vi.advanceTimersByTime(10_000);
    const { isDone, messages } = await outcome();
    expect(isDone).toBe(false);
    expect(messages[0]).toBe(`Nothing was published: Ravi planned it, and ${why}.`);
    expect(existsSync(path.join(at.builds, "client"))).toBe(false);
    expect((await audited()).at(-1)).toMatch(
      /^The desk: could not publish, as planned for .*: Ravi planned it/,
    );
  },
);

test("planned with the passphrase, then the owner has an account → nothing is published; by the terminal's link it is", async () => {
  const passphrase = "a passphrase of some words";
  await at.start(undefined, undefined, {
    DESK_PASSPHRASE: passphrase,
    DESK_URL: "http://127.0.0.1:4600",
  });
  const { headers } = await at.desk.signIn({ passphrase, who: "Ravi" });
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  const body = { at: momentOf(time).replace(" ", "T") };
  const planned = await at.desk.ask("/api/content/schedule", { method: "POST", body, headers });
  expect(planned.status).toBe(200);
  await addColleague(at.desk, "owner", "Asha");
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  expect((await outcome()).messages[0]).toContain("has no account now");

  expect((await plan(time + HOUR)).status).toBe(200);
  at.desk.clock.now = time + HOUR;
  vi.advanceTimersByTime(10_000);
  expect(await outcome()).toMatchObject({ isDone: true });
});

test("its hour has come → it cannot be taken back, and is published", async () => {
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  await plan(time);
  at.desk.clock.now = time;
  const back = await takeBack();
  expect([back.status, back.json().error]).toEqual([409, "It has begun already."]);
  vi.advanceTimersByTime(10_000);
  expect(await outcome()).toMatchObject({ isDone: true });
});

test("taken back → nothing is published; a time that has passed is refused", async () => {
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  expect((await plan(time - 3 * HOUR)).status).toBe(400);
  await plan(time);
  expect((await takeBack()).status).toBe(200);
  const again = { method: "DELETE", body: { id: "" } } as const;
  expect((await at.desk.call("/api/content/schedule", again)).status).toBe(409);
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  expect(await asked()).toMatchObject({ scheduled: [], state: { state: "idle" } });
  expect((await audited()).join(" ")).toContain("took back the publish planned for");
});

test("the site cannot be built then → why, and it is not tried again by itself", async () => {
  const time = Math.ceil(at.desk.clock.now / HOUR) * HOUR + HOUR;
  await plan(time);
  at.isBuildable = false;
  at.desk.clock.now = time;
  vi.advanceTimersByTime(10_000);
  const { isDone, messages } = await outcome();
  expect(isDone).toBe(false);
  expect(messages).toContain("The page /x cannot be drawn.");
  at.isBuildable = true;
  vi.advanceTimersByTime(10_000);
  expect((await asked()).state.state).toBe("failed");
});
