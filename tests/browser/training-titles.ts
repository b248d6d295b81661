/** The trainings of the fixtures in order of their first run; two are listed before they have a page. */
const trainings = {
  "orchard-accounting": "Orchard Accounting for New Clerks",
  "leap-day-stocktake": "Leap-Day Stocktake",
  "harbour-safety-week": "Harbour Safety across the End of a Month",
  "kettle-maintenance": "Kettle Maintenance in One Afternoon",
  "lamp-standards": "Lamp Standards and Their Keepers",
  "new-year-inventory": "Inventory over the Turn of the Year",
  "tide-reporting": "Tide Reporting and Disclosure",
  "signal-flags": "Signal Flags for Exporters",
  "barometer-readings": "Barometer Readings in Practice",
  "two-weekend-almanac": "The Two-Weekend Almanac",
  "far-future-forestry": "Far-Future Forestry",
  "coming-soon-compass": "Compass Repair, Soon to Come",
  "centenary-cartography":
    "Cartography for a Centenary, with Landvermessungsgerätekunde and Other Long Words That Ask a Card for Room",
  "coming-soon-clockwork": "Clockwork, Soon to Come",
};

type Slug = keyof typeof trainings;

const slugs = Object.keys(trainings) as Slug[];
export const byDate = slugs.map((slug) => trainings[slug]);
export const titleOf = (slug: Slug) => trainings[slug];

const titles = (...some: Slug[]) => some.map(titleOf);

/** The calendar shows the six runs to come, two of them of trainings that stand there twice, then the past ones. */
export const coming = titles(
  "far-future-forestry",
  "coming-soon-compass",
  "centenary-cartography",
  "centenary-cartography",
  "far-future-forestry",
  "coming-soon-clockwork",
);
/** Twelve on a page. */
export const firstPage = [...coming, ...byDate.slice(0, 6)];
export const secondPage = byDate.slice(6, 10);
export const firstPageSlugs = slugs.filter((slug) => firstPage.includes(titleOf(slug)));
