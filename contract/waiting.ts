/** Paths that pages of trainings read without a form, apart from all that describes forms. */

export const WAITING_PATH = "/f/waiting";
export const WAITING_COUNTS_PATH = "/f/waiting.json";
export const SEATS_LEFT_PATH = "/f/seats.json";
export const NEWSLETTER_PATH = "/f/newsletter";
