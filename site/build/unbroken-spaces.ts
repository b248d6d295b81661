const names =
  "FY|ISO(?:/IEC)?|IEC|IFRS|GRI|ESRS|ISAE|NAAC|Scopes?|Article|Annex|Attribute|Principle|Chapter|Phase|Stage|Q[1-4]|CC BY";
const units =
  "(?:t|kg)(?: CO₂e?)?|tonnes?|km|m|kWh|MWh|GWh|kW|MW|ppm|KB|MB|AM|PM(?: IST)?|IST|lakh|crore|million|billion|°C";
const months =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const days = String.raw`\d{1,2}(?:[–-]\d{1,2})?`;
const dates = String.raw`${days}\s${months}(?:\s\d{4})?|${months}\s${days}(?:,?\s\d{4})?|${months}\s\d{4}`;
const digits = String.raw`\d+(?:[.,:–-]\d+)*`;

const alone = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\d_/@.&#-])(?:${pattern})(?![\p{L}\d_/@-]|\.\p{L})`, "gu");

/** Dates and telephone numbers; not inside urls and e-mail addresses. */
const DATE = alone(String.raw`${dates}|\+\d{2}(?:\s\d{4,5}){2}`);
/** Years with a dash between them: 1958–2026. Browsers end lines after it. */
const YEARS = /(?<=\b\d{4}–)(?=\d{4}\b)/g;
const TOGETHER = alone(String.raw`(?:${names})\s[A-Z]{0,2}${digits}|[₹€]?${digits}\s(?:${units})`);
const COMPOUND = alone(String.raw`[\p{L}\d]+-(?:\p{L}{2,}|\d{2,3})`);

/** Longer ones may break: they fill half a line of a heading on a narrow screen. */
const LONGEST = { together: 14, compound: 12 };

const WORD_JOINER = "\u2060";

const joined = (words: string) => words.replace(/\s/g, "\u00a0");

/** Keeps a date, a number with its unit, and a standard with its number on one line, by no-break spaces. */
const withoutBreaks = (text: string) =>
  text
    .replace(DATE, joined)
    .replace(TOGETHER, (words) => (words.length <= LONGEST.together ? joined(words) : words))
    .replace(YEARS, WORD_JOINER);

const compounds = (text: string, keep: (word: string) => string) =>
  text.replace(COMPOUND, (word) => (word.length <= LONGEST.compound ? keep(word) : word));

/** The class of what stays on one line; see site/styles/utilities.css. */
export const UNBROKEN = "unbroken";

/** The same in HTML, and short compounds, too. Whoever copies or looks for a compound finds its letters alone. */
export const keepTogether = (html: string) =>
  compounds(withoutBreaks(html), (word) => `<span class="${UNBROKEN}">${word}</span>`);

/** What an island is given, with the same in its sentences: the browser renders them again. */
export const unbroken = <Props>(props: Props): Props =>
  JSON.parse(
    JSON.stringify(props, (_, part) =>
      typeof part === "string" && part.includes(" ")
        ? compounds(withoutBreaks(part), (word) => word.replace("-", `-${WORD_JOINER}`))
        : part,
    ),
  );
