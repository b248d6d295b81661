import { onTestFinished, vi } from "vitest";

/** Made by chance, an id may hold a visitor's name. */
const RANDOM_ID = /"(mail|submission)":"(?:[\da-hjkmnp-tv-z]{12}|[\da-hjkmnp-tv-z]{20})"/g;

/** What the server in this process logs from now on, without random ids; it is kept off the terminal. */
export function captureLog(): () => string {
  let text = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return () => text.replaceAll(RANDOM_ID, '"$1":"id"');
}
