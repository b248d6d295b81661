import type { APIRoute } from "astro";
import { calendarResponse } from "../../calendar/calendar-file.ts";
import { trainingsFeed } from "../../calendar/training-calendar.ts";

export const GET: APIRoute = () => calendarResponse(trainingsFeed());
