import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { contentType } from "../server/static/site-files.ts";
import { routes } from "./api.ts";
import { createContentParts, runContent } from "./content/parts.ts";
import type { Desk, DeskSetup } from "./desk.ts";
import { MALFORMED, registerGuard } from "./guard.ts";
import { createMailPreviews } from "./mail-previews.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPresence } from "./presence.ts";
import { Refusal } from "./refusal.ts";
import { addRoutes } from "./route.ts";

/** All that stands between two slashes of a path: the ids of some passkeys have 1,364 letters. */
const LONGEST_ID = 2000;

/** All routes of the desk, not listening yet. `ui` is the folder of the built page; without it only the API exists. */
export function buildDesk(setup: DeskSetup, ui?: string): FastifyInstance {
  const desk: Desk = {
    ...setup,
    content: createContentParts(setup),
    passkeys: createPasskeys(setup),
    mailPreviews: createMailPreviews(setup.config),
    presence: createPresence(setup.now),
    bulkDone: new Map(),
    wrongPassphrases: [],
  };
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_ID },
    /** A path that cannot be decoded reaches no route and no hook. */
    frameworkErrors: (error, _request, reply: FastifyReply) =>
      void reply.code(error.statusCode ?? 400).send({ error: MALFORMED }),
  });
  registerGuard(app, desk);
  app.setErrorHandler(
    (error: Error & { statusCode?: number }, { id, method, routeOptions }, reply) => {
      const status = error.statusCode ?? 500;
      if (error instanceof Refusal || status < 500)
        return reply
          .code(status)
          .send({ error: error.message, details: (error as Partial<Refusal>).details });
      // The route, not what was asked for, which may name a visitor.
      process.stderr.write(
        `${id}, ${method} ${routeOptions.url}: ${error.stack ?? error.message}\n`,
      );
      const sentence = `A fault of the desk: try again. If it stays, tell who runs the desk; its log says more (${id}).`;
      return reply.code(status).send({ error: sentence });
    },
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: "There is nothing here." }),
  );
  addRoutes(app, desk, routes);
  runContent(app, desk.content);
  if (ui) registerFiles(app, ui);
  return app;
}

/** Serves the built page of the desk without a session, since it holds no data. The files are read once, here. */
function registerFiles(app: FastifyInstance, folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const name of names) {
    const body = readFileSync(path.join(folder, name));
    const route = `/${name.replaceAll(path.sep, "/")}`;
    app.get(
      route === "/index.html" ? "/" : route,
      { config: { isOpen: true } },
      (_request, reply) => reply.type(contentType(name)).send(body),
    );
  }
}
