import { calendarResponse } from "../../outputs/calendars/calendar-file.ts";
import { allFeedFile } from "../../outputs/calendars/deadline-calendar.ts";

export const GET = () => calendarResponse(allFeedFile());
