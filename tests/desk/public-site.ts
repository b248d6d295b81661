import { dev } from "astro";

/** The site as visitors get it from the folder of content in CONTENT_DIR, made page by page: a build takes a minute. */
const { address } = await dev({
  root: process.cwd(),
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0 },
  vite: { server: { ws: false } },
});
process.stdout.write(`  http://127.0.0.1:${address.port}\n`);
