const names =
  "FY|ISO(?:/IEC)?|IEC|IFRS|GRI|ESRS|ISAE|NAAC|Scopes?|Article|Annex|Attribute|Principle|Chapter|Phase|Stage|Q[1-4]|CC BY";
const units =
  "(?:t|kg)(?: CO₂e?)?|tonnes?|km|m|kWh|MWh|GWh|kW|MW|ppm|KB|MB|AM|PM|IST|lakh|crore|million|billion|°C";
const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const digits = String.raw`\d+(?:[.,:–-]\d+)*`;

/** A name with its number, or a number with its unit or month; not inside urls and e-mail addresses. */
const TOGETHER = new RegExp(
  String.raw`(?<![\p{L}\d_/@.&#-])(?:(?:${names})\s[A-Z]{0,2}${digits}|[₹€]?${digits}\s(?:${units}|${months}))(?![\p{L}\d_/@-]|\.\p{L})`,
  "gu",
);

/** Longer pairs may break: they fill half a line of a heading on a narrow screen. */
const LONGEST = 14;

/** Keeps a number with its unit, and a standard with its number, on one line, by no-break spaces. */
export const keepTogether = (text: string) =>
  text.replace(TOGETHER, (words) => (words.length <= LONGEST ? words.replace(/\s/g, "\u00a0") : words));
