import { meant } from "../../../contract/nearest.ts";
import { dayText } from "../../dates/dates.ts";

/** How days and files are named to whoever reads a sentence. */
type Voice = { day: (date: string) => string; file: (contentPath: string) => string };

type Sentence = string | ((params: never, say: Voice) => string);
type Words = Sentence | { inFile: Sentence; inForm: Sentence };

type File = { file: string };
type Dates = { date: string; above: string };
type Choice = { value: string; known: string[] };
type Comparison = { question: string; words: string[]; example: string };
type Needed = { name: string; value: string; values: readonly string[] };

const INCOMPLETE = "This condition is not complete: choose what it asks for.";

/**
 * What may be wrong with the content, by code: the words for whoever edits files, and those of a form where it has
 * other ones. A sentence that needs no parameters and suits both stands beside its check instead.
 */
const WORDS = {
  // Values
  missing: {
    inFile: ({ line, about }: { line: string; about: string | undefined }) =>
      `This is missing: add “${line}”.${about ? ` It is: ${about}.` : ""}`,
    inForm: "This is empty: fill it in.",
  },
  emptyValue: {
    inFile: "There is nothing after the colon: write a value there, or remove the line.",
    inForm: "This is empty: fill it in.",
  },
  listForText: {
    inFile: "This must be one text and not a list: remove the “- ”.",
    inForm: "Write words here.",
  },
  unquotedText: {
    inFile: ({ value }: { value: string }) =>
      `This must be a text: put it in quotes, as in "${value}".`,
    inForm: "Write words here.",
  },
  unquotedColon: {
    inFile: ({ key, value }: { key: string; value: string }) =>
      `A text with a colon must be in quotes: write "${key}: ${value}"`,
    inForm: "Write words here.",
  },
  notNumber: ({ value, isWhole }: { value: string; isWhole: boolean }) =>
    `${value} is not a ${isWhole ? "whole " : ""}number: write digits only, as in 12.`,
  notBoolean: {
    inFile: ({ value }: { value: string }) => `${value} must be true or false.`,
    inForm: "Tick it, or leave it.",
  },
  notList: {
    inFile: "This must be a list: put each entry on a line of its own that begins with “- ”.",
    inForm: "Add at least one entry.",
  },
  notGroup: {
    inFile:
      "This must have fields of its own: put each on a line below it, two spaces further in, as in “  title: A title”.",
    inForm: "This is empty: fill it in.",
  },
  textTooLong: ({ size, most }: { size: number; most: number }) =>
    `This text has ${size} characters and may have at most ${most}: remove ${size - most}.`,
  textTooShort: ({ size, least }: { size: number; least: number }) =>
    `This text has ${size} characters and needs at least ${least}: add ${least - size} or more.`,
  listTooLong: ({ size, most, isExact }: { size: number; most: number; isExact: boolean }) =>
    `This list has ${entries(size)} and ${isExact ? "must have exactly" : "may have at most"} ${most}: remove ${size - most}.`,
  listTooShort: ({ size, least, isExact }: { size: number; least: number; isExact: boolean }) =>
    isExact
      ? `This list has ${entries(size)} and must have exactly ${least}: add ${least - size}.`
      : `This list has ${entries(size)} and needs at least ${least}: add ${least - size} or more.`,
  tooLarge: ({ value, most }: { value: string; most: number }) =>
    `${value} is too large: at most ${grouped(most)} is allowed.`,
  tooSmall: ({ value, least, isAbove }: { value: string; least: number; isAbove: boolean }) =>
    `${value} is too small: it must be ${isAbove ? "more than" : "at least"} ${grouped(least)}.`,
  notOneOf: {
    inFile: (choice: Choice) => oneOf(choice),
    inForm: ({ value }: Choice) => `${value} is not on the list: choose another.`,
  },
  notListed: {
    inFile: ({ list, ...choice }: Choice & { list: string }) =>
      `${oneOf(choice)} A new one is added to ${list} in content/lists.yaml.`,
    inForm: ({ value }: Choice) => `${value} is not on the list: choose another.`,
  },
  noType: {
    inFile: ({ field, known }: { field: string; known: string[] }) =>
      `This does not say what it is: add “${field}: ${known[0]}”, or another one of ${quoted(known)}.`,
    inForm: "Choose what this section is.",
  },
  unknownField: {
    inFile: ({ key, known }: { key: string; known: string[] }) =>
      `There is no field “${key}” here: ${meant(key, known) || `remove it, or use one of ${known.join(", ")}.`}`,
    inForm: ({ key }: { key: string }) => `This page has no use for “${key}”.`,
  },
  noDate: ({ value }: { value: string }) =>
    `“${value}” is not a date: write year, month and day, as in 2025-11-22.`,
  noDay: ({ value }: { value: string }) =>
    `There is no day ${value}: write one that exists, as in 2025-11-22.`,
  dayFirst: ({ meant }: { meant: string }) => `Write the date with the year first: ${meant}.`,
  farYear: ({ day, meant }: { day: string; meant: string }) =>
    `The year of ${day} is far from today: check it, as in ${meant}.`,
  farFee: ({ fee }: { fee: number }) =>
    `₹${grouped(fee)} is far from what a training costs: write rupees for one participant, as in 6499.`,

  // What texts and fields name
  statementInPlainText: {
    inFile: ({ statement }: { statement: string }) =>
      `${statement} is a statement of content/rules, and this field takes plain words only.`,
    inForm: ({ statement }: { statement: string }) =>
      `${statement} is a sentence of a rule, and this field takes plain words only.`,
  },
  unknownStatement: {
    inFile: ({ name }: { name: string }) =>
      `{${name}} is not a statement of content/rules: write the name of a file there and the id of one of its statements, as in {cbam.certificates}.`,
    inForm: ({ name }: { name: string }) => `There is no sentence {${name}} among the rules.`,
  },
  unknownFact: {
    inFile: ({ name, known }: { name: string; known: readonly string[] }) =>
      `{${name}} is not a fact of the firm: use one of ${known.map((fact) => `{${fact}}`).join(", ")}.`,
    inForm: ({ name }: { name: string }) =>
      `{${name}} is not known: choose a fact of the firm by the button “Rule or fact”.`,
  },
  noRecord: {
    inFile: ({ id, folder, known }: { id: string; folder: string; known: string[] }) => {
      const guess = meant(id, known);
      const names = guess ? `${guess} The names there are` : "use one of";
      return `There is no “${id}” in content/${folder}: ${names} ${known.join(", ")}.`;
    },
    inForm: ({ id }: { id: string }) => `“${id}” is not there any more: choose another.`,
  },
  noQuestion: {
    inFile:
      "This is not a question: use the id of one in content/questions.yaml, as in listedRank.",
    inForm: "Choose a question.",
  },
  noCbamMilestone: ({ file }: File, say) =>
    `This is not a milestone: use the id of one in ${say.file(file)}, as in sale.`,
  notPictureName: {
    inFile:
      "Write the name of a drawing, as in hero-stripes, or of a photograph, as in photos/campus.jpg.",
    inForm: "Choose a picture.",
  },
  notPhotoName: {
    inFile: "Write the file of a photograph in content/photos, as in photos/anika-rao.jpg.",
    inForm: "Choose a photograph.",
  },
  noDrawing: {
    inFile: ({ name, known }: { name: string; known: string[] }) => {
      const guess = meant(name, known);
      const names = guess
        ? `${guess} All drawings are`
        : "use a photograph, as in photos/campus.jpg, or a drawing:";
      return `There is no drawing “${name}”: ${names} ${known.join(", ")}.`;
    },
    inForm: ({ name }: { name: string }) => `There is no picture “${name}”: choose another.`,
  },
  noPhoto: {
    inFile: ({ file }: File) =>
      `There is no file ${file}: put the photograph there, or write another name.`,
    inForm: ({ file }: File, say) =>
      `There is no photograph ${say.file(file)}: choose another, or add it again.`,
  },
  badPhotoName: ({ reference }: { reference: string }) =>
    `“${reference}” is not the name of a photograph: use letters, digits and hyphens and jpg, png, webp or avif, as in photos/campus.jpg.`,
  unreadablePhoto: ({ file }: File, say) =>
    `${say.file(file)} cannot be read as a photograph: save it as JPEG and try again.`,
  narrowPhoto: (
    { file, width, least, isPart }: File & { width: number; least: number; isPart: boolean },
    say,
  ) =>
    `${say.file(file)} is ${width} pixels wide and must have at least ${least}: use a larger version${isPart ? ", or show more of it" : ""}.`,
  widePortrait: ({ file, width, height }: File & { width: number; height: number }, say) =>
    `${say.file(file)} is wider than high (${width} by ${height} pixels): a portrait is upright, as in 800 by 1000.`,
  notPhotoInText: {
    inFile: ({ href }: { href: string }) =>
      `A picture in a text is a photograph of content/photos, not “${href}”: write ![What it shows](photos/campus.jpg).`,
    inForm: "A picture in a text is a photograph: add it again by its button.",
  },
  noPictureWords: {
    inFile: ({ href }: { href: string }) =>
      `Say what the picture shows, for people who cannot see it: ![Students at a rainwater drain](${href}).`,
    inForm: "Say what the picture shows, for people who cannot see it.",
  },
  notLink: ({ href, meant }: { href: string; meant: string }) =>
    `“${href}” is not a link: write ${meant}.`,
  ownDomain: ({ path }: { path: string }) =>
    `Write a link to a page of this site without the domain: ${path}.`,
  noPage: ({ path, guess }: { path: string; guess: string }) =>
    `There is no page ${path} on this site: ${guess || "write one there is, as in /contact."}`,
  articleNotOut: ({ path }: { path: string }) =>
    `The article ${path} is not out yet: link to it from its day on, when its draft line is gone.`,
  trainingWithoutPage: ({ path }: { path: string }) =>
    `The training ${path} has no page of its own yet (live: false): link to /trainings-calendar.`,
  noHeadings: ({ anchor }: { anchor: string }) =>
    `The text has no headings (lines like “## A heading”) that #${anchor} could lead to.`,
  noAnchor: ({ anchor, known }: { anchor: string; known: string[] }) =>
    `There is no #${anchor} there: ${meant(anchor, known) || `it has #${known.join(", #")}.`}`,

  // Records and their lists
  noSampleField: ({ name }: { name: string }) =>
    `This record has no field “${name}”: remove it from the list.`,
  nameTaken: {
    inFile: ({ id, file }: File & { id: string }) =>
      `“${id}” is already the name of ${file}: rename or delete one of the two.`,
    inForm: ({ id }: { id: string }) => `“${id}” is taken: choose another name.`,
  },
  orderTaken: ({ file, order, free }: File & { order: number; free: number }, say) =>
    `${say.file(file)} already has the number ${order}: the next free one is ${free}.`,
  idTwice: ({ id }: { id: string }) => `“${id}” is used twice: choose another id.`,
  idTaken: ({ id }: { id: string }) => `“${id}” is taken: choose another id.`,
  nameTwice: ({ name }: { name: string }) => `“${name}” is used twice: keep one of them.`,
  listedTwice: ({ name }: { name: string }) => `“${name}” is listed twice: remove one.`,
  pageTaken: ({ page, taken }: { page: string; taken: string }) =>
    `${page} ${taken}: give this file another name, or remove its sections.`,
  pageMissing: ({ page }: { page: string }) =>
    `The site leads visitors to ${page}: this file must be there, with its sections.`,
  feedTaken: ({ id }: { id: string }) =>
    `/calendar/${id}.ics is another calendar: give this rule another name.`,

  // Trainings and articles
  notFiveModules: ({ count }: { count: number }) =>
    `This list has ${count} modules and must have five, or none: each has a title and points.`,
  dayEndsEarly: ({ from, to }: { from: string; to: string }) =>
    `A day ends at ${to}, not after it begins (${from}): five in the afternoon is “17:00”.`,
  runNameTwice: ({ name }: { name: string }) =>
    `Two runs are called ${name}: give one a name of its own, as in “id: ${name}-evening”.`,
  runWithoutPlace: {
    inFile:
      "This run is held in person: add where, as in “place: { name: India Habitat Centre, city: Delhi }”.",
    inForm: "This run is held in person: say where.",
  },
  onlineRunWithPlace: {
    inFile:
      "This run has a place, but is held online: remove the place, or add “format: In-person”.",
    inForm: "This run has a place, but is held online: leave out the place, or choose In-person.",
  },
  endsBeforeStart: ({ start, end }: { start: string; end: string }, say) =>
    `The last day (${say.day(end)}) comes before the first (${say.day(start)}): a single day has the same day in both.`,
  blocksOutOfOrder: ({ start, above }: { start: string; above: string }, say) =>
    `This block begins on ${say.day(start)}, not after the one above it, which ends on ${say.day(above)}: put them in the order of their days.`,
  noSuchHeading: {
    inFile: ({ headings }: { headings: number }) =>
      `The text has ${headings} headings (##); “beside” must name one of them, as in 1.`,
    inForm: ({ headings }: { headings: number }) =>
      `The text has ${headings} headings: write the number of one of them, as in 1.`,
  },

  // Rules and the questions of the finder
  changesOutOfOrder: ({ date, above }: Dates, say) =>
    `${say.day(date)} is later than ${say.day(above)} above it: put the newest first.`,
  milestonesOutOfOrder: ({ date, above }: Dates, say) =>
    `${say.day(date)} comes before ${say.day(above)} of the milestone above: put them in the order of their days.`,
  formsOutOfOrder: ({ date, above }: Dates, say) =>
    `This form holds from ${say.day(date)}, not after the one above it (${say.day(above)}): put them in the order of their days.`,
  formWithoutDay: {
    inFile: "This form needs either from or after with the id of a milestone, as in “from: sale”.",
    inForm: "Choose the date from which, or after which, these words hold.",
  },
  dayOfNoMilestone: ({ day }: { day: string }) =>
    `The words name ${day}, which is the day of no milestone: correct the words or the milestone.`,
  linkTaken: ({ id }: { id: string }) =>
    `A link to “${id}” leads elsewhere already: remove it here.`,
  laterDayOf: ({ id, other }: { id: string; other: string }) =>
    `“${id}” is a later day of “${other}”: choose another id.`,
  notFilledIn: ({ placeholder, known }: { placeholder: string; known: readonly string[] }) =>
    `“${placeholder}” is not filled in: use one of ${known.join(", ")}.`,
  firstDayLeftOut: ({ day }: { day: string }) =>
    `${day}, the day of date, belongs among these days.`,
  endsBeforeFirstDay: ({ date }: { date: string }, say) =>
    `This is before ${say.day(date)}, the first day.`,
  noReview: {
    inFile: "Say when somebody reads this again: add “recheckBy: 2027-06-30”, or validUntil.",
    inForm: "Say when somebody reads this again.",
  },
  notOneCondition: {
    inFile: "A condition has exactly one of question, all or any, as in “question: exports”.",
    inForm: INCOMPLETE,
  },
  noComparison: {
    inFile: ({ question, words, example }: Comparison) =>
      `A condition on ${question} uses ${words.join(" or ")}, exactly once: as in “${example}”.`,
    inForm: INCOMPLETE,
  },
  needsQuestion: ({ name }: { name: string }) =>
    `“${name}” needs a question: add “question: …”, or remove it.`,
  mostBelowLeast: {
    inFile: "The most must be more than the least: max above min, as in min: 0 and max: 100.",
    inForm: "The most must be more than the least.",
  },
  nobodyAsked: ({ file }: File, say) =>
    `Nobody on the page Deadlines is asked about this: add one of its questions to an audience in ${say.file(file)}.`,

  // Figures and tables
  readingsOutOfOrder: {
    inFile:
      "The second reading must be more than the first: after above before, as in before: 1000 and after: 13000.",
    inForm: "The second reading must be more than the first.",
  },
  cellsOfRow: ({ cells, needed, of }: { cells: number; needed: number; of: string }) =>
    `This row has ${cells} cells and needs ${needed}, one for each column ${of}.`,
  rowWithoutNumbers: ({ label, of }: { label: string; of: string[] }) =>
    `“${label}” is worked out: this row needs numbers in ${of.join(" and ")}.`,
  codeAbove: ({ code }: { code: string }) =>
    `${code} stands in a line above: remove it here, or give each line a kind of its own.`,
  priceTwice: ({ period }: { period: string }) => `${period} has a price already.`,
  yearLeftOut: ({ year }: { year: number }) =>
    `The years must follow one another: ${year} belongs here.`,
  firstYear: ({ year }: { year: number }) => `The first must hold from ${year} on.`,

  // Pages
  needsOtherChoice: {
    inFile: ({ name, value, values }: Needed) =>
      `The ${name} “${value}” does not show this: leave it out, or choose ${values.join(" or ")}.`,
    inForm: "This layout does not show it: leave it out, or choose another layout.",
  },
  needsOtherField: ({ name }: { name: string }) =>
    `This shows only with a ${name}: leave it out, or add the ${name}.`,
  sectionIdTwice: ({ id }: { id: string }) =>
    `Another section of this page is called ${id}: give this one an id of its own.`,
  inNoGroup: ({ name }: { name: string }) =>
    `“${name}” is in none of the groups of this section: write it as it stands there.`,
  partsOfText: ({ found, needed }: { found: number; needed: number }) =>
    `The text has ${found} sections and must have ${needed}: each begins with a line like “## 4. Cookies”.`,
} satisfies Record<string, Words>;

