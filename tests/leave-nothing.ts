import { afterAll, vi } from "vitest";

// Files share a process: what one replaced, the next must not find.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
