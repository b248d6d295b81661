import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { Reading } from "../../review/shown.ts";
import { CheckDialog } from "./check-dialog.tsx";
import { daysText, isoText } from "./days.ts";
import { FileLink, UsesList } from "./places.tsx";

/** One file to be read again: until when, against what, and what the site says by it. */
export function ReadingCard({ row, onChecked }: { row: Reading; onChecked: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const what = row.what.replace(/;.*$/, "");
  const name = what.replace(/^Read (the )?(.*) against .*$/, "$2");
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="figures">
        <span className="block font-semibold">{isoText(row.day)}</span>
        <span className={clsx(row.left < 0 ? "font-semibold text-ember" : "text-ink-soft")}>
          {daysText(row.left)}
        </span>
      </p>
      <div className="grid min-w-0 gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">{what}</h3>
        <p className="figures text-ink-soft">
          Last done on {isoText(row.reviewed)}. Shown on {row.page}.
        </p>
        <FileLink file={row.file} line={row.line} />
        {row.sources.length > 0 && (
          <ul className="list-disc pl-5">
            {row.sources.map(({ id, title, reference, asOf }) => (
              <li key={id}>
                {title}, {reference}
                {asOf && ` (as of ${asOf})`}
              </li>
            ))}
          </ul>
        )}
        {row.sentences.length > 0 && (
          <details>
            <summary className="inline-flex min-h-9 items-center font-semibold text-leaf underline underline-offset-4">
              What the site says of it ({row.sentences.length})
            </summary>
            <ul className="mt-1 grid gap-3 border-l-4 border-line pl-4">
              {row.sentences.map((sentence) => (
                <li key={sentence.name}>
                  <p className="max-w-[42em]">{sentence.text}</p>
                  <UsesList uses={sentence.uses} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          <span>
            Checked today …<span className="sr-only"> {name}</span>
          </span>
        </Button>
      </div>
      <CheckDialog
        row={row}
        name={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChecked={() => {
          setOpen(false);
          onChecked(name);
        }}
      />
    </li>
  );
}
