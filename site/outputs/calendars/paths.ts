export const ALL_FEED = "/calendar/all.ics";
export const TRAININGS_FEED = "/calendar/trainings.ics";

/** Names that no rule may have, because the feed of a rule is at `/calendar/<rule>.ics`. */
export const TAKEN_FEEDS = ["all", "trainings"];

/** The path of a run's file, below /calendar as all calendars, so that one line tells a static host their type. */
export const runFile = (slug: string, run: string) => `/calendar/trainings/${slug}/${run}.ics`;
