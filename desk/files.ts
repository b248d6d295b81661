import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { contentType } from "../server/static/types.ts";

/** The page of the desk and its files, read once: they hold nothing of anybody. */
export function registerFiles(app: FastifyInstance, folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const name of names) {
    const body = readFileSync(path.join(folder, name));
    const address = `/${name.replaceAll(path.sep, "/")}`;
    app.get(address === "/index.html" ? "/" : address, { config: { isOpen: true } }, (_request, reply) =>
      reply.type(contentType(name)).send(body),
    );
  }
}
