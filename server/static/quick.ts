import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseVariant, type Encoding, isUnchanged } from "./negotiate.ts";
import type { Site, SiteFile, Variant } from "./site.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** How many ways of naming welcome encodings are remembered; browsers know a handful. */
const MOST_REMEMBERED = 100;

/**
 * Answers what nearly all requests are, a file as it lies there, without the framework: thrice as many a second.
 * Whatever is special in any way (ranges, www., redirects, errors, a closing server) goes to the routes, which answer
 * these requests in the same way.
 */
export function answerFilesFirst(site: Site, headers: Record<string, string>, otherwise: Listener): Listener {
  const prepared = new Map<Variant, { whole: string[]; unchanged: string[] }>();
  const choices = new WeakMap<SiteFile, Map<string, [Variant, Encoding]>>();

  function choose(file: SiteFile, accepted: string): [Variant, Encoding] {
    const known = choices.get(file) ?? new Map<string, [Variant, Encoding]>();
    choices.set(file, known);
    const before = known.get(accepted);
    if (before) return before;
    const choice = chooseVariant(file, accepted);
    if (known.size < MOST_REMEMBERED) known.set(accepted, choice);
    return choice;
  }

  function headersOf(file: SiteFile, [variant, encoding]: [Variant, Encoding]) {
    const before = prepared.get(variant);
    if (before) return before;
    const all = {
      ...headers,
      "content-type": file.type,
      "cache-control": file.cacheControl,
      ...(file.policy && { "content-security-policy": file.policy }),
      ...((file.br || file.gzip) && { vary: "accept-encoding" }),
      ...(encoding && { "content-encoding": encoding }),
      etag: variant.etag,
      "accept-ranges": "bytes",
    };
    const unchanged = Object.entries(all).flat();
    const lists = { unchanged, whole: [...unchanged, "content-length", String(variant.body.length)] };
    prepared.set(variant, lists);
    return lists;
  }

  return (request, response) => {
    const { method, url = "", headers: asked } = request;
    const file = method === "GET" || method === "HEAD" ? site.exact(url) : undefined;
    if (!file || asked.range !== undefined || isForWww(asked)) return otherwise(request, response);
    const choice = choose(file, asked["accept-encoding"] ?? "");
    const [variant] = choice;
    const { whole, unchanged } = headersOf(file, choice);
    if (isUnchanged(asked["if-none-match"], variant.etag)) response.writeHead(304, unchanged).end();
    else response.writeHead(200, whole).end(method === "HEAD" ? undefined : variant.body);
  };
}

function isForWww(asked: IncomingMessage["headers"]): boolean {
  const forwarded = asked["x-forwarded-host"];
  return isWww(asked.host) || (forwarded !== undefined && isWww(String(forwarded)));
}

const isWww = (host: string | undefined) => host !== undefined && /www\./i.test(host);
