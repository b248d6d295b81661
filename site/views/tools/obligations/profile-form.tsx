import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { ObligationsCopy } from "./copy.ts";
import { Option } from "./question-form.tsx";

type Props = {
  words: ObligationsCopy["profile"];
  missing: string;
  ticked: readonly string[];
  /** Where the form leads before the scripts have loaded; what is ticked is then in the address as well. */
  action: string;
  onTick: (ticked: string[]) => void;
};

/** What people know of themselves, to be ticked at once before anything is asked. */
export function ProfileForm({ words, missing, ticked, action, onTick }: Props) {
  const id = useId();
  const [isMissing, setMissing] = useState(false);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("profile").map(String);
    if (chosen.length > 0) return onTick(chosen);
    setMissing(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form method="get" action={action} onSubmit={onSubmit} autoComplete="off">
      <fieldset aria-describedby={`${id}-hint${isMissing ? ` ${id}-missing` : ""}`}>
        <legend>
          <h2 tabIndex={-1} data-step="" className="text-h3">
            {words.title}
          </h2>
        </legend>
        <p id={`${id}-hint`} className="mt-2 max-w-2xl text-ink-soft">
          {words.hint}
        </p>
        {isMissing && (
          <p id={`${id}-missing`} role="alert" className="mt-4 font-semibold text-ember">
            {missing}
          </p>
        )}
        <div className="mt-6 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {words.options.map(({ id: value, label }) => (
            <Option key={value} type="checkbox" name="profile" value={value} chosen={ticked}>
              {label}
            </Option>
          ))}
        </div>
        <Button type="submit" size="lg" className="mt-6">
          {words.action}
        </Button>
      </fieldset>
    </form>
  );
}
