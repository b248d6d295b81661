/** Every type of section. This file and view-types.ts are the only ones that know them all. */
export * from "./types/drawings.ts";
export * from "./types/openings.ts";
export * from "./types/words.ts";
