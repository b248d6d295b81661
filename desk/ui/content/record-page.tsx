import { useCallback, useEffect, useRef, useState } from "react";
import { sampleFields } from "../../../site/content/reader/samples.ts";
import {
  type FieldPath,
  fieldPathOf,
  keyOf,
  valueAt,
  withValue,
} from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import { withRows } from "../../content/table-rows.ts";
import { momentText } from "../../moments.ts";
import { call, type Given } from "../api.ts";
import { useOthers } from "../live.tsx";
import { Loading, Options, Problem } from "../parts.tsx";
import { go, Link, PageTitle, to, useLeaving } from "../route.tsx";
import { ArticleForm, BodyField, usualOf } from "./article-form.tsx";
import { Conflict } from "./conflict.tsx";
import type { Draft } from "./draft.ts";
import { Field } from "./field.tsx";
import { Sections } from "./fields.tsx";
import { byField, FormContext, showField } from "./form.ts";
import { PeopleAsked } from "./people-asked.tsx";
import { type Place, PreviewPane } from "./preview-pane.tsx";
import { ProblemList } from "./problem-list.tsx";
import {
  CopyAndDelete,
  NameField,
  NextRun,
  Notice,
  nameFrom,
  OthersHere,
  Remarks,
  SaveBar,
  UnlinkedHint,
} from "./record-parts.tsx";
import { useRecord } from "./use-record.ts";
import { Versions } from "./versions.tsx";

type Props = {
  file?: string;
  kind?: string;
  /** The file that a new record copies. */
  from?: string;
  field?: string;
  /** The path of a new record goes on with this, so that its form stays the same one when it is a file. */
  added?: string;
};

/** Set once somebody closed the preview: then it opens only when it is asked for. */
const CLOSED = "desk-preview-closed";

const LAYOUTS = {
  article: { alone: "max-w-6xl", beside: "grid gap-8 xl:grid-cols-[minmax(0,1fr)_24.5rem]" },
  form: {
    alone: "max-w-3xl",
    beside: "grid gap-8 xl:grid-cols-[minmax(24rem,1fr)_minmax(28rem,1.1fr)]",
  },
};

type Being = Omit<Given<"POST /api/content/here">["body"], "file">;

/** Who else has the record open; nobody without a file. */
function useHere(file: string | undefined) {
  const say = useCallback(
    (more: Being = {}) =>
      file === undefined
        ? Promise.resolve({ others: [] })
        : call("POST /api/content/here", { body: { file, ...more } }),
    [file],
  );
  return useOthers(say);
}

