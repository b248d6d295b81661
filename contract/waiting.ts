/** Paths about dates that people wait for, apart from those of other forms: pages of trainings read them without one. */

export const WAITING_PATH = "/f/waiting";
export const WAITING_COUNTS_PATH = "/f/waiting.json";
export const SEATS_LEFT_PATH = "/f/seats.json";
