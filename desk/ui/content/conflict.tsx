import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { Opened } from "../../content/store.ts";
import { labelOf, valueText } from "../../content/words.ts";
import type { Draft } from "./draft.ts";
import type { OpenRecord } from "./use-record.ts";

type Props = {
  theirs: Opened | null;
  draft: Draft;
  base: OpenRecord;
  /** Saves a draft over the file with this hash; null saves it as a new file. */
  onSave: (hash: string | null, draft: Draft) => void;
  onDiscard: () => void;
};

/** Shown when somebody else changed the file: both versions, field by field, to choose from. Nothing is saved before. */
export function Conflict({ theirs, draft, base, onSave, onDiscard }: Props) {
  const mine: Record<string, unknown> = { ...Object(draft.data), body: draft.body };
  const other: Record<string, unknown> = { ...Object(theirs?.data), body: theirs?.body };
  const before: Record<string, unknown> = { ...Object(base.data), body: base.body };
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])].filter(
    (name) => !isSame(mine[name], other[name]),
  );
  // A field that I did not change is theirs; where both changed it, mine is offered first.
  const [chosen, setChosen] = useState<Record<string, "mine" | "theirs">>(() =>
    Object.fromEntries(names.map((name) => [name, isSame(mine[name], before[name]) ? "theirs" : "mine"])),
  );
  if (!theirs)
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-3 border-l-4 border-ember pl-4">
        <p className="font-semibold">Somebody deleted this file meanwhile.</p>
        <Button onClick={() => onSave(null, draft)}>Save my version as a new file</Button>
        <Button variant="outline" onClick={onDiscard}>
          Discard my version
        </Button>
      </div>
    );
  const merged = (): Draft => {
    const all = { ...other };
    for (const name of names) if (chosen[name] === "mine") all[name] = mine[name];
    const { body, ...data } = all;
    const full = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
    return { data: Array.isArray(draft.data) ? draft.data : full, ...(typeof body === "string" && { body }) };
  };
  return (
    <div role="alert" className="mt-4 grid gap-4 border-l-4 border-ember pl-4">
      <p className="font-semibold">
        Somebody else changed this meanwhile. Choose which version to keep of each field; nothing is saved
        before.
      </p>
      {names.map((name) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="float-left w-full font-semibold">{labelOf(name)}</legend>
          {(["mine", "theirs"] as const).map((side) => (
            <label key={side} className="flex items-start gap-2">
              <input
                type="radio"
                name={`conflict-${name}`}
                className="mt-1 accent-leaf"
                checked={chosen[name] === side}
                onChange={() => setChosen({ ...chosen, [name]: side })}
              />
              <span className="min-w-0">
                <span className="font-semibold">{side === "mine" ? "Yours: " : "On disk: "}</span>
                <span className="break-words whitespace-pre-line">
                  {valueText((side === "mine" ? mine : other)[name], name)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSave(theirs.hash, merged())}>Save this choice</Button>
        <Button variant="outline" onClick={onDiscard}>
          Discard my version, open the one on disk
        </Button>
      </div>
    </div>
  );
}
