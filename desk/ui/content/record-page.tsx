import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { call } from "../api.ts";
import { go, to } from "../route.ts";
import { BodyField } from "./body-field.tsx";
import { Conflict } from "./conflict.tsx";
import { byField, FormContext } from "./form-context.ts";
import { NameField, nameFrom } from "./name-field.tsx";
import { keyOf, type Place, withValue } from "./places.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { ProblemList } from "./problem-list.tsx";
import { RecordTools } from "./record-tools.tsx";
import { Sections } from "./sections.tsx";
import { useRecord } from "./use-record.ts";

type Props = { file?: string; kind?: string; from?: string | undefined; isJustAdded?: boolean };

/** The form of one record, with the page of the site beside it. */
export function RecordPage({ isJustAdded = false, ...asked }: Props) {
  const edit = useRecord(asked);
  const { record, words, change, isChanged, problems, choices } = edit;
  const [isPreviewed, setPreviewed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isChanged && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);

  const own = useMemo(
    () => byField(problems.filter(({ file }) => !record || file === record.file || record.hash === null)),
    [problems, record],
  );
  const form = useMemo(() => {
    if (!record || !choices.data) return null;
    const samples = Array.isArray(Object(words.data).sample) ? (Object(words.data).sample as string[]) : [];
    return {
      root: record.form,
      choices: choices.data,
      problems: own,
      samples: new Set(samples),
      set: (place: Place, value: unknown) => change({ ...words, data: withValue(words.data, place, value) }),
      settle: (place: Place) => {
        const rest = samples.filter((one) => one !== keyOf(place));
        change({ ...words, data: withValue(words.data, ["sample"], rest.length > 0 ? rest : undefined) });
      },
      refreshChoices: choices.reload,
    };
  }, [record, choices.data, choices.reload, words, change, own]);

  if (!record || !form)
    return edit.error ? <p role="alert">{edit.error}</p> : <p role="status">One moment …</p>;

  const isNew = record.hash === null;
  const named = name ?? nameFrom(record.kind, words.data) ?? "new";
  const target =
    isNew && record.kind !== "posts" ? record.file.replace(/[^/]+(?=\.\w+$)/, named) : record.file;

  async function save() {
    setBusy(true);
    const isSaved = await edit.save(target);
    setBusy(false);
    if (!isSaved) requestAnimationFrame(() => list.current?.focus());
    else if (isNew) go(to(["content", "edit", target], { added: "1" }), { replace: true });
  }

  return (
    <FormContext value={form}>
      <datalist id="site-paths">
        {form.choices.paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <div
        className={
          isPreviewed ? "grid gap-8 xl:grid-cols-[minmax(24rem,1fr)_minmax(28rem,1.1fr)]" : "max-w-3xl"
        }
      >
        <form
          noValidate
          className={isPreviewed ? "min-w-0 max-xl:hidden" : "min-w-0"}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          onKeyDown={(event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === "s") {
              event.preventDefault();
              void save();
            }
          }}
        >
          <p>
            <a href={to(["content"])} className="text-leaf underline underline-offset-4">
              Content
            </a>
          </p>
          <h1 className="mt-1 text-h3">{isNew ? "New" : record.title}</h1>
          <p className="text-ink-soft">{target}</p>
          {edit.restored && (
            <p role="status" className="mt-4 border-l-4 border-marigold pl-4">
              These are your words of{" "}
              {new Date(edit.restored).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" })},
              which were not saved.{" "}
              <button type="button" className="text-leaf underline underline-offset-4" onClick={edit.discard}>
                Discard them
              </button>
            </p>
          )}
          <div ref={list} tabIndex={-1}>
            {edit.theirs !== undefined ? (
              <Conflict
                theirs={edit.theirs}
                words={words}
                base={record}
                onKeep={(hash, given) => edit.save(target, hash, given)}
                onTake={edit.discard}
              />
            ) : (
              edit.error && <ProblemList error={edit.error} problems={problems} file={target} />
            )}
          </div>
          <div className="mt-6 grid grid-cols-1 gap-6">
            {isNew && record.kind !== "posts" && (
              <NameField
                value={named}
                onChange={setName}
                problem={own.get("(file name)")}
                kind={record.kind}
              />
            )}
            {record.kind === "trainings" && (
              <RecordTools data={words.data} onAddRun={(runs) => form.set(["runs"], runs)} />
            )}
            <Sections schema={record.form} data={words.data} isNew={isNew} />
            {words.body !== undefined && (
              <BodyField
                value={words.body}
                problem={own.get("body") ?? own.get("body.to")}
                onChange={(body) => change({ ...words, body })}
              />
            )}
          </div>
          <SaveBar
            {...{ isBusy, isChanged, isPreviewed }}
            isNew={isNew}
            isSaved={isJustAdded || edit.savedAt > 0}
            onPreview={() => setPreviewed(!isPreviewed)}
          />
          {!isNew && record.isOpen && <Further record={record} />}
        </form>
        {isPreviewed && (
          <PreviewPane place={record.place} version={record.hash ?? ""} onClose={() => setPreviewed(false)} />
        )}
      </div>
    </FormContext>
  );
}

type BarProps = {
  isBusy: boolean;
  isChanged: boolean;
  isNew: boolean;
  isPreviewed: boolean;
  isSaved: boolean;
  onPreview: () => void;
};

/** Always in reach, and says where one stands. */
function SaveBar({ isBusy, isChanged, isNew, isPreviewed, isSaved, onPreview }: BarProps) {
  const state = isBusy
    ? "Checking …"
    : isChanged
      ? "Not saved yet"
      : isSaved
        ? "Saved. Visitors see it once it is published."
        : "";
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3">
      <Button type="submit" disabled={isBusy}>
        Save
      </Button>
      {!isNew && (
        <Button variant="outline" onClick={onPreview} aria-pressed={isPreviewed}>
          {isPreviewed ? "Hide the page" : "See the page"}
        </Button>
      )}
      <p role="status" className="min-w-0 flex-1 text-ink-soft">
        {state}
      </p>
    </div>
  );
}

function Further({ record }: { record: { file: string; kind: string; hash: string | null; title: string } }) {
  const [problem, setProblem] = useState("");
  async function removeIt() {
    if (!window.confirm(`Delete “${record.title}”? Visitors see it until you publish.`)) return;
    try {
      await call("/api/content/record", "DELETE", { file: record.file, hash: record.hash });
      go(to(["content"]));
    } catch (error) {
      const told = Object((error as { details?: unknown }).details) as {
        problems?: Array<{ file: string; reason: string }>;
      };
      setProblem(
        [
          (error as Error).message,
          ...(told.problems ?? []).map(({ file, reason }) => `${file}: ${reason}`),
        ].join(" "),
      );
    }
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <a
        href={to(["content", "new", record.kind], { from: record.file })}
        className="py-2 text-leaf underline underline-offset-4"
      >
        Make a copy
      </a>
      <button type="button" className="py-2 text-ember underline underline-offset-4" onClick={removeIt}>
        Delete
      </button>
      {problem && (
        <p role="alert" className="w-full font-semibold text-ember">
          {problem}
        </p>
      )}
    </div>
  );
}
