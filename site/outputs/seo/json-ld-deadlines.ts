import { href } from "../../addresses.ts";
import type { Deadline } from "../../content/records/rules.ts";
import { deadlineEvent } from "../calendars/deadline-events.ts";
import { absolute, type JsonLdNode } from "./json-ld.ts";

/** The coming dates; each says its day, so that the list stays true when that day has passed. */
export function deadlineList(name: string, coming: Deadline[]): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": absolute(`${href("/deadlines")}#dates`),
    name,
    itemListElement: coming.map((deadline, index) => {
      const { title, url } = deadlineEvent(deadline);
      return {
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Event",
          "@id": url,
          name: title,
          description: deadline.note,
          startDate: deadline.about ? deadline.date.slice(0, 7) : deadline.date,
          url,
          about: { "@type": "Thing", name: deadline.rule.title },
        },
      };
    }),
  };
}
