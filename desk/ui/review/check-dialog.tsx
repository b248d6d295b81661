import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Reading } from "../../review/shown.ts";
import { call } from "../api.ts";
import { Problem } from "../parts.tsx";

type Props = { row: Reading; name: string; isOpen: boolean; onClose: () => void; onChecked: () => void };

/** What it was read against and when next: both go on record, and the two days into the file. */
export function CheckDialog({ row, name, isOpen, onClose, onChecked }: Props) {
  const [problem, setProblem] = useState("");
  const list = useId();
  const names = row.sources.map(({ title, reference }) => `${title}, ${reference}`);
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const { file, hash } = row;
    try {
      await call("/api/review/checked", "POST", {
        file,
        hash,
        source: String(fields.get("source")),
        nextBy: String(fields.get("nextBy")),
      });
      onChecked();
    } catch (reason) {
      setProblem((reason as Error).message);
    }
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={`Checked today: ${name}`}>
      <form onSubmit={onSubmit} className="mt-4 grid gap-5">
        <TextField
          name="source"
          label="Read against"
          hint="The source you had before you, as you would name it to a colleague."
          list={list}
          defaultValue={names.length === 1 ? names[0] : ""}
          required
          minLength={3}
          maxLength={300}
        />
        <datalist id={list}>
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <TextField name="nextBy" type="date" label="Next reading by" defaultValue={row.nextBy} required />
        <p className="text-ink-soft">
          Writes today and this day into <span className="break-all">{row.file}</span> and changes nothing
          else of it. Words that are wrong are put right in the Content room first.
        </p>
        <Problem>{problem}</Problem>
        <Button type="submit">It holds as it is</Button>
      </form>
    </Dialog>
  );
}
