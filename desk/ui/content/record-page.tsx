import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";
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
import { type OpenRecord, useRecord } from "./use-record.ts";
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

/** Scrolls to the field that a link names, or begins in the first one of a new record. */
function useBeginning(isReady: boolean, field: string | undefined, isFresh: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    if (!field) {
      // Who begins a record types at once; an article does so by itself.
      if (isFresh) document.querySelector<HTMLElement>("form :is(input, textarea)")?.focus();
      return undefined;
    }
    // The text editor is loaded a moment later.
    let frame = 0;
    const show = () => {
      if (!showField(fieldPathOf(field))) frame = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(frame);
  }, [isReady, field, isFresh]);
}

/** Whether the page is shown beside the form: where both have room, until somebody closes it. */
function usePreviewed(record: OpenRecord | undefined) {
  const [chosen, setChosen] = useState<boolean>();
  const { sections } = (record?.data ?? {}) as { sections?: unknown };
  // A list of sections needs it most.
  const isRoomy = window.innerWidth >= (sections ? 1200 : 1400);
  const isWanted = isRoomy && record?.hasPreview === true && localStorage.getItem(CLOSED) !== "yes";
  const showPreview = (isShown: boolean) => {
    localStorage.setItem(CLOSED, isShown ? "" : "yes");
    setChosen(isShown);
  };
  return { isPreviewed: chosen ?? isWanted, showPreview };
}

/** The form of a record, new without `file`, and beside it the preview of its page. */
export function RecordPage(props: Props) {
  const { field, added: _, ...target } = props;
  const edit = useRecord(target);
  const { record, isChanged, choices } = edit;
  const isReady = record !== undefined && choices !== undefined;
  const here = useHere(record?.hash ? record.file : undefined);
  const { tell } = here;
  useEffect(() => () => void tell({ isHere: false }), [tell]);
  useLeaving(isChanged, "Leave without saving? Your words stay here as a draft.");
  useBeginning(isReady, field, target.kind !== undefined && target.kind !== "posts");
  if (!isReady) return edit.error ? <Problem>{edit.error}</Problem> : <Loading />;
  return <RecordForm {...props} edit={{ ...edit, record, choices }} here={here} />;
}

type Edit = ReturnType<typeof useRecord>;
/** Once the record and what its fields offer are there. */
type Opened = Edit & { record: OpenRecord; choices: NonNullable<Edit["choices"]> };

const isArticle = ({ kind }: OpenRecord) => kind === "posts";

/** What the fields of the form share. */
function formOf(edit: Opened) {
  const { record, draft, change, choices } = edit;
  const isNew = record.hash === null;
  const inWords = (data: unknown, field: string) =>
    JSON.stringify(valueAt(data, fieldPathOf(field)));
  const isOther = (field: string) => inWords(draft.data, field) !== inWords(record.data, field);
  // All problems are its own while it is new, since it has no file yet.
  const isOwn = (problem: FormProblem) => problem.file === record.file || isNew;
  const set = (path: FieldPath, value: unknown) =>
    change((before) => ({
      ...before,
      data: withRows(before.data, withValue(before.data, path, value), path),
    }));
  return {
    ...edit,
    root: record.form,
    data: draft.data,
    Field,
    problems: byField(edit.problems.filter(isOwn)),
    otherProblems: edit.problems.filter((problem) => !isOwn(problem)),
    samples: new Map(sampleFields(draft.data).map((field) => [field, isOther(field)])),
    usual: isArticle(record) ? usualOf(draft, choices) : {},
    set,
    settle(path: FieldPath) {
      const above = path[0] === "sections" ? path.slice(0, 2) : [];
      const name = keyOf(path.slice(above.length));
      const rest = [valueAt(draft.data, [...above, "sample"])].flat().filter((one) => one !== name);
      set([...above, "sample"], rest.length > 0 ? rest : undefined);
    },
  };
}

/** The block of an article's text in which the caret is; -1 where it is elsewhere. */
function blockWithCaret(): number {
  const caret = window.getSelection()?.focusNode ?? null;
  return [...document.querySelectorAll("#field-body > *")].findIndex((one) => one.contains(caret));
}

