import type { APIRoute } from "astro";
import { calendarResponse } from "../../../../calendar/calendar-file.ts";
import { runCalendar } from "../../../../calendar/training-calendar.ts";
import { allRuns, type CourseRun } from "../../../../content/trainings.ts";

export const getStaticPaths = () =>
  allRuns().map((run) => ({ params: { slug: run.course.slug, run: run.id }, props: { run } }));

export const GET: APIRoute<{ run: CourseRun }> = ({ props }) => calendarResponse(runCalendar(props.run));
