import { today } from "../../site/content/dates.ts";
import { reviewTable } from "../../site/content/review-table.ts";
import type { Room } from "../desk.ts";

/** Which facts of the site somebody has to read again, and which sentences change by themselves. */
export const registerReview: Room = (app, { now }) => {
  app.get("/api/review", async () => {
    const day = today(new Date(now()));
    return { day, ...reviewTable(day) };
  });
};