export type Code = keyof typeof WORDS;

type ParamsOf<W> = W extends (params: infer Params, ...others: never[]) => string
  ? Params
  : W extends { inFile: infer Own }
    ? ParamsOf<Own>
    : undefined;

type PlainCode = {
  [C in Code]: ParamsOf<(typeof WORDS)[C]> extends undefined ? C : never;
}[Code];
type FullCode = Exclude<Code, PlainCode>;

/** What is wrong, without words. */
export type Coded = { code: Code; params?: unknown };

export function coded(code: PlainCode): Coded;
export function coded<C extends FullCode>(code: C, params: ParamsOf<(typeof WORDS)[C]>): Coded;
export function coded(code: Code, params?: unknown): Coded {
  return { code, params };
}

/** The same as the message of a Zod issue, which hands on nothing but a string; `reasonIn` reads it. */
export function codedMessage(code: PlainCode): string;
export function codedMessage<C extends FullCode>(
  code: C,
  params: ParamsOf<(typeof WORDS)[C]>,
): string;
export function codedMessage(code: Code, params?: unknown): string {
  return JSON.stringify({ code, params });
}

/** What is wrong: coded, or a sentence that suits everybody. */
export type Reason = string | Coded;

export const reasonIn = (message: string): Reason =>
  message.startsWith('{"code":"') ? (JSON.parse(message) as Coded) : message;

