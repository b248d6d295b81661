import { z } from "zod";
import { reviewTable } from "../../site/content/records/review-table.ts";
import { addDays, today } from "../../site/dates/dates.ts";
import { fromContent } from "../content/attempt.ts";
import { fileName } from "../content/catalogue.ts";
import { open, save } from "../content/store.ts";
import { type Area, audit } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import { reviewOn } from "./review.ts";

const MOST_DAYS = 2 * 366;

const checked = z.strictObject({
  file: fileName,
  hash: z.string().max(64),
  source: z.string().trim().min(3, "Say which source you read it against.").max(300),
  nextBy: z.iso.date("Choose the day of the next reading."),
});

/** Routes for the facts that somebody has to read again, and the sentences that change by themselves. */
export const registerReview: Area = (app, desk) => {
  const day = () => today(new Date(desk.now()));

  app.get("/api/review", async () => fromContent(() => reviewOn(day()), "it cannot be reviewed"));

  /** Somebody has read a file against its source: writes the day of this and of the next reading into the file. */
  app.post("/api/review/checked", async (request) => {
    const { file, hash, source, nextBy } = read(checked, request.body);
    if (nextBy <= day()) throw new Refusal(400, "The next reading must be after today.");
    if (nextBy > addDays(day(), MOST_DAYS))
      throw new Refusal(400, "The next reading can be at most two years ahead.");
    const { overdue, due } = reviewTable(day());
    const found = [...overdue, ...due].some((row) => row.file === file) ? open(file) : undefined;
    if (!found) throw new Refusal(404, "This file is not due for review.");
    const data = Object(found.data) as Record<string, unknown>;
    const outcome = await save(file, hash, {
      ...found,
      data: { ...data, reviewed: day(), ...daysOf(data, nextBy) },
    });
    if (outcome.state === "conflict")
      throw new Refusal(409, "Somebody changed this file meanwhile: read it again.");
    if (outcome.state === "refused")
      throw new Refusal(422, outcome.problems.map(({ field, reason }) => `${field}: ${reason}`).join(" "));
    return audit(desk, request, "review", file, `Read it against ${source}; next by ${nextBy}`);
  });
};

/** The fields to set for the next reading. A `validUntil` before that day moves to it. */
function daysOf({ recheckBy, validUntil }: Record<string, unknown>, nextBy: string) {
  const movesEnd = typeof validUntil === "string" && validUntil < nextBy;
  return {
    ...(recheckBy !== undefined || validUntil === undefined ? { recheckBy: nextBy } : {}),
    ...(movesEnd ? { validUntil: nextBy } : {}),
  };
}
