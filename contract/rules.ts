import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const day = z.string().optional();
const record = z.object({ name: z.string(), recheckBy: day, validUntil: day });

/** The day by which a rule must be read again, the earlier of the two; "" if it has neither. */
export const dueForReview = ({ recheckBy, validUntil }: Omit<z.infer<typeof record>, "name">) =>
  [recheckBy, validUntil].filter((day) => day !== undefined).sort()[0] ?? "";

/** Names of the rules that should have been read again before `day`, or that say no day to read them again. */
export function lapsedRules(contentFolder: string, day: string): string[] {
  const folder = path.join(contentFolder, "rules");
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
    : [];
  return files
    .map((name) => record.parse(parse(readFileSync(path.join(folder, name), "utf8"))))
    .filter((rule) => dueForReview(rule) < day)
    .map(({ name }) => name);
}
