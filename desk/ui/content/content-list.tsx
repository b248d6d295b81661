import { useState } from "react";
import { ButtonLink } from "../../../site/ui/button.tsx";
import type { FormProblem } from "../../content/form-problems.ts";
import type { Group } from "../../content/listing.ts";
import { Loading } from "../parts.tsx";
import { to } from "../route.ts";
import { useAnswer } from "../use-answer.ts";
import { ProblemLinks } from "./problem-list.tsx";
import { SearchResults } from "./search-results.tsx";

/** Everything that can be edited, found by any words of it. */
export function ContentList() {
  const { data, error } = useAnswer<Group[]>("/api/content/list");
  const { data: problems } = useAnswer<FormProblem[]>("/api/content/problems");
  const { data: pending = [] } = useAnswer<string[]>("/api/content/pending");
  const [search, setSearch] = useState("");
  const matches = (title: string) => title.toLowerCase().includes(search.trim().toLowerCase());
  const groups = (data ?? [])
    .map((group) => ({ ...group, records: group.records.filter(({ title }) => matches(title)) }))
    .filter(({ records, isOpen }) => records.length > 0 || (isOpen && !search));
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="mr-auto text-h3">Content</h1>
        <a href={to(["content", "deleted"])} className="desk-link py-2">
          Deleted lately
        </a>
        <a href={to(["content", "photographs"])} className="desk-link py-2">
          Unused photographs
        </a>
        <ButtonLink to={to(["content", "publish"])}>
          Publish {pending.length > 0 && (pending.length === 1 ? "1 change " : `${pending.length} changes `)}…
        </ButtonLink>
      </div>
      {error && <p role="alert">{error}</p>}
      {problems && problems.length > 0 && <Broken problems={problems} />}
      <label className="mt-5 grid max-w-md gap-1 font-semibold">
        Find words, names or numbers of the site
        <input
          type="search"
          className="desk-control font-normal"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {!data && !error && <Loading />}
      <div className="mt-6 columns-1 gap-10 md:columns-2 2xl:columns-3">
        {groups.map(({ id, label, one, hint, isOpen, records }) => (
          <section key={id} aria-labelledby={`kind-${id}`} className="mb-8 break-inside-avoid">
            <div className="flex items-baseline gap-3 border-b border-line pb-1">
              <h2 id={`kind-${id}`} className="text-h4">
                {label}
              </h2>
              {isOpen && (
                <a href={to(["content", "new", id])} className="desk-link ml-auto py-1 whitespace-nowrap">
                  New {one}
                </a>
              )}
            </div>
            <p className="mt-1 text-ink-soft">{hint}</p>
            <ul className="mt-1">
              {records.map(({ file, title, note }) => (
                <li key={file} className="flex items-baseline gap-3">
                  <div className="min-w-0 py-1.5">
                    <a href={to(["content", "edit", file])} className="underline-offset-4 hover:underline">
                      {title}
                    </a>
                    {pending.includes(file) && (
                      <p className="border-l-4 border-marigold pl-2 text-sm text-ink-soft">
                        not published yet
                      </p>
                    )}
                  </div>
                  {note && <span className="figures ml-auto whitespace-nowrap text-ink-soft">{note}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {search.trim().length > 1 && <SearchResults words={search.trim()} hasTitles={groups.length > 0} />}
    </>
  );
}

/** Mistakes that were made outside of the desk. */
function Broken({ problems }: { problems: FormProblem[] }) {
  return (
    <div role="status" className="mt-5 border-l-4 border-ember pl-4">
      <p className="font-semibold">
        The content has mistakes; nothing can be published until they are corrected.
      </p>
      <ul className="mt-1 grid gap-1">
        <ProblemLinks problems={problems} />
      </ul>
    </div>
  );
}
