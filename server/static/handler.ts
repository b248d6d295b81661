import type { IncomingMessage, ServerResponse } from "node:http";
import { PART_TYPE } from "../../contract/headers.ts";
import { pathOf, queryOf } from "../http/paths.ts";
import type { Site } from "./site.ts";
import type { SiteFile, Variant } from "./site-files.ts";

export type StaticHandler = ReturnType<typeof createStaticHandler>;

/** On Node's own request and response, so that it can run before the framework as well as in a route. */
export function createStaticHandler(
  site: Site,
  { documents, parts }: Record<"documents" | "parts", Record<string, string>>,
  onWhole?: (request: IncomingMessage, file: SiteFile) => void,
) {
  const cache = new WeakMap<Variant, Prepared>();
  const text = headerLines({ ...documents, "content-type": "text/plain; charset=utf-8" });

  function prepared(file: SiteFile, accepted: string): Prepared {
    const [variant, encoding] = chooseVariant(file, accepted);
    const known = cache.get(variant);
    if (known) return known;
    const made = prepare(file, variant, encoding, PART_TYPE.test(file.type) ? parts : documents);
    cache.set(variant, made);
    return made;
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
    const { headers } = request;
    const range = request.method === "GET" ? headers.range : undefined;
    /** A range counts the bytes of the file as it is. */
    const { variant, whole, unchanged } = prepared(
      file,
      range ? "" : (headers["accept-encoding"] ?? ""),
    );
    if (isUnchanged(headers["if-none-match"], variant.etag)) {
      response.writeHead(304, unchanged).end();
    } else if (range && (headers["if-range"] ?? variant.etag) === variant.etag) {
      sendRange(response, range, variant, { whole, unchanged });
    } else {
      sendBody(request, response.writeHead(200, whole), variant.body);
      onWhole?.(request, file);
    }
  }

  function sendMissing(
    request: IncomingMessage,
    response: ServerResponse,
    page: SiteFile | undefined,
  ) {
    if (!page)
      return sendBody(
        request,
        response.writeHead(404, text),
        "There is nothing at this address.\n",
      );
    const { variant, substitute } = prepared(page, request.headers["accept-encoding"] ?? "");
    sendBody(request, response.writeHead(404, substitute), variant.body);
  }

  return {
    answerFile(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const found = site.find(pathOf(request));
      if (found.kind !== "file") return false;
      sendFile(request, response, found.file);
      return true;
    },
    answer(request: IncomingMessage, response: ServerResponse) {
      const found = site.find(pathOf(request));
      if (found.kind === "file") return sendFile(request, response, found.file);
      if (found.kind === "missing") return sendMissing(request, response, found.page);
      const location = encodeURI(found.path) + queryOf(request);
      response
        .writeHead(301, headerLines({ ...documents, location, "cache-control": "no-store" }))
        .end();
    },
  };
}

function prepare(
  file: SiteFile,
  variant: Variant,
  encoding: Encoding,
  headers: Record<string, string>,
) {
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
    /** For a 404, which is never a 304 or a range, so without a tag. */
    substitute: headerLines({ ...described, ...length }),
    whole: headerLines({ ...tagged, ...length }),
    unchanged: headerLines(tagged),
  };
}

type Prepared = ReturnType<typeof prepare>;

function sendRange(
  response: ServerResponse,
  header: string,
  { body }: Variant,
  { whole, unchanged }: Pick<Prepared, "whole" | "unchanged">,
): void {
  const range = readRange(header, body.length);
  if (range === undefined) return void response.writeHead(200, whole).end(body);
  const part =
    range === "unsatisfiable" ? Buffer.alloc(0) : body.subarray(range.start, range.end + 1);
  const bytes = range === "unsatisfiable" ? "*" : `${range.start}-${range.end}`;
  const described = [...unchanged, "content-range", `bytes ${bytes}/${body.length}`];
  const head = [...described, "content-length", String(part.length)];
  response.writeHead(range === "unsatisfiable" ? 416 : 206, head).end(part);
}

function sendBody(
  { method }: IncomingMessage,
  response: ServerResponse,
  body: Buffer | string,
): void {
  response.end(method === "HEAD" ? undefined : body);
}

const headerLines = (headers: Record<string, string>) => Object.entries(headers).flat();

type Encoding = "br" | "gzip" | undefined;

function chooseVariant(file: SiteFile, accepted: string | undefined): [Variant, Encoding] {
  if (file.br && accepts(accepted, "br")) return [file.br, "br"];
  if (file.gzip && accepts(accepted, "gzip")) return [file.gzip, "gzip"];
  return [file.identity, undefined];
}

function accepts(accepted: string | undefined, coding: "br" | "gzip"): boolean {
  if (!accepted) return false;
  let wildcard = false;
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (name === coding) return !refused;
    if (name === "*") wildcard = !refused;
  }
  return wildcard;
}

/** If-None-Match compares weakly: a proxy that recompressed may have put W/ before the tag. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

type ByteRange = { start: number; end: number } | "unsatisfiable" | undefined;

/** Undefined, for the whole file, if the header names several ranges, another unit or nonsense, as HTTP allows. */
function readRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
