import { isOpen } from "../../content/records/run-days.ts";
import { allRuns } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";

/** The seats of the open runs that show how many are left. The server knows how many are taken. */
export const GET = () =>
  Response.json(
    Object.fromEntries(
      allRuns()
        .filter((run) => run.showSeats && isOpen(run, today()))
        .map((run) => [`${run.training.slug} ${run.id}`, run.seats]),
    ),
  );
