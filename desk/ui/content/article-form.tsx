import { type ClipboardEvent, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { postDefaults } from "../../../site/content/records/post-defaults.ts";
import type { Choices, Mention } from "../../content/choices.ts";
import { labelOf } from "../../content/words.ts";
import { Loading } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
import type { Draft } from "./draft.ts";
import { FieldFrame, Fold } from "./field-frame.tsx";
import { Fields, SeldomChanged } from "./fields.tsx";
import { fieldsOf, idOf, useForm } from "./form.ts";
import { asOneLine } from "./pasted.ts";
import type { WholePaste } from "./text-editor/text-editor.tsx";

/** What the site makes of the fields of an article that are empty. */
export function usualOf({ data, body = "" }: Draft, { records }: Choices): Record<string, string> {
  const { title, category } = Object(data) as { title?: string; category?: string };
  const names = (records.articleCategories ?? []).map(({ id }) => id);
  const { seo, excerpt, category: usual } = postDefaults({ title, category, body }, names);
  const derived = { "seo.title": seo.title, "seo.description": seo.description };
  return { category: usual, excerpt, author: "The firm", ...derived };
}

/** Goes on to the text as soon as its editor is loaded, unless the form is left. */
function focusText() {
  const text = document.getElementById("field-body");
  if (text) text.focus();
  else if (document.getElementById(idOf(["title"]))) requestAnimationFrame(focusText);
}

/** Hands a whole text that was pasted into the title on to the editor of the text, as soon as that is loaded. */
function handOn(detail: WholePaste["detail"]) {
  const text = document.getElementById("field-body");
  if (text) text.dispatchEvent(new CustomEvent("wholepaste", { detail }));
  else if (document.getElementById(idOf(["title"]))) requestAnimationFrame(() => handOn(detail));
}

function pasteIntoTitle(event: ClipboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const [html = "", text = ""] = ["text/html", "text/plain"].map((type) =>
    event.clipboardData.getData(type),
  );
  const lines =
    text || html.replace(/<\/?(p|h\d|li|div|tr|br)\b[^>]*>/g, "\n").replace(/<[^>]*>/g, "");
  const isMarkdown = document.querySelector("textarea#field-body") !== null;
  if (isMarkdown || !/\S\s*\n\s*\S/.test(lines)) return;
  event.preventDefault();
  const kept = value.slice(0, selectionStart) + value.slice(selectionEnd);
  handOn({ html, text, isUntitled: kept.trim() === "" });
}

/** In the panel; all other fields of an article are seldom changed. */
const FIRST = ["date", "author", "category", "tags", "excerpt", "picture", "seo", "draft"];

/** An article as it is read: title and words (`children`) first, all else in a panel beside them, closed until wanted. */
export function ArticleForm({ children }: { children: ReactNode }) {
  const { root, data, set } = useForm();
  const record = Object(data) as Record<string, unknown>;
  const { title: _, ...fields } = fieldsOf(root);
  // Who begins an article types at once.
  const [isUntitled] = useState(!record.title);
  useEffect(() => {
    if (isUntitled) document.getElementById(idOf(["title"]))?.focus();
  }, [isUntitled]);
  const rest = Object.keys(fields).filter((name) => !FIRST.includes(name));
  // What search engines show is derived field by field, so that its fields are always there.
  const schema = { ...root, required: [...(root.required ?? []), "seo"] };
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 max-w-[42rem]">
        <FieldFrame path={["title"]} label="Title" hideLabel>
          {(control) => (
            <textarea
              {...control}
              rows={1}
              placeholder="Title"
              className="field-sizing-content w-full resize-none border-b border-line bg-transparent pt-1 pb-2 font-display text-h2 placeholder:text-ink-soft focus:border-leaf focus:outline-none"
              value={String(record.title ?? "")}
              onChange={({ target }) => set(["title"], asOneLine(target.value) || undefined)}
              onPaste={pasteIntoTitle}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                focusText();
              }}
            />
          )}
        </FieldFrame>
        {children}
      </div>
      <Fold
        paths={Object.keys(fields).map((name) => [name])}
        label="About this article"
        className="border-t border-line pt-3 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto xl:border-t-0 xl:border-l xl:pt-0 xl:pl-5 xl:open:w-76"
      >
        <div className="grid grid-cols-1 gap-5">
          <Fields schema={schema} path={[]} value={data} names={FIRST} />
          <SeldomChanged names={rest}>
            <Fields schema={schema} path={[]} value={data} names={rest} />
          </SeldomChanged>
        </div>
      </Fold>
    </div>
  );
}

/** Loaded only when needed: it is larger than the rest of the desk. */
const TextEditor = lazy(() => import("./text-editor/text-editor.tsx"));

export function BodyField() {
  const { draft, data, problems, change } = useForm();
  const [isMarkdown, setMarkdown] = useState(false);
  const value = draft.body;
  if (value === undefined) return null;
  const problem = problems.get("body") ?? problems.get("body.to");
  const onChange = (body: string) => change((before) => ({ ...before, body }));
  const attributes = {
    id: "field-body",
    "aria-labelledby": "body-label",
    ...(problem ? { "aria-describedby": "body-problem", "aria-invalid": "true" } : {}),
  };
  // A text may also name fields of its own record in braces.
  const ownMentions = Object.keys(Object(data))
    .filter((name) => value.includes(`{${name}}`))
    .map((name): Mention => ({ name, of: "This page", says: labelOf(name) }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <p id="body-label" className="mr-auto font-semibold">
          Text
        </p>
        <LinkButton
          className="min-h-9"
          aria-pressed={isMarkdown}
          onClick={() => setMarkdown(!isMarkdown)}
        >
          {isMarkdown ? "Show as it is read" : "Show the Markdown"}
        </LinkButton>
      </div>
      {problem && (
        <p id="body-problem" className="desk-problem">
          {problem}
        </p>
      )}
      {isMarkdown ? (
        <textarea
          {...attributes}
          aria-invalid={problem ? true : undefined}
          className="desk-control min-h-96 w-full resize-y font-mono leading-relaxed"
          rows={24}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <TextEditor {...{ value, ownMentions, attributes, onChange }} />
        </Suspense>
      )}
    </div>
  );
}
