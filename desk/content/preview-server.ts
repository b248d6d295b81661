import { randomBytes } from "node:crypto";
import { json } from "node:stream/consumers";
import { dev } from "astro";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/run.mjs";
import { forgetPages } from "../../site/build/content-changes.ts";
import { type Changes, putChanges } from "../../site/content/reader/content-files.ts";
import { KEY_HEADER } from "./preview.ts";

/**
 * Astro's server for developing, as a child process of the desk on a port that the system chooses. It sends port and
 * key to the desk and answers nobody else. It ends when the channel to the desk closes, however the desk ended.
 */
process.once("disconnect", () => process.exit());
if (!process.send) throw new Error("Only the desk starts this.");

const key = randomBytes(32).toString("base64url");

const onlyForTheDesk: Plugin = {
  name: "desk:preview",
  enforce: "pre",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (request.headers[KEY_HEADER] !== key) return response.writeHead(403).end();
      if (request.method === "PUT") {
        putChanges((await json(request)) as Changes);
        return response.writeHead(204).end();
      }
      // The form opens the page anew once something is saved, which may be before the file is seen to have changed.
      if (request.headers["sec-fetch-mode"] === "navigate") forgetPages(server);
      next();
    });
  },
};

const { address } = await dev({
  root,
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0 },
  vite: { server: { ws: false }, plugins: [onlyForTheDesk] },
});
process.send({ port: address.port, key });
