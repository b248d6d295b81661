import type { FastifyInstance } from "fastify";
import type { Firm } from "../../contract/firm.ts";
import { RULES_FEED_PATH } from "../../contract/forms.ts";
import { FEED_TYPES } from "../../contract/headers.ts";
import type { Site } from "./site.ts";

/** What one calendar says of itself, continued lines included. */
const OWN_LINES = /^(?:URL|NAME|X-WR-CALNAME|X-WR-CALDESC)[:;].*\r?\n(?:[ \t].*\r?\n)*/gm;
const EVENTS = /BEGIN:VEVENT[\s\S]*?END:VEVENT\r?\n/g;

/** Made from the built calendar of each rule in `?of=cbam,brsr`; 404 if none of the names has one. */
export function registerRulesFeed(
  app: FastifyInstance,
  site: Site,
  about: { firm: Pick<Firm, "name"> },
): void {
  app.get<{ Querystring: { of?: string | string[] } }>(RULES_FEED_PATH, (request, reply) => {
    const names = new Set(String(request.query.of ?? "").split(","));
    const calendars = [...names]
      .filter((name) => /^[a-z\d-]+$/.test(name))
      .flatMap((name) => site.file(`/calendar/${name}.ics`)?.identity.body.toString("utf8") ?? []);
    const [first] = calendars;
    if (!first)
      return reply.code(404).type("text/plain; charset=utf-8").send("No rule has this name.\n");
    const events = calendars.flatMap((calendar) => calendar.match(EVENTS) ?? []);
    const firmName = about.firm.name;
    const name = `NAME:${firmName}: my rules\r\nX-WR-CALNAME:${firmName}: my rules\r\n`;
    const [head = ""] = first.split("BEGIN:VEVENT");
    const calendar = `${head.replace(OWN_LINES, "").replace("METHOD:", `${name}METHOD:`)}${events.join("")}END:VCALENDAR\r\n`;
    return reply
      .header("cache-control", "public, max-age=3600")
      .type(FEED_TYPES[".ics"])
      .send(events.length > 0 ? calendar : first);
  });
}
