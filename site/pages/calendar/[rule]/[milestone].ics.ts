import type { APIRoute } from "astro";
import { calendarResponse } from "../../../calendar/calendar-file.ts";
import { deadlineCalendar } from "../../../calendar/deadline-calendar.ts";
import type { Deadline } from "../../../calendar/deadline-events.ts";
import { milestones } from "../../../content/rules.ts";

export const getStaticPaths = () =>
  milestones().map((deadline) => ({
    params: { rule: deadline.rule.id, milestone: deadline.id },
    props: { deadline },
  }));

export const GET: APIRoute<{ deadline: Deadline }> = ({ props }) =>
  calendarResponse(deadlineCalendar(props.deadline));
