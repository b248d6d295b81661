import type { ContactService } from "../../contract/fields.ts";
import type { Topic } from "../../contract/topics.ts";

/** What a link to the contact form is about: a course, what one of the tools found, or the page and what is wanted. */
export type About = {
  title: string;
  /** Shown whole where the title has to be cut. */
  dates?: string;
  /** Where the firm sees all of it, as an address of this site: a result with its answers. */
  link?: string;
  /** What the form's own list then has chosen. */
  service: ContactService;
  /** Where it is narrower than the service. */
  topic?: Topic;
};

/** Under which the browser stores it on the way to the form, with the path of the page the link is on. */
export const ABOUT_KEY = "about";

/** How long it is stored for another tab, which a visitor may close before it has loaded. */
export const ABOUT_FRESH_MS = 20_000;

/** Attributes of such a link, also one that an island shows; site/layout/about.ts stores it. */
export const aboutLink = (about: About) => ({ "data-about": JSON.stringify(about) });

export const aboutCourse = (course: { title: string; dates: string }) =>
  aboutLink({ ...course, service: "corporate-training", topic: "course" });

/** Under which the browser stores the topic of a message that was sent, for the page that thanks for it. */
export const SENT_TOPIC_KEY = "sent-topic";
