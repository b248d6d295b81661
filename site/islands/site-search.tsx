import type { ReactNode } from "react";
import type { SearchWords } from "../views/search/copy.ts";
import { useShowAwaited } from "./hooks/url.ts";
import { useQueryFilters } from "./hooks/use-query-filters.ts";
import { useSiteSearch } from "./hooks/use-site-search.ts";
import { island } from "./island.tsx";
import { moveFocus, SearchField, SearchResults, STEP } from "./parts/search-parts.tsx";

const FIELDS = { q: "text" } as const;

/** `children` are shown until there are results. */
type Props = { words: SearchWords; children?: ReactNode };

export const SiteSearch = island(function SiteSearch({ words, children }: Props) {
  const { filters, settled, form } = useQueryFilters(FIELDS);
  const search = useSiteSearch(filters.q, STEP);
  const { step, found } = search;

  useShowAwaited(settled && step !== "searching");

  return (
    <search onKeyDown={moveFocus} className="mt-8 block">
      <div className="max-w-3xl no-scripting:hidden">
        <SearchField words={words} {...form} />
      </div>
      <div className="await-query">
        <div className="mt-6 max-w-3xl" hidden={step === "idle"}>
          <SearchResults words={words} search={search} />
        </div>
        <div hidden={Boolean(found?.total)}>{children}</div>
      </div>
    </search>
  );
});
