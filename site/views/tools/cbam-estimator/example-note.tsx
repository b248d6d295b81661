import { Button } from "../../../ui/button.tsx";
import type { FormCopy } from "./copy.ts";

type Props = { copy: FormCopy["example"]; onClear: () => void };

/** Says that the figures are invented, until they are cleared. */
export function ExampleNote({ copy, onClear }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-marigold-soft p-4">
      <p className="min-w-56 flex-1">
        <strong className="font-semibold">{copy.title}</strong> {copy.text}
      </p>
      <Button onClick={onClear}>{copy.clear}</Button>
    </div>
  );
}
