import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const entry = z.object({
  ids: z.array(z.string()),
  sentAt: z.number(),
  state: z.enum(["sent", "written"]).default("sent"),
});

/** Mails of the outbox that went out together, and when. */
export type Sent = z.infer<typeof entry>;

/**
 * Notes mails that went out while the storage was away, one file each. The next server records them before it sends
 * anything.
 */
export function createSentJournal(dataDir: string) {
  const folder = join(dataDir, "unrecorded");
  const fileOf = ({ ids }: Sent) => join(folder, `${ids[0]}.json`);
  return {
    async note(sent: Sent): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${fileOf(sent)}.part`;
      await writeFile(part, JSON.stringify(sent), { mode: 0o600, flush: true });
      await rename(part, fileOf(sent));
    },
    /** A note that stays by mistake is recorded once more, which changes nothing. */
    forget: (sent: Sent) => rm(fileOf(sent), { force: true }).catch(() => {}),
    /** What an earlier server noted. An unfinished note has another ending. */
    async read(): Promise<Sent[]> {
      const names = await readdir(folder).catch(() => []);
      const found: Sent[] = [];
      for (const name of names.filter((one) => one.endsWith(".json"))) {
        found.push(entry.parse(JSON.parse(await readFile(join(folder, name), "utf8"))));
      }
      return found;
    },
  };
}

export type SentJournal = ReturnType<typeof createSentJournal>;
