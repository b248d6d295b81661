import type { APIRoute } from "astro";
import { allRuns, type TrainingRun } from "../../../../content/records/trainings.ts";
import { calendarResponse } from "../../../../outputs/calendars/calendar-file.ts";
import { runCalendar } from "../../../../outputs/calendars/training-calendar.ts";

export const getStaticPaths = () =>
  allRuns().map((run) => ({ params: { slug: run.training.slug, run: run.id }, props: { run } }));

export const GET: APIRoute<{ run: TrainingRun }> = ({ props }) => calendarResponse(runCalendar(props.run));
