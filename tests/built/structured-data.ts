import { all, innerText, type Page, pages, textOf } from "./pages.ts";

export type Node = { "@type"?: string | string[]; "@id"?: string; [property: string]: unknown };

/** The properties a node of each type must have here; a type that is not listed is a mistake or wants a line. */
export const REQUIRED: Record<string, string[]> = {
  Answer: ["text"],
  Article: ["@id", "headline", "url", "dateModified", "about", "isBasedOn"],
  Blog: ["@id", "name", "url", "publisher"],
  BlogPosting: ["@id", "headline", "url", "datePublished"],
  BreadcrumbList: ["@id", "itemListElement"],
  Course: ["name", "description", "provider", "url", "offers", "hasCourseInstance"],
  CourseInstance: [
    "name",
    "courseMode",
    "startDate",
    "endDate",
    "organizer",
    "location",
    "eventStatus",
  ],
  CreativeWork: ["name"],
  DefinedTerm: ["@id", "name", "description", "url"],
  DefinedTermSet: ["@id", "name", "hasDefinedTerm"],
  Event: ["@id", "name", "startDate", "url", "about"],
  FAQPage: ["@id", "mainEntity"],
  ImageObject: ["@id", "url"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  Offer: ["price", "priceCurrency", "url"],
  Organization: ["@id", "name", "url", "logo", "address", "email", "telephone", "sameAs"],
  Person: ["@id", "name", "url"],
  Place: ["name", "address"],
  PostalAddress: ["addressLocality", "addressCountry"],
  Question: ["name", "acceptedAnswer"],
  Schedule: ["startDate", "endDate"],
  Service: ["@id", "name", "description", "provider", "areaServed", "url"],
  Thing: ["name"],
  VirtualLocation: ["url"],
  WebPage: ["@id", "url", "name", "description", "isPartOf", "primaryImageOfPage"],
  WebSite: ["@id", "url", "name", "publisher"],
};

/** The page's one graph; anything that is not a single parseable script is an error. */
export function graphOf(page: Page): Node[] {
  const scripts = all(page.root, "script").filter(
    ({ attribs }) => attribs.type === "application/ld+json",
  );
  if (scripts.length !== 1)
    throw new Error(`${page.path} has ${scripts.length} scripts of linked data`);
  const data = JSON.parse(innerText(scripts[0]));
  if (data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"])) {
    throw new Error(`${page.path} has no schema.org graph`);
  }
  return data["@graph"];
}

/** Every object in the graph, however deep. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

export function typesOf(node: Node): string[] {
  return node["@type"] === undefined ? [] : [node["@type"]].flat();
}

export function isReference(node: Node): boolean {
  return Object.keys(node).length === 1 && node["@id"] !== undefined;
}

export const graphs = pages.map((page) => {
  const graph = graphOf(page);
  return { page, graph, nodes: nodesOf(graph) };
});
export const graphAt = (path: string) => graphs.find(({ page }) => page.path === path)?.graph ?? [];
export const ofType = (nodes: Node[], type: string) =>
  nodes.filter((node) => typesOf(node).includes(type));

export function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}

/** The words of a page as a visitor reads them. */
export const shown = (page: Page) => squeeze(textOf(page.main));

export const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
