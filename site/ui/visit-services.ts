/**
 * What each of the services takes for a page that is seen. It is sent without their scripts, so that nothing is stored
 * in the browser and the policy of pages lets no script of others run.
 */
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
