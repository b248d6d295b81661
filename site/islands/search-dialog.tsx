import { type SubmitEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { href } from "../paths.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { SearchWords } from "../views/search/copy.ts";
import { useSiteSearch } from "./hooks/use-site-search.ts";
import { moveFocus, SearchField, SearchResults } from "./parts/search-parts.tsx";

const SHOWN = 6;

let opening: Promise<() => void> | undefined;

/** The dialog stays in the page afterwards, closed, with what was searched for last. */
export async function openSearch(): Promise<void> {
  opening ??= prepare();
  try {
    (await opening)();
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

/** Returns the function that opens the dialog. */
async function prepare(): Promise<() => void> {
  const response = await fetch(`${href("/search")}/words.json`);
  if (!response.ok)
    throw new Error(`The words of the search were answered with ${response.status}`);
  const words: SearchWords = await response.json();
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const show = (open: boolean) =>
    root.render(<SearchDialog open={open} words={words} onClose={() => show(false)} />);
  // A page that comes back from the back/forward cache shows itself, not the search it was left by.
  addEventListener("pagehide", () => show(false));
  return () => show(true);
}

function SearchDialog({
  open,
  words,
  onClose,
}: {
  open: boolean;
  words: SearchWords;
  onClose: () => void;
}) {
  const [query, setQuery] = useState("");
  const search = useSiteSearch(query, SHOWN);
  const total = search.found?.total ?? 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      size="wide"
      onKeyDown={(event) => {
        // In a field for searching, the first Escape would only empty it.
        if (event.key === "Escape") event.currentTarget.close();
        else moveFocus(event);
      }}
      onClick={(event) => {
        // A result may be on this page, which then stays.
        if ((event.target as Element).closest("a")) event.currentTarget.close();
      }}
    >
      <div className="mt-4">
        <SearchField
          words={words}
          focusFirst
          onChange={({ currentTarget }) =>
            setQuery(String(new FormData(currentTarget).get("q")).trim())
          }
          onSubmit={(event: SubmitEvent) => {
            if (!query) event.preventDefault();
          }}
        />
        <div className="mt-4">
          {query && <SearchResults words={words} search={search} isDialog />}
        </div>
        {total > 0 && (
          <a
            href={`${href("/search")}?q=${encodeURIComponent(query)}`}
            data-result=""
            className="mt-6 inline-flex min-h-11 items-center font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
          >
            {`All ${total} results`}
          </a>
        )}
      </div>
    </Dialog>
  );
}
