import { useEffect, useRef, useState } from "react";
import type { Question } from "../../content/records/questions.ts";
import { today } from "../../dates/today.ts";
import { type Answer, type Answers, readAnswers, writeAnswers } from "../../tools/finder/answers.ts";
import { walk } from "../../tools/finder/decide.ts";
import type { FinderFile } from "../../views/tools/obligations/finder-file.ts";
import { followAddress, useShowAwaited } from "./address.ts";
import { useRecords } from "./use-records.ts";

/** The query's name for a question that is answered anew. */
const CHANGE = "change";

/**
 * Answers live in the address, each in a history entry of its own: Back takes one back, and a link leads to a result.
 * The rules are fetched when the finder starts; nothing is fetched after that.
 */
export function useFinder(path: string) {
  const { state, file, load } = useRecords<FinderFile>(`${path}/finder.json`);
  const [query, setQuery] = useState<string>();
  /** What was answered in this visit, for the fields of a question that is returned to. */
  const remembered = useRef<Answers>({});

  useEffect(() => {
    load();
    const follow = () => setQuery(location.search);
    follow();
    return followAddress(follow);
  }, [load]);

  useShowAwaited(query !== undefined && state !== "idle" && state !== "loading");

  function go(link: string) {
    history.pushState({ finder: true }, "", link);
    setQuery(location.search);
  }

  const address = (params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path);
  const day = today();
  const found = file && stepOf(file, query ?? "", day);
  if (found) remembered.current = { ...remembered.current, ...found.answers };

  /** Later answers stay until there is a result: their questions may be asked again. */
  function answer(question: Pick<Question, "id">, value: Answer) {
    if (!file || !found) return go(address(writeAnswers([question], { [question.id]: value })));
    const answers = { ...found.answers, [question.id]: value };
    const progress = walk(file.questions, conditions(file), { answers, day });
    go(address(writeAnswers(progress.next ? file.questions : progress.asked, answers)));
  }

  /** Where the visitor came from the question before, Back goes there; otherwise it is an address like others. */
  function back() {
    if (isOwnEntry()) return history.back();
    const before = found?.step.asked.at(-1);
    const { [before?.id ?? ""]: _last, ...answers } = found?.answers ?? {};
    if (file) go(address(writeAnswers(file.questions, answers)));
  }

  const written = found && writeAnswers(found.progress.asked, found.answers);
  return {
    state,
    file,
    day,
    hasAnswers: Boolean(query),
    step: found?.step,
    progress: found?.progress,
    remembered: remembered.current,
    link: written && address(written),
    changeLink: ({ id }: Pick<Question, "id">) => {
      const params = new URLSearchParams(written);
      params.set(CHANGE, id);
      return address(params);
    },
    answer,
    back,
    go,
    load,
  };
}

/** Whether the visitor came to this address by an answer, and not by a link. */
export const isOwnEntry = () => Boolean(Object(history.state).finder);

const conditions = ({ rules }: FinderFile) => rules.map(({ applies }) => applies);

function stepOf(file: FinderFile, query: string, day: string) {
  const params = new URLSearchParams(query);
  const answers = readAnswers(file.questions, params);
  const progress = walk(file.questions, conditions(file), { answers, day });
  const index = progress.asked.findIndex(({ id }) => id === params.get(CHANGE));
  const changed = progress.asked[index];
  const step = changed
    ? { question: changed, asked: progress.asked.slice(0, index), left: undefined }
    : { question: progress.next, asked: progress.asked, left: progress.left };
  return { answers, progress, step };
}
