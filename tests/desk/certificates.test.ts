import { cpSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { withSeats } from "../../server/inbox/registrations/registrations.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import { addRow, changeRows } from "../../server/inbox/storage/rows.ts";
import { certificateVerdict } from "../../site/certificates/verdict.ts";
import { certificateKeys, withdrawnCertificates } from "../../site/content/records/certificates.ts";
import { certificatePdf } from "../../site/outputs/downloads/certificate-pdf.ts";
import { copyOf, FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { startDesk } from "./harness.ts";

vi.mock("../../site/outputs/downloads/certificate-pdf.ts", { spy: true });

const LAMPS = { training: "lamp-standards", run: "2024-09-07" };
const PATH = `/api/certificates/${LAMPS.training}/${LAMPS.run}`;
const passphrase = "five words that nobody guesses";

describeOnBothStorages("certificates at the desk", (newStorage) => {
  const start = async (folder = temporaryFolder()) => {
    const content = copyOf(FIXTURES);
    // Where no site was published the key counts at once.
    const BUILD_DIR = path.join(folder, "builds/client");
    const desk = await startDesk({ ...(await newStorage()), BUILD_DIR });
    const post = (url: string, body: object = {}) => desk.call(url, { method: "POST", body });
    const attend = (name: string, participants = "") =>
      post("/api/inbox/registrations", {
        ...LAMPS,
        name,
        email: `${name.toLowerCase()}@mill.example`,
        organisation: "",
        state: "attended",
        seats: 3,
        participants,
        invoice_name: "",
        gstin: "",
        invoice_address: "",
      });
    const key = (more: object = {}) => post("/api/certificates/key", { passphrase, ...more });
    const shown = async () => (await desk.call(PATH)).json();
    return { ...desk, content, post, attend, key, shown };
  };
  const verdict = (code: string) =>
    certificateVerdict(code, { keys: certificateKeys(), withdrawn: withdrawnCertificates() });

  it("those who attended → one number each, one mail a registration, and codes that /verify finds valid", async () => {
    const { storage, post, attend, key, shown } = await start();
    await attend("Asha");
    await attend("Bala", "Bala Iyer\nChitra Sen");
    await key();
    expect((await shown()).wanted).toEqual(["Asha", "Bala Iyer", "Chitra Sen"]);
    expect((await post(PATH, { passphrase })).json()).toEqual({ count: 3 });
    const rows = await storage.db.selectFrom("certificate").selectAll().orderBy("number").execute();
    expect(new Set(rows.map(({ number }) => number)).size).toBe(3);
    for (const { code, name } of rows)
      expect(await verdict(code)).toMatchObject({ kind: "valid", certificate: { name } });
    const mails = await storage.db
      .selectFrom("training_mail")
      .selectAll()
      .where("what", "=", "certificate")
      .execute();
    expect(mails.map(({ certificates }) => certificates.split(" ").length).sort()).toEqual([1, 2]);
    expect((await post(PATH, { passphrase })).status).toBe(409);
  });

  it("two presses at once → no certificate twice", async () => {
    const { storage, post, attend, key } = await start();
    await attend("Asha");
    await key();
    const answers = await Promise.all([post(PATH, { passphrase }), post(PATH, { passphrase })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storage.db.selectFrom("certificate").select("number").execute()).toHaveLength(1);
  });

  it("certificates are drawn → another program's writes wait for nothing; who is cancelled meanwhile gets none, and a number taken meanwhile is not given again", async () => {
    const { config, storage, post, attend, key } = await start();
    await attend("Asha");
    await attend("Bala");
    await key();
    const other = await openStorage(config);
    onTestFinished(() => other.close());
    const year = new Date().getFullYear();
    const elsewhere = { ...LAMPS, run: "2023-09-07", name: "Dev", email: "", code: "", pdf: "" };
    vi.mocked(certificatePdf).mockImplementationOnce(async () => {
      await withSeats(other, async (within) => {
        await changeRows(within, "registration", { name: "Asha" }, { state: "cancelled" });
        await changeRows(within, "registration", { name: "Bala" }, { email: "new@mill.example" });
        const row = {
          ...elsewhere,
          number: `${year}-0001`,
          issued_on: "2026-01-01",
          registration_id: null,
        };
        await addRow(within, "certificate", row);
      });
      return new Uint8Array();
    });
    expect((await post(PATH, { passphrase })).json()).toEqual({ count: 1 });
    const columns = ["number", "name", "email"] as const;
    const rows = storage.db.selectFrom("certificate").select(columns).orderBy("number");
    expect(await rows.execute()).toEqual([
      { number: `${year}-0001`, name: "Dev", email: "" },
      { number: `${year}-0002`, name: "Bala", email: "new@mill.example" },
    ]);
  });

  it("the key → only encrypted in the storage, its public part in the content, and no other passphrase opens it", async () => {
    const { storage, content, post, attend, key, clock, setClock } = await start();
    await attend("Asha");
    expect((await post(PATH, { passphrase })).json().error).toMatch(/^There is no key yet/);
    expect((await post("/api/certificates/key", { passphrase: "short" })).status).toBe(400);
    await key();
    const { value } = await storage.db
      .selectFrom("secret")
      .select("value")
      .where("name", "=", "certificate-key")
      .executeTakeFirstOrThrow();
    expect(
      Buffer.from(JSON.parse(value).data, "base64").includes(
        Buffer.from("302e020100300506", "hex"),
      ),
    ).toBe(false);
    expect(content.read("certificates/keys.yaml")).toContain(`"${new Date().getFullYear()}"`);
    const tryWith = async (given: string) => (await post(PATH, { passphrase: given })).json().error;
    const wrong = "five words that somebody guesses";
    expect(await tryWith(wrong)).toBe("This is not the passphrase of the key. 2 tries are left.");
    expect(await tryWith(wrong)).toMatch(/ 1 try is left\.$/);
    expect(await tryWith(wrong)).toMatch(
      /^Three wrong passphrases: the key stays locked until \d\d:\d\d\./,
    );
    expect(await tryWith(passphrase), "right, but locked").toMatch(/^Three wrong/);
    await setClock(clock.now + 15 * 60_000);
    expect((await post(PATH, { passphrase })).json()).toEqual({ count: 1 });
  });

  it("another key asked for → refused; asked to replace the first → what that signed stays valid, and the new one signs", async () => {
    const { storage, content, post, attend, key, shown } = await start();
    await attend("Asha");
    expect((await Promise.all([key(), key()])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
    const { keyId } = await shown();
    const stored = () =>
      storage.db.selectFrom("secret").selectAll().where("name", "=", "certificate-key").execute();
    const kept = [await stored(), content.read("certificates/keys.yaml")];
    const renewed = "six other words that nobody guesses";
    const refused = await key({ passphrase: renewed });
    expect([refused.status, refused.json().error]).toEqual([
      409,
      expect.stringContaining(`already, ${keyId},`),
    ]);
    expect((await key({ passphrase: renewed, replaces: "2001" })).status).toBe(409);
    expect([await stored(), content.read("certificates/keys.yaml")]).toEqual(kept);
    expect((await post(PATH, { passphrase })).json()).toEqual({ count: 1 });

    const replace = () => key({ passphrase: renewed, replaces: keyId });
    expect((await Promise.all([replace(), replace()])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
    expect((await shown()).keyId).toBe(`${keyId}-2`);
    expect(certificateKeys().map(({ id, until }) => [id, until !== undefined])).toEqual([
      ["retired", true],
      ["fixture", false],
      [keyId, true],
      [`${keyId}-2`, false],
    ]);
    await attend("Bala");
    expect((await post(PATH, { passphrase })).status).toBe(403);
    expect((await post(PATH, { passphrase: renewed })).json()).toEqual({ count: 1 });
    const codes = await storage.db.selectFrom("certificate").select("code").execute();
    const verdicts = await Promise.all(codes.map(({ code }) => verdict(code)));
    expect(verdicts.map(({ kind }) => kind)).toEqual(["valid", "valid"]);
  });

  it("the key is not published yet → nothing is signed and the page says so; published → it is", async () => {
    const folder = temporaryFolder();
    const live = path.join(folder, "contents/client");
    cpSync(FIXTURES, live, { recursive: true });
    const { content, post, attend, key, shown } = await start(folder);
    await attend("Asha");
    await key();
    expect((await shown()).isKeyLive).toBe(false);
    expect((await post(PATH, { passphrase })).json().error).toMatch(/^Publish the site first/);
    cpSync(content.folder, live, { recursive: true });
    expect((await shown()).isKeyLive).toBe(true);
    expect((await post(PATH, { passphrase })).json()).toEqual({ count: 1 });
  });

  it("the run goes on → refused with its last day, which the page says before", async () => {
    const { call, post, key } = await start();
    await key();
    const going = "/api/certificates/far-future-forestry/2098-05-10";
    const { refusal } = (await call(going)).json();
    expect(refusal).toBe("This run ends on 12 May 2098; nobody has completed it yet.");
    expect((await post(going, { passphrase })).json().error).toBe(refusal);
  });

  it("taken back → on the public list by number alone, in no mail that waits; the same person may get another", async () => {
    const { storage, content, post, attend, key, shown } = await start();
    await attend("Asha");
    await key();
    await post(PATH, { passphrase });
    const { number, code } = await storage.db
      .selectFrom("certificate")
      .selectAll()
      .executeTakeFirstOrThrow();
    const withdraw = () => post(`/api/certificates/withdraw/${number}`, { reason: "replaced" });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 409]);
    expect(content.read("certificates/withdrawn.yaml")).toContain(number);
    expect(content.read("certificates/withdrawn.yaml")).not.toContain("Asha");
    expect(await verdict(code)).toMatchObject({ kind: "withdrawn" });
    expect((await shown()).wanted).toEqual(["Asha"]);
    const mailed = storage.db.selectFrom("training_mail").select("certificates");
    expect(await mailed.where("what", "=", "certificate").execute()).toEqual([]);
  });

  it("a person erased whose address was corrected since → the number stays and is given to nobody else", async () => {
    const { storage, call, post, attend, key } = await start();
    const { id } = (await attend("Asha")).json();
    await key();
    await post(PATH, { passphrase });
    const email = "asha.rao@mill.example";
    await call(`/api/inbox/registrations/${id}`, { method: "PUT", body: { email } });
    await call("/api/inbox/person", { method: "DELETE", body: { email, typed: email } });
    const rows = await storage.db.selectFrom("certificate").selectAll().execute();
    expect(rows).toMatchObject([{ name: "", email: "", code: "", pdf: "" }]);
    await attend("Bala");
    await post(PATH, { passphrase });
    const numbers = await storage.db.selectFrom("certificate").select("number").execute();
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(2);
  });
});
