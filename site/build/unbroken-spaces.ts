import { Parser } from "htmlparser2";

/**
 * Keeps on one line what is read as one: compounds, a number with its unit, a standard with its number. Spaces become
 * ones that do not break, which searches and the clipboard take for spaces. What has a hyphen gets an element around
 * it, for another kind of hyphen would be another text to both, and to a font that lacks it. An element is moved by
 * itself, across the whole column, when the brand's font arrives and breaks the lines elsewhere; so small print, which
 * stands under pictures on the first screen, does without.
 */
export function keepTogether(html: string): string {
  let [result, at] = ["", 0];
  /** The elements around the text: whether all in them is left as it is, whether they lay out what is in them, and whether elements may be added. */
  const around = [{ all: true, isRow: false, isSteady: false }];
  const parser = new Parser(
    {
      onopentag(name, { class: classes = "" }) {
        const outer = around.at(-1);
        const all = !opened.has(name) && ((outer?.all ?? true) || left.has(name));
        const isSteady = outer?.isSteady || IS_STEADY.test(classes);
        around.push({ all, isRow: IS_ROW.test(classes), isSteady });
      },
      onclosetag() {
        around.pop();
      },
      ontext(text) {
        const { all = true, isRow = false, isSteady = false } = around.at(-1) ?? {};
        const set = all ? text : text.replace(TOGETHER, isSteady ? spaced : wrapped);
        if (set === text) return;
        const isOne = isRow && set.includes("<");
        result += html.slice(at, parser.startIndex) + (isOne ? `<span>${set}</span>` : set);
        at = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return result + html.slice(at);
}

/** The head is left alone, and islands, which expect the text they were served with; what they are handed is not. */
const opened = new Set(["body", "astro-slot"]);
const left = new Set("astro-island script style template svg select textarea code pre".split(" "));
/** There every piece of the text would be an item of its own, with a gap before and after it, but for one around all. */
const IS_ROW = /(?:^|[\s:])(?:inline-)?(?:flex|grid|grid-12)(?:\s|$)/;

const IS_STEADY = /(?:^|\s)text-sm(?:\s|$)/;

/** Longer compounds may break: on a narrow screen one of these fills half a line of a heading. */
const LONGEST = 14;

const names =
  "FY|ISO(?:/IEC)?|IEC|IFRS|GRI|ESRS|ISAE|NAAC|Scopes?|Article|Annex|Attribute|Principle|Chapter|Phase|Stage|Q[1-4]|CC BY";
const units =
  "(?:t|kg)(?: CO₂e?)?|tonnes?|km|m|kWh|MWh|GWh|kW|MW|ppm|KB|MB|AM|PM|IST|lakh|crore|million|billion|°C";
const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const digits = String.raw`\d+(?:[.,:–-]\d+)*`;
const TOGETHER = new RegExp(
  [
    // Parts of addresses are no words.
    String.raw`(?<![\p{L}\d_/@.&#-])(?:`,
    [
      String.raw`(?:${names})\s[A-Z]{0,2}${digits}`,
      String.raw`[₹€]?${digits}\s(?:${units}|${months})`,
      String.raw`\d{4}–\d{2,4}`,
      String.raw`[\p{L}\d]+(?:-[\p{L}\d]+)+`,
    ].join("|"),
    String.raw`)(?![\p{L}\d_/@-]|\.\p{L})`,
  ].join(""),
  "gu",
);

function wrapped(words: string): string {
  if (!/[-–]/.test(words)) return spaced(words);
  if (words.length <= LONGEST) return together(words);
  // What is longer may break between its words, not within its number.
  return words.replace(/(?<=\s)\d+-\d+$/, together);
}

const spaced = (words: string) => (words.length <= LONGEST ? words.replace(/\s/g, "\u00a0") : words);
const together = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;