const FILES: Voice = { day: (date) => date, file: (contentPath) => contentPath };

const FORMS: Voice = {
  day: (date) => (Number.isNaN(Date.parse(date)) ? date : dayText(date)),
  file: (contentPath) => `“${contentPath.replace(/^content\/(photos\/)?|\.(yaml|md)$/g, "")}”`,
};

/** For whoever edits files: how they are written, with their paths and ids. */
export const inFile = (reason: Reason): string => worded(reason, "inFile", FILES);

/** For whoever fills in a form, where files, ids and marks of YAML do not show. */
export const inForm = (reason: Reason): string => worded(reason, "inForm", FORMS);

function worded(reason: Reason, reader: "inFile" | "inForm", say: Voice): string {
  if (typeof reason === "string") return reason;
  const words: Words = WORDS[reason.code];
  const sentence: Sentence = typeof words === "object" ? words[reader] : words;
  return typeof sentence === "string" ? sentence : sentence(reason.params as never, say);
}

/** A value within a sentence. */
export function valueShown(input: unknown): string {
  if (input === undefined) return "Nothing";
  return typeof input === "object" ? "This" : `“${String(input)}”`;
}

function oneOf({ value, known }: Choice): string {
  const [, written] = /^“(.*)”$/s.exec(value) ?? [];
  const guess = written === undefined ? "" : meant(written, known);
  const list = known.length === 1 ? quoted(known) : `one of ${quoted(known)}`;
  return `${value} is not allowed here: ${guess ? `${guess} It must be` : "it must be"} ${list}.`;
}

const quoted = (values: string[]) => values.map((value) => `“${value}”`).join(", ");
const entries = (size: number) => (size === 1 ? "1 entry" : `${size} entries`);
const grouped = (value: number) => value.toLocaleString("en-IN");
