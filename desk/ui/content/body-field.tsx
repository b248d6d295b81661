import { useRef } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { UploadButton } from "./upload-button.tsx";

const PIECES = [
  { label: "Heading", text: "\n\n## Heading\n\n" },
  { label: "List", text: "\n\n- First point\n- Second point\n\n" },
  { label: "Table", text: "\n\n| Column | Column |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |\n\n" },
  { label: "Link", text: "[words of the link](/contact)" },
];

type Props = { value: string; problem?: string | undefined; onChange: (value: string) => void };

/** The text of an article in Markdown, with buttons for its marks. */
export function BodyField({ value, problem, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    const at = area.current?.selectionEnd ?? value.length;
    const before = value.slice(0, at);
    const piece =
      before.trim() === "" ? text.trimStart() : /\n\n$/.test(before) ? text.replace(/^\n+/, "") : text;
    onChange(before + piece + value.slice(at));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + piece.length, at + piece.length);
    });
  };
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor="field-body" className="mr-auto font-semibold">
          Text
        </label>
        {PIECES.map(({ label, text }) => (
          <Button
            key={label}
            variant="outline"
            size="sm"
            onClick={() => insert(text)}
            aria-label={`Insert a ${label.toLowerCase()}`}
          >
            {label}
          </Button>
        ))}
      </div>
      <textarea
        ref={area}
        id="field-body"
        className="desk-control min-h-96 w-full resize-y font-mono leading-relaxed"
        rows={24}
        value={value}
        aria-describedby={problem ? "body-problem body-hint" : "body-hint"}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id="body-problem" className="desk-problem">
          {problem}
        </p>
      )}
      <UploadButton
        use="picture"
        label="Insert a photograph"
        onSent={(name) => insert(`\n\n![](${name})\n\n`)}
      />
      <p id="body-hint" className="text-ink-soft">
        An empty line begins a paragraph. ## begins a heading, - a point of a list, **words** are bold, |
        stands between the cells of a table. Between the brackets before a photograph, say what it shows.
      </p>
    </div>
  );
}
