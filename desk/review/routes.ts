import { z } from "zod";
import { ContentError } from "../../site/content/reader/problems.ts";
import { reviewTable } from "../../site/content/records/review-table.ts";
import { addDays, today } from "../../site/dates/dates.ts";
import { FILE } from "../content/catalogue.ts";
import { open, save } from "../content/store.ts";
import { audit, type Room } from "../desk.ts";
import { read } from "../read.ts";
import { Refusal } from "../refusal.ts";
import { reviewOn } from "./shown.ts";

const MOST_DAYS = 2 * 366;

const checked = z.strictObject({
  file: z.string().regex(FILE, "There is no such file in the content."),
  hash: z.string().max(64),
  source: z.string().trim().min(3, "Say what it was read against.").max(300),
  nextBy: z.iso.date("Choose the day of the next reading."),
});

/** Which facts of the site somebody has to read again, and which sentences change by themselves. */
export const registerReview: Room = (app, desk) => {
  const day = () => today(new Date(desk.now()));

  app.get("/api/review", async () => {
    try {
      return reviewOn(day());
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      throw new Refusal(
        422,
        "The content has mistakes, so nothing can be told of it. The Content room lists them.",
      );
    }
  });

  /** Somebody has read a file against its source: the two days are written, and nothing else of the file changes. */
  app.post("/api/review/checked", async (request) => {
    const { file, hash, source, nextBy } = read(checked, request.body);
    if (nextBy <= day()) throw new Refusal(400, "The next reading must lie after today.");
    if (nextBy > addDays(day(), MOST_DAYS)) throw new Refusal(400, "Two years are the longest.");
    const { overdue, due } = reviewTable(day());
    const found = [...overdue, ...due].some((row) => row.file === file) ? open(file) : undefined;
    if (!found) throw new Refusal(404, "Nobody has to read this file again yet.");
    const data = Object(found.data) as Record<string, unknown>;
    const outcome = await save(file, hash, {
      ...found,
      data: { ...data, reviewed: day(), ...daysOf(data, nextBy) },
    });
    if (outcome.state === "conflict")
      throw new Refusal(409, "Somebody changed this file meanwhile: look at it once more.");
    if (outcome.state === "refused")
      throw new Refusal(422, outcome.problems.map(({ field, reason }) => `${field}: ${reason}`).join(" "));
    await audit(desk, request, "review", {
      subject: file,
      what: `Read it against ${source}; next by ${nextBy}`,
    });
    return {};
  });
};

/** A last day of its own moves along: it was the last unread, and it has been read. */
function daysOf({ recheckBy, validUntil }: Record<string, unknown>, nextBy: string) {
  const movesEnd = typeof validUntil === "string" && validUntil < nextBy;
  return {
    ...(recheckBy !== undefined || validUntil === undefined ? { recheckBy: nextBy } : {}),
    ...(movesEnd ? { validUntil: nextBy } : {}),
  };
}
