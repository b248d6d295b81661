import type { Topic } from "../contract/topics.ts";

/** `under` is the page above it if the path does not tell; `topic` holds for pages below, too. */
const list = {
  "/": { label: "Home" },

  "/services": { label: "Services" },
  "/services/carbon-advisory": { label: "Carbon Advisory", topic: "carbon-advisory" },
  "/services/climate-sustainability/cbam-consultancy": {
    label: "CBAM consultancy",
    topic: "cbam-consultancy",
  },

  "/corporate-trainings": { label: "Corporate trainings", topic: "corporate-training" },
  "/trainings-calendar": { label: "Trainings calendar", topic: "corporate-training" },
  "/trainings-calendar/page/:page": {},
  "/trainings/:slug": { under: "/trainings-calendar", topic: "course" },

  "/verify": { label: "Verify a certificate", under: "/trainings-calendar", topic: "certificate" },

  "/deadlines": { label: "Deadlines", topic: "date" },
  "/rules": { label: "Rules", topic: "obligations" },
  "/rules/:slug": {},
  "/what-changed": { label: "What changed", under: "/rules" },
  "/glossary": { label: "Glossary" },
  "/tools": { label: "Tools" },
  "/tools/obligations": { label: "Obligation finder", topic: "obligations" },
  "/tools/cbam-estimator": { label: "CBAM exposure estimator", topic: "cbam-consultancy" },
  "/tools/cbam-values": { label: "CBAM default values", topic: "cbam-consultancy" },
  "/tools/cn-codes": { label: "CN-code checker", topic: "cbam-consultancy" },

  "/about-us": { label: "About Us" },
  "/cases/:slug": { under: "/about-us" },
  "/blog": { label: "Blog" },
  "/blog/page/:page": {},
  "/blog/:id": {},
  "/privacy-policy": { label: "Privacy Policy" },

  "/search": { label: "Search", hidden: true },
  "/contact": { label: "Contact" },
} as const;

export type PagePath = keyof typeof list;

/** Pages of sections that code leads to; content/pages must have them. */
export const PAGES_OF_CONTENT = [
  "/team",
  "/work-with-us",
  "/thank-you",
  "/cbam-thank-you",
] as const;

type Parameter<Path extends string> = Path extends `${string}/:${infer Name}` ? Name : never;
export type ParameterPath = { [A in PagePath]: Parameter<A> extends never ? never : A }[PagePath];
export type PlainPath = Exclude<PagePath, ParameterPath>;

export const PATHS = Object.keys(list) as PagePath[];

export type Crumb = { label: string; to: string };

/** The path of a page: href(“/blog”), href(“/blog/:id”, 3). */
export function href(path: PlainPath | (typeof PAGES_OF_CONTENT)[number]): string;
export function href(path: ParameterPath, value: string | number): string;
export function href(path: string, value?: string | number): string {
  return path.replace(/:\w+$/, encodeURIComponent(String(value)));
}

/** What site/paths.ts or a file of content/pages says about a page; the tree is in content/records/page-tree.ts. */
export type PageEntry = { label?: string; under?: string; hidden?: boolean; topic?: Topic };

export const entryOf = (path: PagePath): PageEntry => list[path];
