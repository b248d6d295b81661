/** Files for calendar programs stand beside the pages: linked to, but no pages of their own. */
export const ALL_FEED = "/calendar/all.ics";
export const TRAININGS_FEED = "/calendar/trainings.ics";

/** Names no rule may have, for its own feed is `/calendar/<rule>.ics`. */
export const TAKEN_FEEDS = ["all", "trainings"];

/** In the same folder as all calendars, so that one rule tells a static host their type. */
export const runFile = (slug: string, run: string) => `/calendar/trainings/${slug}/${run}.ics`;
