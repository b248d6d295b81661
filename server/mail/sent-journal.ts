import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Log } from "../logging.ts";

const entry = z.object({
  ids: z.array(z.string()),
  sentAt: z.number(),
  state: z.enum(["sent", "written"]).default("sent"),
});

export type Sent = z.infer<typeof entry>;

const FOLDER = "unrecorded";

export const unreadableNotes = async (dataDir: string) =>
  (await readdir(join(dataDir, FOLDER)).catch(() => [])).filter((name) =>
    name.endsWith(".unreadable"),
  );

/** For mails that went out while the storage was away. The next server records them before it sends any. */
export function createSentJournal(dataDir: string) {
  const folder = join(dataDir, FOLDER);
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
    /** What an earlier server noted. An unfinished note has another ending; one that cannot be read is set aside. */
    async read(log: Log): Promise<Sent[]> {
      const names = await readdir(folder).catch(() => []);
      const found: Sent[] = [];
      for (const name of names.filter((one) => one.endsWith(".json"))) {
        const file = join(folder, name);
        try {
          found.push(entry.parse(JSON.parse(await readFile(file, "utf8"))));
        } catch (err) {
          log.error({ err, file }, "a note of sent mails cannot be read and is set aside");
          await rename(file, `${file}.unreadable`).catch(() => {});
        }
      }
      return found;
    },
  };
}

export type SentJournal = ReturnType<typeof createSentJournal>;
