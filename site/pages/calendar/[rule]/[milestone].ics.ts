import type { APIRoute } from "astro";
import { milestones } from "../../../content/records/rules.ts";
import { calendarResponse } from "../../../outputs/calendars/calendar-file.ts";
import { deadlineCalendar } from "../../../outputs/calendars/deadline-calendar.ts";
import type { Deadline } from "../../../outputs/calendars/deadline-events.ts";

export const getStaticPaths = () =>
  milestones().map((deadline) => ({
    params: { rule: deadline.rule.id, milestone: deadline.id },
    props: { deadline },
  }));

export const GET: APIRoute<{ deadline: Deadline }> = ({ props }) =>
  calendarResponse(deadlineCalendar(props.deadline));
