import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../server/config.ts";
import { type AuditRoom, addAuditLine } from "../server/inbox/audit.ts";
import type { Storage } from "../server/inbox/storage/storage.ts";
import type { Preview } from "./content/preview.ts";
import type { Builder } from "./content/publisher.ts";
import type { Sessions } from "./sessions.ts";
import type { Settings } from "./settings.ts";

/** What every area is handed. */
export interface Desk {
  settings: Settings;
  /** The server's settings: the same inbox, the same firm. */
  config: Config;
  storage: Storage;
  sessions: Sessions;
  origins: () => string[];
  now: () => number;
  /** Where pages are shown beside their forms; nothing where others reach the desk but not this port. */
  previewPort?: number | undefined;
  /** What shows them there; by default Astro's server for developing. */
  preview?: Preview | undefined;
  /** How the site is made; by default `npm run build`. */
  build?: Builder | undefined;
}

/** An area of the desk adds its routes below /api/<its name>. */
export type Area = (app: FastifyInstance, desk: Desk) => void;

/**
 * Records a change: who, when and what. `subject` is an id or a file. Neither it nor `what` may name a visitor, since
 * the line stays when a visitor is erased. Resolves to the answer of a route that has nothing else to tell.
 */
export async function audit(
  { storage, now }: Desk,
  { session }: FastifyRequest,
  room: AuditRoom,
  subject: string,
  what: string,
) {
  await addAuditLine(storage, { at: now(), who: session.who, room, subject, what });
  return {};
}
