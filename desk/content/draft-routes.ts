import { z } from "zod";
import { route } from "../route.ts";
import type { Session } from "../sessions.ts";
import { hashOf } from "./store.ts";
import { forget, readStored, store } from "./stored-json.ts";

const name = z.string().max(500);
const naming = z.object({ name });
const keeping = z.object({
  name,
  hash: z.string().max(64).nullable(),
  data: z.unknown(),
  body: z.string().optional(),
  base: z.unknown().optional(),
});

/** What is in a form and not saved, as it is stored for one person. */
type StoredDraft = {
  data: unknown;
  body?: string;
  hash: string | null;
  /** The record as it was opened, to tell in a conflict who changed what. */
  base?: { data: unknown; body?: string };
  at: number;
};

/** Routes for drafts: what is in a form and not saved. Each person finds their own drafts again, in any browser. */
export const draftRoutes = {
  "GET /api/content/draft": route({
    query: naming,
    handler: ({ query, session }, { config }) => {
      const stored = readStored<StoredDraft>(config.dataDir, fileOf(session, query.name));
      return { draft: stored ?? null };
    },
  }),
  "PUT /api/content/draft": route({
    body: keeping,
    handler: ({ body, session }, { config, now }) => {
      store(config.dataDir, fileOf(session, body.name), { ...body, at: now() });
      return {};
    },
  }),
  "DELETE /api/content/draft": route({
    body: naming,
    handler: ({ body, session }, { config }) => {
      forget(config.dataDir, fileOf(session, body.name));
      return {};
    },
  }),
};

const fileOf = ({ accountId, who }: Session, of: string) =>
  `drafts/${hashOf(JSON.stringify([accountId ?? who, of]))}`;
