import { type ReactNode, useEffect, useRef, useState } from "react";
import { fileNameOf } from "../../../site/content/reader/slug.ts";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Difference } from "../../content/differences.ts";
import { fieldPathOf } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { Pending } from "../../content/publish-routes.ts";
import type { ConcernedRun } from "../../content/run-people.ts";
import type { Opened } from "../../content/store.ts";
import { momentText } from "../../moments.ts";
import type { Others } from "../../presence.ts";
import { type ApiError, call, useAction, useAnswer } from "../api.ts";
import { Problem, SmallButton } from "../parts.tsx";
import { go, Link, LinkButton, to } from "../route.tsx";
import { type Draft, forgetDeskDraft, forgetDraft } from "./draft.ts";
import { showField, useForm } from "./form.ts";
import { nextRun, type Run } from "./next-run.ts";
import { PeopleAsked, type TellPeople } from "./people-asked.tsx";
import type { OpenRecord } from "./use-record.ts";
import { DifferenceList } from "./versions.tsx";

/** The file name of a new record, from its title or name. */
export function nameFrom(kind: string, data: unknown): string | undefined {
  const { title, name, question } = (data ?? {}) as Record<string, unknown>;
  const words = { team: name, answers: question, rules: name }[kind] ?? title;
  return fileNameOf(String(words ?? "")) || undefined;
}

export function NameField({
  value,
  onChange,
}: {
  value: string;
  onChange: (name: string) => void;
}) {
  const { record, problems } = useForm();
  return (
    <TextField
      label="Short name"
      hint={
        record.kind === "trainings"
          ? `Its path: /trainings/${value}`
          : "Other pages name it so. It cannot be changed here later."
      }
      value={value}
      error={problems.get("(file name)")}
      onChange={({ target }) => onChange(target.value.toLowerCase().replace(/[^a-z0-9-]/g, "-"))}
    />
  );
}

export function NextRun() {
  const { data, set } = useForm();
  const { runs = [] } = (data ?? {}) as { runs?: Run[] };
  const next =
    Array.isArray(runs) && runs.every(({ sessions }) => Array.isArray(sessions))
      ? nextRun(runs)
      : undefined;
  if (!next) return null;
  return (
    <div>
      <SmallButton onClick={() => set(["runs"], [...runs, next])}>Plan the next run</SmallButton>
      <p className="mt-1 text-ink-soft">
        Adds the last run again on the same days of the week. Change the dates below.
      </p>
    </div>
  );
}

type NoticeProps = { children: ReactNode; actions?: Record<string, () => void> };

/** `actions` are what can be done about it, by the words of the button. */
export const Notice = ({ children, actions = {} }: NoticeProps) => (
  <div
    role="status"
    className="mt-4 flex flex-wrap items-center gap-x-5 border-l-4 border-marigold pl-4"
  >
    <p>{children}</p>
    {Object.entries(actions).map(([label, act]) => (
      <LinkButton key={label} className="min-h-9" onClick={act} label={label} />
    ))}
  </div>
);

/** What is worth knowing of the letters of the saved record. */
export function Remarks({ remarks = [] }: { remarks?: FormProblem[] | undefined }) {
  if (remarks.length === 0) return null;
  return (
    <ul aria-label="Worth knowing" className="mt-4 grid gap-1 border-l-4 border-marigold pl-4">
      {remarks.map(({ field, label, reason }) => (
        <li key={field + reason}>
          <LinkButton className="text-left" onClick={() => showField(fieldPathOf(field))}>
            {label}
          </LinkButton>
          : {reason}
        </li>
      ))}
    </ul>
  );
}

/** Who else has the record open. Whoever takes it over locks the forms of the others. */
export function OthersHere({ others, takenBy, hasIt, onTake }: Others & { onTake: () => void }) {
  if (others.length === 0) return null;
  return (
    <Notice actions={hasIt ? {} : { [takenBy ? "Take it back" : "Take over"]: onTake }}>
      {hasIt && "You have it now. "}
      {takenBy
        ? `${takenBy} has taken this over. What you wrote stays here as your draft.`
        : `${new Intl.ListFormat("en").format(others)} ${others.length === 1 ? "has" : "have"} this open, too.`}
    </Notice>
  );
}

/** When visitors see it, if that is planned. */
export const plannedText = (pending?: Pending) =>
  pending?.plannedFor && `on ${momentText(pending.plannedFor)}`;

type BarProps = {
  takenBy: string | undefined;
  isSaved: boolean;
  isPreviewed: boolean;
  onPreview: () => void;
};

export function SaveBar({ takenBy, isSaved, isPreviewed, onPreview }: BarProps) {
  const { record, isBusy } = useForm();
  const { hash, kind } = record;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      if (takenBy === undefined) bar.current?.closest("form")?.requestSubmit();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [takenBy]);
  return (
    <div
      ref={bar}
      data-bottom-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3"
    >
      <Button
        type="submit"
        disabled={isBusy || takenBy !== undefined}
        aria-keyshortcuts="Control+S"
        title="Save (Ctrl+S)"
        label="Save"
      />
      {(hash !== null || kind === "posts") && (
        <Button
          variant="outline"
          onClick={onPreview}
          aria-pressed={isPreviewed}
          label={isPreviewed ? "Close the preview" : "See the page"}
        />
      )}
      <p role="status" className="min-w-52 flex-1 text-ink-soft">
        <SaveState isSaved={isSaved} /> {takenBy && `${takenBy} has it now: take it back above.`}
      </p>
    </div>
  );
}

