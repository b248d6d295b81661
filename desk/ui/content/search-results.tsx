import { useEffect, useState } from "react";
import type { Match } from "../../content/search.ts";
import { to } from "../route.ts";
import { useAnswer } from "../use-answer.ts";

/** Where words stand in the content; each line leads to its field. */
export function SearchResults({ words, hasTitles }: { words: string; hasTitles: boolean }) {
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), 250);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, error } = useAnswer<Match[]>(`/api/content/search?${new URLSearchParams({ words: asked })}`);
  if (error) return <p role="alert">{error}</p>;
  if (!data) return null;
  if (data.length === 0) return hasTitles ? null : <p className="mt-6">Nothing on the site says this.</p>;
  return (
    <section aria-label="Found" className="mt-6 max-w-3xl">
      <ul className="divide-y divide-line border-y border-line">
        {data.map(({ file, title, kind, field, label, line }, index) => (
          // A field may hold the words twice.
          <li key={`${file} ${field} ${index}`}>
            <a href={to(["content", "edit", file], { field })} className="group block py-2">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold underline-offset-4 group-hover:underline">{title}</span>
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
