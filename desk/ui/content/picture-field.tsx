import { clsx } from "clsx";
import { useRef, useState } from "react";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { keyOf } from "../../content/field-path.ts";
import { call, useAction } from "../api.ts";
import { Problem, SmallButton } from "../parts.tsx";
import { FieldGroup } from "./field-frame.tsx";
import { type ControlProps, useForm } from "./form.ts";
import { PhotoPart } from "./photo-part.tsx";
import { Thumbnail } from "./thumbnail.tsx";

export function PictureField(field: ControlProps) {
  const { schema, path, value, label } = field;
  const { set, problems, Field } = useForm();
  const [isOpen, setOpen] = useState(false);
  const { name = "", alt } = Object(value) as { name?: string; alt?: string };
  const problem = problems.get(keyOf([...path, "name"])) ?? problems.get(keyOf(path));
  // It is shown with the shapes in which pages cut it, which need the whole width.
  const isPhotograph = name.startsWith("photos/");
  const choose = (next: string) => {
    setOpen(false);
    // The description of the picture before would be wrong.
    if (next !== name) set(path, { ...Object(value), name: next, alt: "" });
  };
  return (
    <FieldGroup
      {...field}
      problem={name || !problem ? problem : "Choose a picture."}
      make={() => ({ name: "", alt: "" })}
      className="@container"
    >
      <div
        className={clsx(
          "grid items-start gap-4",
          !isPhotograph && "@md:grid-cols-[15rem_minmax(0,1fr)]",
        )}
      >
        <div className="grid min-w-0 gap-2">
          {isPhotograph ? (
            <PhotoPart
              name={name}
              use="picture"
              onChange={(next) => set([...path, "name"], next)}
            />
          ) : (
            <>
              <Thumbnail name={name} />
              <p className="text-ink-soft">{name.replaceAll("-", " ") || "No picture yet"}</p>
            </>
          )}
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
        {isOpen && <Gallery current={name.replace(/#.*/, "")} onChoose={choose} />}
      </Dialog>
    </FieldGroup>
  );
}

type GalleryProps = {
  current: string;
  isOfPhotographs?: boolean;
  onChoose: (name: string) => void;
};

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
  const { set } = useForm();
  return (
    <FieldGroup path={path} label={label} isRequired={false}>
      <div className="flex flex-wrap items-start gap-4">
        {typeof value === "string" && (
          <PhotoPart name={value} use="portrait" onChange={(next) => set(path, next)} />
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
          <p className="text-ink-soft">
            At least 640 by 800 pixels; pages show an upright part of it.
          </p>
        </div>
      </div>
    </FieldGroup>
  );
}

const LARGEST_MB = 25;

type Use = "picture" | "portrait";

/** Resolves to the new name of the photograph; throws a sentence that says what is wrong with the file. */
export async function uploadPhotograph(file: File, use: Use): Promise<string> {
  if (file.size > LARGEST_MB * 1024 * 1024)
    throw new Error(`This file is larger than ${LARGEST_MB} MB: use a smaller one.`);
  if (!file.type.startsWith("image/"))
    throw new Error("This is not a photograph: choose a JPEG, PNG, WebP or AVIF file.");
  const query = { use, name: file.name };
  return (await call("POST /api/content/photo", { query, body: file })).name;
}

type UploadProps = { use: Use; label: string; onSent: (name: string) => void };

export function UploadButton({ use, label, onSent }: UploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { problem, act } = useAction();
  async function send(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    await act(async () => onSent(await uploadPhotograph(file, use)));
    setBusy(false);
  }
  return (
    <div className="grid justify-items-start gap-1">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <SmallButton
        disabled={isBusy}
        onClick={() => input.current?.click()}
        label={isBusy ? "Preparing the photograph …" : label}
      />
      <Problem>{problem}</Problem>
    </div>
  );
}
