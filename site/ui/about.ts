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

/** Under which the browser stores it on the way to the form, with the path of the page the link is on. */
export const ABOUT_KEY = "about";

/** How long it is stored for another tab, which a visitor may close before it has loaded. */
export const ABOUT_FRESH_MS = 20_000;

/** Attributes of such a link, also one that an island shows; site/layout/about.ts stores it. */
export const aboutLink = (about: About) => ({ "data-about": JSON.stringify(about) });

export const aboutCourse = (course: { title: string; dates: string }) =>
  aboutLink({ ...course, service: "corporate-training" });
