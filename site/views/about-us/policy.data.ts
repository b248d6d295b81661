import { page } from "./page.ts";

const { statement, objectives } = page.policy;

export const policy = { statement, objectives };
