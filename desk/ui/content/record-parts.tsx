import { type ReactNode, useState } from "react";
import { slugOf } from "../../../site/content/reader/slug.ts";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Difference } from "../../content/differences.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { Opened } from "../../content/store.ts";
import type { Others } from "../../presence.ts";
import { type ApiError, call, useAction } from "../api.ts";
import { momentText } from "../moments.ts";
import { Problem, SmallButton } from "../parts.tsx";
import { go, Link, LinkButton, to } from "../route.tsx";
import { type Draft, forgetDeskDraft, forgetDraft } from "./draft.ts";
import { nextRun, type Run } from "./next-run.ts";
import type { OpenRecord } from "./use-record.ts";
import { DifferenceList } from "./versions.tsx";

/** The file name of a new record, made from its title or name; undefined while that is empty. */
export function nameFrom(kind: string, data: unknown): string | undefined {
  const { title, name, question } = Object(data) as Record<string, unknown>;
  const words = { team: name, answers: question, rules: name }[kind] ?? title;
  return slugOf(String(words ?? "")) || undefined;
}

type NameProps = {
  value: string;
  kind: string;
  error?: string | undefined;
  onChange: (name: string) => void;
};

export const NameField = ({ kind, onChange, ...field }: NameProps) => (
  <TextField
    {...field}
    label="Short name"
    hint={
      kind === "trainings"
        ? `Its path: /trainings/${field.value}`
        : "Other records name it so. It cannot be changed here later."
    }
    onChange={(event) => onChange(event.target.value.toLowerCase().replace(/[^a-z0-9-]/g, "-"))}
  />
);

/** The button that adds a copy of the last run; nothing if no run has complete dates. */
export function NextRun({ data, onAddRun }: { data: unknown; onAddRun: (runs: Run[]) => void }) {
  const runs = (Object(data).runs ?? []) as Run[];
  const next =
    Array.isArray(runs) && runs.every(({ sessions }) => Array.isArray(sessions)) ? nextRun(runs) : undefined;
  if (!next) return null;
  return (
    <div>
      <SmallButton onClick={() => onAddRun([...runs, next])}>Plan the next run</SmallButton>
      <p className="mt-1 text-ink-soft">
        Adds the last run again on the same days of the week. Change the dates below.
      </p>
    </div>
  );
}

type OfferedProps = { at: number; isChanged: boolean; onTake: () => void; onDrop: () => void };

/** Offers one's own draft from another browser: to put it into the form, or to discard it. */
export function OfferedDraft({ at, isChanged, onTake, onDrop }: OfferedProps) {
  return (
    <div role="status" className="mt-4 border-l-4 border-marigold pl-4">
      <p>
        You left unfinished words here on {momentText(at)}, in another browser.
        {isChanged && " They would replace what is in the form now."}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <LinkButton className="min-h-9" onClick={onTake}>
          Put them into the form
        </LinkButton>
        <LinkButton className="min-h-9" onClick={onDrop}>
          Discard them
        </LinkButton>
      </p>
    </div>
  );
}

/** What an article still needs before visitors can read it; "" if nothing. */
export function lacksOf({ data, body = "" }: Draft): string {
  const lacking = [!Object(data).title && "a title", !body.trim() && "words"].filter((one) => one !== false);
  return lacking.join(" and ");
}

type OthersProps = Others & { onTake: () => void };

/** Who else has the record open. Whoever takes it over has it alone: the forms of the others are locked until they do. */
export function OthersHere({ others, takenBy, onTake }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <p
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-marigold pl-4"
    >
      {takenBy
        ? `${takenBy} has taken this over. What you wrote stays here as your draft.`
        : `${new Intl.ListFormat("en").format(others)} ${others.length === 1 ? "has" : "have"} this open, too.`}
      <SmallButton onClick={onTake}>{takenBy ? "Take it back" : "Take over"}</SmallButton>
    </p>
  );
}

type BarProps = {
  isBusy: boolean;
  isChanged: boolean;
  file: string;
  /** Who else has taken the record over. */
  takenBy: string | undefined;
  canPreview: boolean;
  /** What it needs before it can be published. */
  lacks: string;
  isPreviewed: boolean;
  isSaved: boolean;
  said?: string | undefined;
  onPreview: () => void;
};

