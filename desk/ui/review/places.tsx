import type { Use } from "../../review/shown.ts";
import { to } from "../route.ts";

/** Leads to the form of the file in the Content room. */
export const FileLink = ({ file, line }: { file: string; line?: number }) => (
  <a
    href={to(["content", "edit", file])}
    className="figures break-all text-leaf underline underline-offset-4"
  >
    {file}
    {line !== undefined && `:${line}`}
  </a>
);

/** The pages that say a sentence. */
export function UsesList({ uses }: { uses: Use[] }) {
  if (uses.length === 0) return <p className="text-ink-soft">No page says it.</p>;
  return (
    <ul className="text-ink-soft">
      {uses.map(({ at, file, page }) => (
        <li key={at} className="flex flex-wrap gap-x-2">
          <span className="break-all">on {page}, by</span>
          <FileLink file={file} line={Number(at.replace(/^.*:/, ""))} />
        </li>
      ))}
    </ul>
  );
}
