import type { APIRoute } from "astro";
import { FEED_TYPES } from "../../../contract/headers.ts";
import { rules } from "../../content/records/rules.ts";
import { allRuns } from "../../content/records/trainings.ts";
import {
  allFeedFile,
  milestoneCalendar,
  ruleFeedFile,
} from "../../outputs/calendars/deadline-calendar.ts";
import { runCalendar, trainingsFeed } from "../../outputs/calendars/training-calendar.ts";

type Props = { write: () => string };

const file = (name: string, write: Props["write"]) => ({
  params: { file: name },
  props: { write },
});

export const getStaticPaths = () => [
  file("all", allFeedFile),
  file("trainings", trainingsFeed),
  ...rules().flatMap((rule) => [
    file(rule.id, () => ruleFeedFile(rule)),
    ...rule.milestones.map((milestone) =>
      file(`${rule.id}/${milestone.id}`, () => milestoneCalendar(rule, milestone)),
    ),
  ]),
  ...allRuns().map((run) =>
    file(`trainings/${run.training.slug}/${run.id}`, () => runCalendar(run)),
  ),
];

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.write(), { headers: { "content-type": FEED_TYPES[".ics"] } });
