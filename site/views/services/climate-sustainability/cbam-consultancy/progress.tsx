import { shown } from "../../../../art/render.ts";
import { SourceLine } from "../../../../ui/picture.tsx";
import { Said } from "../../../../ui/said.tsx";
import type { CbamCopy } from "./copy.ts";

/** From hot to cool: each step takes heat out of the data scale. */
const colours = ["border-data-9", "border-data-8", "border-data-7", "border-data-4", "border-data-3"];

type Props = CbamCopy["progress"] & Pick<CbamCopy["hero"], "picture">;

/** It carries the caption of the picture above it, which has no room for words. */
export function Progress({ label, steps, picture }: Props) {
  return (
    <section className="border-t border-line-dark bg-ink text-paper">
      <div className="wrap py-6">
        <h2 className="text-h4">{label}</h2>
        <ol className="mt-5 sm:grid sm:grid-cols-5">
          {steps.map((step, index) => (
            <li
              key={step.label}
              className={`${colours[index]} pr-4 pb-2.5 max-sm:border-l-4 max-sm:pl-4 sm:pb-4 sm:border-t-4 sm:pt-3`}
            >
              <p className="font-semibold">{step.label}</p>
              <p className="text-sm opacity-85">
                <Said text={step.text} />
              </p>
            </li>
          ))}
        </ol>
        <SourceLine
          source={shown(picture).picture.source}
          caption={picture.caption}
          className="text-sm opacity-85"
        />
      </div>
    </section>
  );
}
