import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { consentCsv } from "../../server/inbox/submissions/csv.ts";
import { subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import type { Area } from "../desk.ts";
import { read } from "../refusal.ts";
import { sendCsv } from "./downloads.ts";

const params = z.object({ list: z.enum(["newsletter", "waiting", "watch"]) });

/** Routes for the subscriptions of a list that are confirmed and not cancelled, also as CSV. */
export const registerLists: Area = (app, { storage, now }) => {
  app.get("/api/inbox/lists/:list", async (request) => {
    const found = await subscribersTo(storage, read(params, request.params).list);
    return {
      people: found.map(({ email, list, page, confirmed_at }) => ({
        ...{ email, list, page, confirmedAt: confirmed_at },
      })),
    };
  });

  app.get("/api/inbox/lists/:list/csv", async (request, reply) => {
    const { list } = read(params, request.params);
    const found = await subscribersTo(storage, list);
    const name = `${list}-${dayOf(now())}.csv`;
    const { header, toRow } = consentCsv(list);
    return sendCsv(reply, name, header, found.map(toRow));
  });
};
