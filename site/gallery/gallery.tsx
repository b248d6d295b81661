import type { ReactNode } from "react";
import { PICTURE_NAMES } from "../art/registry.ts";
import { renderPicture } from "../art/render.ts";
import type { PageHead } from "../outputs/seo/head.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";
import { Picture } from "../ui/picture.tsx";

export const galleryHead: PageHead = {
  seo: { title: "Gallery", description: "The brand, the controls in every state, and every picture." },
  path: "/gallery",
  noindex: true,
};

/** Colours, type, controls and pictures side by side; served only while developing. */
export function Gallery() {
  return (
    <div className="wrap pt-10">
      <h1 className="text-h1">Gallery</h1>
      <Part title="Colours">
        {COLOURS.map((name) => (
          <div key={name} className="w-24 text-sm">
            <div className="h-12 border border-line" style={{ background: `var(--color-${name})` }} />
            {name}
          </div>
        ))}
      </Part>
      <Part title="Type">
        {SIZES.map((size) => (
          <p key={size} className="w-full font-display" style={{ fontSize: `var(--text-${size})` }}>
            {`${size}: count every tonne, ₹7,499, €80,000, 95%`}
          </p>
        ))}
      </Part>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Buttons on ink" className="bg-ink p-6 text-paper">
        <Buttons />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Pictures">
        {PICTURE_NAMES.map((name) => (
          <div key={name} className="w-96 text-sm">
            <Picture picture={renderPicture(name)} alt="" />
            {name}
          </div>
        ))}
      </Part>
    </div>
  );
}

const COLOURS = [
  ..."ink ink-2 ink-soft paper sand line line-dark field leaf leaf-dark leaf-light".split(" "),
  ..."marigold marigold-soft marigold-ink ember white".split(" "),
  ...Array.from({ length: 11 }, (_, index) => `data-${index + 1}`),
];
const SIZES = ["hero", "h1", "h2", "h3", "h4", "lede", "lg", "base", "sm"];
const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className = "", children }: PartProps) {
  return (
    <section className={`border-t border-ink py-10 ${className}`}>
      <h2 className="text-h3">{title}</h2>
      <div className="mt-6 flex flex-wrap items-start gap-6">{children}</div>
    </section>
  );
}

function Buttons() {
  return VARIANTS.flatMap((variant) => [
    ...(["sm", "default", "lg"] as const).map((size) => (
      <Button key={`${variant} ${size}`} variant={variant} size={size}>{`${variant}, ${size}`}</Button>
    )),
    <Button key={variant} variant={variant} disabled>{`${variant}, disabled`}</Button>,
  ]);
}

function Fields() {
  const states = [{ hint: "A hint.", required: true }, { error: "What is wrong." }, { disabled: true }];
  return states.map((state) => (
    <div key={Object.keys(state)[0]} className="grid w-80 gap-4">
      <TextField label="Line" {...state} />
      <TextArea label="Text" {...state} />
      <SelectField label="Choice" {...state}>
        <option>One</option>
      </SelectField>
    </div>
  ));
}
