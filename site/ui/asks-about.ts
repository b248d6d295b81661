import { serviceOf, type Topic } from "../../contract/topics.ts";
import type { About } from "./about.ts";

/**
 * Attributes that say what all links to the contact form inside an element ask about; site/layout/about.ts adds the
 * words of the link. On a link itself the title is used alone. Apart from about.ts: that is in the script of every page,
 * which needs no topics.
 */
export function asksAbout(title: string, topic: Topic) {
  const service = serviceOf(topic);
  return {
    "data-asks": JSON.stringify({ title, service, ...(topic !== service && { topic }) } satisfies About),
  };
}
