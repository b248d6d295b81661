import { dayText } from "../../site/dates/dates.ts";

/** The check of the content gives reasons for people who edit files; forms say them without files and ids. */
const REASONS: [said: RegExp, inForm: string][] = [
  [/^(This is missing: add |There is nothing after the colon).*/s, "This is empty: fill it in."],
  [/^This does not say what it is: .*/s, "Choose what this section is."],
  [
    /^The (?:layout|form) “.*” does not show this: .*/,
    "This layout does not show it: leave it out, or choose another layout.",
  ],
  [/^There is no drawing “(.*?)”.*/s, "There is no picture “$1”: choose another."],
  [/^Write the name of a drawing, .*/, "Choose a picture."],
  [/^Write the file of a photograph .*/, "Choose a photograph."],
  [
    /^There is no file content\/photos\/(\S+): .*/,
    "There is no photograph “$1”: choose another, or add it again.",
  ],
  [
    /^A picture in a text is a photograph .*/,
    "A picture in a text is a photograph: add it again by its button.",
  ],
  [/^(Say what the picture shows), .*/, "$1, for people who cannot see it."],
  [/^There is no “(.*?)” in content\/.*/s, "“$1” is not there any more: choose another."],
  [/^(“.*?”|This|Nothing) is not allowed here: .*/s, "$1 is not on the list: choose another."],
  [/^(\{.*?\}) is not a statement of content\/rules.*/, "There is no sentence $1 among the rules."],
  [
    /^(\{.*?\}) is a statement of content\/rules, .*/,
    "$1 is a sentence of a rule, and this field takes plain words only.",
  ],
  [
    /^(\{.*?\}) is not a fact of the firm.*/,
    "$1 is not known: choose a fact of the firm by the button “Rule or fact”.",
  ],
  [/^This is not a question: .*/, "Choose a question."],
  [/^A condition .*/s, "This condition is not complete: choose what it asks for."],
  [
    /^This form needs either from or after .*/,
    "Choose the date from which, or after which, these words hold.",
  ],
  [/^The most must be more than the least: .*/, "The most must be more than the least."],
  [
    /^The second reading must be more than the first: .*/,
    "The second reading must be more than the first.",
  ],
  [/^(This run is held in person): .*/, "$1: say where."],
  [
    /^(This run has a place, but is held online): .*/,
    "$1: leave out the place, or choose In-person.",
  ],
  [/^(Say when somebody reads this again): .*/, "$1."],
  [/^(The text has \d+ headings) \(##\); .*/, "$1: write the number of one of them, as in 1."],
  [
    /^This must be one text and not a list.*|^This must be a text: .*|^A text with a colon .*/s,
    "Write words here.",
  ],
  [/^This must be a list: .*/, "Add at least one entry."],
  [/^This must have fields of its own: .*/, "This is empty: fill it in."],
  [/^.* must be true or false\.$/, "Tick it, or leave it."],
  [/^There is no field “(.*?)” here.*/s, "This page has no use for “$1”."],
  [/^“(.*?)” is already the name of .*/, "“$1” is taken: choose another name."],
  [/content\/(?:photos\/)?(\S+?)(?:\.yaml|\.md)?(?=[\s:,]|\.$)/g, "“$1”"],
];

const DAYS = /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g;

export const formReason = (reason: string): string =>
  REASONS.reduce((words, [said, inForm]) => words.replace(said, inForm), reason).replace(
    DAYS,
    (day) => (Number.isNaN(Date.parse(day)) ? day : dayText(day)),
  );

/** The words of options that a hint explains, as in “beside: Picture beside the words”, and what else the hint says. */
export function optionWords(hint = "", options: string[]) {
  const parts = hint.split("; ").map((part) => part.split(/: (.*)/));
  const isOption = ([id = ""]: string[]) => options.includes(id);
  const words = new Map(parts.filter(isOption).map(([id = "", text = ""]) => [id, text]));
  return {
    words,
    hint: words.size > 0 ? parts.filter((part) => !isOption(part)).join("; ") : hint,
  };
}

/** The hint of a field without what it says about files and ids, for which the form offers choices. */
export function formHint(hint = ""): string | undefined {
  const words = hint
    .replace(
      /^One of \w+ in content\/lists\.yaml.*$/,
      "New ones are added under “Categories and levels”.",
    )
    .replace(
      /^The same two, as data$/,
      "Whom it binds and reaches, as the obligation finder asks for it",
    )
    .replace(/ until somebody takes this line out$/, " until the tick is taken away")
    .replace(/^(true|false): /, (_, value) => (value === "true" ? "" : "If not: "))
    .replace(/^(Rules) in content\/rules (whose sources it rests on).*/, "$1 $2")
    .replace(/^Name of a drawing in site\/art.*/, "")
    .replace(/^A photograph like \S+, (.*)/, "A photograph, $1")
    .replace(/:? ?the (file name|ids?) of .*$/i, "")
    .replace(/,? by (id|file name)$/, "")
    .replace(/:? ?(a|in|of) ?(file name of )?content\/\S+.*$/, "")
    .replace(/, as under applies$/, "")
    .replace(
      /^What changes in about, what, .*? the second time/,
      "What is worded otherwise the second time",
    )
    .replace(/; launch-check lists them$/, "");
  // The label says as much.
  if (/^(The|Its) (heading|text)$/.test(words)) return undefined;
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
}
