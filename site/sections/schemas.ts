import { z } from "zod";
import { annotatedPage } from "./annotated-page/schema.ts";
import { application } from "./application/schema.ts";
import { brief } from "./brief/schema.ts";
import { campusPlan } from "./campus-plan/schema.ts";
import { checklistSent } from "./checklist-sent/schema.ts";
import { closing } from "./closing/schema.ts";
import { decisions } from "./decisions/schema.ts";
import { documents } from "./documents/schema.ts";
import { figures } from "./figures/schema.ts";
import { frames } from "./frames/schema.ts";
import { handoverYear } from "./handover-year/schema.ts";
import { hero } from "./hero/schema.ts";
import { incidentDial } from "./incident-dial/schema.ts";
import { list } from "./list/schema.ts";
import { medalScale } from "./medal-scale/schema.ts";
import { nextDates } from "./next-dates/schema.ts";
import { panels } from "./panels/schema.ts";
import { people } from "./people/schema.ts";
import { phases } from "./phases/schema.ts";
import { points } from "./points/schema.ts";
import { questions } from "./questions/schema.ts";
import { reason } from "./reason/schema.ts";
import { recordLines } from "./record-lines/schema.ts";
import { related } from "./related/schema.ts";
import { risks } from "./risks/schema.ts";
import { scorecard } from "./scorecard/schema.ts";
import type { Place } from "./section.ts";
import { shelf } from "./shelf/schema.ts";
import { standardsFinder } from "./standards-finder/schema.ts";
import { steps } from "./steps/schema.ts";
import { streams } from "./streams/schema.ts";
import { table } from "./table/schema.ts";
import { text } from "./text/schema.ts";
import { thanks } from "./thanks/schema.ts";
import { traced } from "./traced/schema.ts";
import { trainingDay } from "./training-day/schema.ts";
import { twoAudits } from "./two-audits/schema.ts";

/** Every type of section. This file and views.tsx are the only ones that know them all. */
export const sectionSchema = z.discriminatedUnion("type", [
  annotatedPage,
  application,
  brief,
  campusPlan,
  checklistSent,
  closing,
  decisions,
  documents,
  figures,
  frames,
  handoverYear,
  hero,
  incidentDial,
  list,
  medalScale,
  nextDates,
  panels,
  people,
  phases,
  points,
  questions,
  reason,
  recordLines,
  related,
  risks,
  scorecard,
  shelf,
  standardsFinder,
  steps,
  streams,
  table,
  text,
  thanks,
  traced,
  trainingDay,
  twoAudits,
]);

export type Section = z.output<typeof sectionSchema>;

/** What the view of a section is handed. */
export type SectionProps<Type> = { section: Extract<Section, { type: Type }>; page: Place };
