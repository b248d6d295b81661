import { firstSentence, trainingFacts } from "../../content/training-facts.ts";
import type { Training } from "../../content/trainings.ts";
import { colourOf } from "./colours.ts";

// Imported by *.data.ts modules only, so this code never reaches a browser.

/** As many entries as the page can carry within its budget; the others come when a visitor filters or asks for more. */
export const FIRST = 6;

export type EntryText = ReturnType<typeof entryText>;

/** All that an entry says, at its position in the order of dates. */
export function entryText(training: Training, position: number) {
  const { title, description, audience, learningObjectives, handsOn, whyItMatters } = training;
  return {
    ...trainingFacts(training),
    colour: colourOf(position),
    title,
    text: firstSentence(description),
    audience,
    learningObjectives,
    handsOn,
    whyItMatters,
  };
}
