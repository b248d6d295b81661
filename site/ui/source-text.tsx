import { ArrowUpRight } from "lucide-react";
import type { Source } from "../content/records/rules.ts";

export const SourceText = ({ title, ...source }: Source) => (
  <>
    {`${title}: `}
    <Article source={source} />
  </>
);

type Named = Pick<Source, "reference" | "url" | "asOf">;

/** The number of a source, with the article that is meant, as a link if the url is known. */
export function Article({ source, article }: { source: Named | undefined; article?: string }) {
  if (!source) return null;
  const { reference, url, asOf } = source;
  const named = article ? `${article}, ${reference}` : reference;
  const lastWord = named.search(/(\(EU\) )?\S+$/);
  return (
    <>
      {url ? (
        <a
          href={url}
          rel="noopener"
          className="py-3 underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {named.slice(0, lastWord)}
          {/* Neither the arrow nor the number of an act stands alone on a line. */}
          <span className="whitespace-nowrap">
            {named.slice(lastWord)}
            <ArrowUpRight className="ml-0.5 inline size-3.5" />
          </span>
          <span className="sr-only"> (another site)</span>
        </a>
      ) : (
        named
      )}
      {asOf && ` (as of ${asOf})`}
    </>
  );
}
