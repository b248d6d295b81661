import { expect } from "vitest";
import { inboxRecords } from "../browser/inbox.ts";
import type { Server } from "../browser/server.ts";
import { DESKTOP, PHONE, type Visitor } from "./visitor.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";

type Journey = {
  from: string;
  window: typeof PHONE;
  walk: (visitor: Visitor, server: Server) => Promise<void>;
};

/** What every engine is tried with. */
export const mainJourneys: Record<string, Journey> = {
  "menu on a phone → opens, unfolds, and a link is followed": {
    from: "/",
    window: PHONE,
    async walk(visitor) {
      await visitor.click("button", "Menu");
      await visitor.click("#site-menu summary", "Services");
      await visitor.click("#site-menu a", "Green Audit");
      await visitor.arrivesAt("/services/green-audit");
      await visitor.seesNo("#site-menu");
    },
  },

  "a long page → a link to a part far down leads there, and the way back to the place that was left":
    {
      from: CBAM,
      window: PHONE,
      async walk(visitor) {
        await visitor.click("main a", "Get the 10-Point Checklist");
        const isThere = () => {
          const header = document.querySelector("header")?.offsetHeight ?? 0;
          const below =
            (document.querySelector("#checklist")?.getBoundingClientRect().top ?? -1) - header;
          return below >= 0 && below < 40;
        };
        await visitor.poll(isThere).toBe(true);
        // Firefox complains of fonts that were on their way when a page was left.
        await visitor.poll(() => document.fonts.status).toBe("loaded");
        const left = await visitor.page.evaluate(() => Math.round(scrollY));
        await visitor.page.evaluate(() => location.assign("/privacy-policy"));
        await visitor.arrivesAt("/privacy-policy");
        await visitor.page.evaluate(() => history.back());
        await visitor.arrivesAt(`${CBAM}#checklist`);
        await visitor.poll(() => Math.round(scrollY)).toBe(left);
      },
    },

  "contact, then newsletter → thanks, notices, and both are in the inbox": {
    from: "/contact",
    window: DESKTOP,
    async walk(visitor, server) {
      await visitor.type("main input", "Name", "Asha Verma");
      await visitor.type("main input", "Email", "asha@example.com");
      await visitor.type("main textarea", "Message", "Two plants.");
      await visitor.click("main button", "Send Message");
      // Gone after five seconds, so looked for first.
      await visitor.reads("[data-notice]", /^Thank You!Your message has been sent/);
      await visitor.arrivesAt("/thank-you");

      await visitor.type("footer input", "Email address", "reader@example.com");
      await visitor.press("Enter");
      await visitor.reads("[data-notice]", /^Subscribed!/);

      const records = await inboxRecords(server.env);
      expect(records.map(({ kind, email }) => ({ kind, email }))).toEqual(
        expect.arrayContaining([
          { kind: "contact", email: "asha@example.com" },
          { kind: "newsletter", email: "reader@example.com" },
        ]),
      );
    },
  },

  "“/” → the search over the page, results while typing, and one is followed": {
    from: "/team",
    window: DESKTOP,
    async walk(visitor) {
      await visitor.press("/");
      await visitor.type("dialog input", "Fixture search words", "kettle");
      await visitor.reads('dialog [role="status"]', /^\d+ results for “kettle”$/);
      await visitor.press("ArrowDown");
      const url = await visitor.page.evaluate(
        () => (document.activeElement as HTMLAnchorElement).href,
      );
      await visitor.press("Enter");
      await visitor.poll(() => location.href).toBe(url);
      await visitor.ready();
    },
  },

  "calendar → filters combine and stand in the url, Back takes the last one away": {
    from: "/trainings-calendar",
    window: DESKTOP,
    async walk(visitor) {
      const count = 'search [role="status"]';
      await (await visitor.find("select", "Month")).select("2025-11");
      await visitor.reads(count, "3 of 16 trainings");
      await visitor.arrivesAt("/trainings-calendar?month=2025-11");
      await (await visitor.find("select", "Level")).select("Intermediate");
      await visitor.reads(count, "2 of 16 trainings");
      await visitor.arrivesAt("/trainings-calendar?month=2025-11&level=Intermediate");
      await visitor.page.evaluate(() => history.back());
      await visitor.reads(count, "3 of 16 trainings");
      await visitor
        .poll(() => document.querySelector<HTMLSelectElement>('[name="level"]')?.value)
        .toBe("all");
    },
  },
};

/** What Chromium shows in `npm test`, and another engine in `npm run test:long`. */
export const furtherJourneys: Record<string, Journey> = {
  "a code on a phone → its verdict, and on to the estimator": {
    from: "/tools/cn-codes",
    window: PHONE,
    async walk(visitor) {
      await visitor.type("main input", "CN or HS code", "7318.15");
      await visitor.press("Enter");
      await visitor.find('main [role="status"] h2', "7318 15 is covered");
      await visitor.click("main a", "Estimate what your buyer would owe");
      await visitor.poll(() => location.pathname).toBe("/tools/cbam-estimator");
      await visitor.ready();
    },
  },

  "estimator on a phone → Next by Next to an amount in rupees": {
    from: "/tools/cbam-estimator?code=7318+15",
    window: PHONE,
    async walk(visitor) {
      for (const question of ["how much smoke?", "how much oil?", "which toll?"]) {
        await visitor.find("#estimate h2", `Fixture: ${question}`);
        await visitor.click("#estimate button", "Next");
      }
      await visitor.type("#estimate input", "Rupees for €1", "100");
      await visitor.reads("#estimate", /about ₹34,600/);
    },
  },
};
