import { type PageEvent, SEEN, VISIT_PATH } from "../../contract/visits.ts";
import { stored } from "./storage.ts";

declare global {
  interface ImportMetaEnv {
    /** Who counts visits, and for a service where and under which id; set by astro.config.ts. */
    readonly VISITS_BY?: "own" | "nobody" | "plausible" | "goatcounter" | "umami";
    readonly VISITS_ORIGIN?: string;
    readonly VISITS_ID?: string;
    readonly VISITS_ASK?: boolean;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** The event of a visitor who allows what was asked on this page, once its tag is there. */
export const ALLOWED_EVENT = "measurement-allowed";

const isOwn = import.meta.env.PROD && import.meta.env.VISITS_BY === "own";
const isService = import.meta.env.PROD && import.meta.env.VISITS_ORIGIN !== undefined;

/** Sends if visitors do not mind and have a connection, once the page is seen: one rendered ahead, or in a tab behind, is not yet. */
function send(url: string, body: string): void {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl || !navigator.onLine) return;
  const run = () => navigator.sendBeacon(url, body);
  if (document.hidden) document.addEventListener("visibilitychange", run, { once: true });
  else run();
}

const tell = (...lines: (string | undefined)[]) =>
  send(VISIT_PATH, [navigator.webdriver, ...lines].join("\n"));

const campaign = () => location.search.match(/utm_(source|medium|campaign)=[^&]*/g)?.join("&");

const told = new Set<string>();

export function count(event: PageEvent, name = location.pathname): void {
  if (!isOwn || told.has(event + name)) return;
  told.add(event + name);
  tell(event, name);
}

/** `isNew`: whether a link led here now, and not the browser's Back or a reload. */
function see(isNew: boolean): void {
  tell(
    SEEN,
    location.pathname,
    isNew ? document.referrer.split("/")[2] : location.host,
    campaign(),
  );
}

/** The service is told nothing about programs, nor before visitors who are to be asked have agreed. */
function seeByService(): void {
  if (!navigator.webdriver && isAllowed()) send(...serviceHit(campaign()));
}

const isAllowed = () =>
  !import.meta.env.VISITS_ASK || stored("localStorage", "visit-count") === "allowed";

export function countVisits(): void {
  if (isService) {
    seeByService();
    if (import.meta.env.VISITS_ASK) addEventListener(ALLOWED_EVENT, seeByService);
    addEventListener("pageshow", ({ persisted }) => persisted && seeByService());
  }
  if (!isOwn) return;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  see(!/reload|back/.test(entry?.type ?? ""));
  // A page from the back/forward cache does not start again.
  addEventListener("pageshow", ({ persisted }) => persisted && see(false));
  // A form of lists is known by its path, the others by their template, a tool by its page.
  addEventListener("input", ({ target }) => {
    const { form } = target as unknown as {
      form?: HTMLFormElement & { template_id?: HTMLInputElement };
    };
    const tool = location.pathname.startsWith("/tools/") ? location.pathname : undefined;
    const name = form && (form.action.split("/f/")[1] ?? form.template_id?.value ?? tool);
    if (name) count("begun", name);
  });
}

/** Sent without the services' scripts, so that nothing is stored in the browser and no script of others runs. */
export function serviceHit(campaign = ""): [url: string, body: string] {
  const at = import.meta.env.VISITS_ORIGIN;
  const { hostname, origin, pathname } = location;
  const { referrer } = document;
  const query = `?${campaign}`;
  const url = pathname + query;
  if (import.meta.env.VISITS_BY === "plausible") {
    const hit = { name: "pageview", domain: hostname, url: origin + url, referrer };
    return [`${at}/api/event`, JSON.stringify(hit)];
  }
  if (import.meta.env.VISITS_BY === "umami") {
    const payload = { website: import.meta.env.VISITS_ID, hostname, url, referrer };
    return [`${at}/api/send`, JSON.stringify({ type: "event", payload })];
  }
  return [`${at}/count?${new URLSearchParams({ p: pathname, r: referrer, q: query })}`, ""];
}
