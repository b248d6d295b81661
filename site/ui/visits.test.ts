import { afterEach, expect, test, vi } from "vitest";
import { serviceHit } from "./visits.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

// Each as its own documentation asks for it.
test.each([
  [
    "plausible",
    "https://count.example/api/event",
    {
      name: "pageview",
      domain: "firm.example",
      referrer: "https://a.example/",
      url: "https://firm.example/verify?utm_source=letter",
    },
  ],
  [
    "umami",
    "https://count.example/api/send",
    {
      type: "event",
      payload: {
        website: "1f3-a",
        hostname: "firm.example",
        referrer: "https://a.example/",
        url: "/verify?utm_source=letter",
      },
    },
  ],
  [
    "goatcounter",
    "https://count.example/count?p=%2Fverify&r=https%3A%2F%2Fa.example%2F&q=%3Futm_source%3Dletter",
    undefined,
  ],
])("%s → told the page and its campaign, and nothing else of the address", (by, url, body) => {
  vi.stubEnv("VISITS_BY", by);
  vi.stubEnv("VISITS_ORIGIN", "https://count.example");
  vi.stubEnv("VISITS_ID", "1f3-a");
  const { hostname, origin, pathname, search } = new URL("https://firm.example/verify?code=secret");
  vi.stubGlobal("location", { hostname, origin, pathname, search });
  vi.stubGlobal("document", { referrer: "https://a.example/" });
  const [sentTo, sent] = serviceHit("utm_source=letter");
  expect([sentTo, sent && JSON.parse(sent)]).toEqual([url, body ?? ""]);
});
