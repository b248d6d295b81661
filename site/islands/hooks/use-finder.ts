import { useEffect, useRef, useState } from "react";
import type { Question } from "../../content/records/questions.ts";
import { today } from "../../dates/today.ts";
import {
  type Answer,
  type Answers,
  readAnswers,
  writeAnswers,
} from "../../tools/finder/answers.ts";
import { walk } from "../../tools/finder/decide.ts";
import { type ProfileOption, profileAnswers } from "../../tools/finder/profile.ts";
import type { FinderFile } from "../../views/tools/obligations/finder-file.ts";
import { followUrl, useShowAwaited } from "./url.ts";
import { useRecords } from "./use-records.ts";

/** Names in the query: the question to answer anew, and the options ticked before the questions had loaded. */
const CHANGE = "change";
export const PROFILE = "profile";

/** The url holds the answers, each in its own history entry: Back takes one back, and a link leads to a result. */
export function useFinder(path: string, profile: readonly ProfileOption[]) {
  const { state, file, load } = useRecords<FinderFile>(`${path}/finder.json`);
  const [query, setQuery] = useState<string>();
  /** What was answered in this visit, for the fields of a question that is returned to. */
  const remembered = useRef<Answers>({});

  useEffect(() => {
    load();
    const follow = () => setQuery(location.search);
    follow();
    return followUrl(follow);
  }, [load]);

  useShowAwaited(query !== undefined && state !== "idle" && state !== "loading");

  function go(link: string) {
    history.pushState({ finder: true }, "", link);
    setQuery(location.search);
  }

  const withQuery = (params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path);
  const day = today();
  const found = file && stepOf(file, profile, query ?? "", day);
  if (found) remembered.current = { ...remembered.current, ...found.answers };
  /** All that was answered: what the result does not need now may be needed once another answer changes. */
  const all = file && found && writeAnswers(file.questions, found.answers);

  function answer({ id }: Pick<Question, "id">, value: Answer) {
    if (file && found)
      go(withQuery(writeAnswers(file.questions, { ...found.answers, [id]: value })));
  }

  function tick(ticked: readonly string[]) {
    if (!file || !found)
      return go(withQuery(new URLSearchParams(ticked.map((id) => [PROFILE, id]))));
    const answers = profileAnswers(profile, file.questions, ticked, found.answers);
    go(withQuery(writeAnswers(file.questions, answers)));
  }

  function back() {
    if (isOwnEntry()) return history.back();
    const before = found?.progress.asked.at(-1);
    const { [before?.id ?? ""]: _last, ...answers } = found?.answers ?? {};
    if (file) go(withQuery(writeAnswers(file.questions, answers)));
  }

  return {
    state,
    file,
    day,
    hasAnswers: Boolean(query),
    found,
    remembered: remembered.current,
    link: found && withQuery(writeAnswers(found.progress.asked, found.answers)),
    changeLink: (id: string) => withQuery(new URLSearchParams([...(all ?? []), [CHANGE, id]])),
    answer,
    tick,
    back,
    go,
    load,
  };
}

/** Whether this finder made the entry of the history, so that Back leads to its step before. */
export function isOwnEntry(): boolean {
  const state: { finder?: boolean } | null = history.state;
  return Boolean(state?.finder);
}

/** What a query shows: the profile, a question (`changed` is one to answer anew), or without both the result. */
function stepOf(file: FinderFile, profile: readonly ProfileOption[], query: string, day: string) {
  const params = new URLSearchParams(query);
  const ticked = params.getAll(PROFILE);
  const read = readAnswers(file.questions, params);
  const isUnread = file.questions.some(
    ({ id }) => params.getAll(id).some(Boolean) && !(id in read),
  );
  const answers = {
    ...(ticked.length > 0 && profileAnswers(profile, file.questions, ticked)),
    ...read,
  };
  const rules = file.rules.map(({ applies }) => applies);
  const progress = walk(file.questions, rules, { answers, day });
  const change = params.get(CHANGE);
  const changed = progress.asked.find(({ id }) => id === change);
  // A link may name a question without its answer, as the home page does for a yes that needs a number.
  const named = file.questions.find(({ id }) => params.get(id) === "");
  const isProfile = change === PROFILE || (Object.keys(answers).length === 0 && !named);
  return {
    answers,
    progress,
    isProfile,
    isUnread,
    changed,
    question: changed ?? named ?? progress.next,
  };
}
