import { useEffect, useState } from "react";
import { count as countOnce } from "../../ui/visits.ts";
import { type FoundEntries, find } from "./search-engine.ts";

/** Without `found`, the index could not be loaded. */
type Answer = { request: string; found?: FoundEntries };

/** Long enough to skip most letters of a word that is being typed, short enough not to be noticed. */
const PAUSE_MS = 30;

/** So long after the last letter, what was typed is what was looked for. */
const SETTLED_MS = 2_000;

/** Searches while the query changes; the last results stay until the next ones come. `count` matches are fetched. */
export function useSiteSearch(query: string, count: number) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const request = `${attempt} ${query}`;

  useEffect(() => {
    if (!query) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const found = await find(query, count).catch(() => undefined);
      if (!isStale) setAnswer({ request, found });
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, count, request]);

  const isCurrent = answer?.request === request;
  const isInVain = isCurrent && answer.found?.total === 0;
  useEffect(() => {
    if (!isInVain || !query) return;
    const timer = setTimeout(() => countOnce("search", query), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isInVain, query]);
  return {
    step: query ? stepOf(isCurrent ? answer : undefined) : "idle",
    found: query ? answer?.found : undefined,
    fail: () => setAnswer({ request }),
    retry: () => setAttempt(attempt + 1),
  } as const;
}

function stepOf(answer: Answer | undefined) {
  if (!answer) return "searching";
  return answer.found ? "found" : "failed";
}
