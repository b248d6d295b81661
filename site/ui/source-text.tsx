import { clsx } from "clsx";
import type { Source } from "../content/records/rules.ts";

export const SourceText = ({ title, ...source }: Source) => (
  <>
    {`${title}: `}
    <Article source={source} />
  </>
);

type Named = Pick<Source, "reference" | "url" | "asOf">;

type ArticleProps = { source: Named | undefined; article?: string; className?: string };

/** The number of a source, with the article that is meant, as a link if the url is known. */
export function Article({ source, article, className }: ArticleProps) {
  if (!source) return null;
  const { reference, url, asOf } = source;
  const named = article ? `${article}, ${reference}` : reference;
  // The number of an act does not stand alone on a line.
  const text = named.replace("(EU) ", "(EU)\u00a0");
  return (
    <>
      {url ? (
        <a
          href={url}
          rel="noopener"
          className={clsx(
            "leaves-site py-3 underline decoration-1 underline-offset-4 hover:decoration-2",
            className,
          )}
        >
          {text}
        </a>
      ) : (
        <Plain className={className}>{named}</Plain>
      )}
      {asOf && ` (as of ${asOf})`}
    </>
  );
}

const Plain = ({ className, children }: { className?: string; children: string }) =>
  className ? <span className={className}>{children}</span> : children;
