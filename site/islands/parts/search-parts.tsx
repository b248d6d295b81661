import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { SearchWords } from "../../views/search/copy.ts";
import { type FoundEntries, loadEngine, type Match } from "../hooks/search-engine.ts";
import type { Piece } from "../hooks/search-words.ts";
import type { useSiteSearch } from "../hooks/use-site-search.ts";

type FieldProps = ComponentProps<"form"> & { words: SearchWords; focusFirst?: boolean };

/** A form that opens the search page if nothing handles it; the search engine is loaded on focus. */
export const SearchField = ({ words: { field }, focusFirst = false, ...props }: FieldProps) => (
  <form
    action={href("/search")}
    autoComplete="off"
    onFocus={() => void loadEngine().catch(() => undefined)}
    className="flex flex-wrap items-end gap-3"
    {...props}
  >
    <TextField
      // A dialog focuses what has the attribute when it opens; React sets none.
      ref={(input) => {
        if (focusFirst) input?.setAttribute("autofocus", "");
      }}
      type="search"
      name="q"
      data-search-field=""
      enterKeyHint="search"
      label={field.label}
      placeholder={field.placeholder}
      className="min-w-40 flex-1 [&>label]:whitespace-nowrap"
    />
    <Button type="submit" className="min-h-control" label={field.button} />
  </form>
);

type Props = { words: SearchWords; search: ReturnType<typeof useSiteSearch>; isDialog?: boolean };

export function SearchResults({ words, search, isDialog = false }: Props) {
  const { step, found, fail, retry } = search;
  return (
    <>
      <p role="status" className="figures min-h-7 text-ink-soft">
        {step === "searching" && !found && "Searching …"}
        {found && `${countText(found)} for “${found.asked}”`}
      </p>
      {step === "failed" && <Failed text={words.failed} onRetry={retry} />}
      {step === "found" && found?.total === 0 && <Nothing {...words.none} />}
      {found && (
        <Results
          key={found.asked}
          {...found}
          kinds={words.kinds}
          onFail={fail}
          isDialog={isDialog}
        />
      )}
    </>
  );
}

function countText({ total }: FoundEntries): string {
  if (total === 0) return "No results";
  return total === 1 ? "1 result" : `${total} results`;
}

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
    {/* While developing there is no built page to search. */}
    <p>
      {import.meta.env.DEV ? "The index is made by npm run build; npm run dev has none." : text}
    </p>
    <Button variant="outline" onClick={onRetry} className="mt-3" label="Try again" />
  </div>
);

const Nothing = ({ title, text, links }: SearchWords["none"]) => (
  <div className="mt-4">
    <h2 className="text-h3">{title}</h2>
    <p className="mt-2">{text}</p>
    <ul className="mt-3 flex flex-wrap gap-x-8">
      {links.map(({ label, to }) => (
        <li key={to}>
          <a
            href={to}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

type ResultsProps = FoundEntries &
  Pick<SearchWords, "kinds"> & { onFail: () => void; isDialog: boolean };

/** How many matches are fetched at first, and by each “Show more”. */
export const STEP = 12;

function Results({ total, results: first, load, kinds, onFail, isDialog }: ResultsProps) {
  const [results, setResults] = useState(first);
  const [loaded, setLoaded] = useState(STEP);
  const showMore = () =>
    load(loaded, loaded + STEP).then((more) => {
      setResults([...results, ...more]);
      setLoaded(loaded + STEP);
    }, onFail);
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {results.map(({ others, ...match }) => (
          <li key={match.to + match.about} className="py-4">
            <ResultLink match={match} kind={kinds[match.kind]} />
            {!isDialog && others.length > 0 && (
              <ul className="mt-3 border-l-2 border-marigold pl-4">
                {others.map((other) => (
                  <li key={other.to + other.about} className="py-1">
                    <ResultLink match={other} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {!isDialog && loaded < total && (
        <Button variant="outline" onClick={showMore} className="mt-5" label="Show more" />
      )}
    </>
  );
}

/** The link takes clicks on the excerpt as well. `kind` names what it leads to; without it, it is a part of a page. */
function ResultLink({ match, kind }: { match: Match; kind?: string }) {
  const { to, title, about, excerpt } = match;
  return (
    <div className="group/result relative">
      <a
        href={to}
        data-result=""
        className={clsx(
          "block leading-snug text-leaf after:absolute after:inset-0 group-hover/result:underline",
          kind ? "font-display text-h4" : "font-semibold",
        )}
      >
        {kind ? <Marked pieces={title} /> : about}
      </a>
      {kind && <p className="mt-0.5 font-semibold">{[kind, about].filter(Boolean).join(" · ")}</p>}
      <p className="mt-1 text-ink-soft">
        <Marked pieces={excerpt} />
      </p>
    </div>
  );
}

function Marked({ pieces }: { pieces: Piece[] }) {
  // Pieces of a text have no name of their own, and never move.
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className="rounded-sm bg-marigold-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Down and Up move the focus from the field through the results and back. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[data-search-field], [data-result]"),
  ];
  const here = stops.indexOf(event.target as HTMLElement);
  const next = here < 0 ? undefined : stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
