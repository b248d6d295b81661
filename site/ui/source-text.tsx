import type { Source } from "../content/records/rules.ts";
import { ArrowUpRight } from "./icons.tsx";

/** Title and number of a source; the number is a link to the official text if the url is known. */
export function SourceText({ title, reference, url, asOf }: Source) {
  return (
    <>
      {`${title}: `}
      {url ? (
        <a href={url} rel="noopener" className="underline decoration-1 underline-offset-4 hover:decoration-2">
          {reference}
          <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-3.5" />
          <span className="sr-only"> (another site)</span>
        </a>
      ) : (
        reference
      )}
      {asOf && ` (as of ${asOf})`}
    </>
  );
}
