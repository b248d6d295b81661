import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Makes the browser save a file and never show it: a visitor's file could be a page with scripts. */
export function sendFile(reply: FastifyReply, name: string, content: Buffer | Readable) {
  const plain = name.replaceAll(/[^\w. -]/g, "_");
  return reply
    .type("application/octet-stream")
    .header(
      "content-disposition",
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`,
    )
    .send(content);
}

/** Begins with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  header: string,
  rows: AsyncIterable<string> | Iterable<string>,
) {
  async function* lines() {
    yield `\uFEFF${header}`;
    yield* rows;
  }
  return sendFile(reply, name, Readable.from(lines()));
}
