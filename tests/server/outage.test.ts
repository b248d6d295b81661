import pg from "pg";
import { expect, it } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startTestService } from "./harness/service.ts";
import { describeOnBothStorages, withPostgres } from "./harness/storages.ts";

describeOnBothStorages("while the storage is away", (newStorage) => {
  const startWithout = async () => {
    const service = await startTestService(await newStorage());
    // Kysely closes only what has been used.
    await service.entries();
    await service.storage.db.destroy();
    return service;
  };

  it("a link from a mail → a page with 503 that says when to try again, for reading and for the button", async () => {
    const service = await startWithout();
    for (const path of ["/unsubscribe", "/confirm"]) {
      for (const method of ["GET", "POST"]) {
        const answer = await fetch(`${service.url}${path}?token=anything`, { method });
        expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
          path,
          503,
          "text/html; charset=utf-8",
        ]);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await answer.text()).toContain("Please try again in a minute");
      }
    }
    expect((await fetch(service.url)).status).toBe(200);
  });

  it("/readyz and /mailz → 503 in words for a monitor", async () => {
    const service = await startWithout();
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: "not ready", reasons: ["The storage does not answer."], mail: "unknown" },
    ]);
    const mail = await fetch(`${service.url}/mailz`);
    expect([mail.status, await mail.json()]).toEqual([503, { mail: "unknown" }]);
  });
});

/** Whoever waits to migrate. */
const LOCK_WAITERS = "select pid from pg_locks where locktype = 'advisory' and not granted";

const postgres = withPostgres();

it("a database that drops the connection while the tables are made → the start fails with its words", async () => {
  const url = await postgres().newDatabase();
  const other = new pg.Client(url);
  await other.connect();
  /** The number Kysely's migrator locks. */
  await other.query("begin; select pg_advisory_xact_lock(3853314791062309107)");
  const starting = startTestService({ DATA_DIR: temporaryFolder(), DATABASE_URL: url });
  const failed = expect(starting).rejects.toThrow(/terminating connection|Connection terminated/);
  const pid = await eventually(async () => (await other.query(LOCK_WAITERS)).rows[0]?.pid);
  await other.query("select pg_terminate_backend($1)", [pid]);
  await failed;
  await other.end();
});
