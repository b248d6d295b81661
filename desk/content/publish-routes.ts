import path from "node:path";
import type { FastifyInstance } from "fastify";
import { audit, type Desk } from "../desk.ts";
import { createPublisher } from "./publisher.ts";

/** What visitors will see, and the step that lets them see it. */
export function registerPublishing(app: FastifyInstance, desk: Desk): void {
  const publisher = createPublisher({ folder: path.dirname(desk.config.buildDir), build: desk.build });

  app.get("/api/content/publish", () => {
    const undo = publisher.undoable();
    return { changes: publisher.pending() ?? null, undo: undo ?? null, state: publisher.state() };
  });

  app.get("/api/content/publish/state", () => publisher.state());

  app.post("/api/content/publish", async (request) => {
    const changes = publisher.pending();
    void publisher.publish(request.session.who);
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
