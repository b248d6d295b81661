import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../server/config.ts";
import { type AuditRoom, addAuditLine } from "../server/inbox/audit.ts";
import type { Storage } from "../server/inbox/storage/storage.ts";
import type { Preview } from "./content/preview.ts";
import type { Builder } from "./content/publisher.ts";
import type { Sessions } from "./sessions.ts";
import type { Settings } from "./settings.ts";

/** What every room is handed. */
export interface Desk {
  settings: Settings;
  /** The server's settings: the same inbox, the same firm. */
  config: Config;
  storage: Storage;
  sessions: Sessions;
  origins: () => string[];
  now: () => number;
  /** Where pages are shown beside their words; nothing where the desk is reached from elsewhere. */
  previewPort?: number | undefined;
  /** What shows them there; by default Astro's server for developing. */
  preview?: Preview | undefined;
  /** How the site is made; by default `npm run build`. */
  build?: Builder | undefined;
}

/** A room adds its addresses below /api/<its name>. */
export type Room = (app: FastifyInstance, desk: Desk) => void;

/**
 * Every change leaves a line: who, when and what. `subject` is an id or a file, and `what` holds nothing of a
 * visitor's, since the line outlives what it tells of.
 */
export function audit(
  { storage, now }: Desk,
  { session }: FastifyRequest,
  room: AuditRoom,
  line: { subject: string; what: string },
): Promise<void> {
  return addAuditLine(storage, { at: now(), who: session.who, room, ...line });
}
