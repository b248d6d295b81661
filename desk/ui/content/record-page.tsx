import { clsx } from "clsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { sampleFields } from "../../../site/content/reader/read.ts";
import { type FieldPath, fieldPathOf, keyOf, valueAt, withValue } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import { momentText } from "../moments.ts";
import { Loading, Options, Problem } from "../parts.tsx";
import { go, Link, LinkButton, PageTitle, to, useLeaving } from "../route.tsx";
import { useOthers } from "../use-others.ts";
import { ArticleForm, usualOf } from "./article-form.tsx";
import { BodyField } from "./body-field.tsx";
import { Conflict } from "./conflict.tsx";
import type { Draft } from "./draft.ts";
import { Field } from "./field.tsx";
import { byField, FormContext, type FormState, showField } from "./form.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { ProblemList } from "./problem-list.tsx";
import {
  CopyAndDelete,
  lacksOf,
  NameField,
  NextRun,
  nameFrom,
  OfferedDraft,
  OthersHere,
  SaveBar,
  UnlinkedHint,
} from "./record-parts.tsx";
import { Sections } from "./sections.tsx";
import { type OpenRecord, useRecord } from "./use-record.ts";
import { Versions } from "./versions.tsx";

type Props = {
  file?: string;
  /** The kind of a new record, and the file to copy, if any. */
  kind?: string;
  from?: string | undefined;
  /** The field to go to, as a search found it. */
  field?: string | undefined;
  isJustAdded?: boolean;
  /** The path of a new record goes on with this, so that its form stays the same one when it is a file. */
  added?: string;
};

/** Whether somebody closed the preview in this browser; then it opens only when it is asked for. */
const CLOSED = "desk-preview-closed";
const isPreviewClosed = () => localStorage.getItem(CLOSED) === "yes";

/** The problems of the open record; all problems if it is new, since it has no file yet. */
const ownOf = (problems: FormProblem[], { file, hash }: OpenRecord) =>
  problems.filter((problem) => problem.file === file || hash === null);

