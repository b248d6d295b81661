import { type ReactNode, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { FileChange } from "../../content/changes.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { PublishState } from "../../content/publisher.ts";
import type { Scheduled } from "../../content/schedule.ts";
import { momentText } from "../../moments.ts";
import { type Answer, call, useAction, useAnswer } from "../api.ts";
import { useEvery } from "../live.tsx";
import { Loading, Problem, Section, Tick } from "../parts.tsx";
import { Link, PageTitle, to } from "../route.tsx";
import { ProblemLinks } from "./problem-list.tsx";
import { UnlinkedHint } from "./record-parts.tsx";
import { OutcomeLines, Schedule } from "./schedule.tsx";
import { DifferenceList } from "./versions.tsx";

const EVERY_MS = 1000;
const LOOK_AGAIN_MS = 15_000;
const USUAL_SECONDS = 20;
const USUAL = "This takes about ten seconds, longer after an upgrade. ";

const MENUS = "content/navigation.yaml";

const isRecord = (file: string) => /\.(yaml|md)$/.test(file);

type Publishing = Answer<"GET /api/content/publish">;

/** The changes that visitors do not see yet: all or some (at first `only`) are published now or later (on `day`). */
export function PublishPage({ only, day }: { only?: string; day?: string }) {
  const { data, error, reload } = useAnswer("GET /api/content/publish");
  const { phase, isSending, problem, post } = usePublishing(data, reload);
  const selection = usePublishSelection(data, only);
  const { part, what, isPart, choose } = selection;
  return (
    <div className="max-w-6xl">
      <PageTitle area="Content">Publish</PageTitle>
      <Problem>{problem || error}</Problem>
      {!data && !error && <Loading />}
      {phase.name !== "quiet" && <State {...phase.state} siteUrl={data?.siteUrl} />}
      {data && phase.name !== "building" && (
        <div className="grid items-start gap-x-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            <WhatGoesOut data={data} selection={selection} />
            <PublishButton
              data={data}
              selection={selection}
              isSending={isSending}
              onPublish={() => {
                const body = { version: data.version, ...part };
                void post(() => call("POST /api/content/publish", { body }));
              }}
            />
          </div>
          <div className="min-w-0">
            <Schedule
              scheduled={data.scheduled}
              version={data.version}
              part={part}
              what={what}
              day={day}
              onChange={reload}
              // What is planned does not go out with what is published next.
              onPlanned={() => isPart && choose([])}
            />
            {data.push && (
              <p className="mt-10 border-t border-line pt-5 break-words">{data.push.message}</p>
            )}
            {data.undo && (
              <Undo
                {...data.undo}
                isOff={isSending}
                onUndo={(of) => void post(() => call("POST /api/content/undo", { body: { of } }))}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** How far a publish is, as the page tells it. */
type Phase = { name: "quiet" } | { name: "building" | "over"; state: PublishState };

/** `first` is what the desk said when the page was opened, `begun` what it answered to a press, `now` what it says now. */
type Told = Partial<Record<"first" | "begun" | "now", PublishState>>;

function phaseOf({ first, begun, now }: Told): Phase {
  const isBegun = begun !== undefined && (begun.startedAt ?? 0) > (now?.startedAt ?? 0);
  // An earlier “done” would seem to be about the changes below.
  const isOld = first?.state === "done" && now?.startedAt === first.startedAt;
  const state = isBegun ? begun : now;
  if (!state || state.state === "idle" || (isOld && !isBegun)) return { name: "quiet" };
  return { name: state.state === "building" ? "building" : "over", state };
}

/** How long until the page looks again: a build, a push and a planned publish begin or end by themselves. */
function nextLook(data: Publishing | undefined, phase: Phase): number | undefined {
  const isMoving =
    phase.name === "building" || data?.push?.isOver === false || data?.state.live === "";
  if (isMoving) return EVERY_MS;
  return data && plansOf(data).length > 0 ? LOOK_AGAIN_MS : undefined;
}

const plansOf = ({ scheduled }: Publishing) => scheduled.filter(({ outcome }) => !outcome);

/** Follows a publish, and begins one or takes one back by `post`. */
function usePublishing(data: Publishing | undefined, reload: () => void) {
  const [first, setFirst] = useState<PublishState>();
  if (data && !first) setFirst(data.state);
  const [begun, setBegun] = useState<PublishState>();
  const [isSending, setSending] = useState(false);
  const { problem, act } = useAction();
  const phase = phaseOf({ first, begun, now: data?.state });
  useEvery(nextLook(data, phase), reload);

  async function post(ask: () => Promise<PublishState>): Promise<void> {
    setSending(true);
    await act(async () => setBegun(await ask()));
    setSending(false);
    // Refused or not, the list and the state may have changed.
    reload();
  }
  return { phase, isSending, problem, post };
}

/** Which of the changes go out. At first all that no plan has, or the record from which somebody came. */
function usePublishSelection(data: Publishing | undefined, only: string | undefined) {
  const changes = data?.changes ?? [];
  const plans = data ? plansOf(data) : [];
  const planOf = (file: string) =>
    plans.find(({ files }) => files?.some((one) => one.file === file));
  const records = changes.map(({ file }) => file).filter(isRecord);
  // Once somebody chose, what is saved later is not ticked by itself, nor what is left after a publish.
  const [own, choose] = useState<string[]>();
  const usual = only ? withMenus(only, changes) : records.filter((file) => !planOf(file));
  const ticked = own ?? usual;
  const chosen = records.filter((file) => ticked.includes(file));
  // Who came from one record means that one, also if nothing else waits now.
  const isPart = chosen.length < records.length || (chosen.length === 1 && chosen[0] === only);
  return {
    chosen,
    choose,
    planOf,
    isPart,
    isNone: records.length > 0 && chosen.length === 0,
    part: isPart ? { files: chosen } : {},
    what: isPart ? theseText(chosen.length) : "",
  };
}

type Chosen = ReturnType<typeof usePublishSelection>;

/** A new page goes with its entry in the menus. */
function withMenus(only: string, changes: FileChange[]): string[] {
  const isNewPage = changes.some(
    ({ file, kind, what }) => file === only && kind === "Pages" && what === "new",
  );
  return isNewPage ? [only, MENUS] : [only];
}

/** What is ticked, as in “Publish these 3 now”. */
function theseText(count: number): string {
  if (count === 0) return "these";
  return count === 1 ? "this one" : `these ${count}`;
}

/** A section that comes back by itself is of a record that may not be among the changes. */
function unfinishedOf(data: Publishing, { chosen }: Chosen): FormProblem[] {
  const isAll = !data.changes || data.isDue;
  return data.unfinished.filter(({ file }) => isAll || chosen.includes(file));
}

type PartProps = { data: Publishing; selection: Chosen };

/** The changes, and what keeps some of them back or should be seen to first. */
function WhatGoesOut({ data, selection }: PartProps) {
  const left = data.leftOut.length;
  return (
    <>
      <Changes
        planOf={selection.planOf}
        changes={data.changes}
        isDue={data.isDue}
        ticked={selection.chosen}
        onChange={selection.choose}
      />
      <Unready title="Not finished" problems={data.held}>
        These are not published: visitors see them as before, or not at all.
      </Unready>
      {data.unlinked.map(({ file, title, path }) => (
        <UnlinkedHint key={file} path={path}>
          <Link href={to(["content", "edit", file])}>{title}</Link>
        </UnlinkedHint>
      ))}
      <Unready title="Not filled in" problems={unfinishedOf(data, selection)}>
        Visitors would read these as they are. Replace them, or hide their section, before you
        publish.
      </Unready>
      {left > 0 && (
        <p className="mt-4">
          {left === 1
            ? "One photograph that no page shows is"
            : `${left} photographs that no page shows are`}{" "}
          not published. <Link href={to(["content", "photographs"])}>Unused photographs</Link>
        </p>
      )}
    </>
  );
}

type ButtonProps = PartProps & { isSending: boolean; onPublish: () => void };

function PublishButton({ data, selection, isSending, onPublish }: ButtonProps) {
  const isNothing = data.changes?.length === 0 && !data.isDue;
  const label = () => {
    if (isSending) return "Publishing …";
    if (unfinishedOf(data, selection).length > 0) return "Publish all the same";
    return selection.what ? `Publish ${selection.what} now` : "Publish now";
  };
  return (
    <Button
      className="mt-6"
      disabled={isSending || isNothing || selection.isNone}
      onClick={onPublish}
      label={label()}
    />
  );
}

type StateProps = PublishState & { siteUrl: string | undefined };

function State({ state, startedAt = Date.now(), messages, pages = [], live, siteUrl }: StateProps) {
  if (state === "idle") return null;
  if (state === "building") {
    const seconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000));
    return (
      <p role="status" className="mt-4 border-l-4 border-marigold pl-4">
        The site is being built; you may go on working.{" "}
        {seconds > USUAL_SECONDS ? "Taking longer than usual: " : USUAL}
        <span className="figures" aria-hidden="true">
          {seconds} s
        </span>
      </p>
    );
  }
  const lines = [
    ...messages,
    ...(live === undefined ? [] : [live || "Looking at the public page …"]),
  ];
  return (
    <OutcomeLines role="status" className="mt-4" isDone={state === "done"} lines={lines}>
      {siteUrl && pages.length > 0 && (
        <ul aria-label="Pages that changed" className="mt-2">
          {pages.map(({ title, path }) => (
            <li key={title + path}>
              <Link href={siteUrl + path} target="_blank" rel="noreferrer" className="break-words">
                {title} on {path}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OutcomeLines>
  );
}

type UnreadyProps = { title: string; problems: FormProblem[]; children: ReactNode };

const Unready = ({ title, problems, children }: UnreadyProps) =>
  problems.length > 0 && (
    <Section title={title} className="mt-5 border-l-4 border-marigold pl-4">
      <p>{children}</p>
      <ul className="mt-1 grid gap-1">
        <ProblemLinks problems={problems} />
      </ul>
    </Section>
  );

type ChangesProps = {
  changes: FileChange[] | null;
  isDue: boolean;
  ticked: string[];
  onChange: (ticked: string[]) => void;
  planOf: (file: string) => Scheduled | undefined;
};

const UNKNOWN =
  "The desk does not know what the live site was built from. Publishing builds all of the content as it is now.";
const NOTHING = {
  due: "Nothing was changed, but the day has come until which a section was hidden: publish, and visitors see it.",
  seen: "Visitors see everything already: there is nothing to publish.",
};

function Changes({ changes, isDue, ticked, onChange, planOf }: ChangesProps) {
  if (!changes?.length)
    return <p className="mt-4">{changes ? NOTHING[isDue ? "due" : "seen"] : UNKNOWN}</p>;
  const all = changes.filter(({ file }) => isRecord(file)).length;
  const words = changes.length === 1 ? "one change" : `${changes.length} changes`;
  return (
    <section aria-label="Changes" className="mt-5">
      <p>
        Visitors will see {ticked.length < all ? `${ticked.length} of ${all} changes` : words}
        {changes.length > 1 && "; take the tick from what is to wait"}:
      </p>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        {changes.map(({ file, title, kind, what, differences, seen }) => (
          <li key={file} className="flex items-start gap-2 border-t border-line pt-3">
            {isRecord(file) && (
              <Tick
                aria-label={`Publish ${title}`}
                checked={ticked.includes(file)}
                onChange={(isOn) =>
                  onChange(isOn ? [...ticked, file] : ticked.filter((one) => one !== file))
                }
              />
            )}
            <div className="min-w-0 pt-1.5">
              <p>
                <span className="font-semibold">{title}</span>{" "}
                <span className="text-ink-soft">
                  {kind}, {what === "gone" ? "deleted" : what}
                </span>
                {what !== "gone" && isRecord(file) && (
                  <Link href={to(["content", "edit", file])} className="ml-3">
                    Edit<span className="sr-only"> {title}</span>
                  </Link>
                )}
              </p>
              <p className="break-words text-ink-soft">
                {what === "gone" ? "No longer on " : "Seen on "}
                {seen.words ?? `${seen.path} and wherever else the site names it`}
              </p>
              {planOf(file) && (
                <p className="font-semibold">
                  Planned for {momentText(planOf(file)?.at ?? 0)}
                  {ticked.includes(file) && "; ticked, it goes out with what you publish now"}
                </p>
              )}
              <DifferenceList differences={differences} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type UndoProps = NonNullable<Publishing["undo"]> & {
  isOff: boolean;
  onUndo: (of: string) => void;
};

function Undo({ of, isRedo, changes, changedSince, isOff, onUndo }: UndoProps) {
  return (
    <Section
      title={isRedo ? "Put back what was taken back" : "Take back the last publish"}
      level="h2"
      className="mt-10 border-t border-line pt-5"
    >
      <p className="mt-1">The site before goes live again at once, and this is put back with it:</p>
      <ul className="mt-1 list-inside list-disc gap-x-6 sm:columns-2 xl:columns-1">
        {changes.map(({ file, title }) => (
          <li key={file}>{title}</li>
        ))}
      </ul>
      {changedSince.length > 0 && (
        <p className="mt-1 font-semibold">
          Changed since then: {changedSince.join(", ")}. Publish or undo these changes first.
        </p>
      )}
      <Button
        variant="outline"
        className="mt-3"
        disabled={isOff || changedSince.length > 0}
        onClick={() => onUndo(of)}
        label={isRedo ? "Put it back" : "Take it back"}
      />
    </Section>
  );
}
