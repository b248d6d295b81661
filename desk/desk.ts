import type { Config } from "../server/config.ts";
import { type AuditArea, addAuditLine } from "../server/inbox/audit.ts";
import type { Storage } from "../server/inbox/storage/storage.ts";
import type { ContentParts } from "./content/parts.ts";
import type { Preview } from "./content/preview.ts";
import type { Builder } from "./content/publisher.ts";
import type { BulkDone } from "./inbox/bulk.ts";
import type { MailPreviews } from "./mail-previews.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Presence } from "./presence.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { Settings } from "./settings.ts";

/** What a start of the desk decides. */
export interface DeskSetup {
  settings: Settings;
  /** The settings of the public server: the desk uses the same inbox. */
  config: Config;
  storage: Storage;
  sessions: Sessions;
  /** The origins under which the desk answers, the main one first. */
  origins: () => string[];
  now: () => number;
  /** The port of the preview of pages; undefined when the desk has no preview. */
  previewPort?: number | undefined;
  preview?: Preview | undefined;
  /** Builds the site and puts it live; by default with scripts/build.mjs. */
  build?: Builder | undefined;
}

/** What every handler is given: the setup, and what routes share. */
export interface Desk extends DeskSetup {
  content: ContentParts;
  passkeys: Passkeys;
  mailPreviews: MailPreviews;
  presence: Presence;
  /** Changes of several messages that can still be undone. */
  bulkDone: Map<string, BulkDone>;
  /** When the key of the certificates was tried with a wrong passphrase. */
  wrongPassphrases: number[];
}

/**
 * Records a change. Neither `subject` (an id or a file) nor `what` may name a visitor: the line stays when a visitor is
 * erased. Resolves to {}, which routes return when they have nothing else to answer.
 */
export async function audit(
  { storage, now }: Pick<Desk, "storage" | "now">,
  { session }: { session: Pick<Session, "who"> },
  area: AuditArea,
  subject: string,
  what: string,
) {
  await addAuditLine(storage, { at: now(), who: session.who, area, subject, what });
  return {};
}

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

/** These columns of a row, named as the page has them: `receivedAt` for “received_at”. */
export function shown<Row extends object, Column extends keyof Row & string>(
  row: Row,
  ...columns: Column[]
) {
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const cells = columns.map((name) => [camel(name), row[name]]);
  return Object.fromEntries(cells) as { [Name in Column as Camel<Name>]: Row[Name] };
}
