import { useCallback, useEffect, useState } from "react";
import type { Choices } from "../../content/choices.ts";
import { fieldPathOf, valueAt } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { Opened } from "../../content/store.ts";
import { type ApiError, call } from "../api.ts";
import { useAnswer } from "../use-answer.ts";
import {
  type Draft,
  forgetDeskDraft,
  forgetDraft,
  readDeskDraft,
  readDraft,
  type StoredDraft,
  storeDraft,
} from "./draft.ts";
import type { FieldSchema } from "./form.ts";

/** A record as the desk sends it to its form; `hash` is null for a new one. */
export type OpenRecord = Omit<Opened, "hash"> & {
  hash: string | null;
  id: string;
  kind: string;
  form: FieldSchema;
  title: string;
  path: string;
  isOpen: boolean;
};

type Target = { file?: string | undefined; kind?: string | undefined; from?: string | undefined };

const isSame = (one: Draft, other: Draft) =>
  JSON.stringify([one.data, one.body]) === JSON.stringify([other.data, other.body]);

/** The part of a draft that a problem is about: a field, the text, or all of it. */
function partOf(draft: Draft, field: string): Draft {
  if (field.startsWith("(")) return draft;
  if (field.startsWith("body")) return { data: null, body: draft.body };
  return { data: valueAt(draft.data, fieldPathOf(field)) ?? null };
}

/** The state of an open record: as saved, as in the form, stored drafts, and the outcome of the last save. */
export function useRecord({ file, kind, from }: Target) {
  const name = file ?? `new ${kind}`;
  const [record, setRecord] = useState<OpenRecord>();
  const [draft, setDraft] = useState<Draft>({ data: {} });
  const [restored, setRestored] = useState<number>();
  /** One's own newer draft from another browser, until it is taken or dropped. */
  const [offered, setOffered] = useState<StoredDraft>();
  const [refused, setRefused] = useState<{ problems: FormProblem[]; given: Draft }>();
  const [theirs, setTheirs] = useState<Opened | null>();
  const [error, setError] = useState("");
  const [isSaved, setSaved] = useState(false);
  const { data: choices } = useAnswer<Choices>("/api/content/choices");

  useEffect(() => {
    let isCurrent = true;
    const answer = file
      ? call<OpenRecord>(`/api/content/record?file=${encodeURIComponent(file)}`)
      : call<OpenRecord>("/api/content/new", "POST", { kind, ...(from ? { from } : {}) });
    Promise.all([answer, from ? undefined : readDeskDraft(name)]).then(
      ([found, atDesk]) => {
        if (!isCurrent) return;
        const stored = from ? undefined : readDraft(name);
        const isDraft = stored && !isSame(stored, found);
        if (atDesk && !isSame(atDesk, isDraft ? stored : found) && atDesk.at > (stored?.at ?? 0))
          setOffered(atDesk);
        if (isDraft) {
          setDraft({ data: stored.data, body: stored.body });
          setRestored(stored.at);
          // With the hash of the file that the draft began with, so that a conflict is noticed.
          setRecord({ ...found, ...stored.base, hash: stored.hash });
        } else {
          setDraft({ data: found.data, body: found.body });
          setRecord(found);
        }
      },
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, kind, from, name]);

  const isChanged = record !== undefined && (restored !== undefined || !isSame(draft, record));

  const change = useCallback(
    (next: Draft) => {
      setDraft(next);
      if (!record) return;
      const { hash, data, body } = record;
      const base = { data, ...(body === undefined ? {} : { body }) };
      storeDraft(name, { ...next, hash, base }, offered === undefined);
    },
    [name, record, offered],
  );

  function takeOffered(): void {
    if (!record || !offered) return;
    const { data, body, hash, base, at } = offered;
    setDraft({ data, body });
    setRecord({ ...record, ...base, hash });
    setRestored(at);
    storeDraft(name, { data, body, hash, ...(base && { base }) }, true);
    setOffered(undefined);
  }

  function dropOffered(): void {
    void forgetDeskDraft(name);
    setOffered(undefined);
  }

  // Leaves out problems of fields that were changed since; the next save checks them again.
  const problems = (refused?.problems ?? []).filter(({ field }) =>
    isSame(partOf(draft, field), partOf(refused?.given ?? draft, field)),
  );

  /** Saves `given` over the file with the hash `against`. Resolves to false if that failed; the state tells why. */
  async function save(target: string, against = record?.hash ?? null, given = draft): Promise<boolean> {
    if (!record) return false;
    setError("");
    try {
      const answer = await call<Pick<OpenRecord, "hash" | "title" | "path">>("/api/content/record", "PUT", {
        file: target,
        hash: against,
        ...given,
      });
      setRecord({ ...record, ...answer, ...given, file: target });
      setDraft(given);
      setRefused(undefined);
      setTheirs(undefined);
      setRestored(undefined);
      setSaved(true);
      forgetDraft(name);
      if (!offered) void forgetDeskDraft(name);
      return true;
    } catch (reason) {
      const { status, message, details } = reason as ApiError;
      const answer = Object(details) as { problems?: FormProblem[]; theirs?: Opened | null };
      setRefused(answer.problems && { problems: answer.problems, given });
      setTheirs(status === 409 ? (answer.theirs ?? null) : undefined);
      setError(message);
      return false;
    }
  }

  async function discard(): Promise<void> {
    forgetDraft(name);
    if (!offered) await forgetDeskDraft(name);
    window.location.reload();
  }

  return {
    record,
    draft,
    change,
    save,
    discard,
    isChanged,
    restored,
    offered: offered?.at,
    takeOffered,
    dropOffered,
    problems,
    theirs,
    error: refused && problems.length === 0 ? "" : error,
    isSaved,
    choices,
  };
}
