import { parseArgs } from "node:util";
import { z } from "zod";
import { withAsciiDomain } from "../../contract/address.ts";
import { KINDS, type Kind } from "../../contract/fields.ts";
import { DAY, UTC_OFFSET } from "../../contract/indian-time.ts";
import { cleanLine } from "../../contract/text.ts";
import type { Filter } from "../inbox/submissions/read.ts";

/** A mistake in the command itself: it ends with status 2 and a pointer to the help. */
export class UsageError extends Error {
  override name = "UsageError";
}

const optionsOfType = <Type extends "string" | "boolean", Name extends string>(
  type: Type,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, { type }])) as Record<Name, { type: Type }>;

const OPTIONS = {
  ...optionsOfType("string", "kind", "since", "until", "email", "text"),
  ...optionsOfType("boolean", "spam", "subscribed", "unhandled"),
  ...optionsOfType("string", "limit", "csv", "out", "days", "note", "to", "key", "older-than"),
  ...optionsOfType("boolean", "json", "bom", "undo", "held", "subscribers", "dry-run", "yes"),
  help: { type: "boolean", short: "h" },
} as const;

export type OptionName = keyof typeof OPTIONS;

export function readArguments(args: string[]) {
  try {
    const taken = { args, options: OPTIONS, allowPositionals: true, allowNegative: true } as const;
    const { values, positionals } = parseArgs(taken);
    return { options: values, words: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}

export type Options = ReturnType<typeof readArguments>["options"];

export function readFilter(options: Options): Filter {
  const { kind, since, until, spam, email, subscribed, unhandled, text } = options;
  return {
    ...{ spam, subscribed, unhandled },
    kind: kind === undefined ? undefined : readKind(kind),
    since: since === undefined ? undefined : readMoment(since, "start"),
    until: until === undefined ? undefined : readMoment(until, "end"),
    email: email === undefined ? undefined : readEmail(email),
    text: text === undefined ? undefined : readText(text),
  };
}

function readKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (!kind) throw new UsageError(`--kind must be one of ${KINDS.join(", ")}, not "${text}"`);
  return kind;
}

/** Spells an address as the forms store it, so that one with a domain in another script is found. */
export function readEmail(text: string): string {
  const email = withAsciiDomain(cleanLine(text));
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`"${text}" is not an email address`);
  return email;
}

export function readText(text: string): string {
  if (text.trim() === "") throw new UsageError("The words to search for are missing.");
  return text;
}

const UNITS: Record<string, number> = { h: DAY / 24, d: DAY, w: 7 * DAY };

/** Milliseconds of a time span such as 12h, 30d or 52w. */
export function readDuration(text: string): number {
  const [, amount, unit = ""] = /^(\d+)([hdw])$/.exec(text) ?? [];
  const length = UNITS[unit];
  if (!amount || !length) throw new UsageError(`"${text}" is not a time span such as 12h, 30d or 52w`);
  return Number(amount) * length;
}

const isDate = (text: string) => z.iso.date().safeParse(text).success;
const isLocalTime = (text: string) => z.iso.datetime({ local: true }).safeParse(text).success;
const isTime = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

/** A date, a time, or a span before now such as 7d. Without a zone it is Indian; an end date includes its whole day. */
function readMoment(text: string, edge: "start" | "end"): number {
  if (/^\d+[hdw]$/.test(text)) return Date.now() - readDuration(text);
  if (isDate(text)) return Date.parse(`${text}T00:00:00${UTC_OFFSET}`) + (edge === "end" ? DAY : 0);
  if (isTime(text)) return Date.parse(text);
  if (isLocalTime(text)) return Date.parse(`${text}${UTC_OFFSET}`);
  throw new UsageError(`"${text}" is not a date such as 2026-11-15 or a time span such as 7d`);
}

export function readCount(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} must be a whole number, not "${text}"`);
  return Number(text);
}
