export const MEDAL_SOURCE = "Data: EcoVadis medal thresholds";

/** Of a hundred rated companies, how many each medal adds: platinum, gold, silver, bronze, and those without. */
export const medals = [1, 4, 10, 20, 65] as const;

/** The least score in each theme, of a hundred points. */
export const leastScore = 30;
