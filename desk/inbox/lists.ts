import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { SUBSCRIBERS_HEADER, toSubscriberCsv, toWaitingCsv, WAITING_HEADER } from "../../server/cli/csv.ts";
import { subscribers, waiting, watching } from "../../server/inbox/subscribers/subscription.ts";
import type { Area } from "../desk.ts";
import { read } from "../refusal.ts";
import { sendCsv } from "./downloads.ts";

const LISTS = { newsletter: subscribers, waiting, watch: watching };
const params = z.object({ list: z.enum(["newsletter", "waiting", "watch"]) });

/** The subscriptions that are confirmed and not cancelled. */
export const registerLists: Area = (app, { storage, now }) => {
  const listed = (list: keyof typeof LISTS) => LISTS[list](storage);

  app.get("/api/inbox/lists/:list", async (request) => {
    const found = await listed(read(params, request.params).list);
    return {
      people: found.map(({ email, course, confirmed_at, page }) => ({
        email,
        course,
        confirmedAt: confirmed_at,
        page,
      })),
    };
  });

  app.get("/api/inbox/lists/:list/csv", async (request, reply) => {
    const { list } = read(params, request.params);
    const found = await listed(list);
    const name = `${list}-${dayOf(now())}.csv`;
    return list !== "newsletter"
      ? sendCsv(reply, name, WAITING_HEADER, found.map(toWaitingCsv))
      : sendCsv(reply, name, SUBSCRIBERS_HEADER, found.map(toSubscriberCsv));
  });
};
