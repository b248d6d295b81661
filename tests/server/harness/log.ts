import { onTestFinished, vi } from "vitest";

/** What the server in this process logs from now on; it is kept off the terminal. */
export function captureLog(): () => string {
  let text = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return () => text;
}
