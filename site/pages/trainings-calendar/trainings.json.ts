import { trainingsFile } from "../../views/trainings-calendar/trainings.ts";

export const GET = () => Response.json(trainingsFile());
