import { parseArgs } from "node:util";
import { withAsciiDomain } from "../../contract/address.ts";
import { cleanLine } from "../../contract/text.ts";

/** A mistake in the command itself: it ends with status 2 and a pointer to the help. */
export class UsageError extends Error {
  override name = "UsageError";
}

const OPTIONS = {
  csv: { type: "string" },
  to: { type: "string" },
  key: { type: "string" },
  unhandled: { type: "boolean" },
  failed: { type: "boolean" },
  held: { type: "boolean" },
  undo: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export type OptionName = keyof typeof OPTIONS;

export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return { options: values, words: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}

export type Options = ReturnType<typeof readArguments>["options"];

/** Spells an address as the forms store it, so that one with a domain in another script is found. */
export function readEmail(text: string): string {
  const email = withAsciiDomain(cleanLine(text));
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`"${text}" is not an email address`);
  return email;
}
