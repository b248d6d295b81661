import { randomBytes } from "node:crypto";
import { json } from "node:stream/consumers";
import { dev } from "astro";
import type { Plugin } from "vite";
import { root } from "../../contract/project.mjs";
import { forgetPages } from "../../site/build/content.ts";
import { type Changes, putChanges } from "../../site/content/reader/content-files.ts";
import { KEY_HEADER } from "./preview.ts";

/**
 * A child process of the desk: Astro's server for developing, on a free port. It sends its port and a key to the desk,
 * and answers only requests with that key. It ends when the channel to the desk closes, so also when the desk crashes.
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
        const day = new URL(request.url ?? "", "http://desk").searchParams.get("day");
        putChanges((await json(request)) as Changes, day || undefined);
        forgetPages(server);
        return response.writeHead(204).end();
      }
      // The page may be asked for before the server notices that its file changed.
      if (request.headers["sec-fetch-mode"] === "navigate") forgetPages(server);
      next();
    });
  },
};

const { address } = await dev({
  root,
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0 },
  // Nothing is watched: a page is made anew whenever somebody looks, and the desk checks what is saved.
  vite: { server: { ws: false, watch: null }, plugins: [onlyForTheDesk] },
});
process.send({ port: address.port, key });