/** The form of a record, and beside it, if wanted, the preview of its page. Without `file` it is a new record. */
export function RecordPage({ isJustAdded = false, field, added = "", ...target }: Props) {
  const edit = useRecord(target);
  const { record, draft, change, isChanged, isBusy = false, problems, choices } = edit;
  const [preview, setPreviewed] = useState<boolean>();
  const [section, setSection] = useState<number>();
  /** A React key: fields with a state of their own start again when a whole version is put into the form. */
  const [filled, setFilled] = useState(0);
  const [chosenName, setChosenName] = useState<string>();
  const problemBox = useRef<HTMLDivElement>(null);

  const here = useOthers(record?.hash ? "/api/content/here" : undefined, { file: record?.file });
  const { tell } = here;
  useEffect(() => () => void tell({ isHere: false }), [tell]);
  useLeaving(isChanged, "Leave without saving? Your words stay here as a draft.");

  const isReady = record !== undefined && choices !== undefined;
  useEffect(() => {
    if (!isReady || !field) return undefined;
    // The text editor is loaded a moment later.
    const timer = setTimeout(() => showField(fieldPathOf(field)), 300);
    return () => clearTimeout(timer);
  }, [isReady, field]);

  const form = useMemo((): FormState | null => {
    if (!record || !choices) return null;
    const inWords = (data: unknown, field: string) => JSON.stringify(valueAt(data, fieldPathOf(field)));
    const samples = new Map(
      sampleFields(draft.data).map((field) => [
        field,
        inWords(draft.data, field) !== inWords(record.data, field),
      ]),
    );
    const set = (path: FieldPath, value: unknown) =>
      change((before) => ({ ...before, data: withValue(before.data, path, value) }));
    function settle(path: FieldPath) {
      const above = path[0] === "sections" ? path.slice(0, 2) : [];
      const name = keyOf(path.slice(above.length));
      const rest = [valueAt(draft.data, [...above, "sample"])].flat().filter((one) => one !== name);
      set([...above, "sample"], rest.length > 0 ? rest : undefined);
    }
    return {
      root: record.form,
      data: draft.data,
      Field,
      choices,
      problems: byField(ownOf(problems, record)),
      samples,
      usual: record.kind === "posts" ? usualOf(draft, choices) : {},
      set,
      settle,
    };
  }, [record, choices, draft, change, problems]);

  if (!record || !form) return edit.error ? <Problem>{edit.error}</Problem> : <Loading />;

  const isNew = record.hash === null;
  const isArticle = record.kind === "posts";
  // Where both have room, the page is there from the start, until somebody closes it; a list of sections needs it most.
  const isRoomy = window.innerWidth >= (Object(record.data).sections ? 1200 : 1400);
  const isPreviewed = preview ?? (isRoomy && record.hasPreview === true && !isPreviewClosed());
  function showPreview(isShown: boolean) {
    localStorage.setItem(CLOSED, isShown ? "" : "yes");
    setPreviewed(isShown);
  }
  const hasName = isNew && !isArticle;
  const name = chosenName ?? nameFrom(record.kind, draft.data) ?? "new";
  const file = hasName ? record.file.replace(/[^/]+(?=\.\w+$)/, name) : record.file;

  const body = draft.body !== undefined && (
    <BodyField
      value={draft.body}
      data={draft.data}
      problem={form.problems.get("body") ?? form.problems.get("body.to")}
      onChange={(text) => change((before) => ({ ...before, body: text }))}
    />
  );

  async function save(how: Parameters<typeof edit.save>[1] = {}) {
    const saved = await edit.save(file, how);
    // Who goes on typing stays in the field.
    if (!saved.file && saved.isStill) requestAnimationFrame(() => problemBox.current?.focus());
    else if (saved.file && isNew && problemBox.current)
      go(to(["content", "edit", saved.file], { added }), { replace: true });
  }

  function restore(version: Draft) {
    change(() => version);
    setFilled(filled + 1);
    window.scrollTo({ top: 0 });
    problemBox.current?.focus();
  }

  return (
    <FormContext value={form}>
      <datalist id="site-paths">
        <Options of={form.choices.pages.map(({ path, title }) => [path, title])} />
      </datalist>
      <div
        className={
          isPreviewed
            ? clsx(
                "grid gap-8",
                isArticle
                  ? "xl:grid-cols-[minmax(0,1fr)_24.5rem]"
                  : "xl:grid-cols-[minmax(24rem,1fr)_minmax(28rem,1.1fr)]",
              )
            : isArticle
              ? "max-w-6xl"
              : "max-w-3xl"
        }
      >
        <form
          noValidate
          className={isPreviewed ? "min-w-0 max-xl:hidden" : "min-w-0"}
          onFocus={({ target }) => {
            const edited = target.closest<HTMLElement>("[data-section]")?.dataset.section;
            if (edited) setSection(Number(edited));
          }}
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
          <PageTitle area="Content" isHidden={isArticle}>
            {isNew ? "New" : record.title}
          </PageTitle>
          <OthersHere {...here} onTake={() => void tell({ takes: true })} />
          {edit.restored && (
            <p role="status" className="mt-4 border-l-4 border-marigold pl-4">
              This is your draft of {momentText(edit.restored)}, which was not saved.{" "}
              <LinkButton onClick={edit.discard}>Discard it</LinkButton>
            </p>
          )}
          {record.isUnlinked && (
            <UnlinkedHint path={record.path}>
              <Link href={to(["content", "edit", "content/navigation.yaml"])}>Open the menus</Link>
            </UnlinkedHint>
          )}
          {edit.offered && !isBusy && (
            <OfferedDraft
              at={edit.offered}
              isChanged={isChanged}
              onTake={() => {
                edit.takeOffered();
                setFilled(filled + 1);
              }}
              onDrop={edit.dropOffered}
            />
          )}
          <div ref={problemBox} tabIndex={-1}>
            {edit.conflict ? (
              <Conflict
                {...edit.conflict}
                key={JSON.stringify([edit.conflict.theirs?.hash, edit.conflict.clashes])}
                onChoose={(chosen) => void save({ chosen })}
                onSaveAsNew={() => void save({ isAgain: true })}
                onDiscard={edit.discard}
              />
            ) : (
              edit.error && (
                <ProblemList
                  error={edit.error}
                  own={ownOf(problems, record)}
                  others={problems.filter((one) => !ownOf([one], record).length)}
                  data={draft.data}
                />
              )
            )}
          </div>
          <div className="mt-6 grid grid-cols-1 gap-6" inert={here.takenBy !== undefined}>
            {hasName && (
              <NameField
                value={name}
                onChange={setChosenName}
                error={form.problems.get("(file name)")}
                kind={record.kind}
              />
            )}
            {record.kind === "trainings" && (
              <NextRun data={draft.data} onAddRun={(runs) => form.set(["runs"], runs)} />
            )}
            {isArticle ? (
              <ArticleForm key={filled}>{body}</ArticleForm>
            ) : (
              <Sections key={filled} schema={record.form} data={draft.data} isNew={isNew}>
                {body}
              </Sections>
            )}
          </div>
          <SaveBar
            {...{ isBusy, isChanged, isPreviewed }}
            file={record.file}
            takenBy={here.takenBy}
            canPreview={!isNew || isArticle}
            lacks={isArticle ? lacksOf(draft) : ""}
            isSaved={isJustAdded || edit.isSaved === true}
            said={edit.said}
            onPreview={() => showPreview(!isPreviewed)}
          />
          {!isNew && <CopyAndDelete {...record} />}
          {record.hash !== null && (
            <Versions file={record.file} hash={record.hash} isChanged={isChanged} onRestore={restore} />
          )}
        </form>
        {isPreviewed && (
          <PreviewPane
            title={record.title}
            path={record.path}
            draft={{ file: record.file, ...draft }}
            section={section}
            isNarrow={isArticle}
            onClose={() => showPreview(false)}
          />
        )}
      </div>
    </FormContext>
  );
}
