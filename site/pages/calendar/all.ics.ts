import { calendarResponse } from "../../calendar/calendar-file.ts";
import { allFeedFile } from "../../calendar/deadline-calendar.ts";

export const GET = () => calendarResponse(allFeedFile());
