import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { SearchWords } from "../../views/search/copy.ts";
import { type Group, loadEngine, type Match } from "../hooks/search-engine.ts";
import type { Piece } from "../hooks/search-words.ts";
import type { useSiteSearch } from "../hooks/use-site-search.ts";

type FieldProps = ComponentProps<"form"> & { words: SearchWords; focusFirst?: boolean };

/** A form that opens the search page if nothing handles it; the search engine is loaded on focus. */
export function SearchField({ words: { field }, focusFirst = false, ...props }: FieldProps) {
  return (
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
        className="min-w-40 flex-1"
      />
      <Button type="submit" className="min-h-control">
        {field.button}
      </Button>
    </form>
  );
}

type Props = {
  words: SearchWords;
  found: ReturnType<typeof useSiteSearch>;
  /** In the dialog the first of each kind are shown, without the sections in which words were found. */
  isDialog?: boolean;
};

export function SearchResults({ words, found, isDialog = false }: Props) {
  const { step, groups, answered, fail, retry } = found;
  return (
    <>
      <p role="status" className="figures min-h-7 text-ink-soft">
        {step === "searching" && !groups && "Searching …"}
        {groups && countText(groups, answered)}
      </p>
      {step === "failed" && <Failed text={words.failed} onRetry={retry} />}
      {step === "found" && groups?.length === 0 && <Nothing {...words.none} />}
      {groups?.map((group) => (
        <ResultGroup
          key={`${group.kind} ${answered}`}
          {...group}
          title={words.groups[group.kind]}
          onFail={fail}
          isDialog={isDialog}
        />
      ))}
    </>
  );
}

function countText(groups: Group[], query: string): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return `${total === 0 ? "No results" : total === 1 ? "1 result" : `${total} results`} for “${query}”`;
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
      {/* While developing there is no built page to search. */}
      <p>{import.meta.env.DEV ? "The index is made by npm run build; npm run dev has none." : text}</p>
      <Button variant="outline" onClick={onRetry} className="mt-3">
        Try again
      </Button>
    </div>
  );
}

function Nothing({ title, text, links }: SearchWords["none"]) {
  return (
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
}

type GroupProps = Group & { title: string; onFail: () => void; isDialog: boolean };

/** How many results “Show more” adds. */
const STEP = 10;

function ResultGroup({ title, total, results: first, load, onFail, isDialog }: GroupProps) {
  const id = useId();
  const [results, setResults] = useState(first);
  const showMore = () =>
    load(results.length, results.length + STEP).then((more) => setResults([...results, ...more]), onFail);
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "mt-8 border-t border-ink pt-2",
        !isDialog && "lg:grid lg:grid-cols-[14rem_1fr] lg:gap-x-8 lg:pt-4",
      )}
    >
      <h2 id={id} className="font-sans font-semibold">
        {title} <span className="figures ml-1 text-sm font-normal text-ink-soft">{total}</span>
      </h2>
      <div>
        <ul className={clsx("divide-y divide-line", !isDialog && "lg:-mt-3")}>
          {results.map((result) => (
            <li key={result.to + textOf(result.title)} className="py-3">
              <ResultLink match={result} className="font-display text-h4" />
              {!isDialog && result.sections.length > 0 && <Sections sections={result.sections} />}
            </li>
          ))}
        </ul>
        {!isDialog && results.length < total && (
          <Button variant="outline" onClick={showMore} className="mt-3">
            Show more<span className="sr-only">{`: ${title}`}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

function Sections({ sections }: { sections: Match[] }) {
  return (
    <ul className="mt-2 border-l-2 border-marigold pl-4">
      {sections.map((section) => (
        <li key={section.to} className="py-1">
          <ResultLink match={section} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}

/** The link is the title; it takes clicks on the excerpt as well. */
function ResultLink({ match, className }: { match: Match; className: string }) {
  return (
    <div className="group/result relative">
      <a
        href={match.to}
        data-result=""
        className={`block leading-snug text-leaf after:absolute after:inset-0 group-hover/result:underline ${className}`}
      >
        <Marked pieces={match.title} />
      </a>
      {match.excerpt.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          <Marked pieces={match.excerpt} />
        </p>
      )}
    </div>
  );
}

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");

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
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-search-field], [data-result]")];
  const here = stops.indexOf(event.target as HTMLElement);
  const next = here < 0 ? undefined : stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
