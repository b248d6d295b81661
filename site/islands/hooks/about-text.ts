import { CONTACT_SERVICES, LIMITS } from "../../../contract/fields.ts";
import { cleanLine } from "../../../contract/text.ts";
import type { About } from "../../ui/about.ts";

/** As the form sends it. A title that is too long is cut, the address never: with half of it nothing opens. */
export function aboutText({ title, dates, link }: About, origin: string): string {
  const rest = `${dates ? `, ${dates}` : ""}${link ? `, ${origin}${link}` : ""}`;
  const room = LIMITS.about - rest.length;
  return cleanLine(room > 0 ? title.slice(0, room) + rest : title.slice(0, LIMITS.about));
}

/** What was kept in the browser may be from an earlier build, or anybody's. */
export function readAbout(value: unknown): About | undefined {
  const { title, dates, link, service } = Object(value);
  const known = CONTACT_SERVICES.find((one) => one.value === service)?.value;
  if (typeof title !== "string" || !known) return undefined;
  return {
    title,
    dates: typeof dates === "string" ? dates : undefined,
    link: typeof link === "string" && /^\/(?!\/)/.test(link) ? link : undefined,
    service: known,
  };
}
