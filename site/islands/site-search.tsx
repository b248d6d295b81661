import type { ReactNode } from "react";
import type { SearchWords } from "../views/search/copy.ts";
import { useShowAwaited } from "./hooks/url.ts";
import { useQueryFilters } from "./hooks/use-query-filters.ts";
import { useSiteSearch } from "./hooks/use-site-search.ts";
import { island } from "./island.tsx";
import { moveFocus, SearchField, SearchResults } from "./parts/search-parts.tsx";

const FIELDS = { q: "text" } as const;
const SHOWN = 5;

type Props = {
  words: SearchWords;
  /** The list of all pages, shown until there are results. */
  children?: ReactNode;
};

export const SiteSearch = island(function SiteSearch({ words, children }: Props) {
  const { filters, settled, form } = useQueryFilters(FIELDS);
  const found = useSiteSearch(filters.q, SHOWN);
  const { step, groups } = found;

  useShowAwaited(settled && step !== "searching");

  return (
    <search onKeyDown={moveFocus} className="mt-8 block">
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
