import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { read } from "../refusal.ts";
import { hashOf } from "./store.ts";
import { forget, readStored, store } from "./stored-json.ts";

const name = z.string().max(200);
const naming = z.object({ name });
const keeping = z.object({
  name,
  hash: z.string().max(64).nullable(),
  data: z.unknown(),
  body: z.string().optional(),
  base: z.unknown().optional(),
});

/** Routes for drafts: what is in a form and not saved. Each person finds their own drafts again, in any browser. */
export function registerDrafts(app: FastifyInstance, { config: { dataDir }, now }: Desk): void {
  const fileOf = ({ session }: FastifyRequest, of: string) =>
    `drafts/${hashOf(JSON.stringify([session.accountId ?? session.who, of]))}`;

  app.get("/api/content/draft", (request) => ({
    draft: readStored(dataDir, fileOf(request, read(naming, request.query).name)) ?? null,
  }));

  app.put("/api/content/draft", (request) => {
    const draft = read(keeping, request.body);
    store(dataDir, fileOf(request, draft.name), { ...draft, at: now() });
    return {};
  });

  app.delete("/api/content/draft", (request) => {
    forget(dataDir, fileOf(request, read(naming, request.body).name));
    return {};
  });
}
