import path from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { audit, type Desk } from "../desk.ts";
import { read } from "../refusal.ts";
import { createPublisher } from "./publisher.ts";

const publishing = z.object({ version: z.string().max(64) });

/** What visitors will see, and the step that lets them see it. */
export function registerPublishing(app: FastifyInstance, desk: Desk): void {
  const publisher = createPublisher({ folder: path.dirname(desk.config.buildDir), build: desk.build });

  app.get("/api/content/publish", () => {
    const { changes = null, version } = publisher.pending();
    return { changes, version, undo: publisher.undoable() ?? null, state: publisher.state() };
  });

  app.get("/api/content/publish/state", () => publisher.state());

  app.post("/api/content/publish", async (request) => {
    const { version } = read(publishing, request.body);
    const { changes } = publisher.pending();
    void publisher.publish(request.session.who, version);
    await audit(desk, request, "content", {
      subject: "site",
      what: `published ${changes?.length ?? "all"} changed files`,
    });
    return publisher.state();
  });

  app.post("/api/content/undo", async (request) => {
    await publisher.undo(request.session.who);
    await audit(desk, request, "content", { subject: "site", what: "went back to the site before" });
    return publisher.state();
  });
}
