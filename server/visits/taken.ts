import type { IncomingMessage } from "node:http";
import { FEED_TYPES } from "../../contract/headers.ts";
import { pathOf } from "../http/paths.ts";
import type { SiteFile } from "../static/site-files.ts";
import type { Counter } from "./counter.ts";
import { botReason, wantsNoCount } from "./judge.ts";

const KINDS = { "application/pdf": "pdf", [FEED_TYPES[".ics"]]: "calendar" } as const;

/** Counts calendars and PDFs that people took with a browser; programs that follow a calendar ask for it every hour. */
export const countTaken = (counter: Counter) => (request: IncomingMessage, file: SiteFile) => {
  const kind = KINDS[file.type];
  if (!kind || request.method !== "GET") return;
  const { headers } = request;
  const isAhead = headers["sec-purpose"] !== undefined;
  if (!isAhead && !wantsNoCount(headers) && !botReason(headers, false)) counter.count(kind, pathOf(request));
};