/** The form of a record, new without `file`, and beside it the preview of its page. */
export function RecordPage({ field, added = "", ...target }: Props) {
  const edit = useRecord(target);
  const { record, draft, change, isChanged, choices } = edit;
  const [preview, setPreviewed] = useState<boolean>();
  const [place, setPlace] = useState<Place>();
  const [chosenName, setChosenName] = useState<string>();
  const problemBox = useRef<HTMLDivElement>(null);

  const here = useHere(record?.hash ? record.file : undefined);
  const { tell } = here;
  useEffect(() => () => void tell({ isHere: false }), [tell]);
  useLeaving(isChanged, "Leave without saving? Your words stay here as a draft.");

  const isReady = record !== undefined && choices !== undefined;
  const newest = target.kind !== undefined && target.kind !== "posts";
  useEffect(() => {
    // Who begins a record types at once; an article does so by itself.
    if (isReady && !field && newest)
      document.querySelector<HTMLElement>("form :is(input, textarea)")?.focus();
    if (!isReady || !field) return undefined;
    // The text editor is loaded a moment later.
    let frame = 0;
    const show = () => {
      if (!showField(fieldPathOf(field))) frame = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(frame);
  }, [isReady, field, newest]);

  if (!record || !choices) return edit.error ? <Problem>{edit.error}</Problem> : <Loading />;

  const isNew = record.hash === null;
  const isArticle = record.kind === "posts";
  const AllFields = isArticle ? ArticleForm : Sections;
  // Where both have room, the page is there from the start, until somebody closes it; a list of sections needs it most.
  const isRoomy = window.innerWidth >= (Object(record.data).sections ? 1200 : 1400);
  const isWanted = isRoomy && record.hasPreview === true && localStorage.getItem(CLOSED) !== "yes";
  const isPreviewed = preview ?? isWanted;
  function showPreview(isShown: boolean) {
    localStorage.setItem(CLOSED, isShown ? "" : "yes");
    setPreviewed(isShown);
  }
  const hasName = isNew && !isArticle;
  const name = chosenName ?? nameFrom(record.kind, draft.data) ?? "new";
  const file = hasName ? record.file.replace(/[^/]+(?=\.\w+$)/, name) : record.file;

  const inWords = (data: unknown, field: string) =>
    JSON.stringify(valueAt(data, fieldPathOf(field)));
  const isOther = (field: string) => inWords(draft.data, field) !== inWords(record.data, field);
  const set = (path: FieldPath, value: unknown) =>
    change((before) => ({
      ...before,
      data: withRows(before.data, withValue(before.data, path, value), path),
    }));
  const isOwn = (problem: FormProblem) => problem.file === record.file || isNew;
  const form = {
    ...edit,
    record,
    root: record.form,
    data: draft.data,
    Field,
    choices,
    // All problems are its own while it is new, since it has no file yet.
    problems: byField(edit.problems.filter(isOwn)),
    otherProblems: edit.problems.filter((problem) => !isOwn(problem)),
    samples: new Map(sampleFields(draft.data).map((field) => [field, isOther(field)])),
    usual: isArticle ? usualOf(draft, choices) : {},
    set,
    settle(path: FieldPath) {
      const above = path[0] === "sections" ? path.slice(0, 2) : [];
      const name = keyOf(path.slice(above.length));
      const rest = [valueAt(draft.data, [...above, "sample"])].flat().filter((one) => one !== name);
      set([...above, "sample"], rest.length > 0 ? rest : undefined);
    },
  };

  async function save(how: Parameters<typeof edit.save>[1] = {}) {
    const saved = await edit.save(file, how);
    // Who goes on typing stays in the field.
    if (!saved.file && saved.isStill) requestAnimationFrame(() => problemBox.current?.focus());
    else if (saved.file && isNew && problemBox.current)
      go(to(["content", "edit", saved.file], { added }), { replace: true });
  }

  /** The preview goes where the caret is in the text of an article. */
  function followText() {
    const caret = window.getSelection()?.focusNode ?? null;
    const block = [...document.querySelectorAll("#field-body > *")].findIndex((one) =>
      one.contains(caret),
    );
    if (block >= 0) setPlace((before) => (before?.block === block ? before : { block }));
  }

  function restore(version: Draft) {
    edit.fill({ draft: version });
    window.scrollTo({ top: 0 });
    problemBox.current?.focus();
  }

  return (
    <FormContext value={form}>
      <datalist id="site-paths">
        <Options of={form.choices.pages.map(({ path, title }) => [path, title])} />
      </datalist>
      {edit.asked && (
        <PeopleAsked
          runs={edit.asked.runs}
          verb="Save"
          onChoose={(people) => void save({ ...edit.asked?.how, people })}
          onClose={edit.stopAsking}
        />
      )}
      <div className={LAYOUTS[isArticle ? "article" : "form"][isPreviewed ? "beside" : "alone"]}>
        <form
          noValidate
          className={isPreviewed ? "min-w-0 max-xl:hidden" : "min-w-0"}
          onFocus={({ target }) => {
            const edited = target.closest<HTMLElement>("[data-section]")?.dataset.section;
            if (edited) setPlace({ section: Number(edited) });
          }}
          onKeyUp={followText}
          onClick={followText}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <PageTitle area="Content" isHidden={isArticle}>
            {isNew ? "New" : record.title}
          </PageTitle>
          <OthersHere {...here} onTake={() => void tell({ takes: true })} />
          {edit.restored && (
            <Notice actions={{ "Discard it": edit.discard }}>
              This is your draft of {momentText(edit.restored)}, which was not saved.
            </Notice>
          )}
          {edit.dropped && (
            <Notice actions={{ Undo: () => edit.take("dropped") }}>
              Your draft is discarded.
              {isChanged && " Undo would replace what is in the form now."}
            </Notice>
          )}
          <Remarks remarks={record.remarks} />
          {record.isUnlinked && (
            <UnlinkedHint path={record.path}>
              <Link href={to(["content", "edit", "content/navigation.yaml"])}>Open the menus</Link>
            </UnlinkedHint>
          )}
          {edit.offered && !edit.isBusy && (
            <Notice
              actions={{
                "Put them into the form": () => edit.take("offered"),
                "Discard them": edit.dropOffered,
              }}
            >
              You left unfinished words here on {momentText(edit.offered.at)}, in another browser.
              {isChanged && " They would replace what is in the form now."}
            </Notice>
          )}
          <div ref={problemBox} tabIndex={-1}>
            {edit.conflict ? (
              <Conflict
                {...edit.conflict}
                key={JSON.stringify([edit.conflict.theirs?.hash, edit.conflict.clashes])}
                onSave={(how) => void save(how)}
                onDiscard={edit.discard}
              />
            ) : (
              edit.error && <ProblemList />
            )}
          </div>
          <div className="mt-6 grid grid-cols-1 gap-6" inert={here.takenBy !== undefined}>
            {record.kind === "trainings" && <NextRun />}
            <AllFields key={edit.filled}>
              <BodyField />
            </AllFields>
            {hasName && <NameField value={name} onChange={setChosenName} />}
          </div>
          <SaveBar
            takenBy={here.takenBy}
            isSaved={(!isNew && added !== "") || edit.isSaved === true}
            isPreviewed={isPreviewed}
            onPreview={() => showPreview(!isPreviewed)}
          />
          {!isNew && <CopyAndDelete />}
          {!isNew && <Versions onRestore={restore} />}
        </form>
        {isPreviewed && (
          <PreviewPane
            title={record.title}
            path={record.path}
            draft={{ file: record.file, ...draft }}
            place={place}
            isNarrow={isArticle}
            onClose={() => showPreview(false)}
          />
        )}
      </div>
    </FormContext>
  );
}
