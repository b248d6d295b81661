import { serviceOf, type Topic } from "../../contract/topics.ts";
import type { About } from "./about.ts";

/**
 * Attributes of a page, or of a part of it, that says for all its links to the contact form what they are about; the
 * words of the link are added. On a link itself it is the whole of it.
 */
export function asksAbout(title: string, topic: Topic) {
  const service = serviceOf(topic);
  return {
    "data-asks": JSON.stringify({ title, service, ...(topic !== service && { topic }) } satisfies About),
  };
}