type FormProps = Props & { edit: Opened; here: ReturnType<typeof useHere> };

function RecordForm({ added = "", edit, here }: FormProps) {
  const { record, draft } = edit;
  const [place, setPlace] = useState<Place>();
  const [chosenName, setChosenName] = useState<string>();
  const problemBox = useRef<HTMLDivElement>(null);
  const { isPreviewed, showPreview } = usePreviewed(record);
  const isNew = record.hash === null;
  const AllFields = isArticle(record) ? ArticleForm : Sections;
  const hasName = isNew && !isArticle(record);
  const name = chosenName ?? nameFrom(record.kind, draft.data) ?? "new";
  const file = hasName ? fileNamed(record, name) : record.file;
  const form = formOf(edit);

  async function save(how: Parameters<typeof edit.save>[1] = {}) {
    const saved = await edit.save(file, how);
    if (saved.file && isNew && problemBox.current)
      go(to(["content", "edit", saved.file], { added }), { replace: true });
    // Who goes on typing stays in the field.
    if (!saved.file && saved.isStill) requestAnimationFrame(() => problemBox.current?.focus());
  }

  /** The preview goes where the caret is in the text of an article. */
  function followText() {
    const block = blockWithCaret();
    if (block >= 0) setPlace((before) => (before?.block === block ? before : { block }));
  }

  function restore(version: Draft) {
    edit.fill({ draft: version });
    window.scrollTo({ top: 0 });
    problemBox.current?.focus();
  }

  const layout = LAYOUTS[isArticle(record) ? "article" : "form"];
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
      <div className={layout[isPreviewed ? "beside" : "alone"]}>
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
          <PageTitle area="Content" isHidden={isArticle(record)}>
            {isNew ? "New" : record.title}
          </PageTitle>
          <OthersHere {...here} onTake={() => void here.tell({ takes: true })} />
          <Notices edit={edit} />
          <div ref={problemBox} tabIndex={-1}>
            <WhyNot edit={edit} onSave={(how) => void save(how)} />
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
          {!isNew && (
            <>
              <CopyAndDelete />
              <Versions onRestore={restore} />
            </>
          )}
        </form>
        {isPreviewed && (
          <PreviewPane
            title={record.title}
            path={record.path}
            draft={{ file: record.file, ...draft }}
            place={place}
            isNarrow={isArticle(record)}
            onClose={() => showPreview(false)}
          />
        )}
      </div>
    </FormContext>
  );
}

const fileNamed = ({ file }: OpenRecord, name: string) => file.replace(/[^/]+(?=\.\w+$)/, name);

type WhyProps = { edit: Opened; onSave: ComponentProps<typeof Conflict>["onSave"] };

/** Why the record is not saved: somebody else changed it, or something has to be corrected. */
function WhyNot({ edit: { conflict, error, discard }, onSave }: WhyProps) {
  if (!conflict) return error && <ProblemList />;
  const { theirs, clashes } = conflict;
  const key = JSON.stringify([theirs?.hash, clashes]);
  return <Conflict key={key} {...conflict} onSave={onSave} onDiscard={discard} />;
}

/** What is worth knowing before somebody types: drafts of theirs, and what is said of the saved record. */
function Notices({ edit }: { edit: Opened }) {
  const { record, restored, dropped, offered, isChanged, isBusy } = edit;
  return (
    <>
      {restored && (
        <Notice actions={{ "Discard it": edit.discard }}>
          This is your draft of {momentText(restored)}, which was not saved.
        </Notice>
      )}
      {dropped && (
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
      {offered && !isBusy && (
        <Notice
          actions={{
            "Put them into the form": () => edit.take("offered"),
            "Discard them": edit.dropOffered,
          }}
        >
          You left unfinished words here on {momentText(offered.at)}, in another browser.
          {isChanged && " They would replace what is in the form now."}
        </Notice>
      )}
    </>
  );
}
