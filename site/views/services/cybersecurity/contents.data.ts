import { page } from "./read-page.ts";

const { services, frameworks, certifications, industries } = page;

export const copy = { services, frameworks, certifications, industries };
