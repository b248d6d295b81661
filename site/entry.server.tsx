import { Readable } from "node:stream";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page to complete HTML, at build only: nothing is streamed, so no streaming scripts are left in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error;
    },
  });
  headers.set("Content-Type", "text/html");
  return new Response(Readable.toWeb(Readable.from(prelude)) as ReadableStream, { status, headers });
}
