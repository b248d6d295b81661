import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import type { Results, useSearch } from "../hooks/use-search.ts";

type Empty = { title: string; text: string; clear?: string };
type Search<File, Item> = Omit<
  ReturnType<typeof useSearch<string, File, Item>>,
  "filters" | "choose" | "form" | "active"
>;

type Props<File, Item> = {
  /** What the list holds: "articles". */
  noun: string;
  search: Search<File, Item>;
  className?: string;
  show: (results: Results<File, Item>) => ReactNode;
  /** The page's own list, shown while nothing is searched for. */
  children: ReactNode;
};

/** What a search of a long list has found, or the page's own list. */
export function ResultList<File extends { words: { empty: Empty } }, Item>({
  noun,
  search: { state, results, list, more, retry, clear },
  className,
  show,
  children,
}: Props<File, Item>) {
  const empty = results?.found.length === 0 ? results.file.words.empty : undefined;
  return (
    <div ref={list} className={clsx("await-query", className)}>
      {state === "failed" && (
        <div className="mb-10 border-l-4 border-ember bg-sand p-5">
          <p>{`The other ${noun} could not be loaded. What is shown here stays.`}</p>
          <Button variant="outline" className="mt-4" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {results && results.found.length > 0 && show(results)}
      {results && results.found.length > results.shown.length && (
        <p className="mt-12 text-center">
          <Button variant="outline" onClick={more}>{`Show more ${noun}`}</Button>
        </p>
      )}
      {empty && (
        <div className="grid justify-items-start gap-3 border-y border-line py-12">
          <h2 className="text-h3">{empty.title}</h2>
          <p className="max-w-xl text-ink-soft">{empty.text}</p>
          <Button variant="outline" onClick={clear} className="mt-3">
            {empty.clear ?? "Clear filters"}
          </Button>
        </div>
      )}
      <div hidden={Boolean(results)}>{children}</div>
    </div>
  );
}
