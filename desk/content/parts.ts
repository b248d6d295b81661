import path from "node:path";
import type { FastifyInstance } from "fastify";
import { addEvent } from "../../server/inbox/webhooks/deliveries.ts";
import type { DeskSetup } from "../desk.ts";
import { LARGEST_FILE } from "./photos.ts";
import { createPreviewing, type Previewing } from "./preview-routes.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { createSchedule, type Schedule } from "./schedule.ts";

/** What publishes the content and shows it before. */
export interface ContentParts {
  publisher: Publisher;
  schedule: Schedule;
  previewing: Previewing;
}

export function createContentParts(setup: DeskSetup): ContentParts {
  const { build, settings, storage, config, now } = setup;
  const publisher = createPublisher({
    folder: path.dirname(config.buildDir),
    build,
    siteUrl: config.siteUrl,
    pushTo: settings.pushTo,
    onPublished: async (paths) => {
      const facts = { pages: paths.join(" ") };
      await addEvent(storage, { name: "content.published", facts }, now());
    },
  });
  return {
    publisher,
    schedule: createSchedule(setup, publisher),
    previewing: createPreviewing(setup),
  };
}

/** Runs them from the start of the desk to its end, and lets it take photographs. */
export function runContent(app: FastifyInstance, parts: ContentParts): void {
  const { publisher, schedule, previewing } = parts;
  app.addContentTypeParser(
    /^image\//,
    { parseAs: "buffer", bodyLimit: LARGEST_FILE },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onReady", async () => {
    schedule.start();
    void publisher.pushAll();
  });
  app.addHook("onClose", async () => {
    schedule.stop();
    publisher.close();
    previewing.close();
  });
}
