import { runsForMails } from "../../outputs/trainings/published-runs.ts";

/** All runs as they are published: the server writes its mails to participants from it. */
export const GET = () => Response.json(runsForMails());
