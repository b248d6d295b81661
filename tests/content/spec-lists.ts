import { readFileSync } from "node:fs";
import { parse } from "yaml";

const CLIMATE = "/services/climate-sustainability";

type Listed = {
  title?: string;
  /** How many entries the part with this id has. */
  lists: Record<string, number>;
  /** Where the page leads besides the contact page. */
  targets?: string[];
  /** The part that is drawn, with a caption. */
  drawn?: string;
};

/** What the specification says about the pages of services, by path. */
export const SERVICE_PAGES: Record<string, Listed> = {
  "/services/trainings": {
    lists: { programmes: 6, benefits: 6, figures: 4 },
    targets: ["/trainings-calendar", "/services/green-audit"],
    drawn: "day",
  },
  "/services/green-audit": { lists: { audits: 6, benefits: 6, process: 5 }, drawn: "audits" },
  "/services/capacity-building": {
    lists: { programmes: 6, delivery: 4, remains: 6 },
    drawn: "delivery",
  },
  "/services/cybersecurity": {
    lists: { services: 6, frameworks: 4, certifications: 6, industries: 6 },
    drawn: "incident",
  },
  [CLIMATE]: {
    title: "Climate Change & Sustainability Services",
    lists: { services: 6, specialised: 2, "climate-risk": 6 },
    drawn: "services",
    targets: [`${CLIMATE}/cbam-consultancy`, `${CLIMATE}/ecovadis-consultancy`],
  },
  [`${CLIMATE}/strategy-transformation`]: { lists: {}, drawn: "followed" },
  [`${CLIMATE}/ecovadis-consultancy`]: { lists: { support: 5, benefits: 5 }, drawn: "scorecard" },
  [`${CLIMATE}/standards-certifications`]: {
    lists: { frameworks: 6, certifications: 5, services: 5 },
    drawn: "finder",
  },
  [`${CLIMATE}/assessment-reporting`]: {
    lists: { assessments: 4, reports: 4, ratings: 5 },
    drawn: "annotated",
  },
  [`${CLIMATE}/esg-transitions`]: {
    lists: { energy: 4, water: 4, extra: 3, outcomes: 4 },
    drawn: "flow",
  },
};

/** The record of a page of sections. */
export const pageOf = (folder: string, path: string) =>
  parse(readFileSync(`${folder}/pages${path}.yaml`, "utf8"));

/** The part of a page that has this id, at any depth. */
// biome-ignore lint/suspicious/noExplicitAny: a record as it is written
export function partOf(value: any, id: string): any {
  if (typeof value !== "object" || value === null) return undefined;
  if (value.id === id) return value;
  return Object.values(value)
    .map((inner) => partOf(inner, id))
    .find((found) => found !== undefined);
}

type Item = string | { title?: string; name?: string; label?: string };
type List = { items?: Item[]; rows?: Item[]; frames?: Item[]; points?: Item[] };

/** What the entries of a part are called. */
export function namesIn({ items, rows, frames, points }: List): string[] {
  const all = items ?? rows ?? frames ?? points ?? [];
  return all.map((item) =>
    typeof item === "string" ? item : (item.title ?? item.name ?? item.label ?? "nameless"),
  );
}
