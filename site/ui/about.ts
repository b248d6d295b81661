import type { ContactService } from "../../contract/fields.ts";

/** What a link to the contact form is about: a course, or what one of the tools found. */
export type About = {
  title: string;
  /** Shown whole where the title has to be cut. */
  dates?: string;
  /** Where the firm sees all of it, as an address of this site: a result with its answers. */
  link?: string;
  /** What the form's own list then has chosen. */
  service: ContactService;
};

/** Where it waits while the browser goes from the link to the form, with the path of the page the link is on. */
export const ABOUT_KEPT = "about";

/** So long it waits for another tab, which a visitor may close before it has loaded. */
export const ABOUT_FRESH_MS = 20_000;

/** Attributes of such a link, also one that an island shows; site/layout/about.ts hands on what they say. */
export const aboutLink = (about: About) => ({ "data-about": JSON.stringify(about) });

export const aboutCourse = (course: { title: string; dates: string }) =>
  aboutLink({ ...course, service: "corporate-training" });
