import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { openStorage } from "../inbox/storage/open.ts";
import type { Log } from "../logging.ts";
import { createLeases } from "./leases.ts";

const LEASE_MS = 3_000;

it("a machine that stood still → nothing is taken over until leases could be renewed for a whole lease", async () => {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  vi.useFakeTimers();
  const leases = createLeases(storage, () => [], LEASE_MS, { error: () => {} } as unknown as Log);
  leases.start();
  expect(leases.mayTakeOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(leases.mayTakeOver()).toBe(true);

  const awake = performance.now();
  const standingStill = vi.spyOn(performance, "now").mockReturnValue(awake + LEASE_MS);
  expect(leases.mayTakeOver()).toBe(false);
  standingStill.mockRestore();
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(leases.mayTakeOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(leases.mayTakeOver()).toBe(true);
  leases.stop();
});
