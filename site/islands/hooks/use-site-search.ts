import { useEffect, useState } from "react";
import { find, type Group, type Limits } from "./search-engine.ts";

type Asked = { query: string; limits: Limits; attempt: number };
/** Without groups the index did not come. */
type Answer = { asked: Asked; groups?: Group[] };

/** Long enough to leave out most letters of a word that is being typed, short enough not to be noticed. */
const PAUSE_MS = 30;

/** Asks the index while the query changes; what was found last stays until there is more to show. */
export function useSiteSearch(query: string, limits: Limits) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!query) return;
    const asked = { query, limits, attempt };
    let isStale = false;
    const tell = (answer: Answer) => {
      if (!isStale) setAnswer(answer);
    };
    const ask = () =>
      find(query, limits).then(
        (groups) => tell({ asked, groups }),
        () => tell({ asked }),
      );
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, limits, attempt]);

  const isCurrent = answer?.asked.query === query && answer.asked.attempt === attempt;
  return {
    step: !query ? "idle" : !isCurrent ? "searching" : answer.groups ? "found" : "failed",
    groups: query ? answer?.groups : undefined,
    /** What the groups were found by, while the next query is on its way. */
    answered: answer?.asked.query ?? "",
    retry: () => setAttempt(attempt + 1),
  } as const;
}
