import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { KINDS } from "../../contract/fields.ts";
import { FEED_TYPES } from "../../contract/headers.ts";
import { PAGE_EVENTS, type PageEvent, SEEN, VISIT_PATH } from "../../contract/visits.ts";
import type { Config } from "../config.ts";
import { isAllowedOrigin } from "../http/origin.ts";
import { pathOf } from "../http/paths.ts";
import { createLimiter } from "../intake/limiter.ts";
import type { Site } from "../static/site.ts";
import type { SiteFile } from "../static/site-files.ts";
import type { Counter } from "./counter.ts";
import { botReason, campaignOf, deviceOf, sourceOf, wantsNoCount, wordsOf } from "./judge.ts";

/** An office shares one address; more than this is no reading. */
const MOST_A_MINUTE = 300;
const MOST_BYTES = 1_000;
const TOOLS = "/tools/";

/** What a page says of itself; each line of what it sends is one of these. */
interface Told {
  isDriven: boolean;
  what: string;
  name: string;
  /** The host that led here. */
  from: string;
  query: string;
}

function readTold(body: unknown): Told {
  const [driven, what = "", name = "", from = "", query = ""] = String(body ?? "").split("\n");
  return { isDriven: driven === "true", what, name, from, query };
}

/** The path to which pages send that they were seen, and what was done on them. Any answer is 204: nobody waits for it. */
export function registerVisits(
  root: FastifyInstance,
  config: Config,
  site: Site,
  counter: Counter,
): void {
  const limiter = createLimiter(MOST_A_MINUTE, 0);
  const siteUrl = config.siteUrlGiven ? config.siteUrl : undefined;

  function count(request: FastifyRequest): void {
    if (wantsNoCount(request.headers)) return;
    const told = readTold(request.body);
    const bot = botBehind(request, told);
    if (bot) counter.count("bot", bot);
    else if (told.what === "search") countSearch(told);
    else if (isEvent(told.what)) countEvent(told.what, told);
    else if (told.what === SEEN && site.hasPage(told.name)) countVisit(request, told);
  }

  const botBehind = ({ headers, ip }: FastifyRequest, { isDriven }: Told) =>
    limiter.count(ip) > 0 ? "too many at once" : botReason(headers, isDriven);

  function countSearch({ name }: Told): void {
    const words = wordsOf(name);
    if (words) counter.search(words);
  }

  function countEvent(event: PageEvent, { name }: Told): void {
    const isTool = name.startsWith(TOOLS) && site.hasPage(name);
    const isForm = event === "begun" && KINDS.some((kind) => kind === name);
    if (isTool || isForm) counter.count(event, name);
  }

  function countVisit(request: FastifyRequest, { name, from, query }: Told): void {
    const { headers, ip } = request;
    counter.count("visit", name);
    void counter.see(`${ip} ${headers["user-agent"]}`);
    const own = siteUrl ? new URL(siteUrl).host : headers.host;
    if (from.toLowerCase() !== own?.toLowerCase()) countArrival(request, from, query);
  }

  function countArrival({ headers }: FastifyRequest, from: string, query: string): void {
    counter.count("source", sourceOf(from));
    counter.count("device", deviceOf(headers["user-agent"]));
    const campaign = campaignOf(query);
    if (campaign) counter.count("campaign", campaign);
    const country = config.visits.countryHeader && headers[config.visits.countryHeader];
    if (typeof country === "string" && /^[A-Z]{2}$/.test(country))
      counter.count("country", country);
  }

  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    const reading = { parseAs: "string", bodyLimit: MOST_BYTES } as const;
    app.addContentTypeParser("text/plain", reading, (_request, body, done) => done(null, body));
    app.post(VISIT_PATH, { logLevel: "warn" }, async (request, reply) => {
      if (!isAllowedOrigin(request, siteUrl, [])) return reply.code(403).send();
      count(request);
      return reply.code(204).send();
    });
  });
}

const isEvent = (what: string): what is PageEvent => PAGE_EVENTS.some((event) => event === what);
const TAKEN = { "application/pdf": "pdf", [FEED_TYPES[".ics"]]: "calendar" } as const;

/** Counts calendars and PDFs that people took with a browser; programs that follow a calendar ask for it every hour. */
export const countTaken = (counter: Counter) => (request: IncomingMessage, file: SiteFile) => {
  const kind = TAKEN[file.type];
  if (!kind || request.method !== "GET") return;
  const { headers } = request;
  const isAhead = headers["sec-purpose"] !== undefined;
  if (!isAhead && !wantsNoCount(headers) && !botReason(headers, false))
    counter.count(kind, pathOf(request));
};
