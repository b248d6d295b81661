import { statfs } from "node:fs/promises";
import { DAY, dayOf, HOUR } from "../contract/indian-time.ts";
import { lapsedRules } from "../contract/rules.ts";
import type { Config } from "./config.ts";
import { clockWarnings } from "./inbox/clock.ts";
import { mailboxAlarm } from "./inbox/mailbox.ts";
import { readMoment } from "./inbox/moments.ts";
import { mailHealth } from "./inbox/outbox/mail-health.ts";
import { FLOOD_REASONS } from "./inbox/outbox/new-mails.ts";
import { runChangeAlarm } from "./inbox/registrations/run-changes.ts";
import { setAsideAlarm } from "./inbox/set-aside.ts";
import { countRows, type Storage } from "./inbox/storage/storage.ts";
import { listEndpoints } from "./inbox/webhooks/endpoints.ts";
import { unreadableNotes } from "./mail/sent-journal.ts";

const MEGABYTE = 1024 * 1024;

export const findAlerts = async (
  config: Config,
  storage: Storage,
  now: number,
): Promise<string[]> => [
  ...(await clockWarnings(storage)),
  ...(await aboutRetention(storage, now)),
  ...(await unreadableNotes(config.dataDir)).map(aboutNote),
  ...(await aboutMails(storage, config.mail.alertAfterMs)),
  ...(await aboutFloods(storage, now)),
  ...(await aboutWebhooks(storage, now)),
  ...(await aboutDisk(config.dataDir, config.watch.diskMegabytes)),
  ...(await mailboxAlarm(storage, config.mail.imapUrl, now)),
  ...(await setAsideAlarm(storage)),
  ...(await runChangeAlarm(storage, now)),
  ...(await aboutBackup(storage, config.watch.backupHours, now)),
  ...aboutRules(config.contentDir, now),
];

async function aboutRetention(storage: Storage, now: number): Promise<string[]> {
  const isLately = now - ((await readMoment(storage, "full-sweep")) ?? 0) <= DAY;
  const alert =
    "More was too old than is removed in a day; the rest goes in the next days, and the log counts it. If you did not expect this, set RETENTION_DAYS=0 and restart the server before tomorrow.";
  return isLately ? [alert] : [];
}

const aboutNote = (name: string) =>
  `A note of mails that went out could not be read, so they may come twice. Remove unrecorded/${name} in the data folder.`;

async function aboutMails(storage: Storage, alertAfterMs: number): Promise<string[]> {
  const { state, cause, oldestWaitsMinutes, failed } = await mailHealth(storage, alertAfterMs);
  const late = `Mail is late: the oldest has been waiting for ${oldestWaitsMinutes} minutes. ${cause}`;
  const undelivered = `${failed} mails could not be delivered within a day. The desk lists them under Undelivered; npm run inbox -- retry sends them again.`;
  return [...(state === "late" ? [late] : []), ...(failed > 0 ? [undelivered] : [])];
}

async function aboutFloods({ db }: Storage, now: number): Promise<string[]> {
  const held = db
    .selectFrom("mail")
    .where("state", "=", "held")
    .where("last_error", "in", FLOOD_REASONS);
  const count = await countRows(held.where("queued_at", ">", now - DAY));
  const alert = `${count} mails to visitors were held back within a day, since more were asked for than usual. Remove the spam, then npm run inbox -- retry --held sends the rest.`;
  return count > 0 ? [alert] : [];
}

async function aboutWebhooks(storage: Storage, now: number): Promise<string[]> {
  const alert = (name: string) =>
    `The webhook “${name}” was switched off, since it did not take what it was sent. The desk says why; what waits there goes out once it is on again.`;
  return (await listEndpoints(storage)).flatMap(({ name, off_since, off_reason }) =>
    off_reason && (off_since ?? 0) > now - DAY ? alert(name) : [],
  );
}

export async function freeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

async function aboutDisk(dataDir: string, least: number): Promise<string[]> {
  const free = Math.floor((await freeBytes(dataDir)) / MEGABYTE);
  if (free >= least) return [];
  return [
    `The disk is nearly full: ${free} MB are left for ${dataDir}. Without room no form is stored.`,
  ];
}

async function aboutBackup(storage: Storage, hours: number, now: number): Promise<string[]> {
  if (hours === 0) return [];
  const last = await readMoment(storage, "backup");
  const how = "npm run inbox -- backup FILE makes one.";
  if (last !== undefined) {
    const age = Math.floor((now - last) / HOUR);
    return age >= hours ? [`The last backup of the inbox is ${age} hours old. ${how}`] : [];
  }
  const first = storage.db
    .selectFrom("submission")
    .select((eb) => eb.fn.min("received_at").as("oldest"));
  const { oldest } = await first.executeTakeFirstOrThrow();
  return oldest !== null && now - oldest > hours * HOUR
    ? [`The inbox was never backed up. ${how}`]
    : [];
}

/** Somebody may just be writing a file of the content, which must not hold up the other alerts. */
function aboutRules(content: string, now: number): string[] {
  try {
    const names = lapsedRules(content, dayOf(now));
    if (names.length === 0) return [];
    return [
      `Facts on the site have lapsed: ${names.join(", ")}. npm run review says what to read again.`,
    ];
  } catch {
    return [`The rules in ${content} cannot be read: npm run check-content says why.`];
  }
}
