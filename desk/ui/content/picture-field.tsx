import { clsx } from "clsx";
import { useState } from "react";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { keyOf } from "../../content/field-path.ts";
import { SmallButton } from "../controls.tsx";
import { AbsentGroup, FieldGroup } from "./field-frame.tsx";
import { type ControlProps, useForm } from "./form-context.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadButton } from "./upload-button.tsx";

/** A drawing of the site or a photograph, chosen from thumbnails, with its description. */
export function PictureField({ schema, path, value, label, isRequired }: ControlProps) {
  const { set, problems, Field } = useForm();
  const [isOpen, setOpen] = useState(false);
  const hint = schema.description;
  if (value === undefined && !isRequired)
    return <AbsentGroup {...{ path, label, hint }} onAdd={() => set(path, { name: "", alt: "" })} />;
  const { name = "", alt } = Object(value) as { name?: string; alt?: string };
  const problem = problems.get(keyOf([...path, "name"])) ?? problems.get(keyOf(path));
  const choose = (next: string) => {
    setOpen(false);
    // The description of the picture before would be wrong.
    if (next !== name) set(path, { ...Object(value), name: next, alt: "" });
  };
  return (
    <FieldGroup
      path={[...path, "name"]}
      label={label}
      hint={hint}
      problem={name || !problem ? problem : "Choose a picture."}
      onLeaveOut={isRequired ? undefined : () => set(path, undefined)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          <Thumbnail name={name} />
          <p className="text-ink-soft">
            {name.startsWith("photos/")
              ? "Shown whole in articles; elsewhere cut to the frame."
              : name.replaceAll("-", " ") || "No picture yet"}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={() => setOpen(true)}>
            Choose a picture<span className="sr-only"> for {label}</span>
          </SmallButton>
          <UploadButton use="picture" label="Use a photograph of your own" onSent={choose} />
        </div>
      </div>
      <Field schema={schema.properties?.alt ?? {}} path={[...path, "alt"]} value={alt} isRequired />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose a picture" size="wide">
        {isOpen && <Gallery current={name} onChoose={choose} />}
      </Dialog>
    </FieldGroup>
  );
}

type GalleryProps = { current: string; isOfPhotographs?: boolean; onChoose: (name: string) => void };

export function Gallery({ current, isOfPhotographs = false, onChoose }: GalleryProps) {
  const { choices } = useForm();
  const groups = [
    { title: "Photographs", names: choices.photographs },
    { title: "Drawings", names: isOfPhotographs ? [] : choices.drawings },
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

/** A person's photograph, cut as on the team page; without one that page shows the monogram. */
export function PortraitField({ path, value, label }: ControlProps) {
  const { set, problems } = useForm();
  return (
    <FieldGroup path={path} label={label} isRequired={false} problem={problems.get(keyOf(path))}>
      <div className="flex flex-wrap items-start gap-4">
        {typeof value === "string" && (
          <div className="w-32">
            <Thumbnail name={value} shape="portrait" />
          </div>
        )}
        <div className="grid justify-items-start gap-2">
          <UploadButton
            use="portrait"
            label={value ? "Replace the portrait" : "Add a portrait"}
            onSent={(name) => set(path, name)}
          />
          {value !== undefined && (
            <SmallButton variant="ghost" onClick={() => set(path, undefined)}>
              Show the monogram instead
            </SmallButton>
          )}
          <p className="text-ink-soft">Upright, at least 640 by 800 pixels; it is cut to four by five.</p>
        </div>
      </div>
    </FieldGroup>
  );
}
