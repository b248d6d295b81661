import { Button } from "../../../site/ui/button.tsx";
import type { FieldProps } from "./field.tsx";
import { idOf, useForm } from "./form-context.ts";
import { keyOf } from "./places.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadButton } from "./upload-button.tsx";

/** A person's photograph, in the cut of the team page; without one the monogram stands there. */
export function PortraitField({ place, value, label }: Required<FieldProps>) {
  const { set, problems } = useForm();
  const problem = problems.get(keyOf(place));
  return (
    <fieldset id={idOf(place)} tabIndex={-1} className="grid gap-3">
      <legend className="float-left w-full font-semibold">
        {label} <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
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
            onSent={(name) => set(place, name)}
          />
          {value !== undefined && (
            <Button variant="ghost" size="sm" onClick={() => set(place, undefined)}>
              Show the monogram instead
            </Button>
          )}
          <p className="text-ink-soft">Upright, at least 640 by 800 pixels; it is cut to four by five.</p>
        </div>
      </div>
      {problem && <p className="desk-problem">{problem}</p>}
    </fieldset>
  );
}
