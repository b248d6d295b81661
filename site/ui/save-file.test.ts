import { resolveObjectURL } from "node:buffer";
import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a file to save → under its name, and still readable for a browser that reads it after the click", () => {
  vi.useFakeTimers();
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  saveFile(new Blob(["a,b\r\n"]), "estimate.csv");
  expect([link.download, link.click.mock.calls.length]).toEqual(["estimate.csv", 1]);
  vi.advanceTimersByTime(10_000);
  expect(resolveObjectURL(link.href)?.size).toBe(5);
  vi.advanceTimersByTime(50_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
