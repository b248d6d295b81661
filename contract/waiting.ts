/** Paths about dates that people wait for, apart from those of other forms: pages of trainings read them without one. */

export const WAITING_PATH = "/f/waiting";
/** How many wait for each training, of those for which enough do. */
export const WAITING_COUNTS_PATH = "/f/waiting.json";
/** How many seats are left in the runs that show it. */
export const SEATS_LEFT_PATH = "/f/seats.json";
