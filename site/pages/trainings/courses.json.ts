import { trainings } from "../../content/records/trainings.ts";

/** The titles of all trainings. The server refuses requests to hear of any other. */
export const GET = () => Response.json(trainings().map(({ title }) => title));
