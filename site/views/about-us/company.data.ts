import { page } from "./page.ts";

const { story, vision, mission, timeline, values, certifications } = page.company;

export const company = { story, vision, mission, timeline, values, certifications };
