import { type ReactNode, useEffect, useState } from "react";
import { postDefaults } from "../../../site/content/records/post-defaults.ts";
import type { Choices } from "../../content/choices.ts";
import { labelOf } from "../../content/words.ts";
import type { Draft } from "./draft.ts";
import { FieldFrame, Fold } from "./field-frame.tsx";
import { fieldsOf, idOf, useForm } from "./form.ts";

/** What the site makes of the fields of an article that are empty. */
export function usualOf({ data, body = "" }: Draft, { records }: Choices): Record<string, string> {
  const { title, category } = Object(data) as { title?: string; category?: string };
  const names = (records.articleCategories ?? []).map(({ id }) => id);
  const { seo, excerpt, category: usual } = postDefaults({ title, category, body }, names);
  return {
    ...{ category: usual, excerpt, author: "The firm" },
    "seo.title": seo.title,
    "seo.description": seo.description,
  };
}

/** Goes on to the text as soon as its editor is loaded, unless the form is left. */
function focusText() {
  const text = document.getElementById("field-body");
  if (text) text.focus();
  else if (document.getElementById(idOf(["title"]))) requestAnimationFrame(focusText);
}

/** What the panel shows first; all other fields of an article are seldom changed. */
const FIRST = ["date", "author", "category", "tags", "excerpt", "picture", "seo", "draft"];

/** An article as it is read: title and words (`children`) first, all else in a panel beside them, closed until wanted. */
export function ArticleForm({ children }: { children: ReactNode }) {
  const { root, data, set, Field } = useForm();
  const record = Object(data) as Record<string, unknown>;
  const { title: _, ...fields } = fieldsOf(root);
  // Who begins an article types at once.
  const [isUntitled] = useState(!record.title);
  useEffect(() => {
    if (isUntitled) document.getElementById(idOf(["title"]))?.focus();
  }, [isUntitled]);
  const rest = Object.keys(fields).filter((name) => !FIRST.includes(name));
  const show = (names: string[]) => (
    <div className="grid grid-cols-1 gap-5">
      {names.map((name) => (
        <Field
          key={name}
          schema={fields[name] ?? {}}
          path={[name]}
          value={record[name]}
          // What search engines show is derived field by field, so that its fields are always there.
          isRequired={name === "seo" || (root.required?.includes(name) ?? false)}
        />
      ))}
    </div>
  );
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 max-w-[42rem]">
        <FieldFrame path={["title"]} label="Title" isRequired hideLabel>
          {(control) => (
            <textarea
              {...control}
              rows={1}
              placeholder="Title"
              className="field-sizing-content w-full resize-none border-b border-line bg-transparent pt-1 pb-2 font-display text-h2 placeholder:text-ink-soft focus:border-leaf focus:outline-none"
              value={String(record.title ?? "")}
              onChange={({ target }) => set(["title"], target.value.replaceAll(/\r?\n/g, " ") || undefined)}
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
        {show(FIRST)}
        <Fold
          paths={rest.map((name) => [name])}
          label="Seldom changed"
          note={rest.map((name) => labelOf(name, "")).join(", ")}
          className="mt-4 border-t border-line pt-3"
        >
          {show(rest)}
        </Fold>
      </Fold>
    </div>
  );
}
