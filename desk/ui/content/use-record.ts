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
  ...draft,
  hash,
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

/** What the form of a record shows, and how that is changed. */
interface Form {
  newest: { readonly current: Shown };
  put: (changed: Partial<Shown>) => void;
  /** Stores the words of the form as a draft, here and at the desk. */
  store: () => void;
}

/** Puts a record into its form, or the draft that is stored of it here; offers one that is newer at the desk. */
function show(
  form: Form,
  found: OpenRecord,
  here: StoredDraft | undefined,
  atDesk: StoredDraft | undefined,
): void {
  const { data, body } = found;
  const draft = here && !isSame(here, found) ? here : undefined;
  const isNewer = atDesk !== undefined && atDesk.at > (here?.at ?? 0);
  if (isNewer && !isSame(atDesk, draft ?? found)) form.put({ offered: atDesk });
  form.put(draft ? withDraft(found, draft) : { record: found, draft: { data, body } });
  // The session ended before the desk had it.
  if (draft && !(atDesk && isSame(atDesk, draft))) form.store();
}

/** Asks for the record, or for a new one, and shows it; anew once its draft was discarded. */
function useOpening(form: Form, { file, kind, from }: Target, discarded: number): void {
  const { newest, put, store } = form;
  useEffect(() => {
    // A new record that was saved just now is open already, perhaps with words that are not saved.
    if (file && newest.current.record?.file === file) return;
    let isCurrent = true;
    const name = file ?? `new ${kind}`;
    const asking: Promise<OpenRecord> = file
      ? call("GET /api/content/record", { query: { file } })
      : call("POST /api/content/new", { body: { kind: kind ?? "", from } });
    Promise.all([asking, from ? undefined : readDeskDraft(name)]).then(
      ([found, atDesk]) => {
        const here = from ? undefined : readDraft(name);
        if (isCurrent) show({ newest, put, store }, found, here, atDesk);
      },
      (reason: Error) => isCurrent && put({ error: reason.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, kind, from, newest, put, store, discarded]);
}

/** Deletes the stored drafts of a record, unless the one at the desk is from another browser. */
async function forget({ newest }: Form, of: OpenRecord): Promise<void> {
  forgetDraft(nameOf(of));
  if (!newest.current.offered) await forgetDeskDraft(nameOf(of));
}

type Sent = { before: OpenRecord; given: Draft; file: string };

/** Saves a new record as `newFile`, any other where it is. */
async function save(form: Form, newFile: string, how: How): Promise<Ended> {
  const { record: before, draft: given, conflict } = form.newest.current;
  if (!before) return { isStill: true };
  const sent = { before, given, file: before.hash === null ? newFile : before.file };
  form.put({ isBusy: true, error: "", said: "", dropped: undefined, asked: undefined });
  try {
    const body = bodyOf(sent, how, conflict);
    const saved = await call("PUT /api/content/record", { body });
    void forget(form, before);
    return showSaved(form, sent, saved);
  } catch (reason) {
    return showRefused(form, sent, how, reason as ApiError);
  } finally {
    form.put({ isBusy: false });
  }
}

function bodyOf({ before, given, file }: Sent, how: How, conflict: Conflicting | undefined) {
  const { chosen, isAgain, people } = how;
  const hash = isAgain ? null : before.hash;
  const body = { file, hash, ...given, people };
  if (!hash) return body;
  const base = { data: before.data, body: before.body };
  return { ...body, base, against: chosen && conflict?.theirs?.hash, chosen };
}

const isStill = ({ newest }: Form, given: Draft) => isSame(newest.current.draft, given);

/** Shows what is saved now. Who typed meanwhile keeps their words. */
function showSaved(form: Form, { before, given, file }: Sent, answer: Saved): Ended {
  const { merged, ...about } = answer;
  const record = { ...before, ...about, file };
  const ended = { refused: undefined, conflict: undefined, restored: undefined, isSaved: true };
  const isFilled = merged !== undefined && isStill(form, given);
  if (isFilled) {
    const values = { data: merged.data, body: merged.body };
    form.put({ ...ended, record: { ...record, ...values }, draft: values, said: merged.said });
    return { file, isStill: isStill(form, given) };
  }
  // Who typed meanwhile has not seen what was merged: the next save merges it again, with what was saved now.
  if (merged) {
    const hash = before.hash;
    form.put({ ...ended, record: { ...record, ...given, hash }, said: merged.said });
  } else form.put({ ...ended, record: { ...record, ...given } });
  if (!isStill(form, given)) form.store();
  return { file, isStill: isStill(form, given) };
}

type Saved = Answer<"PUT /api/content/record">;

/** Shows why it was not saved: people to be asked about, another version, or what is wrong. */
function showRefused(form: Form, { before, given }: Sent, how: How, error: ApiError): Ended {
  const { status, message } = error;
  const details = (error.details ?? {}) as Refused & Conflicting;
  const { problems, merged, theirs, runs } = details;
  if (runs) {
    form.put({ asked: { runs, how } });
    return { isStill: false };
  }
  // The problems are about the merged record.
  const isFilled = merged !== undefined && theirs !== null && isStill(form, given);
  if (isFilled) form.put({ record: { ...before, ...theirs }, draft: merged });
  form.put({
    refused: problems && { problems, given: form.newest.current.draft },
    conflict: status === 409 ? details : undefined,
    error: status === 0 ? OUT_OF_REACH : message,
  });
  return { isStill: isStill(form, given) || isFilled };
}

/** An open record: as saved, as in the form, stored drafts, and the outcome of the last save. */
export function useRecord(target: Target) {
  const { state, newest, put, inTurn } = useSaving<Shown>({ draft: { data: {} } });
  const { record, draft, restored, refused, discarded = 0, filled = 0, error = "" } = state;
  const { data: choices } = useAnswer("GET /api/content/choices");

  const store = useCallback(() => {
    const { record, draft, offered } = newest.current;
    if (!record) return;
    storeDraft(nameOf(record), draftAs(draft, record), offered === undefined);
  }, [newest]);
  const form = { newest, put, store };
  useOpening(form, target, discarded);

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

  async function discard(): Promise<void> {
    if (!record) return;
    await forget(form, record);
    const dropped = { ...draftAs(draft, record), at: restored ?? Date.now() };
    const nothing = { restored: undefined, refused: undefined, conflict: undefined, error: "" };
    put({ record: undefined, ...nothing, dropped, discarded: discarded + 1 });
  }

  // Leaves out problems of fields that were changed since; the next save checks them again.
  const problems = (refused?.problems ?? []).filter(({ field }) =>
    isSame(partOf(draft, field), partOf(refused?.given ?? draft, field)),
  );
  return {
    ...state,
    change,
    fill,
    save: (newFile: string, how: How = {}) => inTurn(() => save(form, newFile, how)),
    discard,
    isChanged: record !== undefined && (restored !== undefined || !isSame(draft, record)),
    take,
    dropOffered,
    stopAsking: () => put({ asked: undefined }),
    problems,
    error: refused && problems.length === 0 ? "" : error,
    choices,
  };
}
