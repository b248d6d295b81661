import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { Clash, Side } from "../../content/merge.ts";
import type { Opened } from "../../content/store.ts";

/** Somebody else changed the file: who, the file as it is now (null: deleted), and what both changed. */
export type Conflicting = { theirs: Opened | null; clashes: Clash[]; who: string };
export type Chosen = Record<string, Side>;

type Props = Conflicting & {
  /** `isAgain` for a deleted record. */
  onSave: (how: { chosen?: Chosen; isAgain?: boolean }) => void;
  onDiscard: () => void;
};

export function Conflict({ theirs, clashes, who, onSave, onDiscard }: Props) {
  const [chosen, setChosen] = useState<Chosen>(
    Object.fromEntries(clashes.map(({ key, side = "mine" }) => [key, side])),
  );
  return (
    <div role="alert" className="mt-4 grid gap-5 border-l-4 border-ember pl-4">
      <p className="font-semibold">
        {theirs
          ? `${who} changed the same as you meanwhile. Choose which version to keep, field by field; all other changes of both are kept. Nothing is saved before.`
          : `${who} deleted this meanwhile.`}
      </p>
      {clashes.map(({ key, label, lines, side: by }) => (
        <fieldset key={key} className="grid gap-3 sm:grid-cols-2">
          <legend className="float-left mb-2 w-full font-semibold sm:col-span-2">
            {label}
            {by && `, which only ${by === "mine" ? "you" : who} changed`}
          </legend>
          {(["mine", "theirs"] as const).map((side) => (
            <label
              key={side}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 gap-y-1 border border-line p-3 has-checked:border-leaf has-checked:bg-sand"
            >
              <input
                type="radio"
                name={`conflict-${key}`}
                className="mt-1 accent-leaf"
                checked={chosen[key] === side}
                onChange={() => setChosen({ ...chosen, [key]: side })}
              />
              <span className="font-semibold">{side === "mine" ? "Yours" : who}</span>
              {lines.map((line) => (
                <span key={line.field} className="col-start-2 break-words whitespace-pre-line">
                  {line.field && <span className="text-ink-soft">{line.field}: </span>}
                  {line[side] ?? <em>{line.field ? "nothing" : "removed"}</em>}
                </span>
              ))}
            </label>
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSave(theirs ? { chosen } : { isAgain: true })}>
          {theirs ? "Save this choice" : "Save my version all the same"}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {theirs ? "Discard all of mine" : "Discard my version"}
        </Button>
      </div>
    </div>
  );
}
