import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** The day by which a rule must be read again, the earlier of the two; "" if it has neither. */
export const dueForReview = ({
  recheckBy,
  validUntil,
}: {
  recheckBy?: string;
  validUntil?: string;
}): string => [recheckBy, validUntil].filter((day) => day !== undefined).sort()[0] ?? "";

const record = z.object({
  name: z.string(),
  recheckBy: z.string().optional(),
  validUntil: z.string().optional(),
});

/** Names of the rules that should have been read again before `day`, or that say no day to read them again. */
export function lapsedRules(contentFolder: string, day: string): string[] {
  const folder = path.join(contentFolder, "rules");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return files
    .map((name) => record.parse(parse(readFileSync(path.join(folder, name), "utf8"))))
    .filter((rule) => dueForReview(rule) < day)
    .map(({ name }) => name);
}
