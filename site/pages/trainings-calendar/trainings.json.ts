import { trainingsFile } from "../../views/trainings-calendar/trainings.ts";

/** Fetched by the calendar's search. */
export const GET = () => Response.json(trainingsFile());
