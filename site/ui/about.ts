import type { ContactService } from "../../contract/fields.ts";
import type { Topic } from "../../contract/topics.ts";

/** What a visitor who follows a link to the contact form asks about: a training, a result of a tool, or a page. */
export type About = {
  title: string;
  /** The dates of a training; never cut short, unlike the title. */
  dates?: string;
  /** The last day on which these dates can be joined; the form does not read them after it. */
  until?: string;
  link?: string;
  service: ContactService;
  /** Set only if it is narrower than the service. */
  topic?: Topic;
};

/** The storage key of an About and the path of the page with the link, until the form reads them. */
export const ABOUT_KEY = "about";

/** How long an About waits for the form in another tab; the visitor may close that tab before it has loaded. */
export const ABOUT_FRESH_MS = 20_000;

/** Attributes of a link to the contact form; on a click site/layout/about.ts stores what they say. */
export const aboutLink = (about: About) => ({ "data-about": JSON.stringify(about) });

/** What the entry of the history holds, as it is: anybody may have written it. */
export function aboutOfEntry(): unknown {
  const state: { about?: unknown } | null = history.state;
  return state?.about;
}

/** Stands for dates that can no longer be joined. */
export const NEXT_RUN_TEXT = "next run";

/** What the form says about the message of a topic: the words in the empty field, and the buttons below it. */
export type Hints = { hint: string; prompts?: string[] };

/** For the page that thanks for an inquiry. */
export const SENT_TOPIC_KEY = "sent-topic";
