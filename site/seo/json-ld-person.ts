import { href } from "../addresses.ts";
import { absolute, type JsonLdNode, organizationRef } from "./json-ld.ts";

/** Someone of the team, described where the team is. */
export function person({ name, title, slug }: { name: string; title: string; slug: string }): JsonLdNode {
  return {
    "@type": "Person",
    name,
    jobTitle: title,
    url: absolute(`${href("/team")}#${slug}`),
    worksFor: organizationRef(),
  };
}
