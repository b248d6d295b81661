import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { idOf, useForm } from "./form-context.ts";
import { LeaveOut } from "./leave-out.tsx";
import { Absent } from "./object-field.tsx";
import { keyOf } from "./places.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadButton } from "./upload-button.tsx";

/** A drawing of the house or a photograph, chosen by sight, with its description. */
export function PictureField({ schema, place, value, label, isRequired }: Required<FieldProps>) {
  const { set, problems } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (value === undefined && !isRequired)
    return (
      <Absent
        place={place}
        label={label}
        hint={schema.description}
        onAdd={() => set(place, { name: "", alt: "" })}
      />
    );
  const { name = "", alt } = Object(value) as { name?: string; alt?: string };
  const problem = problems.get(keyOf([...place, "name"])) ?? problems.get(keyOf(place));
  const choose = (next: string) => {
    setOpen(false);
    // Words about another picture would be wrong.
    if (next !== name) set(place, { ...Object(value), name: next, alt: "" });
  };
  return (
    <fieldset id={idOf([...place, "name"])} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="float-left w-full font-semibold">
        {label}
        {!isRequired && <LeaveOut label={label} onLeave={() => set(place, undefined)} />}
      </legend>
      {schema.description && <p className="-mt-2 text-ink-soft">{schema.description}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          <Thumbnail name={name} />
          <p className="text-ink-soft">
            {name.startsWith("photos/")
              ? "Shown whole in articles; elsewhere cut to the frame."
              : name || "No picture yet"}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Choose a picture<span className="sr-only"> for {label}</span>
          </Button>
          <UploadButton use="picture" label="Use a photograph of your own" onSent={choose} />
        </div>
      </div>
      {problem && <p className="desk-problem">{problem}</p>}
      <Field schema={schema.properties?.alt ?? {}} place={[...place, "alt"]} value={alt} isRequired />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose a picture" size="wide">
        {isOpen && <Gallery current={name} onChoose={choose} />}
      </Dialog>
    </fieldset>
  );
}

function Gallery({ current, onChoose }: { current: string; onChoose: (name: string) => void }) {
  const { choices } = useForm();
  const groups = [
    { title: "Photographs", names: choices.photographs },
    { title: "Drawings", names: choices.drawings },
  ].filter(({ names }) => names.length > 0);
  return groups.map(({ title, names }) => (
    <section key={title} className="mt-5">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === current}
              onClick={() => onChoose(name)}
              className={clsx(
                "block w-full rounded-md p-1 text-left hover:bg-ink/8",
                name === current && "outline-2 outline-leaf",
              )}
            >
              <Thumbnail name={name} />
              <span className="mt-1 block truncate px-1">
                {name.replace(/^photos\//, "").replaceAll("-", " ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
