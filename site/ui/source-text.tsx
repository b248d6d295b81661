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
  // The number of an act does not stand alone on a line.
  const text = named.replace("(EU) ", "(EU)\u00a0");
  return (
    <>
      {url ? (
        <a
          href={url}
          rel="noopener"
          className="leaves-site py-3 underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {text}
        </a>
      ) : (
        named
      )}
      {asOf && ` (as of ${asOf})`}
    </>
  );
}
