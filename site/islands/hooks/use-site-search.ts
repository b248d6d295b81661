import { useEffect, useState } from "react";
import { KINDS, type Kind } from "../../outputs/search/kinds.ts";
import { find, type Group, type Limits } from "./search-engine.ts";

type Request = { query: string; limits: Limits; attempt: number };
/** Without groups, the index could not be loaded. */
type Answer = { request: Request; asked?: string; groups?: Group[] };

/** How many of a kind are added by “Show more”. */
const STEP = 10;

/** Long enough to skip most letters of a word that is being typed, short enough not to be noticed. */
const PAUSE_MS = 30;

/**
 * Searches while the query changes; the last results stay until the next ones come. Of each kind, `count` results are
 * shown at first.
 */
export function useSiteSearch(query: string, count: number) {
  const [first] = useState(() => Object.fromEntries(KINDS.map((kind) => [kind, count])) as Limits);
  // Another query begins with the first results again.
  const [more, setMore] = useState({ query, limits: first });
  const limits = more.query === query ? more.limits : first;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!query) return;
    const request = { query, limits, attempt };
    let isStale = false;
    const finish = (answer: Answer) => {
      if (!isStale) setAnswer(answer);
    };
    const search = () =>
      find(query, limits).then(
        (found) => finish({ request, ...found }),
        () => finish({ request }),
      );
    const timer = setTimeout(search, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, limits, attempt]);

  const isCurrent = answer?.request.query === query && answer.request.attempt === attempt;
  return {
    step: !query ? "idle" : !isCurrent ? "searching" : answer.groups ? "found" : "failed",
    groups: query ? answer?.groups : undefined,
    /** The corrected query that found the groups: an earlier one while the next search runs. */
    answered: answer?.asked ?? "",
    showMore: (kind: Kind) => setMore({ query, limits: { ...limits, [kind]: limits[kind] + STEP } }),
    retry: () => setAttempt(attempt + 1),
  } as const;
}
