import { DEFAULT_SERVICE } from "../contract/fields.ts";
import type { Topic } from "../contract/topics.ts";

/**
 * All pages by path; the build fails if site/pages disagrees. `label` is its name in breadcrumbs, `under` the page
 * above it if the path does not tell, `hidden` keeps it from search engines, `topic` holds for pages below, too.
 */
const list = {
  "/": { label: "Home" },

  "/services": { label: "Services" },
  "/services/carbon-advisory": { label: "Carbon Advisory", topic: "carbon-advisory" },
  "/services/green-audit": { label: "Green Audit", topic: "green-audit" },
  "/services/trainings": { label: "Training services", topic: "corporate-training" },
  "/services/capacity-building": { label: "Capacity building", topic: "corporate-training" },
  "/services/cybersecurity": { label: "IT & Cybersecurity", topic: "cybersecurity" },
  "/services/climate-sustainability": { label: "Climate Change & Sustainability", topic: "esg-consulting" },
  "/services/climate-sustainability/strategy-transformation": { label: "Strategy & Transformation" },
  "/services/climate-sustainability/cbam-consultancy": {
    label: "CBAM consultancy",
    topic: "cbam-consultancy",
  },
  "/services/climate-sustainability/ecovadis-consultancy": {
    label: "EcoVadis Consultancy",
    topic: "ecovadis-consultancy",
  },
  "/services/climate-sustainability/standards-certifications": { label: "Standards & Certifications" },
  "/services/climate-sustainability/assessment-reporting": { label: "Assessment & Reporting" },
  "/services/climate-sustainability/esg-transitions": { label: "ESG Transitions" },

  "/corporate-trainings": { label: "Corporate trainings", topic: "corporate-training" },
  "/trainings-calendar": { label: "Trainings calendar", topic: "corporate-training" },
  "/trainings-calendar/page/:page": {},
  "/trainings/:slug": { under: "/trainings-calendar", topic: "course" },

  "/verify": { label: "Verify a certificate", under: "/trainings-calendar", topic: "certificate" },

  "/deadlines": { label: "Deadlines", topic: "date" },
  "/rules": { label: "Rules", topic: "obligations" },
  "/rules/:slug": {},
  "/glossary": { label: "Glossary" },
  "/tools": { label: "Tools" },
  "/tools/obligations": { label: "Obligation finder", topic: "obligations" },
  "/tools/cbam-estimator": { label: "CBAM exposure estimator", topic: "cbam-consultancy" },
  "/tools/cn-codes": { label: "CN-code checker", topic: "cbam-consultancy" },

  "/about-us": { label: "About Us" },
  "/cases/:slug": { under: "/about-us" },
  "/team": { label: "Our Team" },
  "/work-with-us": { label: "Careers" },
  "/blog": { label: "Blog" },
  "/blog/page/:page": {},
  "/blog/:id": {},
  "/privacy-policy": { label: "Privacy Policy" },

  "/search": { label: "Search", hidden: true },
  "/contact": { label: "Contact" },
  "/thank-you": { label: "Thank you", under: "/contact", hidden: true },
  "/cbam-thank-you": {
    label: "Request received",
    under: "/services/climate-sustainability/cbam-consultancy",
    hidden: true,
  },
} as const;

type Entry = { label?: string; under?: Address; hidden?: true; topic?: Topic };

type Address = keyof typeof list;

type Parameter<Path extends string> = Path extends `${string}/:${infer Name}` ? Name : never;
/** A path with a parameter, as /blog/:id. */
export type ParameterAddress = { [A in Address]: Parameter<A> extends never ? never : A }[Address];
export type PlainAddress = Exclude<Address, ParameterAddress>;

export const ADDRESSES = Object.keys(list) as Address[];

export type Crumb = { label: string; to: string };

/** The path of a page: href(“/blog”), href(“/blog/:id”, 3). */
export function href(address: PlainAddress): string;
export function href(address: ParameterAddress, value: string | number): string;
export function href(address: Address, value?: string | number): string {
  return address.replace(/:\w+$/, encodeURIComponent(String(value)));
}

/** Breadcrumbs from the home page to this page. `record` names a page whose path has a parameter. */
export function trail(address: Address, record?: Crumb): Crumb[] {
  const { label, under }: Entry = list[address];
  const own = record ?? { label: label ?? "", to: address };
  const above = under ?? parentOf(address);
  return above ? [...trail(above), own] : [own];
}

/** The topic of an inquiry from a page: its own, else that of the nearest page above, else the default service. */
export function topicOn(path: string): Topic {
  const matches = (address: Address) => new RegExp(`^${address.replace(/:\w+$/, "[^/]+")}$`).test(path);
  return topicOf(ADDRESSES.find(matches));
}

function topicOf(address: Address | undefined): Topic {
  if (!address) return DEFAULT_SERVICE;
  const { topic, under }: Entry = list[address];
  return topic ?? topicOf(under ?? parentOf(address));
}

/** Whether search engines leave the page out; false for paths with a parameter. */
export function isHidden(address: string): boolean {
  return address in list && Boolean((list[address as Address] as Entry).hidden);
}

/** The nearest page above in the path; nothing above the home page. */
function parentOf(address: Address): Address | undefined {
  if (address === "/") return undefined;
  const above = address.replace(/\/[^/]+$/, "") || "/";
  return above in list ? (above as Address) : parentOf(above as Address);
}
