import type { APIRoute } from "astro";
import { calendarResponse } from "../../calendar/calendar-file.ts";
import { ruleFeedFile } from "../../calendar/deadline-calendar.ts";
import { type Rule, rules } from "../../content/rules.ts";

export const getStaticPaths = () => rules().map((rule) => ({ params: { rule: rule.id }, props: { rule } }));

export const GET: APIRoute<{ rule: Rule }> = ({ props }) => calendarResponse(ruleFeedFile(props.rule));
