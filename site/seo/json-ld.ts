import { firm, siteUrl } from "../layout/site.data.ts";
import type { Crumb } from "../ui/breadcrumbs.tsx";

export type JsonLdNode = {
  "@type": string | string[];
  "@id"?: string;
  [property: string]: JsonLdValue | undefined;
};
type JsonLdValue = string | number | boolean | JsonLdObject | JsonLdValue[];
type JsonLdObject = { [property: string]: JsonLdValue | undefined };

const ORGANIZATION_ID = `${siteUrl}/#organization`;
const WEBSITE_ID = `${siteUrl}/#website`;

export const organizationRef = { "@id": ORGANIZATION_ID };

export function organization(): JsonLdNode {
  return {
    "@type": "Organization",
    "@id": ORGANIZATION_ID,
    name: firm.name,
    legalName: firm.legalName,
    url: `${siteUrl}/`,
    description: firm.tagline,
    email: firm.email,
    telephone: firm.phone,
    areaServed: "IN",
    location: firm.offices.map(({ city, role }) => ({
      "@type": "Place",
      name: `${city} ${role}`,
      address: { "@type": "PostalAddress", addressLocality: city, addressCountry: "IN" },
    })),
    sameAs: firm.social.map(({ url }) => url),
  };
}

export function website(): JsonLdNode {
  return {
    "@type": "WebSite",
    "@id": WEBSITE_ID,
    url: `${siteUrl}/`,
    name: firm.name,
    publisher: organizationRef,
  };
}

export function webPage({
  url,
  title,
  description,
  hasTrail,
}: {
  url: string;
  title: string;
  description: string;
  hasTrail: boolean;
}): JsonLdNode {
  return {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: "en-IN",
    isPartOf: { "@id": WEBSITE_ID },
    about: organizationRef,
    breadcrumb: hasTrail ? { "@id": `${url}#breadcrumbs` } : undefined,
  };
}

export function breadcrumbs(url: string, trail: Crumb[]): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to === "/" ? `${siteUrl}/` : `${siteUrl}${to}`,
    })),
  };
}

export function service({
  name,
  description,
  path,
}: {
  name: string;
  description: string;
  path: string;
}): JsonLdNode {
  const url = `${siteUrl}${path}`;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    description,
    provider: organizationRef,
    areaServed: "IN",
    url,
  };
}

export function faqPage(path: string, items: Array<{ question: string; answer: string }>): JsonLdNode {
  return {
    "@type": "FAQPage",
    "@id": `${siteUrl}${path}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