/** The bar at the lower edge, always visible: Save, the preview, and the state of the form. */
export function SaveBar({ isBusy, isChanged, isPreviewed, isSaved, said = "", onPreview, ...bar }: BarProps) {
  const saved =
    isSaved &&
    (bar.lacks ? (
      `Saved. Before it can be published, it needs ${bar.lacks}.`
    ) : (
      <>
        Saved. Visitors see it once it is published.{" "}
        <Link href={to(["content", "publish"], { only: bar.file })}>Publish …</Link>
      </>
    ));
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3">
      <Button
        type="submit"
        disabled={isBusy || bar.takenBy !== undefined}
        aria-keyshortcuts="Control+S"
        title="Save (Ctrl+S)"
      >
        Save
      </Button>
      {bar.canPreview && (
        <Button variant="outline" onClick={onPreview} aria-pressed={isPreviewed}>
          {isPreviewed ? "Close the preview" : "See the page"}
        </Button>
      )}
      <p role="status" className="min-w-52 flex-1 text-ink-soft">
        {said} {isBusy ? "Checking …" : isChanged ? "Not saved yet" : saved}{" "}
        {bar.takenBy && `${bar.takenBy} has it now: take it back above.`}
      </p>
    </div>
  );
}

/** What somebody else changed in a record that was to be deleted. */
type Newer = { theirs: Opened | null; who: string; differences: Difference[] };

/** The links to copy a record and to delete it, a page with its entries in the menus; or why that cannot be. */
export function CopyAndDelete({ file, kind, hash, title, isOpen, isLive, needed, data, body }: OpenRecord) {
  const { problem, act } = useAction();
  const [newer, setNewer] = useState<Newer>();
  const [uses, setUses] = useState<FormProblem[]>([]);
  const ask = () => {
    const along = kind === "pages" ? " Its entries in the menus are deleted with it." : "";
    const seen = isLive
      ? "Visitors see it until you publish."
      : "It was never published: nobody can restore it.";
    return window.confirm(`Delete “${title}”?${along} ${seen}`);
  };
  async function remove(known = hash) {
    const given = { file, hash: known, base: { data, body } };
    const removed = call<{ isLive: boolean }>("/api/content/record", "DELETE", given);
    const answer = await removed.catch((reason: ApiError) => {
      const details = Object(reason.details) as Newer & { problems?: FormProblem[] };
      setUses(details.problems ?? []);
      if (reason.status === 409 && details.theirs?.file === file) setNewer(details);
      else throw reason;
    });
    if (!answer) return;
    forgetDraft(file);
    await forgetDeskDraft(file);
    go(to(["content"], { deleted: title, seen: answer.isLive ? "yes" : "" }));
  }
  if (newer)
    return (
      <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
        <p className="font-semibold">{newer.who} changed this meanwhile. Nothing is deleted.</p>
        <DifferenceList differences={newer.differences} />
        <div className="mt-3 flex flex-wrap gap-3">
          <SmallButton onClick={() => setNewer(undefined)}>Keep it</SmallButton>
          <SmallButton onClick={() => void act(() => remove(newer.theirs?.hash))}>
            Delete it all the same
          </SmallButton>
        </div>
        <Problem>{problem}</Problem>
      </div>
    );
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      {isOpen && (
        <Link href={to(["content", "new", kind], { from: file })} className="py-2">
          Make a copy
        </Link>
      )}
      {isOpen && !needed && (
        <button
          type="button"
          className="py-2 text-ember underline underline-offset-4"
          onClick={() => ask() && void act(remove)}
        >
          Delete
        </button>
      )}
      {needed && <p className="text-ink-soft">{needed}</p>}
      <div className="w-full empty:hidden">
        <Problem>{problem}</Problem>
        <ul aria-label="Used here" className="grid gap-1 empty:hidden">
          {uses.map(({ file, field, title, label }) => (
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
  <p className="mt-4 border-l-4 border-marigold pl-4">
    No page and no menu leads to {path}; add it to a menu or link it. {children}
  </p>
);

/** Throws an error whose message also has the problems that kept a record from being deleted or restored. */
export function explain({ message, details }: ApiError): never {
  const { problems = [] } = Object(details) as { problems?: FormProblem[] };
  const reasons = problems.map(({ title, label, reason }) => `${title}, ${label}: ${reason}`);
  throw new Error([message, ...reasons].join(" "));
}
