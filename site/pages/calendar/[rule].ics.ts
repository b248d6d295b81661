import type { APIRoute } from "astro";
import { type Rule, rules } from "../../content/records/rules.ts";
import { calendarResponse } from "../../outputs/calendars/calendar-file.ts";
import { ruleFeedFile } from "../../outputs/calendars/deadline-calendar.ts";

export const getStaticPaths = () => rules().map((rule) => ({ params: { rule: rule.id }, props: { rule } }));

export const GET: APIRoute<{ rule: Rule }> = ({ props }) => calendarResponse(ruleFeedFile(props.rule));
