import type { YAMLError } from "yaml";

export type Fault = Pick<YAMLError, "code" | "message" | "pos">;

/** Aliases that lead somewhere: some lines of them stand for more values than a machine can hold. */
export const KNOWN_ALIAS = "Known alias";

/** Guesses the slip and its line. `at` is the line of `lines`, from 1, where the parser stopped. */
export function slipOf({ code, message }: Fault, lines: string[], at: number) {
  if (message === KNOWN_ALIAS) return { line: at, reason: ALIAS_REASON };
  if (message.startsWith("Missing closing"))
    return openQuote(message.includes('"') ? '"' : "'", lines, at);
  return { line: at, reason: reasonOf(code, lines[at - 1] ?? "") };
}

const ALIAS_REASON = "A value cannot stand for another one (with & and *): write it out here.";

type Reasons = Partial<Record<Fault["code"], string>>;

function reasonOf(code: Fault["code"], line: string): string {
  const [, lead = "", key = "", value = ""] =
    /^(\s*(?:- +)*)(?:([^\s:][^:]*):(?: +|$))?(.*)$/.exec(line) ?? [];
  if (code === "DUPLICATE_KEY")
    return `“${key || value}” is in the same record twice: keep one of the two lines.`;
  if (code === "TAB_AS_INDENT" || /^ *\t/.test(line))
    return "This line begins with a tab: use spaces instead, two for each level.";
  const before = `${lead.trimStart()}${key && `${key}: `}`;
  return BY_CODE[code] ?? valueReason(value, before) ?? BY_INDENT[code] ?? lineReason(line);
}

const BY_CODE: Reasons = {
  MULTIPLE_DOCS: "A line of three hyphens (---) does not belong here: remove it.",
  BAD_DQ_ESCAPE:
    "Within \"double quotes\" a backslash has a meaning of its own: use 'single quotes' around this text.",
};

/** They hold only where the value itself has no slip. */
const BY_INDENT: Reasons = {
  BLOCK_AS_IMPLICIT_KEY:
    "The next line is indented further than this one: move it to the left, or put the whole text in quotes if it goes on there, as a text with a colon must be.",
  BAD_INDENT:
    "This line must begin exactly below the one it belongs with: use the same number of spaces.",
};

/** What is wrong with a value; `before` is what stands before it on its line. */
function valueReason(value: string, before: string): string | undefined {
  if (/^[[{]/.test(value) && !/[\]}]/.test(value))
    return `The bracket that opens here is not closed: write it as in ${bracketExample(value)}.`;
  const quoted = `${before}"${value.replaceAll('"', "'").trim()}"`;
  if (/^[@`%*&!|>[{]/.test(value))
    return `A text that begins with ${value[0]} must be in quotes: write ${quoted}`;
  const isBare = !/^["'“]/.test(value);
  if (isBare && /:( |$)/.test(value))
    return `A text with a colon must be in quotes: write ${quoted}`;
  return /^["']/.test(value) ? brokenQuotes(value) : undefined;
}

function lineReason(line: string): string {
  if (/^\s*[\w-]+:\S/.test(line))
    return `A space must follow the colon: write ${line.trim().replace(":", ": ")}`;
  if (/^\s*- /.test(line))
    return "A line that begins with “- ” belongs to a list: indent it below the name of the list, as in “tags:”.";
  return `This line has no name and colon: write it as “title: ${line.trim().slice(0, 30) || "A title"}”, or indent it if it belongs to the text above.`;
}

const bracketExample = (value: string) =>
  value.startsWith("{") ? "{ start: 2025-11-22, end: 2025-11-23 }" : "[one, two]";

function brokenQuotes(value: string): string {
  const other = (value[0] ?? '"') === '"' ? "'" : '"';
  const inner = value.slice(1).replace(/["']$/, "");
  return `The quotes end in the middle of the text: with other marks around it they can stay, as in ${other}${inner}${other}`;
}

/** The parser stops at the end of the file, so this looks for the line on which the quote was opened. */
function openQuote(mark: string, lines: string[], at: number) {
  const opens = new RegExp(`(?::|-)\\s+${mark}[^${mark}]*$`);
  const line = lines.findIndex((one) => opens.test(one)) + 1;
  return {
    line: line || at,
    reason: `The quote that opens here is not closed: put ${mark} at the end of the text, too, as in ${mark}A text${mark}.`,
  };
}
