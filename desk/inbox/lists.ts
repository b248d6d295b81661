import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { SUBSCRIBERS_HEADER, toSubscriberCsv, toWaitingCsv, WAITING_HEADER } from "../../server/cli/csv.ts";
import { subscribers, waiting } from "../../server/inbox/subscribers/subscription.ts";
import type { Room } from "../desk.ts";
import { read } from "../read.ts";
import { sendCsv } from "./downloads.ts";

const params = z.object({ list: z.enum(["newsletter", "waiting"]) });

/** Who confirmed and has not left, with the record of their consent. */
export const registerLists: Room = (app, { storage, now }) => {
  const listed = (list: "newsletter" | "waiting") =>
    list === "waiting" ? waiting(storage) : subscribers(storage);

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
    return list === "waiting"
      ? sendCsv(reply, name, WAITING_HEADER, found.map(toWaitingCsv))
      : sendCsv(reply, name, SUBSCRIBERS_HEADER, found.map(toSubscriberCsv));
  });
};
