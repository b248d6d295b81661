import { type SubmitEvent, useId } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Reading } from "../../review/review.ts";
import { call } from "../api.ts";
import { Problem, Suggestions } from "../parts.tsx";
import { useAction } from "../use-answer.ts";

type Props = { row: Reading; name: string; isOpen: boolean; onClose: () => void; onChecked: () => void };

/** Asks for the source and for the day of the next reading. Both are recorded; the days go into the file. */
export function CheckDialog({ row, name, isOpen, onClose, onChecked }: Props) {
  const { problem, act } = useAction();
  const list = useId();
  const names = row.sources.map(({ title, reference }) => `${title}, ${reference}`);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { source, nextBy } = Object.fromEntries(new FormData(event.currentTarget));
    const { file, hash } = row;
    void act(async () => {
      await call("/api/review/checked", "POST", { file, hash, source, nextBy });
      onChecked();
    });
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={`Checked today: ${name}`}>
      <form onSubmit={onSubmit} className="mt-4 grid gap-5">
        <TextField
          name="source"
          label="Read against"
          hint="The source you read, as you would name it to a colleague."
          list={list}
          defaultValue={names.length === 1 ? names[0] : ""}
          required
          minLength={3}
          maxLength={300}
        />
        <Suggestions id={list} values={names} />
        <TextField name="nextBy" type="date" label="Next reading by" defaultValue={row.nextBy} required />
        <p className="text-ink-soft">
          Writes both days into <span className="break-all">{row.file}</span> and changes nothing else. If
          words are wrong, correct them in the Content area first.
        </p>
        <Problem>{problem}</Problem>
        <Button type="submit">It is correct as it is</Button>
      </form>
    </Dialog>
  );
}
