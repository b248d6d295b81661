import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { planTakenBack } from "../../desk/content/run-people.ts";
import type { RunSummary } from "../../desk/inbox/runs.ts";
import { tellRunChanges } from "../../server/inbox/registrations/run-changes.ts";
import { runsForMails } from "../../site/outputs/trainings/published-runs.ts";
import { copyOf, FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { startDesk } from "./harness.ts";

const FORESTRY = { training: "far-future-forestry", run: "2098-05-10" };
const FILE = "content/trainings/far-future-forestry.yaml";

type Run = { id?: string; state?: string; sessions: Array<{ start: string; end: string }> };

describeOnBothStorages("a training saved at the desk", (newStorage) => {
  const start = async () => {
    copyOf(FIXTURES);
    const builds = temporaryFolder();
    const BUILD_DIR = path.join(builds, "client");
    const publish = () => {
      if (existsSync(BUILD_DIR))
        cpSync(BUILD_DIR, path.join(builds, "previous"), { recursive: true });
      mkdirSync(path.join(BUILD_DIR, "trainings"), { recursive: true });
      writeFileSync(path.join(BUILD_DIR, "trainings/runs.json"), JSON.stringify(runsForMails()));
      return tell();
    };
    const desk = await startDesk({ ...(await newStorage()), BUILD_DIR });
    const { call, storage } = desk;
    const tell = () =>
      tellRunChanges(storage, runsForMails(), { now: Date.now(), domain: "a.example" });
    const told = async () =>
      (await storage.db.selectFrom("training_mail").select("what").execute()).map(
        ({ what }) => what,
      );
    const opened = async () => (await call(`/api/content/record?file=${FILE}`)).json();
    const save = async (edit: (runs: Run[]) => Run[], people?: "tell" | "quiet") => {
      const { hash, data } = await opened();
      const body = { file: FILE, hash, data: { ...data, runs: edit(data.runs) }, people };
      return call("/api/content/record", { method: "PUT", body });
    };
    const register = (name: string, state: string, fields: object = {}) =>
      call("/api/inbox/registrations", {
        method: "POST",
        body: {
          ...FORESTRY,
          name,
          email: `${name.toLowerCase()}@mill.example`,
          organisation: "",
          state,
          seats: 1,
          participants: "",
          invoice_name: "",
          gstin: "",
          invoice_address: "",
          tells: false,
          ...fields,
        },
      });
    await publish();
    await register("Asha", "confirmed");
    await register("Bala", "asked");
    const takeBack = async () => {
      await planTakenBack({ ...desk, now: Date.now });
      const runs = readFileSync(path.join(builds, "previous/trainings/runs.json"), "utf8");
      await tellRunChanges(storage, JSON.parse(runs), { now: Date.now(), domain: "a.example" });
    };
    return { ...desk, publish, told, opened, save, register, takeBack };
  };
  const moved = ([first, ...others]: Run[]) => [
    { ...first, sessions: [{ start: "2098-06-10", end: "2098-06-12" }] },
    ...others,
  ];
  const removed = (runs: Run[]) => runs.slice(1);
  const calledOff = ([first, ...others]: Run[]) => [
    { ...first, state: "cancelled" } as Run,
    ...others,
  ];

  it("a run with people is moved → asked first with who they are and their mail; told once, when it is published", async () => {
    const { publish, told, opened, save } = await start();
    const before = await opened();
    const refused = await save(moved);
    expect(refused.status).toBe(409);
    const [run, ...others] = refused.json().details.runs;
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      title: "Far-Future Forestry",
      what: "moved",
      isGone: false,
      people: 2,
      counts: [
        { state: "confirmed", count: 1 },
        { state: "asked", count: 1 },
      ],
      mail: { files: ["far-future-forestry.ics"] },
    });
    for (const days of [run.before, run.after])
      expect(run.mail.text.replaceAll(/\s+/g, " ")).toContain(days);
    expect((await opened()).hash).toBe(before.hash);

    expect((await save(moved, "tell")).status).toBe(200);
    expect(await told()).toEqual([]);
    await publish();
    await publish();
    expect(await told()).toEqual(["moved", "moved"]);
    const [{ calendar = "" } = {}] = runsForMails().filter(({ run: id }) => id === FORESTRY.run);
    expect(calendar).toMatch(/^SEQUENCE:1\r$/m);
  });

  it("a run with people is taken out, as an older version of the training has it → asked; answered “quiet” → nobody is told", async () => {
    const { publish, told, save } = await start();
    const refused = await save(removed);
    expect(refused.json().details.runs).toMatchObject([
      { what: "called-off", isGone: true, people: 2 },
    ]);
    expect((await save(removed, "quiet")).status).toBe(200);
    await publish();
    expect(await told()).toEqual([]);
  });

  it("moved, put back before it is published → nobody is asked again, and nobody is told", async () => {
    const { publish, told, opened, save } = await start();
    const { data } = await opened();
    await save(moved, "tell");
    expect((await save(() => data.runs)).status).toBe(200);
    await publish();
    await save(moved, "quiet");
    await publish();
    expect(await told()).toEqual([]);
  });

  it("moved or taken out and not published → the clerk sees the days that visitors read, and what is saved", async () => {
    const { call, save } = await start();
    const listed = async () => {
      const { runs } = (await call("/api/inbox/runs")).json() as { runs: RunSummary[] };
      return runs.find(({ run }) => run === FORESTRY.run);
    };
    const dates = runsForMails().find(({ run }) => run === FORESTRY.run)?.dates ?? "";
    expect(await listed()).toMatchObject({
      firstDay: FORESTRY.run,
      isOver: false,
      unpublished: "",
    });
    await save(moved, "quiet");
    expect(await listed()).toMatchObject({ firstDay: FORESTRY.run, dates, isOver: false });
    expect((await listed())?.unpublished).toMatch(
      /^It is saved for Jun 10-12 2098.*visitors read May 10-12 2098/,
    );
    await save(removed, "quiet");
    const title = "Far-Future Forestry";
    expect(await listed()).toMatchObject({
      title,
      dates,
      firstDay: FORESTRY.run,
      isOver: false,
      capacity: 4,
    });
    expect((await listed())?.unpublished).toMatch(/visitors still see it/);
  });

  it("taken out and not published → seats of it are still taken and counted, and mails go out, as visitors see it", async () => {
    const { call, save, register, publish, told } = await start();
    await save(removed, "quiet");
    const listed = async () => {
      const { runs } = (await call("/api/inbox/runs")).json() as { runs: RunSummary[] };
      return runs.find(({ run }) => run === FORESTRY.run);
    };
    expect(await listed()).toMatchObject({ state: "open", taken: 1, capacity: 4, file: "" });
    expect((await register("Chitra", "confirmed", { seats: 3, tells: true })).status).toBe(200);
    expect(await told()).toEqual(["confirmed"]);
    expect((await register("Dev", "confirmed")).json().error).toMatch(/^The run is full/);
    await publish();
    expect(await listed()).toMatchObject({ state: "gone" });
    expect((await register("Dev", "asked")).json().error).toBe("There is no such run.");
  });

  it.each([
    ["tell", ["moved", "moved", "moved", "moved"]],
    ["quiet", []],
  ] as const)(
    "moved with “%s”, and that publish taken back → told again: %j",
    async (answer, mails) => {
      const { publish, told, save, takeBack } = await start();
      await save(moved, answer);
      await publish();
      await takeBack();
      expect(await told()).toEqual(mails);
    },
  );

  it("called off → asked, and told that it is not held; another word of the training → not asked", async () => {
    const { publish, told, save } = await start();
    expect((await save((runs) => runs.map((run) => ({ ...run, seats: 9 })))).status).toBe(200);
    expect((await save(calledOff)).json().details.runs).toMatchObject([
      { what: "called-off", isGone: false },
    ]);
    await save(calledOff, "tell");
    await publish();
    expect(await told()).toEqual(["called-off", "called-off"]);
  });

  it.each([
    ["cancelled", calledOff],
    ["taken out", removed],
  ] as const)(
    "%s and told, then as it was → asked, and told that it is held after all; taken back → not held",
    async (_, edit) => {
      const { publish, told, opened, save, takeBack } = await start();
      const { data } = await opened();
      await save(edit, "tell");
      await publish();
      const asWas = () => data.runs;
      expect((await save(asWas)).json().details.runs).toMatchObject([
        { what: "back-on", isGone: false, people: 2, mail: { files: ["far-future-forestry.ics"] } },
      ]);
      await save(asWas, "tell");
      expect(await told()).toHaveLength(2);
      await publish();
      expect((await told()).slice(2)).toEqual(["back-on", "back-on"]);
      await takeBack();
      expect((await told()).slice(4)).toEqual(["called-off", "called-off"]);
    },
  );

  it.each([
    ["cancelled", calledOff],
    ["taken out", removed],
  ] as const)("%s and told, and that publish taken back → held after all", async (_, edit) => {
    const { publish, told, save, takeBack } = await start();
    await save(edit, "tell");
    await publish();
    await takeBack();
    expect((await told()).slice(2)).toEqual(["back-on", "back-on"]);
  });
});
