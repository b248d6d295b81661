const names =
  "FY|ISO(?:/IEC)?|IEC|IFRS|GRI|ESRS|ISAE|NAAC|Scopes?|Article|Annex|Attribute|Principle|Chapter|Phase|Stage|Q[1-4]|CC BY";
const units =
  "(?:t|kg)(?: CO₂e?)?|tonnes?|km|m|kWh|MWh|GWh|kW|MW|ppm|KB|MB|AM|PM|IST|lakh|crore|million|billion|°C";
const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const digits = String.raw`\d+(?:[.,:–-]\d+)*`;

/** Parts of addresses are no words. */
const TOGETHER = new RegExp(
  String.raw`(?<![\p{L}\d_/@.&#-])(?:(?:${names})\s[A-Z]{0,2}${digits}|[₹€]?${digits}\s(?:${units}|${months}))(?![\p{L}\d_/@-]|\.\p{L})`,
  "gu",
);

/** What is longer may break: on a narrow screen it fills half a line of a heading. */
const LONGEST = 14;

/**
 * Keeps a number on one line with its unit, and a standard with its number, by spaces that do not break. Searches and
 * the clipboard take them for spaces.
 */
export const keepTogether = (text: string) =>
  text.replace(TOGETHER, (words) => (words.length <= LONGEST ? words.replace(/\s/g, "\u00a0") : words));
