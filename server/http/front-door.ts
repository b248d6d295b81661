import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "../config.ts";
import type { Closing } from "./closing.ts";
import { mayBeForWww } from "./paths.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface FrontDoorParts {
  headers: Record<string, string>;
  closing: Closing;
  /** Answers requests for files without the framework; false leaves the request to the framework. */
  answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export function createFrontDoor(
  http: Config["http"],
  { headers, closing, answerFirst }: FrontDoorParts,
) {
  const refuse = (response: ServerResponse, status: number, message: string) =>
    response
      .writeHead(status, {
        ...headers,
        "content-type": "text/plain; charset=utf-8",
        connection: "close",
      })
      .end(message);

  return (otherwise: Listener): Server => {
    const server = createServer(
      {
        headersTimeout: http.headersTimeoutMs,
        requestTimeout: http.requestTimeoutMs,
        keepAliveTimeout: http.keepAliveTimeoutMs,
        connectionsCheckingInterval: 1000,
        /** It is required below, where the refusal has our headers. */
        requireHostHeader: false,
      },
      (request, response) => {
        if (!namesOneHost(request))
          return refuse(response, 400, "A request names exactly one host.\n");
        if (request.url?.[0] !== "/") takeAbsoluteForm(request);
        if (closing.hasBegun) response.setHeader("connection", "close");
        if (mayBeForWww(request.headers.host) || !answerFirst(request, response))
          otherwise(request, response);
      },
    );
    server.on("checkExpectation", (_request, response) =>
      refuse(response, 417, "This server cannot do what the Expect header asks.\n"),
    );
    return server;
  };
}

/** Whether there is one Host header: with two, a proxy and this server may each use another. HTTP/1.0 needs none. */
function namesOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

const ABSOLUTE = /^https?:\/\/([^/?#@]+)([^#]*)$/i;

/** Makes a path of the absolute url that a proxy asks for; its host replaces the Host header (RFC 9112, 3.2.2). */
function takeAbsoluteForm(request: IncomingMessage): void {
  const [, host, rest = ""] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

const REFUSALS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The headers hold more than we can take.",
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    "413 Payload Too Large",
    "The request holds more than we can take.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};
const MALFORMED: [string, string] = ["400 Bad Request", "The request is malformed."];

/** Answers a request that Node's parser refuses: it has no response object, only the connection, which is closed. */
export function answerUnreadable(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const [status, message] = REFUSALS[error.code ?? ""] ?? MALFORMED;
    const all = {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "content-length": String(message.length + 1),
      connection: "close",
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable && error.code !== "ECONNRESET")
      socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${message}\n`);
    socket.destroy(error);
  };
}
