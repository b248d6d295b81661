import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type BlockList, isIP, type LookupFunction } from "node:net";
import { mayReach } from "./networks.ts";

export interface Answer {
  status: number;
  /** Its beginning; what it may hold of a person is cut off with the rest. */
  answer: string;
  /** Seconds or a date, as the receiver sent it. */
  retryAfter: string | undefined;
}

const MOST_OF_ANSWER = 2048;

const NOT_ALLOWED =
  "The address is not one of the public web (or not by https): WEBHOOK_ALLOWED_NETWORKS allows the firm's own networks.";

export type Way = { allowed: BlockList; timeoutMs: number };

/** The check of the address is part of the connection, so that a name cannot lead elsewhere after it. */
export function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  { allowed, timeoutMs }: Way,
) {
  const isHttps = url.protocol === "https:";
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !mayReach(literal, isHttps, allowed))
    return Promise.reject(new Error(NOT_ALLOWED));
  return new Promise<Answer>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = (isHttps ? requestHttps : requestHttp)(
      url,
      {
        method: "POST",
        agent: false,
        signal,
        lookup: checkedLookup(isHttps, allowed),
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
      },
      (response) => readAnswer(response).then(resolve, reject),
    );
    request.on("error", (error) =>
      reject(signal.aborted ? new Error(`No answer within ${timeoutMs / 1000} seconds.`) : error),
    );
    // Nothing else tells of an upgrade (101) that nobody asked for; after an answer this changes nothing.
    request.on("close", () => reject(new Error("The connection was closed without an answer.")));
    request.end(body);
  });
}

/** A name with several addresses, of which one is not allowed, is refused whole. */
const checkedLookup =
  (isHttps: boolean, allowed: BlockList): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "");
      if (found.length === 0 || !found.every(({ address }) => mayReach(address, isHttps, allowed)))
        return done(new Error(NOT_ALLOWED), "");
      if (options.all) return done(null, found);
      done(null, found[0]?.address ?? "", found[0]?.family);
    });
  };

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the connection, whatever else would come.
    if (length >= MOST_OF_ANSWER) break;
  }
  const answer = Buffer.concat(parts)
    .subarray(0, MOST_OF_ANSWER)
    .toString("utf8")
    .replaceAll("\0", "");
  return { status: response.statusCode ?? 0, answer, retryAfter: response.headers["retry-after"] };
}
