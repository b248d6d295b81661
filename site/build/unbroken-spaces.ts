const names =
  "FY|ISO(?:/IEC)?|IEC|IFRS|GRI|ESRS|ISAE|NAAC|Scopes?|Article|Annex|Attribute|Principle|Chapter|Phase|Stage|Q[1-4]|CC BY";
const units =
  "(?:t|kg)(?: CO₂e?)?|tonnes?|km|m|kWh|MWh|GWh|kW|MW|ppm|KB|MB|AM|PM|IST|lakh|crore|million|billion|°C";
const months =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const days = String.raw`\d{1,2}(?:[–-]\d{1,2})?`;
const dates = String.raw`${days}\s${months}(?:\s\d{4})?|${months}\s${days}(?:,?\s\d{4})?|${months}\s\d{4}`;
const digits = String.raw`\d+(?:[.,:–-]\d+)*`;

const alone = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\d_/@.&#-])(?:${pattern})(?![\p{L}\d_/@-]|\.\p{L})`, "gu");

/** Dates, names with their number, and numbers with their unit; not inside urls and e-mail addresses. */
const DATE = alone(dates);
/** Years with a dash between them: 1958–2026. Browsers end lines after it. */
const YEARS = /(?<=\b\d{4}–)(?=\d{4}\b)/g;
const TOGETHER = alone(String.raw`(?:${names})\s[A-Z]{0,2}${digits}|[₹€]?${digits}\s(?:${units})`);

/** A longer one may break: it fills half a line of a heading on a narrow screen. */
const LONGEST = 14;

const joined = (words: string) => words.replace(/\s/g, "\u00a0");

/** Keeps a date, a number with its unit, and a standard with its number on one line, by no-break spaces. */
export const keepTogether = (text: string) =>
  text
    .replace(DATE, joined)
    .replace(TOGETHER, (words) => (words.length <= LONGEST ? joined(words) : words))
    .replace(YEARS, "\u2060");

/** What an island is given, with the same in its sentences: the browser renders them again. */
export const unbroken = <Props>(props: Props): Props =>
  JSON.parse(JSON.stringify(props, (_, part) => (typeof part === "string" ? keepTogether(part) : part)));
