import { calendarResponse } from "../../outputs/calendars/calendar-file.ts";
import { trainingsFeed } from "../../outputs/calendars/training-calendar.ts";

export const GET = () => calendarResponse(trainingsFeed());
