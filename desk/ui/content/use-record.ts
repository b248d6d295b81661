import { useCallback, useEffect } from "react";
import { fieldPathOf, valueAt } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { ConcernedRun } from "../../content/run-people.ts";
import { type Answer, type ApiError, call, useAnswer } from "../api.ts";
import { useSaving } from "../use-saving.ts";
import type { Chosen, Conflicting } from "./conflict.tsx";
import {
  type Draft,
  forgetDeskDraft,
  forgetDraft,
  readDeskDraft,
  readDraft,
  type StoredDraft,
  storeDraft,
} from "./draft.ts";
import type { TellPeople } from "./people-asked.tsx";

/** A record as the desk sends it to its form; a new one has no hash, and less to say. */
export type OpenRecord = Omit<Found, "hash" | keyof OfSaved> &
  Partial<OfSaved> & {
    hash: string | null;
  };
type Found = Answer<"GET /api/content/record">;
type OfSaved = Omit<Found, keyof Answer<"POST /api/content/new">>;

type Refused = { problems?: FormProblem[]; merged?: Draft; runs?: ConcernedRun[] };
/** What came of a save; `isStill` if nobody typed meanwhile. */
type Ended = { file?: string; isStill: boolean };

/** How a form is saved: `chosen` answers the conflict that is shown, `people` who is told; `isAgain` restores a file. */
type How = { chosen?: Chosen; isAgain?: boolean; people?: TellPeople };

type Shown = {
  record?: OpenRecord | undefined;
  draft: Draft;
  /** When the draft in the form was stored, if it is one. */
  restored?: number | undefined;
  /** One's own newer draft from another browser, until it is taken or dropped. */
  offered?: StoredDraft | undefined;
  /** The draft that was discarded last, until the next save. */
  dropped?: StoredDraft | undefined;
  refused?: { problems: FormProblem[]; given: Draft } | undefined;
  conflict?: Conflicting | undefined;
  /** The runs with people in them that the save would change, until somebody chooses. */
  asked?: { runs: ConcernedRun[]; how: How } | undefined;
  said?: string | undefined;
  error?: string;
  discarded?: number;
  /** A React key: fields with a state of their own start again when a whole version is put into the form. */
  filled?: number;
  isSaved?: boolean;
  isBusy?: boolean;
};

const OUT_OF_REACH =
  "Not saved: the desk cannot be reached. Your words are kept here; save again in a moment.";

type Target = { file?: string | undefined; kind?: string | undefined; from?: string | undefined };

const isSame = (one: Draft, other: Draft) =>
  JSON.stringify([one.data, one.body]) === JSON.stringify([other.data, other.body]);

const nameOf = ({ hash, kind, file }: OpenRecord) => (hash === null ? `new ${kind}` : file);

const draftAs = (draft: Draft, { hash, data, body }: OpenRecord) => ({
  ...{ ...draft, hash },
  base: { data, ...(body === undefined ? {} : { body }) },
});

/** The record gets the hash and the values that the draft began with, so that a conflict is noticed. */
const withDraft = (found: OpenRecord, { data, body, base, hash, at }: StoredDraft): Shown => ({
  record: { ...found, ...(base ?? { data: undefined }), hash },
  draft: { data, body },
  restored: at,
});

/** The part of a draft that a problem is about: a field, the text, or all of it. */
function partOf(draft: Draft, field: string): Draft {
  if (field.startsWith("(")) return draft;
  if (field.startsWith("body")) return { data: null, body: draft.body };
  return { data: valueAt(draft.data, fieldPathOf(field)) ?? null };
}

