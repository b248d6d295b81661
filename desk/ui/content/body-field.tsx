import { lazy, Suspense, useState } from "react";
import type { Mention } from "../../content/choices.ts";
import { labelOf } from "../../content/words.ts";
import { Loading } from "../parts.tsx";
import { LinkButton } from "../route.tsx";

/** Loaded only when needed: it is larger than the rest of the desk. */
const TextEditor = lazy(() => import("./text-editor/text-editor.tsx"));

type Props = {
  value: string;
  data: unknown;
  problem?: string | undefined;
  onChange: (value: string) => void;
};

/** The text of an article, edited as visitors will read it or as Markdown. */
export function BodyField({ value, data, problem, onChange }: Props) {
  const [isMarkdown, setMarkdown] = useState(false);
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
        <LinkButton className="min-h-9" aria-pressed={isMarkdown} onClick={() => setMarkdown(!isMarkdown)}>
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
