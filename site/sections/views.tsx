import type { ReactNode } from "react";
import { AnnotatedPage } from "./annotated-page/annotated-page.tsx";
import { Brief } from "./brief/brief.tsx";
import { CampusPlan } from "./campus-plan/campus-plan.tsx";
import { Closing } from "./closing/closing.tsx";
import { Decisions } from "./decisions/decisions.tsx";
import { Documents } from "./documents/documents.tsx";
import { Figures } from "./figures/figures.tsx";
import { Frames } from "./frames/frames.tsx";
import { HandoverYear } from "./handover-year/handover-year.tsx";
import { Hero } from "./hero/hero.tsx";
import { IncidentDial } from "./incident-dial/incident-dial.tsx";
import { List } from "./list/list.tsx";
import { MedalScale } from "./medal-scale/medal-scale.tsx";
import { NextDates } from "./next-dates/next-dates.tsx";
import { Panels } from "./panels/panels.tsx";
import { People } from "./people/people.tsx";
import { Phases } from "./phases/phases.tsx";
import { Points } from "./points/points.tsx";
import { Questions } from "./questions/questions.tsx";
import { Reason } from "./reason/reason.tsx";
import { RecordLines } from "./record-lines/record-lines.tsx";
import { Related } from "./related/related.tsx";
import { Risks } from "./risks/risks.tsx";
import type { Section, SectionProps } from "./schemas.ts";
import { Scorecard } from "./scorecard/scorecard.tsx";
import { Shelf } from "./shelf/shelf.tsx";
import { StandardsFinder } from "./standards-finder/standards-finder.tsx";
import { Steps } from "./steps/steps.tsx";
import { Streams } from "./streams/streams.tsx";
import { Table } from "./table/table.tsx";
import { Text } from "./text/text.tsx";
import { Traced } from "./traced/traced.tsx";
import { TrainingDay } from "./training-day/training-day.tsx";
import { TwoAudits } from "./two-audits/two-audits.tsx";

/** The types that sections.astro places itself. */
type Placed = "application" | "checklist-sent" | "thanks";
type Viewed = Exclude<Section["type"], Placed>;

const views: { [Type in Viewed]: (props: SectionProps<Type>) => ReactNode } = {
  "annotated-page": AnnotatedPage,
  brief: Brief,
  "campus-plan": CampusPlan,
  closing: Closing,
  decisions: Decisions,
  documents: Documents,
  figures: Figures,
  frames: Frames,
  "handover-year": HandoverYear,
  hero: Hero,
  "incident-dial": IncidentDial,
  list: List,
  "medal-scale": MedalScale,
  "next-dates": NextDates,
  panels: Panels,
  people: People,
  phases: Phases,
  points: Points,
  questions: Questions,
  reason: Reason,
  "record-lines": RecordLines,
  related: Related,
  risks: Risks,
  scorecard: Scorecard,
  shelf: Shelf,
  "standards-finder": StandardsFinder,
  steps: Steps,
  streams: Streams,
  table: Table,
  text: Text,
  traced: Traced,
  "training-day": TrainingDay,
  "two-audits": TwoAudits,
};

/** The view of a section; its type is named apart, because TypeScript cannot tell it from the section. */
export function SectionView<Type extends Viewed>({ type, ...props }: { type: Type } & SectionProps<Type>) {
  return views[type](props);
}
