import { type ReactNode, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { FileChange } from "../../content/changes.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { PublishState } from "../../content/publisher.ts";
import type { Scheduled } from "../../content/schedule.ts";
import { type Answer, call, useAction, useAnswer } from "../api.ts";
import { useEvery } from "../live.tsx";
import { momentText } from "../moments.ts";
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

/** The changes that visitors do not see yet: all or some (at first `only`) are published now or later (on `day`). */
export function PublishPage({ only, day }: { only?: string; day?: string }) {
  const { data, error, reload } = useAnswer("GET /api/content/publish");
  const [first, setFirst] = useState<PublishState>();
  if (data && !first) setFirst(data.state);
  const { problem, act } = useAction();
  const [isSending, setSending] = useState(false);
  /** What the desk answered last, until the list is fetched again. */
  const [begun, setBegun] = useState<PublishState>();
  const records = (data?.changes ?? []).map(({ file }) => file).filter(isRecord);
  // Once somebody chose, what is saved later is not ticked by itself, nor what is left after a publish.
  const plans = (data?.scheduled ?? []).filter(({ outcome }) => !outcome);
  const planOf = (file: string) =>
    plans.find(({ files }) => files?.some((one) => one.file === file));
  // A new page goes with its entry in the menus.
  const isNewPage = data?.changes?.some(
    ({ file, kind, what }) => file === only && kind === "Pages" && what === "new",
  );
  const usual = records.filter((file) => !planOf(file));
  const [ticked = only ? [only, ...(isNewPage ? [MENUS] : [])] : usual, setTicked] =
    useState<string[]>();
  const chosen = records.filter((file) => ticked.includes(file));
  // Who came from one record means that one, also if nothing else waits now.
  const isPart = chosen.length < records.length || (chosen.length === 1 && chosen[0] === only);
  const part = isPart ? { files: chosen } : {};
  const what = isPart
    ? chosen.length === 1
      ? "this one"
      : `these ${chosen.length || ""}`.trim()
    : "";
  // An earlier “done” would seem to be about the changes below.
  const isOld = first?.state === "done" && data?.state.startedAt === first.startedAt;
  const isBegun = begun && (begun.startedAt ?? 0) > (data?.state.startedAt ?? 0);
  const current = isBegun ? begun : isOld ? undefined : data?.state;
  const isBuilding = current?.state === "building";

  // A build, a push and a look at the public page end, and a planned publish begins, by themselves.
  const isPushing = data?.push?.isOver === false;
  const isPlanned = plans.length > 0;
  const isLooking = data?.state.live === "";
  const lookAgain =
    isBuilding || isPushing || isLooking ? EVERY_MS : isPlanned ? LOOK_AGAIN_MS : undefined;
  useEvery(lookAgain, reload);

  // A section that comes back by itself is of a record that may not be among the changes.
  const isAll = !data?.changes || data.isDue;
  const unfinished = data?.unfinished.filter(({ file }) => isAll || chosen.includes(file)) ?? [];
  const left = data?.leftOut.length ?? 0;
  const isNothing = data?.changes?.length === 0 && !data.isDue;
  const label = what ? `Publish ${what} now` : "Publish now";

  async function post(path: string, body: object) {
    setSending(true);
    await act(async () => setBegun(await call<PublishState>(path, "POST", body)));
    setSending(false);
    // Refused or not, the list and the state may have changed.
    reload();
  }

  return (
    <div className="max-w-6xl">
      <PageTitle area="Content">Publish</PageTitle>
      <Problem>{problem || error}</Problem>
      {!data && !error && <Loading />}
      {current && <State {...current} siteUrl={data?.siteUrl} />}
      {data && !isBuilding && (
        <div className="grid items-start gap-x-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            <Changes
              {...{ planOf }}
              changes={data.changes}
              isDue={data.isDue}
              ticked={chosen}
              onChange={setTicked}
            />
            <Unready title="Not finished" problems={data.held}>
              These are not published: visitors see them as before, or not at all.
            </Unready>
            {data.unlinked.map(({ file, title, path }) => (
              <UnlinkedHint key={file} path={path}>
                <Link href={to(["content", "edit", file])}>{title}</Link>
              </UnlinkedHint>
            ))}
            <Unready title="Not filled in" problems={unfinished}>
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
            <Button
              className="mt-6"
              disabled={isSending || isNothing || (records.length > 0 && chosen.length === 0)}
              onClick={() => post("/api/content/publish", { version: data.version, ...part })}
              label={
                isSending ? "Publishing …" : unfinished.length > 0 ? "Publish all the same" : label
              }
            />
          </div>
          <div className="min-w-0">
            <Schedule
              {...data}
              {...{ part, what, day }}
              onChange={reload}
              // What is planned does not go out with what is published next.
              onPlanned={() => isPart && setTicked([])}
            />
            {data.push && (
              <p className="mt-10 border-t border-line pt-5 break-words">{data.push.message}</p>
            )}
            {data.undo && (
              <Undo
                {...data.undo}
                isOff={isSending}
                onUndo={(of) => post("/api/content/undo", { of })}
              />
            )}
          </div>
        </div>
      )}
    </div>
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

type UndoProps = NonNullable<Answer<"GET /api/content/publish">["undo"]> & {
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
