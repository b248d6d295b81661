import { meant } from "../../../contract/nearest.ts";
import { text } from "./fields.ts";
import { hasRecord, recordNames } from "./sources.ts";

/** A field that names a record of another folder by its file name. */
export function recordName(folder: string) {
  return text.refine((id) => hasRecord(folder, id), {
    error: ({ input }) => {
      const known = recordNames(folder);
      const guess = meant(String(input), known);
      return `There is no “${input}” in content/${folder}: ${guess ? `${guess} The names there are` : "use one of"} ${known.join(", ")}.`;
    },
  });
}
