import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  addPasskey,
  changeRole,
  endSessions,
  replaceRecoveryCodes,
} from "../../desk/people/accounts.ts";
import { acceptInvitation, addInvitation } from "../../desk/people/invitations.ts";
import { contentsOf, copyRows } from "../../server/inbox/copies/rows.ts";
import { eventually } from "../server/harness/eventually.ts";
import { describeOnBothStorages, newDatabase } from "../server/harness/storages.ts";
import { addColleague } from "./colleagues.ts";
import { ORIGIN, startDesk } from "./harness.ts";

const PASSPHRASE = "a kettle on the drawbridge";
const SHARED = { DESK_URL: ORIGIN, DESK_PASSPHRASE: PASSPHRASE };
/** A desk with passkeys answers under a name; the host of the harness is none. */
const NAMED = { DESK_URL: "http://localhost:4600" };
const named = { host: "localhost:4600", origin: NAMED.DESK_URL };
const LIST = "/api/inbox/submissions";
const PEOPLE = "/api/people";

const passkeyOf = (id: string) => ({
  id,
  public_key: "AA",
  counter: 0,
  transports: "[]",
  created_at: 0,
});

describeOnBothStorages("accounts", (newStorage) => {
  describe("the shared passphrase", () => {
    test("once the owner has an account → opens nothing, and ends the sessions it began", async () => {
      const desk = await startDesk({ ...(await newStorage()), ...SHARED });
      const { headers } = await desk.signIn({ passphrase: PASSPHRASE, who: "Ravi" });
      await addColleague(desk, "clerk");
      expect((await desk.ask(LIST, { headers })).status).toBe(200);
      await addColleague(desk, "owner");
      expect((await desk.ask(LIST, { headers })).status).toBe(401);
      const { answer } = await desk.signIn({ passphrase: PASSPHRASE, who: "Ravi" });
      expect(answer.status).toBe(401);
      expect(answer.json().error).toContain("people sign in with their passkeys");
      expect((await desk.ask("/api/entrance")).json()).toMatchObject({
        hasPassphrase: false,
        isPassphraseOver: true,
      });
    });

    test("cannot make the first account → that takes the terminal's link", async () => {
      const desk = await startDesk({
        ...(await newStorage()),
        ...NAMED,
        DESK_PASSPHRASE: PASSPHRASE,
      });
      const body = { name: "Ravi", role: "owner" };
      const signedIn = await desk.ask("/api/session", {
        method: "POST",
        body: { passphrase: PASSPHRASE, who: "Ravi" },
        headers: named,
      });
      const cookie = String(signedIn.headers["set-cookie"]).split(";")[0];
      const headers = { ...named, cookie, "x-desk-token": signedIn.json().token };
      expect(
        (await desk.ask(`${PEOPLE}/invitations`, { method: "POST", body, headers })).status,
      ).toBe(403);
    });
  });

  test("the terminal's link beside accounts → opens the desk, under a name that is no account's", async () => {
    const desk = await startDesk(await newStorage());
    await addColleague(desk, "owner", "Meera");
    expect((await desk.call("/api/session")).json()).toMatchObject({
      who: "Meera (terminal)",
      role: "owner",
      mayRename: false,
    });
    expect(
      (await desk.call("/api/session", { method: "PUT", body: { who: "Meera" } })).status,
    ).toBe(409);
  });

  test("a change by a colleague → stands under the account's name, and is told to those of the area", async () => {
    const desk = await startDesk(await newStorage());
    const owner = await addColleague(desk, "owner", "Meera");
    const clerk = await addColleague(desk, "clerk", "Ravi");
    await owner.call(`${PEOPLE}/${clerk.account.id}`, { method: "PUT", body: { role: "editor" } });
    expect((await owner.call("/api/audit")).json().lines).toMatchObject([
      { who: "Meera", area: "accounts", what: "Made Ravi editor" },
    ]);
    expect((await clerk.call("/api/audit")).json().lines).toEqual([]);
    expect((await clerk.call("/api/audit?area=accounts")).json().lines).toEqual([]);
  });

  test("a role taken away, an account removed → the open session loses it at once", async () => {
    const desk = await startDesk(await newStorage());
    const owner = await addColleague(desk, "owner");
    const clerk = await addColleague(desk, "clerk");
    expect((await clerk.call(LIST)).status).toBe(200);
    await owner.call(`${PEOPLE}/${clerk.account.id}`, { method: "PUT", body: { role: "editor" } });
    expect((await clerk.call(LIST)).status).toBe(403);
    await owner.call(`${PEOPLE}/${clerk.account.id}`, { method: "DELETE" });
    expect((await clerk.call("/api/session")).status).toBe(401);
  });

  test("the last owner → keeps the role and the account", async () => {
    const desk = await startDesk(await newStorage());
    const owner = await addColleague(desk, "owner");
    const own = `${PEOPLE}/${owner.account.id}`;
    expect((await owner.call(own, { method: "PUT", body: { role: "clerk" } })).status).toBe(409);
    expect((await owner.call(own, { method: "DELETE" })).status).toBe(409);
    await addColleague(desk, "owner", "another");
    expect((await owner.call(own, { method: "DELETE" })).status).toBe(200);
  });

  test("sessions → listed and ended one by one, or all at once; others' are out of reach", async () => {
    const desk = await startDesk(await newStorage());
    const ravi = await addColleague(desk, "clerk", "Ravi");
    const elsewhere = ravi.enter();
    const other = await addColleague(desk, "clerk", "Leela");
    const { sessions } = (await ravi.call("/api/account")).json();
    expect(sessions).toHaveLength(2);
    const end = (ref: string) => ravi.call(`/api/account/sessions/${ref}`, { method: "DELETE" });
    expect((await end(other.session.ref)).status).toBe(404);
    expect((await end(elsewhere.session.ref)).status).toBe(200);
    expect((await elsewhere.call(LIST)).status).toBe(401);
    expect((await ravi.call(LIST)).status).toBe(200);

    const third = ravi.enter();
    desk.clock.now += 1;
    await third.call("/api/account/sessions", { method: "DELETE" });
    for (const one of [ravi, third]) expect((await one.call(LIST)).status).toBe(401);
    expect((await other.call(LIST)).status).toBe(200);
    desk.clock.now += 1;
    expect((await ravi.enter().call(LIST)).status).toBe(200);
  });

  test("signed out everywhere at another desk → sessions until that moment end, later ones do not", async () => {
    const desk = await startDesk(await newStorage());
    const ravi = await addColleague(desk, "clerk", "Ravi");
    await endSessions(desk.storage, ravi.account.id, desk.clock.now);
    expect((await ravi.call(LIST)).status).toBe(401);
    desk.clock.now += 1;
    expect((await ravi.enter().call(LIST)).status).toBe(200);
  });

  test("a passkey with the longest name a browser may give → can be removed, the last one not", async () => {
    const desk = await startDesk(await newStorage());
    const ravi = await addColleague(desk, "clerk", "Ravi");
    const id = "A".repeat(1364);
    await addPasskey(desk.storage, ravi.account.id, passkeyOf(id));
    const remove = () => ravi.call(`/api/account/passkeys/${id}`, { method: "DELETE" });
    expect((await remove()).text).toBe("{}");
    expect((await ravi.call("/api/account")).json().passkeys).toHaveLength(1);
    expect((await remove()).status).toBe(409);
  });

  test("a recovery code → opens the desk once, however it is typed; new ones end the old", async () => {
    const desk = await startDesk(await newStorage());
    const { account } = await addColleague(desk, "clerk", "Ravi");
    const [first = "", second = ""] = await replaceRecoveryCodes(desk.storage.db, account.id);
    const stored = await desk.storage.db.selectFrom("recovery_code").select("hash").execute();
    expect(JSON.stringify(stored)).not.toContain(first.replaceAll("-", ""));
    const typed = first
      .toUpperCase()
      .replaceAll("-", " ")
      .replaceAll("0", "O")
      .replaceAll("1", "l");
    const { answer, headers } = await desk.signIn({ recoveryCode: typed });
    expect(answer.status).toBe(200);
    expect((await desk.ask("/api/session", { headers })).json()).toMatchObject({
      who: "Ravi",
      role: "clerk",
    });
    expect((await desk.signIn({ recoveryCode: first })).answer.status).toBe(401);
    const { codes } = (
      await desk.ask("/api/account/recovery-codes", { method: "POST", body: {}, headers })
    ).json();
    expect((await desk.signIn({ recoveryCode: second })).answer.status).toBe(401);
    expect((await desk.signIn({ recoveryCode: codes[0] })).answer.status).toBe(200);
  });

  describe("an invitation", () => {
    async function invite() {
      const desk = await startDesk({ ...(await newStorage()), ...NAMED });
      const key = desk.sessions.newKey();
      const entered = await desk.ask("/api/session", {
        method: "POST",
        body: { key },
        headers: named,
      });
      const cookie = String(entered.headers["set-cookie"]).split(";")[0];
      const headers = { ...named, cookie, "x-desk-token": entered.json().token };
      const body = { name: "Ravi", role: "owner" };
      const answer = await desk.ask(`${PEOPLE}/invitations`, { method: "POST", body, headers });
      const { link } = answer.json();
      const token = String(link).split("#invitation=")[1];
      const look = (given = token) =>
        desk.ask("/api/invitation", { method: "POST", body: { token: given }, headers: named });
      return { desk, headers, token, look, link };
    }

    test("opened → says for whom it is; a forged or old one, or one withdrawn, says nothing", async () => {
      const { desk, headers, token, look, link } = await invite();
      expect(link).toMatch(/^http:\/\/localhost:4600\/#invitation=/);
      expect((await look()).json()).toMatchObject({ name: "Ravi", role: "owner" });
      expect((await look(`${token?.slice(0, -2)}xx`)).status).toBe(410);
      const { invitations } = (await desk.ask(PEOPLE, { headers })).json();
      await desk.ask(`${PEOPLE}/invitations/${invitations[0].id}`, { method: "DELETE", headers });
      expect((await look()).status).toBe(410);
    });

    test("after three days → too old", async () => {
      const { desk, look } = await invite();
      desk.clock.now += 3 * 24 * 3_600_000;
      expect((await look()).status).toBe(410);
    });

    test("whoever wrote it removed, or no longer an owner → makes no account, also when they are owner again", async () => {
      const { desk, look } = await invite();
      const meera = await addColleague(desk, "owner", "Meera", NAMED.DESK_URL);
      const leela = await addColleague(desk, "owner", "Leela", NAMED.DESK_URL);
      const own = `${PEOPLE}/${leela.account.id}`;
      const write = async () => {
        const body = { name: "Another", role: "owner" };
        const { link } = (
          await leela.call(`${PEOPLE}/invitations`, { method: "POST", body })
        ).json();
        return String(link).split("#invitation=")[1];
      };
      const first = await write();
      expect((await look(first)).status).toBe(200);
      await meera.call(own, { method: "PUT", body: { role: "clerk" } });
      expect((await look(first)).json().error).toContain("no longer an owner");
      const about = { name: "Another", role: "owner", writtenBy: leela.account.id } as const;
      const late = await addInvitation(desk.storage, about, desk.clock.now);
      expect((await look(late.token)).status).toBe(410);
      await meera.call(own, { method: "PUT", body: { role: "owner" } });
      expect((await look(first)).status).toBe(410);

      const second = await write();
      expect((await look(second)).status).toBe(200);
      await meera.call(own, { method: "DELETE" });
      expect((await look(second)).status).toBe(410);
      expect((await meera.call(PEOPLE)).json().invitations).toMatchObject([{ name: "Ravi" }]);
      expect((await look()).status).toBe(200);
    });

    test("two for one name, in other letters and accepted at once → one account, the other is told", async () => {
      const desk = await startDesk(await newStorage());
      const names = ["Zoé Twin", "zoe\u0301  TWIN", "ＺＯÉ twin"];
      const accepted = await Promise.allSettled(
        names.map(async (name, at) => {
          const { invitation } = await addInvitation(
            desk.storage,
            { name, role: "clerk" },
            desk.clock.now,
          );
          return acceptInvitation(
            desk.storage,
            invitation,
            passkeyOf(`device ${at}`),
            desk.clock.now,
          );
        }),
      );
      expect(accepted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const one of accepted.filter(({ status }) => status === "rejected"))
        expect(one).toMatchObject({
          reason: { statusCode: 409, message: expect.stringContaining("this name") },
        });
      expect(await desk.storage.db.selectFrom("account").select("id").execute()).toHaveLength(1);
    });

    test("accepted with a passkey that an account has → refused with a sentence, and stays", async () => {
      const desk = await startDesk(await newStorage());
      const ravi = await addColleague(desk, "clerk", "Ravi");
      const taken = passkeyOf("passkey of Ravi");
      const refusal = {
        statusCode: 409,
        message: expect.stringContaining("belongs to an account"),
      };
      const { invitation } = await addInvitation(desk.storage, { name: "Leela", role: "clerk" }, 0);
      const accept = (passkey: typeof taken) =>
        acceptInvitation(desk.storage, invitation, passkey, 1);
      await expect(accept(taken)).rejects.toMatchObject(refusal);
      await expect(addPasskey(desk.storage, ravi.account.id, taken)).rejects.toMatchObject(refusal);
      expect(await accept(passkeyOf("another"))).toMatchObject({ account: { name: "Leela" } });
    });

    test("an answer that no passkey gave → no account", async () => {
      const { desk, token } = await invite();
      const passkey = {
        id: "x",
        rawId: "x",
        type: "public-key",
        response: { clientDataJSON: "e30" },
      };
      const body = { token, passkey };
      const answer = await desk.ask("/api/invitation/accept", {
        method: "POST",
        body,
        headers: named,
      });
      expect(answer.status).toBe(400);
      expect((await desk.ask("/api/entrance", { headers: named })).json()).toMatchObject({
        hasAccounts: false,
      });
    });

    test("where passkeys cannot work → refused with what to set", async () => {
      const desk = await startDesk(await newStorage());
      const body = { name: "Ravi", role: "owner" };
      const answer = await desk.call(`${PEOPLE}/invitations`, { method: "POST", body });
      expect(answer.status).toBe(409);
      expect(answer.json().error).toContain("DESK_URL");
    });
  });

  test("a copy of the inbox → the same accounts, passkeys, codes and invitations", async () => {
    const settings = await newStorage();
    const desk = await startDesk(settings);
    const { account } = await addColleague(desk, "owner", "Meera");
    await replaceRecoveryCodes(desk.storage.db, account.id);
    await addInvitation(desk.storage, { name: "Ravi", role: "clerk" }, desk.clock.now);
    const copy = await startDesk(await newStorage());
    await copyRows(desk.storage, copy.storage, () => {});
    expect((await contentsOf(copy.storage)).counts).toMatchObject({
      account: 1,
      passkey: 1,
      recovery_code: 8,
      invitation: 1,
    });
    expect(await contentsOf(copy.storage)).toEqual(await contentsOf(desk.storage));
  });
});

test("an owner loses the role while one of their invitations is accepted → neither waits for the other", async () => {
  const desk = await startDesk({ DATABASE_URL: await newDatabase() });
  const { db } = desk.storage;
  await addColleague(desk, "owner", "Meera");
  const { account } = await addColleague(desk, "owner", "Leela");
  const { invitation } = await addInvitation(
    desk.storage,
    { name: "Ravi", role: "clerk", writtenBy: account.id },
    0,
  );
  // The rows lie in another order than that of their ids.
  const ids = ["z", "a"];
  await db.deleteFrom("invitation").execute();
  for (const id of ids)
    await db
      .insertInto("invitation")
      .values({ ...invitation, id, hash: id })
      .execute();
  const waiting = (count: number) =>
    eventually(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length === count;
    });
  const pending: Promise<unknown>[] = [];
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom("invitation").select("id").where("id", "=", "z").forUpdate().execute();
    pending.push(changeRole(desk.storage, account.id, "editor"));
    await waiting(1);
    pending.push(acceptInvitation(desk.storage, { ...invitation, id: "a" }, passkeyOf("new"), 1));
    await waiting(2);
  });
  expect(await Promise.allSettled(pending)).toMatchObject([
    { status: "fulfilled" },
    { status: "fulfilled", value: undefined },
  ]);
});
