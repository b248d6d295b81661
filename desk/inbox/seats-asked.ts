const WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const PEOPLE =
  "seats?|places?|people|persons?|participants?|colleagues|employees|delegates|staff|members|managers|officers|engineers";
const SAID = new RegExp(
  `\\b(\\d{1,2}|${WORDS.join("|")}) (?:of (?:us|our|my)\\b|(?:of our |of my |more )?(?:${PEOPLE})\\b)`,
  "i",
);

/** How many seats an inquiry speaks of ("two of us", "3 people"), as a suggestion; 1 if it speaks of none. */
export function seatsAsked(message: string): number {
  const said = SAID.exec(message)?.[1]?.toLowerCase() ?? "1";
  return Math.max(1, WORDS.indexOf(said) + 1 || Number(said) || 1);
}