/** What an article still needs before visitors can read it; "" for nothing, and for other records. */
function lackingIn({ kind }: OpenRecord, { data, body = "" }: Draft): string {
  if (kind !== "posts") return "";
  const { title } = (data ?? {}) as { title?: unknown };
  return [!title && "a title", !body.trim() && "words"].filter(Boolean).join(" and ");
}

/** Whether the words of the form are saved, and when visitors see them. */
function SaveState({ isSaved }: { isSaved: boolean }) {
  const { record, draft, isBusy, isChanged, said } = useForm();
  const { hash, file } = record;
  const { data: pending = [] } = useAnswer("GET /api/content/pending", {}, hash);
  const waiting = pending.find((one) => one.file === file);
  const lacking = lackingIn(record, draft);
  if (isBusy) return <>{said} Checking …</>;
  if (isChanged) return <>{said} Not saved yet.</>;
  if (!isSaved && !waiting) return said;
  if (lacking)
    return (
      <>
        {said} Saved. Before it can be published, it needs {lacking}.
      </>
    );
  const seen = isSaved ? "Saved. Visitors see it" : "Visitors see this";
  return (
    <>
      {said} {seen} {plannedText(waiting) ?? "once it is published"}.{" "}
      <Link href={to(["content", "publish"], { only: file })}>Publish …</Link>
    </>
  );
}

/** Why a record was not deleted: somebody else changed it meanwhile, or it is used. */
type Refused = {
  theirs?: Opened | null;
  who?: string;
  differences?: Difference[];
  problems?: FormProblem[];
  /** The runs with people in them. */
  runs?: ConcernedRun[];
};

export function CopyAndDelete() {
  const { record, isChanged } = useForm();
  const { file, kind, hash, title, isOpen, isLive, needed, data, body } = record;
  const { problem, act } = useAction();
  const [{ theirs, who, differences = [], problems = [], runs }, setRefused] = useState<Refused>(
    {},
  );
  const ask = () => {
    const along = kind === "pages" ? " Its entries in the menus are deleted with it." : "";
    const seen = isLive ? " Visitors see it until you publish." : "";
    const lost = isChanged ? " The words that you have not saved are lost." : "";
    const kept = " “Deleted lately” can restore it as it is saved now.";
    return window.confirm(`Delete “${title}”?${along}${seen}${kept}${lost}`);
  };
  const remove = (known: string, people?: TellPeople) =>
    act(async () => {
      try {
        const given = { file, hash: known, base: { data, body }, people };
        const answer = await call("DELETE /api/content/record", { body: given });
        forgetDraft(file);
        await forgetDeskDraft(file);
        go(to(["content"], { deleted: title, seen: answer.isLive ? "yes" : "" }));
      } catch (reason) {
        const refused = ((reason as ApiError).details ?? {}) as Refused;
        setRefused(refused);
        if (refused.theirs?.file !== file && !refused.runs) throw reason;
      }
    });
  if (theirs)
    return (
      <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
        <p className="font-semibold">{who} changed this meanwhile. Nothing is deleted.</p>
        <DifferenceList differences={differences} />
        <div className="mt-3 flex flex-wrap gap-3">
          <SmallButton onClick={() => setRefused({})}>Keep it</SmallButton>
          <SmallButton onClick={() => remove(theirs.hash)}>Delete it all the same</SmallButton>
        </div>
        <Problem>{problem}</Problem>
      </div>
    );
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      {runs && (
        <PeopleAsked
          runs={runs}
          verb="Delete"
          onChoose={(people) => void remove(hash ?? "", people)}
          onClose={() => setRefused({})}
        />
      )}
      {isOpen && (
        <Link
          href={to(["content", "new", kind], { from: file })}
          className="py-2"
          label="Make a copy"
        />
      )}
      {isOpen && !needed && (
        <LinkButton
          className="py-2 text-ember"
          onClick={() => ask() && remove(hash ?? "")}
          label="Delete"
        />
      )}
      {needed && <p className="text-ink-soft">{needed}</p>}
      <div className="w-full empty:hidden">
        <Problem>{problem}</Problem>
        <ul aria-label="Used here" className="grid gap-1 empty:hidden">
          {problems.map(({ file, field, title, label }) => (
            <li key={file + field}>
              <Link href={to(["content", "edit", file], { field })}>
                {[title, label].filter(Boolean).join(", ")}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const UnlinkedHint = ({ path, children }: { path: string; children: ReactNode }) => (
  <Notice>
    No page and no menu leads to {path}; add it to a menu or link it. {children}
  </Notice>
);
