import type { Deadline } from "../../content/records/rules.ts";
import { href } from "../../paths.ts";
import { deadlineEvent } from "../calendars/deadline-events.ts";
import { absolute, type JsonLdNode, listItems } from "./json-ld.ts";

/** Coming deadlines. Each has its date, so that the list stays true when some have passed. */
export function deadlineList(name: string, coming: Deadline[]): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": absolute(`${href("/deadlines")}#dates`),
    name,
    itemListElement: listItems(coming.map((deadline) => ({ item: eventOf(deadline) }))),
  };
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
