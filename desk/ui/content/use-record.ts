import { useCallback, useEffect, useState } from "react";
import type { Choices } from "../../content/choices.ts";
import { fieldPathOf, valueAt } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { Opened } from "../../content/store.ts";
import { type ApiError, call } from "../api.ts";
import { useAnswer } from "../use-answer.ts";
import { useSaving } from "../use-saving.ts";
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

type Shown = {
  record?: OpenRecord;
  draft: Draft;
  /** One's own newer draft from another browser, until it is taken or dropped. */
  offered?: StoredDraft | undefined;
};

type Target = { file?: string | undefined; kind?: string | undefined; from?: string | undefined };

const isSame = (one: Draft, other: Draft) =>
  JSON.stringify([one.data, one.body]) === JSON.stringify([other.data, other.body]);

const nameOf = ({ hash, kind, file }: OpenRecord) => (hash === null ? `new ${kind}` : file);

/** The part of a draft that a problem is about: a field, the text, or all of it. */
function partOf(draft: Draft, field: string): Draft {
  if (field.startsWith("(")) return draft;
  if (field.startsWith("body")) return { data: null, body: draft.body };
  return { data: valueAt(draft.data, fieldPathOf(field)) ?? null };
}

/** The state of an open record: as saved, as in the form, stored drafts, and the outcome of the last save. */
export function useRecord({ file, kind, from }: Target) {
  const { state, newest, put, inTurn } = useSaving<Shown>({ draft: { data: {} } });
  const { record, draft, offered } = state;
  const [restored, setRestored] = useState<number>();
  const [refused, setRefused] = useState<{ problems: FormProblem[]; given: Draft }>();
  const [theirs, setTheirs] = useState<Opened | null>();
  const [error, setError] = useState("");
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { data: choices } = useAnswer<Choices>("/api/content/choices");

  /** Puts a stored draft into the form. The record has the hash it began with, so that a conflict is noticed. */
  const restore = useCallback(
    (found: OpenRecord, { data, body, base, hash, at }: StoredDraft) => {
      put({ record: { ...found, ...base, hash }, draft: { data, body } });
      setRestored(at);
    },
    [put],
  );

  useEffect(() => {
    // A new record that was saved just now is open already, perhaps with words that are not saved.
    if (file && newest.current.record?.file === file) return;
    let isCurrent = true;
    const name = file ?? `new ${kind}`;
    const answer = file
      ? call<OpenRecord>(`/api/content/record?file=${encodeURIComponent(file)}`)
      : call<OpenRecord>("/api/content/new", "POST", { kind, ...(from ? { from } : {}) });
    Promise.all([answer, from ? undefined : readDeskDraft(name)]).then(
      ([found, atDesk]) => {
        if (!isCurrent) return;
        const stored = from ? undefined : readDraft(name);
        const isDraft = stored && !isSame(stored, found);
        if (atDesk && !isSame(atDesk, isDraft ? stored : found) && atDesk.at > (stored?.at ?? 0))
          put({ offered: atDesk });
        if (isDraft) restore(found, stored);
        else put({ record: found, draft: { data: found.data, body: found.body } });
      },
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, kind, from, newest, put, restore]);

  const isChanged = record !== undefined && (restored !== undefined || !isSame(draft, record));

  /** Stores what is in the form, with the record that it began with. */
  const store = useCallback(() => {
    const { record, draft, offered } = newest.current;
    if (!record) return;
    const { hash, data, body } = record;
    const base = { data, ...(body === undefined ? {} : { body }) };
    storeDraft(nameOf(record), { ...draft, hash, base }, offered === undefined);
  }, [newest]);

  const change = useCallback(
    (edit: (before: Draft) => Draft) => {
      put({ draft: edit(newest.current.draft) });
      store();
    },
    [newest, put, store],
  );

  function takeOffered(): void {
    if (!record || !offered) return;
    restore(record, offered);
    put({ offered: undefined });
    store();
  }

  function dropOffered(): void {
    if (record) void forgetDeskDraft(nameOf(record));
    put({ offered: undefined });
  }

  // Leaves out problems of fields that were changed since; the next save checks them again.
  const problems = (refused?.problems ?? []).filter(({ field }) =>
    isSame(partOf(draft, field), partOf(refused?.given ?? draft, field)),
  );

  /**
   * Saves what is in the form when its turn comes; a new record as `newFile`. Replaces the file with the hash `against`.
   * Resolves to the file, or undefined if it was refused, and whether nobody typed meanwhile.
   */
  const save = (newFile: string, against?: string | null) =>
    inTurn(async (): Promise<{ file?: string; isStill: boolean }> => {
      const { record: before, draft: given } = newest.current;
      if (!before) return { isStill: true };
      const isStill = () => isSame(newest.current.draft, given);
      const target = before.hash === null ? newFile : before.file;
      const hash = against === undefined ? before.hash : against;
      setBusy(true);
      setError("");
      try {
        const answer = await call<Pick<OpenRecord, "hash" | "title" | "path">>("/api/content/record", "PUT", {
          file: target,
          hash,
          ...given,
        });
        forget(before);
        put({ record: { ...before, ...answer, ...given, file: target } });
        setRefused(undefined);
        setTheirs(undefined);
        setRestored(undefined);
        setSaved(true);
        if (!isStill()) store();
        return { file: target, isStill: isStill() };
      } catch (reason) {
        const { status, message, details } = reason as ApiError;
        const answer = Object(details) as { problems?: FormProblem[]; theirs?: Opened | null };
        setRefused(answer.problems && { problems: answer.problems, given });
        setTheirs(status === 409 ? (answer.theirs ?? null) : undefined);
        setError(message);
        return { isStill: isStill() };
      } finally {
        setBusy(false);
      }
    });

  /** Deletes the stored drafts of a record, unless the one at the desk is from another browser. */
  async function forget(of: OpenRecord): Promise<void> {
    forgetDraft(nameOf(of));
    if (!newest.current.offered) await forgetDeskDraft(nameOf(of));
  }

  async function discard(): Promise<void> {
    if (record) await forget(record);
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
    isBusy,
    choices,
  };
}
