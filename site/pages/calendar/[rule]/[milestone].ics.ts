import type { APIRoute } from "astro";
import type { Milestone } from "../../../content/records/milestones.ts";
import { type Rule, rules } from "../../../content/records/rules.ts";
import { calendarResponse } from "../../../outputs/calendars/calendar-file.ts";
import { milestoneCalendar } from "../../../outputs/calendars/deadline-calendar.ts";

export const getStaticPaths = () =>
  rules().flatMap((rule) =>
    rule.milestones.map((milestone) => ({
      params: { rule: rule.id, milestone: milestone.id },
      props: { rule, milestone },
    })),
  );

export const GET: APIRoute<{ rule: Rule; milestone: Milestone }> = ({ props }) =>
  calendarResponse(milestoneCalendar(props.rule, props.milestone));
