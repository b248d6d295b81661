import { type ReactNode, useEffect } from "react";
import type { SearchWords } from "../views/search/copy.ts";
import { useQueryFilters } from "./hooks/use-query-filters.ts";
import { walkResults } from "./hooks/walk-results.ts";
import { island } from "./island.tsx";
import { SearchField } from "./parts/search-field.tsx";
import { SearchResults, useResults } from "./parts/search-results.tsx";

const FIELDS = { q: "text" } as const;
const SHOWN = 5;

type Props = {
  words: SearchWords;
  /** The list of all pages, which gives way to what is found. */
  children?: ReactNode;
};

export const SiteSearch = island(function SiteSearch({ words, children }: Props) {
  const { filters, settled, form } = useQueryFilters(FIELDS);
  const found = useResults(filters.q, SHOWN);
  const { step, groups } = found;

  // What waited for the query of the address may be shown; see await-query in site.css.
  const isDecided = settled && step !== "searching";
  useEffect(() => {
    if (isDecided) delete document.documentElement.dataset.query;
  }, [isDecided]);

  return (
    <search onKeyDown={walkResults} className="mt-8 block">
      <div className="max-w-3xl no-scripting:hidden">
        <SearchField words={words} {...form} />
      </div>
      <div className="await-query">
        <div className="mt-6 max-w-5xl" hidden={step === "idle"}>
          <SearchResults words={words} found={found} />
        </div>
        <div hidden={Boolean(groups?.length)}>{children}</div>
      </div>
    </search>
  );
});
