import type { IncomingMessage, ServerResponse } from "node:http";
import { PART_TYPE } from "../../contract/headers.ts";
import { pathOf, queryOf } from "../http/address.ts";
import type { SiteFile, Variant } from "./site-files.ts";
import { chooseVariant, isUnchanged, readRange } from "./negotiate.ts";
import type { Site } from "./site.ts";

/** One way to send a file: the bytes, and its header lines for each kind of answer, made once. */
interface Prepared {
  variant: Variant;
  /** In place of another answer, such as a 404: never a 304 or a range, so without a tag. */
  substitute: string[];
  whole: string[];
  unchanged: string[];
}

export interface StaticHandler {
  /** Answers if a file has this address; else leaves the request alone and returns false. */
  answerFile(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers in any case: with the file, the way to the one address of a page, or 404. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/** How many ways of naming welcome encodings are remembered for a file; browsers know a handful. */
const MOST_REMEMBERED = 100;

interface Headers {
  /** For pages, errors and everything else that may be shown by itself. */
  documents: Record<string, string>;
  /** For files that are only parts of pages. */
  parts: Record<string, string>;
}

/** Works on Node's own request and response, so that it can stand in front of the framework as well as behind a route. */
export function createStaticHandler(site: Site, { documents, parts }: Headers): StaticHandler {
  const remembered = new WeakMap<SiteFile, Map<string, Prepared>>();
  const text = lines({ ...documents, "content-type": "text/plain; charset=utf-8" });

  function prepared(file: SiteFile, accepted: string): Prepared {
    const ways = remembered.get(file) ?? new Map<string, Prepared>();
    const known = ways.get(accepted);
    if (known) return known;
    remembered.set(file, ways);
    const made = prepare(file, accepted, PART_TYPE.test(file.type) ? parts : documents);
    if (ways.size < MOST_REMEMBERED) ways.set(accepted, made);
    return made;
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
    const asked = request.headers;
    const range = request.method === "GET" ? asked.range : undefined;
    /** A range counts the bytes of the file as it is. */
    const { variant, whole, unchanged } = prepared(file, range ? "" : (asked["accept-encoding"] ?? ""));
    if (isUnchanged(asked["if-none-match"], variant.etag)) {
      response.writeHead(304, unchanged).end();
    } else if (range && (asked["if-range"] ?? variant.etag) === variant.etag) {
      sendRange(response, range, variant, { whole, unchanged });
    } else {
      finish(request, response.writeHead(200, whole), variant.body);
    }
  }

  function sendMissing(request: IncomingMessage, response: ServerResponse, page: SiteFile | undefined): void {
    if (page) {
      const { variant, substitute } = prepared(page, request.headers["accept-encoding"] ?? "");
      finish(request, response.writeHead(404, substitute), variant.body);
    } else {
      finish(request, response.writeHead(404, text), "There is nothing at this address.\n");
    }
  }

  return {
    answerFile(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const found = site.find(pathOf(request));
      if (found.kind !== "file") return false;
      sendFile(request, response, found.file);
      return true;
    },
    answer(request, response) {
      const found = site.find(pathOf(request));
      if (found.kind === "file") return sendFile(request, response, found.file);
      if (found.kind === "missing") return sendMissing(request, response, found.page);
      const location = encodeURI(found.path) + queryOf(request);
      response.writeHead(301, lines({ ...documents, location, "cache-control": "no-store" })).end();
    },
  };
}

function prepare(file: SiteFile, accepted: string, headers: Record<string, string>): Prepared {
  const [variant, encoding] = chooseVariant(file, accepted);
  const length = { "content-length": String(variant.body.length) };
  const described = {
    ...headers,
    "content-type": file.type,
    "cache-control": file.cacheControl,
    ...(file.policy && { "content-security-policy": file.policy }),
    ...((file.br || file.gzip) && { vary: "accept-encoding" }),
    ...(encoding && { "content-encoding": encoding }),
  };
  const tagged = { ...described, etag: variant.etag, "accept-ranges": "bytes" };
  return {
    variant,
    substitute: lines({ ...described, ...length }),
    whole: lines({ ...tagged, ...length }),
    unchanged: lines(tagged),
  };
}

function sendRange(
  response: ServerResponse,
  asked: string,
  { body }: Variant,
  { whole, unchanged }: Pick<Prepared, "whole" | "unchanged">,
): void {
  const range = readRange(asked, body.length);
  if (range === undefined) return void response.writeHead(200, whole).end(body);
  const part = range === "unsatisfiable" ? Buffer.alloc(0) : body.subarray(range.start, range.end + 1);
  const place = range === "unsatisfiable" ? "*" : `${range.start}-${range.end}`;
  const described = [...unchanged, "content-range", `bytes ${place}/${body.length}`];
  response
    .writeHead(range === "unsatisfiable" ? 416 : 206, [...described, "content-length", String(part.length)])
    .end(part);
}

function finish({ method }: IncomingMessage, response: ServerResponse, body: Buffer | string): void {
  response.end(method === "HEAD" ? undefined : body);
}

const lines = (headers: Record<string, string>) => Object.entries(headers).flat();
