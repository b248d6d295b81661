import { expect } from "vitest";
import { temporaryFolder } from "./folders.ts";
import { captureLog } from "./log.ts";
import { INQUIRY, PERSONAL, type Started, startTestService } from "./service.ts";

export interface Target extends Started {
  /** Stored so far: nothing half, only what was acknowledged. */
  messages(): Promise<string[]>;
  /** Nothing of the attack is stored or logged beyond what is allowed, and the next visitor is served. */
  expectUnharmed(stored?: string[]): Promise<void>;
}

/** A server without limits on the number of forms, logging all it can. */
export async function startTarget(settings: Record<string, string> = {}): Promise<Target> {
  const log = captureLog();
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: "trace",
    RATE_LIMIT_PER_MINUTE: "0",
    RATE_LIMIT_GLOBAL_PER_MINUTE: "0",
    ...settings,
  });
  const messages = async () =>
    (await service.entries()).map((entry) => JSON.parse(entry.submission.fields).message as string);
  return {
    ...service,
    messages,
    async expectUnharmed(stored = []) {
      expect((await messages()).sort()).toEqual(stored.toSorted());
      const entries = await service.entries();
      expect(entries.every((entry) => entry.mails.length === 2)).toBe(true);
      const next = await service.send({
        ...INQUIRY,
        message: `After the attack, ${Math.random()}`,
      });
      expect([next.status, await next.text()]).toEqual([200, "OK"]);
      expect(log()).toContain('"msg":"request"');
      expect(log()).not.toMatch(PERSONAL);
      expect(log()).not.toMatch(/"level":(50|60)/);
    },
  };
}
