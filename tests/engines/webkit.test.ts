import { afterAll, beforeAll, test } from "vitest";
import { type Server, startServer } from "../browser/server.ts";
import { onlyWithProgram } from "../only-with.ts";
import { furtherJourneys, mainJourneys } from "./journeys.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const driver = process.env.WEBKIT_DRIVER_PATH;

onlyWithProgram("WebKitGTK (WEBKIT_DRIVER_PATH)", driver).describe("in Safari's engine", () => {
  let server: Server;
  let webkit: Awaited<ReturnType<typeof startWebKit>>;

  beforeAll(async () => {
    [server, webkit] = await Promise.all([startServer(), startWebKit(driver ?? "")]);
  });

  afterAll(() => Promise.all([webkit?.stop(), server?.stop()]));

  for (const [name, { from, window, walk }] of Object.entries({
    ...mainJourneys,
    ...furtherJourneys,
  }))
    test(name, async () => {
      const visitor = await Visitor.arrive(webkit, server.origin, window);
      await visitor.open(from);
      await walk(visitor, server);
    });
});
