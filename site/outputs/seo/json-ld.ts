import { siteConfig } from "../../config.ts";
import { firm as readFirm } from "../../content/reader/read.ts";
import { plain } from "../../content/records/dated-text.ts";
import type { FaqItem } from "../../content/records/faq.ts";
import { type Crumb, href } from "../../paths.ts";

export type JsonLdNode = { "@type": string; "@id"?: string; [property: string]: unknown };

export const absolute = (path: string) => new URL(path, siteConfig().siteUrl).href;

export const organizationRef = () => ({ "@id": absolute("/#organization") });
const websiteRef = () => ({ "@id": absolute("/#website") });

export const addressIn = (addressLocality: string, streetAddress?: string) => ({
  "@type": "PostalAddress",
  streetAddress,
  addressLocality,
  addressCountry: "IN",
});

export function organization(): JsonLdNode {
  const firm = readFirm();
  return {
    "@type": "Organization",
    ...organizationRef(),
    name: firm.name,
    legalName: firm.legalName,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    description: firm.tagline,
    email: firm.email,
    telephone: firm.phone,
    areaServed: "IN",
    address: firm.offices.map(({ city }) => addressIn(city)),
    location: firm.offices.map(({ city, role }) => ({
      "@type": "Place",
      name: `${city} ${role}`,
      address: addressIn(city),
    })),
    sameAs: firm.social.map(({ url }) => url),
  };
}

export const website = (): JsonLdNode => ({
  "@type": "WebSite",
  ...websiteRef(),
  url: absolute("/"),
  name: readFirm().name,
  publisher: organizationRef(),
});

type Page = Record<"url" | "title" | "description" | "image", string> & {
  hasTrail: boolean;
  modified?: string;
};

export const webPage = ({
  url,
  title,
  description,
  hasTrail,
  image,
  modified,
}: Page): JsonLdNode => ({
  "@type": "WebPage",
  "@id": `${url}#page`,
  url,
  name: title,
  description,
  inLanguage: "en-IN",
  dateModified: modified,
  isPartOf: websiteRef(),
  about: organizationRef(),
  primaryImageOfPage: { "@type": "ImageObject", ...imageRef(url), url: image },
  breadcrumb: hasTrail ? { "@id": `${url}#breadcrumbs` } : undefined,
});

export const imageRef = (url: string) => ({ "@id": `${url}#image` });

export const breadcrumbs = (url: string, trail: Crumb[]): JsonLdNode => ({
  "@type": "BreadcrumbList",
  "@id": `${url}#breadcrumbs`,
  itemListElement: listItems(trail.map(({ label, to }) => ({ name: label, item: absolute(to) }))),
});

export const itemList = (path: string, items: object[], name?: string): JsonLdNode => ({
  "@type": "ItemList",
  "@id": absolute(path),
  name,
  itemListElement: listItems(items),
});

const listItems = (items: object[]) =>
  items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));

export function service({
  name,
  description,
  path,
}: Record<"name" | "description" | "path", string>): JsonLdNode {
  const url = absolute(path);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    description,
    provider: organizationRef(),
    areaServed: "IN",
    url,
  };
}

export const faqPage = (path: string, items: FaqItem[]): JsonLdNode => ({
  "@type": "FAQPage",
  "@id": absolute(`${path}#faq`),
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plain(answer) },
  })),
});

export function person({
  name,
  title,
  slug,
}: {
  name: string;
  title: string;
  slug: string;
}): JsonLdNode {
  const url = absolute(`${href("/team")}#${slug}`);
  return { "@type": "Person", "@id": url, name, jobTitle: title, url, worksFor: organizationRef() };
}
