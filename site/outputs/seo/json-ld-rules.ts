import type { Deadline, Rule } from "../../content/records/rules.ts";
import type { Term } from "../../content/records/terms.ts";
import { href } from "../../paths.ts";
import { deadlineEvent } from "../calendars/deadline-events.ts";
import { absolute, itemList, type JsonLdNode, organizationRef } from "./json-ld.ts";

export function ruleArticle({ id, name, title, summary, reviewed, sources }: Rule): JsonLdNode {
  const url = absolute(href("/rules/:slug", id));
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: title,
    description: summary,
    url,
    dateModified: reviewed,
    author: organizationRef(),
    publisher: organizationRef(),
    mainEntityOfPage: { "@id": `${url}#page` },
    about: { "@type": "Thing", name: title, alternateName: name },
    isBasedOn: sources.map(({ title, reference, url }) => ({
      "@type": "CreativeWork",
      name: `${title}: ${reference}`,
      url,
    })),
  };
}

export function ruleItems(name: string, rules: Rule[]): JsonLdNode {
  const items = rules.map(({ id, title }) => ({
    name: title,
    url: absolute(href("/rules/:slug", id)),
  }));
  return itemList(`${href("/rules")}#rules`, items, name);
}

export function termSet(name: string, terms: Term[]): JsonLdNode {
  const url = absolute(href("/glossary"));
  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#terms`,
    name,
    hasDefinedTerm: terms.map(({ id, term, text }) => ({
      "@type": "DefinedTerm",
      "@id": `${url}#${id}`,
      name: term,
      description: text,
      url: `${url}#${id}`,
    })),
  };
}

/** Coming deadlines. Each has its date, so that the list stays true when some have passed. */
export function deadlineList(name: string, coming: Deadline[]): JsonLdNode {
  const events = coming.map((deadline) => ({ item: eventOf(deadline) }));
  return itemList(`${href("/deadlines")}#dates`, events, name);
}

function eventOf(deadline: Deadline): JsonLdNode {
  const { title, url } = deadlineEvent(deadline);
  return {
    "@type": "Event",
    "@id": url,
    name: title,
    description: deadline.note,
    startDate: deadline.about ? deadline.date.slice(0, 7) : deadline.date,
    url,
    about: { "@type": "Thing", name: deadline.rule.title },
  };
}
