import { expect, it } from "vitest";
import { DAY } from "../../contract/indian-time.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import {
  confirm,
  requestSubscription,
  subscriptionOf,
} from "../../server/inbox/subscribers/subscription.ts";
import { suppress } from "../../server/inbox/subscribers/suppression.ts";
import { markUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { eventually } from "../server/harness/eventually.ts";
import { startMailServer } from "../server/harness/mail-server.ts";
import { INQUIRY, startTestService } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { subscribeAll } from "../server/harness/subscribers.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const ASHA = { name: "Asha Rao", company: "Steelworks & Sons", phone: "+91 98765 43210" };
const LISTS = "/api/inbox/person/lists";
const READER = "reader@mill.example";
const ASKED = { email: READER, list: "", asker: "Asha Rao", reason: "By phone on Monday." };

type Listed = { email: string; unreachableSince: number | null };
const OTHERS = ["one@list.example", "two@list.example"];

describeOnBothStorages("people at the desk", (newStorage) => {
  const start = async () => {
    const settings = await newStorage();
    const desk = await startDesk(settings);
    const send = (fields: object, spamReasons: "staff"[] = []) =>
      storeAll(
        desk.storage,
        [
          {
            submitted: { kind: "contact", fields: { ...INQUIRY, ...fields } as never },
            submissionId: undefined,
            spamReasons,
            receivedAt: desk.clock.now,
            page: "/contact",
          },
        ],
        RULES,
      );
    const find = async (text: string) => {
      const { people } = (
        await desk.call(`/api/inbox/people?${new URLSearchParams({ text })}`)
      ).json();
      return people.map(({ email }: { email: string }) => email);
    };
    const person = async (email: string) =>
      (await desk.call(`/api/inbox/person?email=${email}`)).json();
    const ask = (method: "POST" | "DELETE", given: object = {}) =>
      desk.call(LISTS, { method, body: { ...ASKED, ...given } });
    return { ...desk, settings, send, find, person, ask };
  };

  it("somebody → found by name, company, address or phone, wherever each was given, last heard of first", async () => {
    const { send, find, call, clock, storage, person } = await start();
    await send({ ...ASHA, email: "asha@mill.example", company: "" });
    clock.now += 1000;
    await send({ ...ASHA, email: "asha@mill.example", phone: "" });
    clock.now += 1000;
    await send({
      name: "Élodie",
      email: "elodie@mill.example",
      company: "Mill",
      phone: "022 2345 6789",
    });
    await send({ name: "Bot", email: "bot@mill.example" }, ["staff"]);
    await subscribeAll(storage, ["reader@list.example"]);
    clock.now += 1000;
    await call("/api/inbox/registrations", {
      method: "POST",
      body: {
        training: "far-future-forestry",
        run: "2098-05-10",
        state: "asked",
        seats: 2,
        tells: true,
        name: "Bala Iyer",
        email: "bala@college.example",
        organisation: "College",
        participants: "Chitra Sen",
        invoice_name: "",
        gstin: "",
        invoice_address: "",
      },
    });
    expect(await find("rao steelworks")).toEqual(["asha@mill.example"]);
    expect(await find("ÉLODIE mill")).toEqual(["elodie@mill.example"]);
    expect(await find("mill.example")).toEqual(["elodie@mill.example", "asha@mill.example"]);
    for (const number of ["98765 43210", "098765-43210", "+91 (98765) 43210", "9876543210"])
      expect([number, await find(number)]).toEqual([number, ["asha@mill.example"]]);
    expect(await find("022 23456789")).toEqual(["elodie@mill.example"]);
    expect(await find("reader@list")).toEqual(["reader@list.example"]);
    expect(await find("chitra")).toEqual(["bala@college.example"]);
    expect(await find("bot")).toEqual([]);
    expect((await call("/api/inbox/people?text=a")).json().error).toBe("Type two letters or more.");
    expect(await person("bala@college.example")).toMatchObject({
      name: "Bala Iyer",
      trainingMails: [{ what: "asked", state: "waiting" }],
    });
  });

  it("subscribed by staff → on the list once they have confirmed; who asked and why is noted, and erased with them", async () => {
    const { settings, storage, ask, person, call, clock } = await start();
    expect((await ask("POST", { reason: " " })).json().error).toBe("Write down how and why.");
    expect((await ask("POST", { list: "Nothing" })).status).toBe(400);
    expect((await ask("POST")).json().notice).toMatch(/^A mail asks them to confirm/);
    expect((await ask("POST")).status).toBe(409);
    const mail = await startMailServer();
    await startTestService({ ...settings, SMTP_URL: mail.url });
    await eventually(() => mail.to(READER).length === 1);
    expect(mail.received).toHaveLength(1);
    expect(mail.to(READER)[0]?.text).toContain("/confirm?token=");
    const { token = "", confirmed_at } = (await subscriptionOf(storage, READER)) ?? {};
    expect(confirmed_at).toBeNull();
    expect(await person(READER)).toMatchObject({
      lists: [
        {
          kind: "newsletter",
          askedNote: expect.stringMatching(/Meera: asked by Asha Rao\. By phone/),
        },
      ],
    });
    await confirm(storage, token, { now: clock.now, domain: "a.example" });
    expect((await ask("POST")).json().error).toBe("They are on this list already.");
    const { lines } = (await call("/api/audit")).json();
    expect(lines[0].what).toBe("Asked somebody to confirm the newsletter");
    expect((await call("/api/inbox/overview")).json().waiting).toBe(0);
    const erased = await call("/api/inbox/person", {
      method: "DELETE",
      body: { email: READER, typed: READER },
    });
    expect(erased.json()).toMatchObject({ what: expect.stringMatching(/^Erased/) });
    const left = await storage.db.selectFrom("subscription").selectAll().execute();
    const sent = await storage.db.selectFrom("submission").selectAll().execute();
    expect([left, sent]).toEqual([[], []]);
  });

  it("unsubscribed by staff → off that list alone, noted until it is swept; who wants no mail is not asked", async () => {
    const { storage, config, ask, person, clock } = await start();
    await subscribeAll(storage, [READER]);
    await subscribeAll(storage, [READER], { list: "Far-Future Forestry" });
    expect((await ask("DELETE")).json().notice).toMatch(/^They are off the list/);
    expect((await ask("DELETE")).status).toBe(409);
    expect((await person(READER)).lists).toMatchObject([
      { list: "", leftNote: expect.stringContaining("asked by Asha Rao") },
      { list: "Far-Future Forestry", leftAt: null, leftNote: "" },
    ]);
    // Asked anew on the site, they are what the site says.
    const form = { kind: "newsletter", fields: "{}", email: READER, page: "/blog" } as const;
    await requestSubscription(
      storage,
      { ...form, received_at: clock.now + 1 },
      { confirmed: true },
    );
    expect(await subscriptionOf(storage, READER)).toMatchObject({ asked_note: "", left_note: "" });
    clock.now += 1000;
    await ask("DELETE");
    const days = { dataDir: config.dataDir, days: 0, spamDays: 0 };
    expect((await sweep(storage, days, clock.now + 31 * 86_400_000)).subscriptions).toBe(1);
    const { hash = "" } = (await subscriptionOf(storage, READER, "Far-Future Forestry")) ?? {};
    await suppress(storage, hash, clock.now);
    expect((await ask("POST")).json().error).toMatch(/^This address wants no mail from us/);
  });

  it("who has a certificate alone → found, shown, copied and erased but for its number", async () => {
    const { storage, find, person, call } = await start();
    const paper = { code: "HV1.abc", pdf: Buffer.from("Paper of Devi").toString("base64") };
    const run = { training: "far-future-forestry", run: "2098-05-10", issued_on: "2025-05-10" };
    const holder = { name: "Devi Menon", email: "devi@mill.example" };
    const certificate = {
      number: "HV-2025-0001",
      registration_id: null,
      ...run,
      ...holder,
      ...paper,
    };
    await storage.db.insertInto("certificate").values(certificate).execute();
    expect([await find("menon"), await find("devi@mill")]).toEqual([
      [holder.email],
      [holder.email],
    ]);
    expect(await person(holder.email)).toMatchObject({
      isUnknown: false,
      name: "Devi Menon",
      certificates: [{ number: "HV-2025-0001" }],
    });
    const copy = await call(`/api/inbox/person/copy?email=${holder.email}`);
    expect(JSON.parse(copy.text)).toEqual({
      certificate: [{ number: "HV-2025-0001", ...run, ...holder, ...paper }],
    });
    const body = { email: holder.email, typed: holder.email };
    expect((await call("/api/inbox/person", { method: "DELETE", body })).json().what).toContain(
      "1 certificate",
    );
    expect(await storage.db.selectFrom("certificate").selectAll().execute()).toEqual([
      { ...certificate, name: "", email: "", code: "", pdf: "" },
    ]);
    expect(await find("menon")).toEqual([]);
    expect(await person(holder.email)).toMatchObject({ isUnknown: true, certificates: [] });
  });

  it("to whom mails come back → shown, listed, counted and exported as that, and undone by staff", async () => {
    const { storage, config, ask, person, call } = await start();
    await subscribeAll(storage, [READER, ...OTHERS]);
    await subscribeAll(storage, [READER, ...OTHERS], { list: "Far-Future Forestry" });
    const since = Date.parse("2026-11-03T09:00:00Z");
    await markUnreachable(storage, READER, since, "Came back: 550 5.1.1 No such user");
    const get = async (path: string) => (await call(path)).json();
    const csv = async () => (await call("/api/inbox/lists/newsletter/csv")).text.split("\n");
    expect(await person(READER)).toMatchObject({
      isUnwanted: false,
      unreachable: { since, said: "Came back: 550 5.1.1 No such user" },
      lists: [{ leftAt: null }, { leftAt: null }],
    });
    const { people } = await get("/api/inbox/lists/newsletter");
    expect(
      Object.fromEntries(people.map((one: Listed) => [one.email, one.unreachableSince])),
    ).toEqual({
      "one@list.example": null,
      "two@list.example": null,
      [READER]: since,
    });
    expect((await csv())[0]).toMatch(/"?note"?,"?unreachableSince"?\s*$/);
    expect((await csv()).find((line) => line.includes(READER))).toContain("2026-11-03");
    expect(await get("/api/mailings")).toMatchObject({ readers: 2, unreachable: 1 });
    expect(await get("/api/mailings/waiting")).toMatchObject({
      trainings: [{ people: 2, unreachable: 1 }],
    });
    expect((await ask("POST", { list: "Far-Future Forestry" })).json().error).toMatch(
      /^Mails to this address/,
    );

    const undo = () =>
      call("/api/inbox/person/unreachable", { method: "DELETE", body: { email: READER } });
    expect((await undo()).json().notice).toMatch(/^Mails go to this address again/);
    expect((await undo()).status).toBe(409);
    expect(await person(READER)).toMatchObject({ unreachable: null });
    expect(await get("/api/mailings")).toMatchObject({ readers: 3, unreachable: 0 });
    expect((await get("/api/audit")).lines[0].what).not.toContain(READER);

    await markUnreachable(storage, READER, since, "Came back: no such user");
    const settings = { dataDir: config.dataDir, days: 365, spamDays: 0 };
    const sweptAfter = async (days: number) =>
      (await sweep(storage, settings, since + days * DAY)).unreachable;
    expect([await sweptAfter(364), await sweptAfter(366)]).toEqual([0, 1]);
  });
});
