import { Button } from "../../../site/ui/button.tsx";
import { keyOf } from "../../content/field-path.ts";
import { FieldGroup } from "./field-frame.tsx";
import { type ControlProps, useForm } from "./form-context.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadButton } from "./upload-button.tsx";

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
            <Button variant="ghost" size="sm" onClick={() => set(path, undefined)}>
              Show the monogram instead
            </Button>
          )}
          <p className="text-ink-soft">Upright, at least 640 by 800 pixels; it is cut to four by five.</p>
        </div>
      </div>
    </FieldGroup>
  );
}
