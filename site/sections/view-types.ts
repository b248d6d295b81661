/** The view of each type of section, by its name; sections.astro places those with an island or a script itself. */
export { AnnotatedPage as "annotated-page" } from "./annotated-page.tsx";
export { Brief as brief } from "./brief.tsx";
export { CampusPlan as "campus-plan" } from "./campus-plan.tsx";
export { Decisions as decisions } from "./decisions.tsx";
export { Documents as documents } from "./documents.tsx";
export { Frames as frames } from "./frames.tsx";
export { HandoverYear as "handover-year" } from "./handover-year.tsx";
export { Hero as hero } from "./hero.tsx";
export { IncidentDial as "incident-dial" } from "./incident-dial.tsx";
export {
  Figures as figures,
  List as list,
  Panels as panels,
  Risks as risks,
  Shelf as shelf,
  Steps as steps,
} from "./lists.tsx";
export { MedalScale as "medal-scale" } from "./medal-scale.tsx";
export { NextDates as "next-dates" } from "./next-dates.tsx";
export { People as people } from "./people.tsx";
export { Phases as phases } from "./phases.tsx";
export { Points as points } from "./points.tsx";
export { RecordLines as "record-lines" } from "./record-lines.tsx";
export { Scorecard as scorecard } from "./scorecard.tsx";
export { StandardsFinder as "standards-finder" } from "./standards-finder.tsx";
export { Streams as streams } from "./streams.tsx";
export {
  Closing as closing,
  Questions as questions,
  Reason as reason,
  Related as related,
  Table as table,
  Text as text,
  Traced as traced,
} from "./texts.tsx";
export { TrainingDay as "training-day" } from "./training-day.tsx";
export { TwoAudits as "two-audits" } from "./two-audits.tsx";
