import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What the staff see of the inquiries that a server with these settings has stored. */
export async function inboxRecords(env: Record<string, string>): Promise<Array<Record<string, unknown>>> {
  const command = ["server/cli/inbox.ts", "list", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
