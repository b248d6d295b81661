import { expect, it } from "vitest";
import { listRegistrations } from "../../server/inbox/registrations/registrations.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import { allRuns } from "../../site/content/records/trainings.ts";
import { INQUIRY } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const DAY = 24 * 60 * 60 * 1000;
const FORESTRY = { training: "far-future-forestry", run: "2098-05-10" };
const RUN = `/api/inbox/runs/${FORESTRY.training}/${FORESTRY.run}`;
const BALA = {
  name: "Bala Iyer",
  email: "Bala@mill.example",
  organisation: "Mill",
  state: "confirmed",
  seats: 2,
  participants: "Bala Iyer\n\n Chitra Sen ",
  invoice_name: "Mill Ltd",
  gstin: "27 abcde1234f1z5",
  invoice_address: "1 Lane\nPune",
};

describeOnBothStorages("registrations at the desk", (newStorage) => {
  const start = async (fields: object = {}) => {
    const desk = await startDesk(await newStorage());
    const submitted = { kind: "contact", fields: { ...INQUIRY, ...fields } as never } as const;
    const arrival = {
      submitted,
      submissionId: undefined,
      receivedAt: Date.now(),
      page: "/contact",
    };
    await storeAll(desk.storage, [{ ...arrival, spamReasons: [] }], RULES);
    const [{ id }] = (await desk.call("/api/inbox/submissions")).json().submissions;
    const ofSubmission = `/api/inbox/submissions/${id}/registrations`;
    const post = (url: string, body: object) => desk.call(url, { method: "POST", body });
    const change = (one: string, body: object) =>
      desk.call(`/api/inbox/registrations/${one}`, { method: "PUT", body });
    const run = async () => (await desk.call(RUN)).json();
    return { ...desk, id, ofSubmission, post, change, run };
  };

  it("an inquiry about a run → with one click a registration of it, once however often it is clicked", async () => {
    const forestry = allRuns().find(({ training }) => training.slug === FORESTRY.training);
    const dates = forestry ? runFacts(forestry).dates : "";
    const { call, id, ofSubmission, post, run } = await start({
      about: `Far-Future Forestry, ${dates}`,
    });
    expect((await call(ofSubmission)).json()).toMatchObject({ asked: FORESTRY, registrations: [] });
    expect((await run()).inquiries).toMatchObject([{ id, name: "Asha Rao" }]);
    for (const _click of [1, 2]) expect((await post(ofSubmission, FORESTRY)).status).toBe(200);
    expect((await run()).registrations).toMatchObject([
      {
        submission_id: id,
        name: "Asha Rao",
        email: "asha.rao@steelworks.example",
        state: "asked",
        organisation: "Steelworks & Sons",
        invoice_name: "Steelworks & Sons",
        seats: 1,
      },
    ]);
    expect((await run()).inquiries).toEqual([]);
    expect((await call(ofSubmission)).json().registrations).toMatchObject([
      { title: "Far-Future Forestry" },
    ]);
    const { audit } = (await call(`/api/inbox/submissions/${id}`)).json();
    // Both in one moment, in either order.
    expect(audit.map(({ what }: { what: string }) => what).sort()).toEqual([
      "Added a registration: Far-Future Forestry, 10–12 May 2098",
      "Marked it as handled",
    ]);
    expect((await call("/api/inbox/submissions?tab=waiting")).json().submissions).toEqual([]);
    expect((await post(ofSubmission, { ...FORESTRY, run: "1999-01-01" })).json().error).toMatch(
      /no such run/,
    );
  });

  it("an inquiry of two that asks something → registered with its seats and words, tagged, still to be handled", async () => {
    const message = "Two of us export fasteners. Is there a seat each?";
    const { call, ofSubmission, post, run } = await start({
      about: "Far-Future Forestry",
      message,
    });
    const ofForestry = async () =>
      (await call("/api/inbox/runs"))
        .json()
        .runs.find((one: { run: string }) => one.run === FORESTRY.run);
    expect(await ofForestry()).toMatchObject({ inquiries: 1, isToday: false });
    expect((await run()).inquiries).toMatchObject([{ seats: 2 }]);
    expect((await call(ofSubmission)).json().person).toMatchObject({ seats: 2 });
    await post(ofSubmission, { ...FORESTRY, seats: 2, staysOpen: true });
    expect(await run()).toMatchObject({
      registrations: [{ seats: 2, inquiry: expect.stringContaining("us export fasteners") }],
      inquiries: [],
    });
    expect(await ofForestry()).toMatchObject({ inquiries: 0 });
    expect((await call("/api/inbox/submissions?tab=waiting")).json().submissions).toMatchObject([
      { registered: "asked" },
    ]);
  });

  it("registered with one click → taken back while its mail waits, and not after", async () => {
    const { call, storage, ofSubmission, post, change, run, clock } = await start();
    const register = async () => (await post(ofSubmission, { ...FORESTRY, canUndo: true })).json();
    const waiting = async () =>
      (await call("/api/inbox/submissions?tab=waiting")).json().submissions.length;
    const remove = (id: string) => call(`${ofSubmission}/${id}`, { method: "DELETE" });
    const { id, undoMs } = await register();
    const mail = storage.db.selectFrom("mail").where("template", "=", "training").selectAll();
    expect((await mail.executeTakeFirstOrThrow()).next_attempt_at).toBeGreaterThan(
      Date.now() + undoMs / 2,
    );
    expect(await waiting()).toBe(0);
    expect((await remove(id)).status).toBe(200);
    expect([(await run()).registrations, await mail.execute(), await waiting()]).toEqual([
      [],
      [],
      1,
    ]);
    const corrected = await register();
    clock.now += 1000;
    await change(corrected.id, { seats: 2 });
    expect((await remove(corrected.id)).json().error).toMatch(
      /somebody has changed the registration/,
    );
    await call(`/api/inbox/registrations/${corrected.id}`, { method: "DELETE" });
    const again = await register();
    await storage.db.updateTable("mail").set({ attempts: 1 }).execute();
    expect((await remove(again.id)).json().error).toMatch(/^It is too late: the mail has gone out/);
    expect((await run()).registrations).toHaveLength(1);
    expect(await mail.execute(), "what waits still goes out").toHaveLength(1);
  });

  it("who comes → seats taken and left, and CSV", async () => {
    const { call, ofSubmission, post, change, run } = await start();
    const asha = (await post(ofSubmission, FORESTRY)).json().id;
    const bala = (await post("/api/inbox/registrations", { ...FORESTRY, ...BALA })).json().id;
    expect((await run()).run).toMatchObject({ capacity: 4, taken: 2, asked: 1, state: "open" });
    const { runs } = (await call("/api/inbox/runs")).json();
    expect(runs.find((one: { run: string }) => one.run === FORESTRY.run)).toMatchObject({
      taken: 2,
      asked: 1,
    });

    await change(bala, { state: "paid" });
    await change(asha, { state: "cancelled" });
    expect((await run()).run).toMatchObject({ taken: 2, asked: 0 });
    const csv = (await call(`${RUN}/csv`)).text;
    expect((await call(`${RUN}/csv`)).headers["content-disposition"]).toContain(
      "far-future-forestry-2098-05-10.csv",
    );
    expect(csv).toMatch(
      /^\uFEFFName,Email,Organisation,Seats,Who comes,State,Name on the invoice,GSTIN/,
    );
    expect(csv).toContain(
      'Bala Iyer,bala@mill.example,Mill,2,"Bala Iyer\nChitra Sen",paid,Mill Ltd,27ABCDE1234F1Z5,"1 Lane\nPune"',
    );
  });

  it.each([
    [{ name: " " }, "The name is missing."],
    [{ email: "bala" }, "This is not an email address."],
    [{ seats: 0 }, "A registration is for at least one seat."],
    [{ seats: 1.5 }, "The number of seats must be a whole number."],
    [{ gstin: "27ABC" }, "This is no GSTIN: it has 15 characters"],
    [{ seats: 1 }, "2 names are written down, but only 1 seat."],
    [{ state: "maybe" }, "Choose one of the states."],
  ])("with %j → refused with a sentence, new or changed", async (mistake, sentence) => {
    const { post, change } = await start();
    const refused = await post("/api/inbox/registrations", { ...FORESTRY, ...BALA, ...mistake });
    expect([refused.status, refused.json().error]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
    const { id } = (await post("/api/inbox/registrations", { ...FORESTRY, ...BALA })).json();
    expect((await change(id, mistake)).json().error).toContain(sentence);
  });

  it("its message deleted → stays; its person erased → goes; years after the run → goes by itself", async () => {
    const { call, storage, config, id, ofSubmission, post } = await start();
    await post(ofSubmission, FORESTRY);
    await post("/api/inbox/registrations", { ...FORESTRY, ...BALA });
    await call(`/api/inbox/submissions/${id}`, { method: "DELETE" });
    expect(await listRegistrations(storage)).toMatchObject([
      { name: "Asha Rao", submission_id: null },
      { name: "Bala Iyer" },
    ]);

    const email = "asha.rao@steelworks.example";
    const person = (await call(`/api/inbox/person?email=${email}`)).json();
    expect(person.registrations).toMatchObject([
      { title: "Far-Future Forestry", state: "asked", seats: 1 },
    ]);
    const erased = await call("/api/inbox/person", {
      method: "DELETE",
      body: { email, typed: email },
    });
    expect(erased.json().what).toMatch(/with 1 registration\.$/);
    expect(await listRegistrations(storage)).toMatchObject([{ name: "Bala Iyer" }]);

    const settings = { dataDir: config.dataDir, days: 365, spamDays: 30 };
    const over = Date.parse("2098-05-12T12:00:00+05:30");
    expect((await sweep(storage, settings, over + 364 * DAY)).registrations).toBe(0);
    expect((await sweep(storage, settings, over + 367 * DAY)).registrations).toBe(1);
  });

  it("deleted at the desk → gone, and a run that the content lost is shown by its id as long as it has any", async () => {
    const { call, storage, post, run } = await start();
    const { id } = (await post("/api/inbox/registrations", { ...FORESTRY, ...BALA })).json();
    await storage.db.updateTable("registration").set({ training: "gone-training" }).execute();
    expect((await run()).registrations).toEqual([]);
    const gone = `/api/inbox/runs/gone-training/${FORESTRY.run}`;
    expect((await call(gone)).json().run).toMatchObject({
      title: "gone-training",
      state: "gone",
      taken: 2,
    });
    expect((await call(`/api/inbox/registrations/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await call(gone)).status).toBe(404);
    expect((await call(`/api/inbox/registrations/${id}`, { method: "DELETE" })).json().error).toBe(
      "This registration does not exist any more.",
    );
  });
});
