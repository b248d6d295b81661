import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listRegistrations } from "../../server/inbox/registrations/registrations.ts";
import { runsForMails } from "../../site/outputs/trainings/published-runs.ts";
import { copyOf, FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { startDesk } from "./harness.ts";

/** A run with four seats. */
const FORESTRY = { training: "far-future-forestry", run: "2098-05-10" };
const RUN = `/api/inbox/runs/${FORESTRY.training}/${FORESTRY.run}`;
const person = (name: string, fields: object = {}) => ({
  ...FORESTRY,
  name,
  email: `${name.toLowerCase()}@mill.example`,
  organisation: "",
  state: "asked",
  seats: 1,
  participants: "",
  invoice_name: "",
  gstin: "",
  invoice_address: "",
  ...fields,
});

describeOnBothStorages("the seats of a run", (newStorage) => {
  const start = async (settings: Record<string, string> = {}) => {
    const desk = await startDesk({ ...(await newStorage()), ...settings });
    const add = (name: string, fields?: object) =>
      desk.call("/api/inbox/registrations", { method: "POST", body: person(name, fields) });
    const set = (id: string, change: object) =>
      desk.call(`/api/inbox/registrations/${id}`, { method: "PUT", body: change });
    const idOf = async (name: string, fields?: object) =>
      (await add(name, fields)).json().id as string;
    const states = async () =>
      Object.fromEntries(
        (await listRegistrations(desk.storage)).map(({ name, state }) => [name, state]),
      );
    const mails = async () =>
      desk.storage.db
        .selectFrom("training_mail")
        .innerJoin("mail", "mail.id", "mail_id")
        .select(["what", "next_attempt_at"])
        .orderBy("next_attempt_at")
        .execute();
    return { ...desk, add, set, idOf, states, mails };
  };

  it("the last seat, offered to two at once → goes to one; the other is asked onto the waiting list", async () => {
    const { idOf, set, states } = await start();
    await idOf("Asha", { seats: 3, state: "confirmed" });
    const ids = [await idOf("Bala"), await idOf("Chitra")];
    const answers = await Promise.all(ids.map((id) => set(id, { state: "offered" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json().error).toMatch(
      /^The run is full: no seat is left. Put them on the waiting list/,
    );
    expect(Object.values(await states()).sort()).toEqual(["asked", "confirmed", "offered"]);
  });

  it("somebody leaves → the first of the waiting list who fits is offered it, and mailed", async () => {
    const { idOf, set, states, mails, clock, call } = await start();
    const asha = await idOf("Asha", { seats: 3, state: "confirmed" });
    const bala = await idOf("Bala", { state: "confirmed" });
    for (const [name, seats] of [
      ["Dev", 2],
      ["Esha", 1],
      ["Farid", 1],
    ] as const) {
      clock.now += 1000;
      await idOf(name, { seats, state: "waiting" });
    }
    const left = await set(bala, { state: "cancelled" });
    expect(left.json().notice).toBe("They are told by mail. What became free is offered to Esha.");
    expect(await states()).toMatchObject({ Dev: "waiting", Esha: "offered", Farid: "waiting" });
    expect((await mails()).filter(({ what }) => what === "offered")).toHaveLength(1);
    const gone = await call(`/api/inbox/registrations/${asha}`, { method: "DELETE" });
    expect(gone.json().notice).toBe("What became free is offered to Dev, Farid.");
  });

  it("changed by two at once → each field keeps what somebody changed; of two states the second is refused", async () => {
    const { idOf, set, states, storage, call, mails } = await start();
    const asha = await idOf("Asha", { tells: false });
    const opened = { state: "asked", name: "Asha", organisation: "" };
    await set(asha, { state: "cancelled", was: { state: "asked" }, tells: false });
    expect((await set(asha, { ...opened, organisation: "Mill", was: opened })).status).toBe(200);
    const refused = await set(asha, { state: "confirmed", was: opened });
    expect([refused.status, refused.json().error]).toEqual([
      409,
      "Meanwhile somebody has marked them as cancelled. Look at it again.",
    ]);
    expect(await states()).toEqual({ Asha: "cancelled" });
    expect(await listRegistrations(storage)).toMatchObject([{ organisation: "Mill" }]);
    expect(await mails()).toEqual([]);

    const tell = (body: object) => call(`${RUN}/detail`, { method: "PUT", body });
    const empty = { joining: "", payment: "" };
    await tell({ ...empty, joining: "A link.", was: empty });
    await tell({ ...empty, payment: "To this account.", was: empty });
    expect((await call(RUN)).json().detail).toEqual({
      joining: "A link.",
      payment: "To this account.",
    });
  });

  it("the run is called off and they are taken off it → no seat of it is offered, and nobody is told that they come", async () => {
    const content = copyOf(FIXTURES);
    const { idOf, set, states, mails } = await start();
    const asha = await idOf("Asha", { seats: 4, state: "confirmed", tells: false });
    const bala = await idOf("Bala", { state: "waiting", tells: false });
    content.set("trainings/far-future-forestry.yaml", "runs.0.state", "cancelled");
    expect((await set(asha, { state: "cancelled" })).json().notice).toBe("They are told by mail.");
    expect(await states()).toEqual({ Asha: "cancelled", Bala: "waiting" });
    const refused = await set(bala, { state: "confirmed" });
    expect([refused.status, refused.json().error]).toEqual([
      409,
      expect.stringContaining("called off"),
    ]);
    expect((await mails()).map(({ what }) => what)).toEqual(["cancelled"]);
  });

  it("onto the waiting list while seats are left → refused; off a full run → who leaves is not offered the seat again", async () => {
    const { idOf, set, states, mails } = await start();
    const asha = await idOf("Asha", { seats: 2, state: "offered" });
    const bala = await idOf("Bala", { tells: false });
    const waits = await set(bala, { state: "waiting" });
    expect([waits.status, waits.json().error]).toEqual([
      409,
      "2 seats are left: offer one instead.",
    ]);
    expect((await set(asha, { state: "waiting" })).json().error).toBe(
      "2 seats are left: offer them instead.",
    );
    await idOf("Chitra", { seats: 3, state: "waiting", tells: false });
    await idOf("Dev", { seats: 2, state: "offered", tells: false });
    const left = await set(asha, { state: "waiting" });
    expect(left.json().notice).toBe("They are told by mail.");
    expect(await states()).toMatchObject({ Asha: "waiting", Bala: "asked", Chitra: "waiting" });
    expect((await mails()).map(({ what }) => what)).toEqual(["offered", "waiting"]);
  });

  it("a state → its mail, unless the tick is taken away; a confirmation with calendar file, link and two reminders", async () => {
    const { idOf, set, mails, call } = await start();
    const detail = {
      payment: "By transfer to the account on our invoice.",
      joining: "https://meet.example/x",
    };
    const missing = async () => (await call(RUN)).json().missing;
    expect(await missing()).toEqual(["payment", "joining"]);
    expect((await call(`${RUN}/detail`, { method: "PUT", body: detail })).status).toBe(200);
    expect(await missing()).toEqual([]);
    const id = await idOf("Asha", { tells: false });
    const shown = async (state: string) =>
      (
        await call(`${RUN}/mail`, { method: "POST", body: { id, name: "Asha", seats: 1, state } })
      ).json();
    const offer = await shown("offered");
    expect(offer.text).toContain(detail.payment);
    expect(offer.text).toContain("₹3,499");
    const confirmation = await shown("confirmed");
    expect(confirmation).toMatchObject({ files: ["far-future-forestry.ics"] });
    expect(confirmation.text).toContain(detail.joining);
    await set(id, { state: "offered" });
    await set(id, { state: "confirmed" });
    expect((await mails()).map(({ what }) => what)).toEqual(["offered", "confirmed"]);
    const reminders = async () => (await call(RUN)).json().registrations[0].reminders;
    expect(await reminders()).toBe(2);
    await set(id, { state: "cancelled", tells: false });
    expect(await reminders()).toBe(0);
    expect((await mails()).map(({ what }) => what)).toEqual(["offered", "confirmed"]);
  });

  it("mails that failed → sent again to those of the run, to the address of today; of another run not", async () => {
    const { idOf, set, storage, call } = await start();
    const asha = await idOf("Asha", { state: "confirmed" });
    await idOf("Bala");
    await idOf("Chitra", { training: "coming-soon-compass", run: "2098-06-01" });
    const failed = { state: "failed", failed_at: 1, last_error: "550 5.1.1 unknown" } as const;
    await storage.db
      .updateTable("mail")
      .set(failed)
      .where("recipient", "=", "participant")
      .execute();
    await set(asha, { email: "asha@steel.example" });
    const again = await call(`${RUN}/retry`, { method: "POST", body: {} });
    expect(again.json()).toEqual({ count: 2 });
    const { mails } = (await call(RUN)).json();
    expect(mails.map(({ state }: { state: string }) => state)).toEqual(["waiting", "waiting"]);
    expect((await call("/api/inbox/retry", { method: "POST", body: {} })).json().count).toBe(1);
  });

  it("a name corrected on the waiting list → keeps its place; put there anew → the last", async () => {
    const { idOf, set, states, clock } = await start();
    const asha = await idOf("Asha", { seats: 4, state: "confirmed" });
    const ids: string[] = [];
    for (const name of ["Bala", "Chitra"]) {
      clock.now += 1000;
      ids.push(await idOf(name, { seats: 4, state: "waiting" }));
    }
    clock.now += 1000;
    const [bala = "", chitra = ""] = ids;
    await set(bala, { name: "Bala Iyer" });
    await set(asha, { state: "cancelled" });
    expect(await states()).toMatchObject({ "Bala Iyer": "offered", Chitra: "waiting" });
    clock.now += 1000;
    await set(bala, { state: "waiting" });
    clock.now += 1000;
    await set(chitra, { state: "confirmed" });
    await idOf("Dev", { seats: 4, state: "waiting" });
    await set(chitra, { state: "cancelled" });
    expect(await states()).toMatchObject({ "Bala Iyer": "offered", Dev: "waiting" });
  });

  it("dates that are saved and not published → mails say the published ones; a run nobody sees yet → no mail", async () => {
    const site = temporaryFolder();
    mkdirSync(path.join(site, "trainings"));
    const [published] = runsForMails().filter(({ training }) => training === FORESTRY.training);
    const publish = (runs: object[]) =>
      writeFileSync(path.join(site, "trainings/runs.json"), JSON.stringify(runs));
    publish([{ ...published, dates: "April 1-3 2098" }]);
    const { idOf, set, call, mails } = await start({ BUILD_DIR: site });
    const id = await idOf("Asha", { tells: false });
    const body = { id, name: "Asha", seats: 1, state: "confirmed" };
    const show = () => call(`${RUN}/mail`, { method: "POST", body });
    expect((await show()).json().subject).toBe("Confirmed: Far-Future Forestry, April 1-3 2098");
    publish([]);
    const unseen = /^Visitors do not see this run yet/;
    expect((await show()).json().error).toMatch(unseen);
    expect((await set(id, { state: "confirmed" })).json().error).toMatch(unseen);
    expect((await set(id, { state: "confirmed", tells: false })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it("“attended” before the day → refused; from the first day on → thanks by mail", async () => {
    const { add, idOf, set, mails, setClock } = await start();
    const id = await idOf("Asha", { tells: false });
    expect((await add("Bala", { state: "attended" })).status, "somebody new").toBe(409);
    const answer = await set(id, { state: "attended" });
    expect([answer.status, answer.json().error]).toEqual([
      409,
      expect.stringMatching(/^Nobody has attended yet/),
    ]);
    await setClock(Date.parse("2098-05-10T12:00:00+05:30"));
    expect((await set(id, { state: "attended" })).json().notice).toBe("They are told by mail.");
    expect(await mails()).toMatchObject([{ what: "attended" }]);
  });

  it("the mail of a state → shown before it goes, and nothing is sent; a state that cannot be is refused", async () => {
    const { idOf, set, mails, call, states } = await start();
    const show = (body: object) =>
      call(`${RUN}/mail`, { method: "POST", body: { name: "Asha", seats: 1, ...body } });
    const id = await idOf("Asha", { tells: false, seats: 4 });
    const shown = (await show({ id, state: "confirmed", seats: 4 })).json();
    expect(shown).toMatchObject({
      subject: "Confirmed: Far-Future Forestry, May 10-12 2098",
      files: ["far-future-forestry.ics"],
      text: expect.stringContaining("Asha, 4 places in Far-Future Forestry"),
    });
    expect((await call(shown.path)).text).toContain("Your place is confirmed");
    expect([await mails(), await states()]).toEqual([[], { Asha: "asked" }]);
    expect((await show({ id, state: "attended" })).json().error).toMatch(
      /^Nobody has attended yet/,
    );
    expect((await show({ id, state: "paid" })).json().error).toBe("Of a payment nobody is told.");
    await set(id, { state: "confirmed" });
    expect((await show({ state: "offered" })).json().error).toMatch(/^The run is full/);
  });

  it("a sheet → shown line by line, taken in once, and no more than there are seats", async () => {
    const { call, states, idOf } = await start();
    await idOf("Zoya", { seats: 2, state: "confirmed" });
    const csv =
      "Name;Email;Company\nAsha;asha@a.example;Mill\nBala;bala@a.example;\n;x@a.example;\nChitra;c@a.example;";
    const send = (takes: boolean) =>
      call(`${RUN}/sheet`, { method: "POST", body: { csv, takes, state: "confirmed" } });
    const shown = (await send(false)).json();
    expect(shown.rows.map(({ problem }: { problem: string }) => problem)).toEqual([
      ...["", "", "The name is missing.", "No seat is left."],
    ]);
    expect(await states()).toEqual({ Zoya: "confirmed" });
    expect((await send(true)).status).toBe(200);
    expect(await states()).toEqual({ Asha: "confirmed", Bala: "confirmed", Zoya: "confirmed" });
    expect((await send(false)).json().rows[0].problem).toBe("Is registered already.");
  });

  it("a sheet that two take in at once → everybody is registered once", async () => {
    const { call, storage } = await start();
    const csv = "Name;Email\nAsha;asha@a.example\nBala;bala@a.example";
    const body = { csv, takes: true, state: "asked" };
    const taken = await Promise.all(
      [1, 2].map(() => call(`${RUN}/sheet`, { method: "POST", body })),
    );
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    const names = (await listRegistrations(storage)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Asha", "Bala"]);
  });
});
