import { serviceOf, type Topic } from "../../contract/topics.ts";
import type { About } from "./about.ts";

/**
 * Says what the links to the contact form inside an element ask about; site/layout/about.ts adds the words of each. It
 * is apart from about.ts, which is in the script of every page and needs no topics.
 */
export function asksAbout(title: string, topic: Topic) {
  const service = serviceOf(topic);
  return {
    "data-asks": JSON.stringify({
      title,
      service,
      ...(topic !== service && { topic }),
    } satisfies About),
  };
}
