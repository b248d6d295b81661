import { trainingsFile } from "../../views/trainings-calendar/trainings.ts";

/** Fetched by the search. */
export const GET = () => Response.json(trainingsFile());
