import { useCallback, useEffect, useState } from "react";
import type { Problem } from "../../../site/content/reader/problems.ts";
import type { Choices } from "../../content/choices.ts";
import type { Opened } from "../../content/store.ts";
import { type ApiError, call } from "../api.ts";
import { useAnswer } from "../use-answer.ts";
import type { FieldSchema } from "./form-schema.ts";
import { forget, keep, readKept } from "./kept-words.ts";

export type Record_ = Omit<Opened, "hash"> & {
  hash: string | null;
  id: string;
  kind: string;
  form: FieldSchema;
  title: string;
  place: string;
  isOpen: boolean;
};

type Asked = { file?: string | undefined; kind?: string | undefined; from?: string | undefined };
export type Words = { data: unknown; body?: string | undefined };

const isSame = (one: Words, other: Words) =>
  JSON.stringify([one.data, one.body]) === JSON.stringify([other.data, other.body]);

/** A record while somebody edits it: what is on disk, what is in the form, and what became of saving it. */
export function useRecord({ file, kind, from }: Asked) {
  const name = file ?? `new ${kind}`;
  const [record, setRecord] = useState<Record_>();
  const [words, setWords] = useState<Words>({ data: {} });
  const [restored, setRestored] = useState<number>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [theirs, setTheirs] = useState<Opened | null>();
  const [error, setError] = useState("");
  const [savedAt, setSavedAt] = useState(0);
  const choices = useAnswer<Choices>("/api/content/choices");

  useEffect(() => {
    let isCurrent = true;
    const asked = file
      ? call<Record_>(`/api/content/record?file=${encodeURIComponent(file)}`)
      : call<Record_>("/api/content/new", "POST", { kind, ...(from ? { from } : {}) });
    asked.then(
      (found) => {
        if (!isCurrent) return;
        setRecord(found);
        const kept = from ? undefined : readKept(name);
        const isOfUse = kept && !isSame(kept, found);
        setWords(isOfUse ? { data: kept.data, body: kept.body } : { data: found.data, body: found.body });
        if (isOfUse) setRestored(kept.at);
        // Kept words of an older file are saved against that one, so that a conflict comes to light.
        if (isOfUse) setRecord({ ...found, ...kept.base, hash: kept.hash });
      },
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, kind, from, name]);

  const isChanged = record !== undefined && (restored !== undefined || !isSame(words, record));

  const change = useCallback(
    (next: Words) => {
      setWords(next);
      if (record)
        keep(name, {
          hash: record.hash,
          base: { data: record.data, ...(record.body === undefined ? {} : { body: record.body }) },
          data: next.data,
          ...(next.body === undefined ? {} : { body: next.body }),
        });
    },
    [name, record],
  );

  /** Resolves to whether it is on disk now. */
  async function save(target: string, against = record?.hash ?? null, given = words): Promise<boolean> {
    if (!record) return false;
    setError("");
    try {
      const answer = await call<{ hash: string; title: string; place: string }>(
        "/api/content/record",
        "PUT",
        { file: target, hash: against, ...given },
      );
      setRecord({ ...record, ...answer, ...given, file: target });
      setWords(given);
      setProblems([]);
      setTheirs(undefined);
      setRestored(undefined);
      setSavedAt(Date.now());
      forget(name);
      return true;
    } catch (reason) {
      const { status, message, details } = reason as ApiError;
      const told = Object(details) as { problems?: Problem[]; theirs?: Opened | null };
      setProblems(told.problems ?? []);
      setTheirs(status === 409 ? (told.theirs ?? null) : undefined);
      setError(message);
      return false;
    }
  }

  function discard(): void {
    forget(name);
    window.location.reload();
  }

  return {
    record,
    words,
    change,
    save,
    discard,
    isChanged,
    restored,
    problems,
    theirs,
    error,
    savedAt,
    choices,
  };
}