/** An open record: as saved, as in the form, stored drafts, and the outcome of the last save. */
export function useRecord({ file, kind, from }: Target) {
  const { state, newest, put, inTurn } = useSaving<Shown>({ draft: { data: {} } });
  const { record, draft, restored, refused, discarded = 0, filled = 0, error = "" } = state;
  const { data: choices } = useAnswer("GET /api/content/choices");

  const store = useCallback(() => {
    const { record, draft, offered } = newest.current;
    if (!record) return;
    storeDraft(nameOf(record), draftAs(draft, record), offered === undefined);
  }, [newest]);

  useEffect(() => {
    // A new record that was saved just now is open already, perhaps with words that are not saved.
    if (file && newest.current.record?.file === file) return;
    let isCurrent = true;
    const name = file ?? `new ${kind}`;
    const answer: Promise<OpenRecord> = file
      ? call("GET /api/content/record", { query: { file } })
      : call("POST /api/content/new", { body: { kind: kind ?? "", from } });
    Promise.all([answer, from ? undefined : readDeskDraft(name)]).then(
      ([found, atDesk]) => {
        if (!isCurrent) return;
        const stored = from ? undefined : readDraft(name);
        const isDraft = stored && !isSame(stored, found);
        if (atDesk && !isSame(atDesk, isDraft ? stored : found) && atDesk.at > (stored?.at ?? 0))
          put({ offered: atDesk });
        const { data, body } = found;
        put(isDraft ? withDraft(found, stored) : { record: found, draft: { data, body } });
        // The session ended before the desk had it.
        if (isDraft && !(atDesk && isSame(atDesk, stored))) store();
      },
      (reason: Error) => isCurrent && put({ error: reason.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, kind, from, newest, put, store, discarded]);

  const isChanged = record !== undefined && (restored !== undefined || !isSame(draft, record));

  const change = useCallback(
    (edit: (before: Draft) => Draft) => {
      put({ draft: edit(newest.current.draft) });
      store();
    },
    [newest, put, store],
  );

  function fill(shown: Partial<Shown>): void {
    put({ ...shown, filled: filled + 1 });
    store();
  }

  /** Puts words that are offered, or were discarded, into the form. */
  function take(what: "offered" | "dropped"): void {
    if (record && state[what]) fill({ ...withDraft(record, state[what]), [what]: undefined });
  }

  function dropOffered(): void {
    if (record) void forgetDeskDraft(nameOf(record));
    put({ offered: undefined });
  }

  // Leaves out problems of fields that were changed since; the next save checks them again.
  const problems = (refused?.problems ?? []).filter(({ field }) =>
    isSame(partOf(draft, field), partOf(refused?.given ?? draft, field)),
  );

  /** Saves a new record as `newFile`. */
  const save = (newFile: string, how: How = {}) =>
    inTurn(async (): Promise<Ended> => {
      const { chosen, isAgain, people } = how;
      const { record: before, draft: given, conflict } = newest.current;
      if (!before) return { isStill: true };
      const isStill = () => isSame(newest.current.draft, given);
      const file = before.hash === null ? newFile : before.file;
      put({ isBusy: true, error: "", said: "", dropped: undefined, asked: undefined });
      try {
        const hash = isAgain ? null : before.hash;
        const base = { data: before.data, body: before.body };
        const against = chosen && conflict?.theirs?.hash;
        const body = { file, hash, ...given, people, ...(hash && { base, against, chosen }) };
        const { merged, ...answer } = await call("PUT /api/content/record", { body });
        void forget(before);
        const saved = { ...before, ...answer, file };
        const ended = {
          refused: undefined,
          conflict: undefined,
          restored: undefined,
          isSaved: true,
        };
        const isFilled = merged !== undefined && isStill();
        const values = merged && { data: merged.data, body: merged.body };
        if (isFilled)
          put({ ...ended, record: { ...saved, ...values }, draft: values, said: merged.said });
        // Who typed meanwhile has not seen what was merged: the next save merges it again, with what was saved now.
        else if (merged) put({ ...ended, record: { ...saved, ...given, hash }, said: merged.said });
        else put({ ...ended, record: { ...saved, ...given } });
        if (!isFilled && !isStill()) store();
        return { file, isStill: isStill() };
      } catch (reason) {
        const { status, message, details } = reason as ApiError;
        const answer = Object(details) as Refused & Conflicting;
        const { problems, merged, theirs, runs } = answer;
        if (runs) {
          put({ asked: { runs, how } });
          return { isStill: false };
        }
        // The problems are about the merged record.
        const isFilled = merged !== undefined && theirs !== null && isStill();
        if (isFilled) put({ record: { ...before, ...theirs }, draft: merged });
        put({
          refused: problems && { problems, given: newest.current.draft },
          conflict: status === 409 ? answer : undefined,
          error: status === 0 ? OUT_OF_REACH : message,
        });
        return { isStill: isStill() || isFilled };
      } finally {
        put({ isBusy: false });
      }
    });

  const stopAsking = () => put({ asked: undefined });

  /** Deletes the stored drafts of a record, unless the one at the desk is from another browser. */
  async function forget(of: OpenRecord): Promise<void> {
    forgetDraft(nameOf(of));
    if (!newest.current.offered) await forgetDeskDraft(nameOf(of));
  }

  async function discard(): Promise<void> {
    if (!record) return;
    await forget(record);
    const dropped = { ...draftAs(draft, record), at: restored ?? Date.now() };
    const nothing = {
      dropped,
      restored: undefined,
      refused: undefined,
      conflict: undefined,
      error: "",
    };
    put({ record: undefined, ...nothing, discarded: discarded + 1 });
  }

  return {
    ...state,
    change,
    fill,
    save,
    discard,
    isChanged,
    take,
    dropOffered,
    stopAsking,
    problems,
    error: refused && problems.length === 0 ? "" : error,
    choices,
  };
}
