import { carbonDioxide, type MonthlyReading } from "../../../art/data/carbon-dioxide.ts";
import { renderPicture } from "../../../art/render.ts";
import { monthLabel } from "../../../content/dates.ts";
import { page } from "./read-page.ts";

const { seo, hero, overview, whyItMatters, ourServices, methodology, deliverables, whyChoose, closing } =
  page;
const readings = carbonDioxide();

export const copy = {
  seo,
  closing,
  hero: {
    ...hero,
    picture: renderPicture(hero.picture),
    /** The two ends of the drawn curve. */
    readings: [readings.at(0), readings.at(-1)].flatMap((reading) => (reading ? [inWords(reading)] : [])),
  },
  /** The chapters in order, under the names their addresses keep. */
  chapters: [
    { id: "overview", title: overview.title },
    { id: "why-it-matters", title: whyItMatters.title },
    { id: "our-services", title: ourServices.title },
    { id: "methodology", title: methodology.title },
    { id: "deliverables", title: deliverables.title },
    { id: "why-choose-us", title: whyChoose.title },
  ],
};

function inWords({ year, month, ppm }: MonthlyReading) {
  const label = monthLabel(`${year}-${String(month + 1).padStart(2, "0")}`);
  return { when: label, value: `${ppm.toFixed(1)} ppm` };
}
