import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "../../../site/ui/button.tsx";
import { MOST_FOUND } from "../../content/words.ts";
import { useAnswer } from "../api.ts";
import { KeyHelp, useKeys } from "../keys.tsx";
import { Loading } from "../parts.tsx";
import { go, Link, LinkButton, to, useRoute } from "../route.tsx";
import { NewPage } from "./new-page.tsx";
import { ProblemLinks } from "./problem-list.tsx";
import { PublishPage } from "./publish-page.tsx";
import { RecordPage } from "./record-page.tsx";
import { plannedText } from "./record-parts.tsx";
import { DeletedRecords, UnnamedPhotographs } from "./unused.tsx";

/** #/content, #/content/edit/<file>, #/content/new/<kind>, #/content/publish, #/content/photographs, #/content/deleted. */
export default function ContentArea() {
  const { parts, query } = useRoute();
  const [page, name = ""] = parts;
  type Given = { only?: string; day?: string; from?: string; field?: string; added?: string };
  const given = Object.fromEntries(query) as Given;
  if (page === "publish") return <PublishPage {...given} />;
  if (page === "deleted") return <DeletedRecords />;
  if (page === "photographs") return <UnnamedPhotographs />;
  if (page === "edit") return <RecordPage {...given} key={given.added ?? name} file={name} />;
  if (page === "new" && name === "pages") return <NewPage {...given} key={`${query}`} />;
  const added = `${name} ${query}`;
  if (page === "new") return <RecordPage {...given} key={added} kind={name} added={added} />;
  return <ContentList />;
}

const KEYS = [
  ["/", "Find words, names or numbers"],
  ["j, k", "Next, previous entry"],
  ["n", "New article"],
  ["p", "Publish"],
  ["Ctrl+S", "Save what is open"],
  ["?", "Show these keys"],
] as const;

function ContentList() {
  const { data, error } = useAnswer("GET /api/content/list");
  const { data: problems = [] } = useAnswer("GET /api/content/problems");
  const { data: pending = [] } = useAnswer("GET /api/content/pending");
  const [search, setSearch] = useState("");
  const { query } = useRoute();
  const list = useRef<HTMLDivElement>(null);
  function move(by: number) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("li a") ?? [])];
    links[Math.max(0, links.indexOf(document.activeElement as HTMLElement) + by)]?.focus();
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    n: () => go(to(["content", "new", "posts"])),
    p: () => go(to(["content", "publish"])),
    "/": () => list.current?.querySelector<HTMLElement>("[type=search]")?.focus(),
  });
  const matches = (title: string) => title.toLowerCase().includes(search.trim().toLowerCase());
  const groups = (data ?? [])
    .map(({ records, ...group }) => ({
      ...group,
      records: records
        .filter(({ title }) => matches(title))
        .map((one) => ({ ...one, waiting: pending.find(({ file }) => file === one.file) })),
    }))
    .filter(({ records, isOpen }) => records.length > 0 || (isOpen && !search));
  return (
    <div ref={list}>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="mr-auto text-h3">Content</h1>
        <KeyHelp keys={KEYS} />
        <Link href={to(["content", "deleted"])} className="py-2" label="Deleted lately" />
        <Link href={to(["content", "photographs"])} className="py-2" label="Unused photographs" />
        <ButtonLink to={to(["content", "publish"])}>
          Publish{" "}
          {pending.length > 0 &&
            (pending.length === 1 ? "1 change " : `${pending.length} changes `)}
          …
        </ButtonLink>
      </div>
      {query.has("deleted") && (
        <p role="status" className="mt-5 border-l-4 border-leaf pl-4">
          “{query.get("deleted")}” is deleted.{" "}
          {query.has("seen")
            ? "Visitors see it until you publish."
            : "Visitors have never seen it."}
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      {problems.length > 0 && (
        <div role="status" className="mt-5 border-l-4 border-ember pl-4">
          <p className="font-semibold">
            The content has mistakes; nothing can be published until they are corrected.
          </p>
          <ul className="mt-1 grid gap-1">
            <ProblemLinks problems={problems} />
          </ul>
        </div>
      )}
      <label className="mt-5 grid max-w-md gap-1 font-semibold">
        Find words, names or numbers of the site
        <input
          type="search"
          className="desk-control font-normal"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Enter") list.current?.querySelector<HTMLElement>("li a")?.click();
            if (key === "Escape" && !search) currentTarget.blur();
          }}
        />
      </label>
      {!search && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {groups.map(({ id, label }) => (
            <LinkButton
              key={id}
              className="min-h-9"
              onClick={() => document.getElementById(`kind-${id}`)?.scrollIntoView()}
              label={label}
            />
          ))}
        </p>
      )}
      {!data && !error && <Loading />}
      <div className="mt-6 columns-1 gap-10 md:columns-2 2xl:columns-3">
        {groups.map(({ id, label, one, hint, isOpen, records }) => (
          <section key={id} aria-labelledby={`kind-${id}`} className="mb-8 break-inside-avoid">
            <div className="flex items-baseline gap-3 border-b border-line pb-1">
              <h2 id={`kind-${id}`} className="text-h4">
                {label}
              </h2>
              {isOpen && (
                <Link href={to(["content", "new", id])} className="ml-auto py-1 whitespace-nowrap">
                  New {one}
                </Link>
              )}
            </div>
            <p className="mt-1 text-ink-soft">{hint}</p>
            <ul className="mt-1">
              {records.map(({ file, title, note, waiting }) => (
                <li key={file} className="flex items-baseline gap-3">
                  <div className="min-w-0 py-1.5">
                    <a
                      href={to(["content", "edit", file])}
                      className="underline-offset-4 hover:underline"
                    >
                      {title}
                    </a>
                    {waiting && (
                      <p className="border-l-4 border-marigold pl-2 text-sm text-ink-soft">
                        {plannedText(waiting)
                          ? `goes out ${plannedText(waiting)}`
                          : "not published yet"}
                      </p>
                    )}
                  </div>
                  {note && (
                    <span className="figures ml-auto whitespace-nowrap text-ink-soft">{note}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {search.trim().length > 1 && (
        <SearchResults words={search.trim()} hasTitles={groups.length > 0} />
      )}
    </div>
  );
}

function SearchResults({ words, hasTitles }: { words: string; hasTitles: boolean }) {
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), 250);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, error } = useAnswer("GET /api/content/search", { query: { words: asked } });
  if (error) return <p role="alert">{error}</p>;
  if (!data) return null;
  if (data.length === 0)
    return hasTitles ? null : <p className="mt-6">Nothing on the site says this.</p>;
  return (
    <section aria-label="Found" className="mt-6 max-w-3xl">
      <p role="status" className="mb-1 text-ink-soft">
        {data.length === MOST_FOUND
          ? `The first ${MOST_FOUND} places`
          : `${data.length} in the words of the site`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {data.map(({ file, title, kind, field, label, line }, index) => (
          // A field may hold the words twice.
          <li key={`${file} ${field} ${index}`}>
            <a href={to(["content", "edit", file], { field })} className="group block py-2">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="text-ink-soft">{label}</span>
                <span className="ml-auto text-ink-soft max-sm:hidden">{kind}</span>
              </span>
              <span className="block">
                <Marked text={line} words={asked} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-marigold-soft text-ink">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
