import { trainings } from "../../content/records/trainings.ts";

/** Read by the server: only who waits for one of these is put on its list. */
export const GET = () => Response.json(trainings().map(({ title }) => title));
