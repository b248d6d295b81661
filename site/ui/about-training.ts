import { lastOpenDay, type Sessions } from "../content/records/run-days.ts";
import type { Run } from "../content/records/runs.ts";
import { sessionsText, today } from "../dates/dates.ts";
import { aboutLink, NEXT_RUN_TEXT } from "./about.ts";

/** For “Register Now”: names the dates of this run while it can be joined, otherwise the training's next run. */
export function aboutTraining(title: string, run?: Sessions & Pick<Run, "state">) {
  const isJoinable = run && run.state !== "cancelled" && today() <= lastOpenDay(run);
  const dates = isJoinable ? sessionsText(run.sessions) : NEXT_RUN_TEXT;
  const until = isJoinable ? lastOpenDay(run) : undefined;
  return aboutLink({ title, dates, until, service: "corporate-training", topic: "course" });
}
