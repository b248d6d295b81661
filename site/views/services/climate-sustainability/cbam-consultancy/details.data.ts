import { renderPicture } from "../../../../art/render.ts";
import { dayText, monthLabel } from "../../../../content/dates.ts";
import { iconSheet } from "./icon-sheet.ts";
import { cbamPage } from "./page.ts";

const { hero, progress, assessment, trust, services, related, sectors, deadlines, approach, results, why } =
  cbamPage();

const DEFINITIVE_FROM = "2026-01-01";

const events = deadlines.events.map(({ date, label, text }) => ({
  date,
  label,
  text,
  when: date.length === DEFINITIVE_FROM.length ? dayText(date) : monthLabel(date),
  phase: date < DEFINITIVE_FROM.slice(0, date.length) ? 0 : 1,
}));

export const copy = {
  icons: await iconSheet([...services.items, ...sectors.items].map(({ icon }) => icon)),
  progress: { ...progress, source: renderPicture(hero.picture).source },
  assessment,
  trust,
  services,
  related,
  sectors,
  deadlines: {
    ...deadlines,
    phases: deadlines.phases.map((phase, index) => ({
      ...phase,
      events: events.filter((event) => event.phase === index),
    })),
  },
  approach,
  results,
  why,
};
