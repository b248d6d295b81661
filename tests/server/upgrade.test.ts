import { sql } from "kysely";
import { expect, it } from "vitest";
import { startService } from "../../server/service.ts";
import { readInbox } from "./harness/process.ts";
import { startTestService, testConfig } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

describeOnBothStorages("an inbox that a newer version has upgraded", (newStorage) => {
  it("→ this version says so and touches nothing", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')`.execute(
      service.storage.db,
    );
    await service.close();
    const sentence = /^This inbox was upgraded by a newer version of the software \(999-later\)/;
    await expect(startService(testConfig(settings))).rejects.toThrow(sentence);
    expect(await readInbox(settings, "export", "--csv", "-")).toMatchObject({
      code: 1,
      err: expect.stringMatching(sentence),
    });
  });
});
