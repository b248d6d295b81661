import { href } from "../../addresses.ts";
import { absolute, type JsonLdNode, organizationRef } from "./json-ld.ts";

/** Someone of the team, described where the team is. */
export function person({ name, title, slug }: { name: string; title: string; slug: string }): JsonLdNode {
  const url = absolute(`${href("/team")}#${slug}`);
  return {
    "@type": "Person",
    "@id": url,
    name,
    jobTitle: title,
    url,
    worksFor: organizationRef(),
  };
}
