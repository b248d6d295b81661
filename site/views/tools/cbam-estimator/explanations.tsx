import type { ReactNode } from "react";
import { shown } from "../../../art/render.ts";
import { ArrowRight, Plus } from "../../../ui/icons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { TextList, words } from "../../../ui/points.tsx";
import { Section } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";
import { Example, Factors, Prices } from "./value-tables.tsx";

export function Explanations({ copy }: { copy: EstimatorCopy }) {
  const { example, formula, values, prices, factors, leavesOut } = copy;
  const left = (
    <TextList
      items={leavesOut.items}
      className="max-w-3xl"
      itemClassName="border-t border-line py-3"
    />
  );
  const parts: Array<[id: string, title: string, content: ReactNode]> = [
    ["example", example.title, <Example copy={copy} />],
    ["formula", formula.title, <Formula {...formula} />],
    ["prices", prices.title, <Prices {...prices} />],
    ["factors", factors.title, <Factors {...factors} />],
    ["leaves-out", leavesOut.title, left],
  ];
  return (
    <Section data-print="hide">
      <Picture
        {...shown(copy.picture)}
        imageClassName="max-h-44 rounded-lg object-cover object-bottom"
      />
      <div className="mt-8 border-t-2 border-ink">
        {parts.map(([id, title, content]) => (
          <details key={id} id={id} className="group border-b border-line">
            <summary className="flex items-start justify-between gap-6 py-4">
              <h2 className="text-h4 sm:text-h3">{title}</h2>
              <Plus className="mt-1 size-6 transition-transform group-open:rotate-45" />
            </summary>
            <div className="pb-10">{content}</div>
          </details>
        ))}
        <a
          href={values.to}
          className="flex items-start justify-between gap-6 border-b border-line py-4"
        >
          <span className="font-display text-h4 sm:text-h3">{values.label}</span>
          <ArrowRight className="mt-1 size-6" />
        </a>
      </div>
    </Section>
  );
}

const Formula = ({ lede, steps }: EstimatorCopy["formula"]) => (
  <>
    <p className="max-w-3xl">{lede}</p>
    <ol className="mt-6 border-t border-ink">
      {steps.map(({ name, sum, text }, index) => (
        <li key={name} className="grid-12 gap-y-2 border-b border-line py-5">
          <h3 className="col-span-12 flex items-baseline gap-3 text-h4 lg:col-span-3">
            <span className="figures text-marigold-ink">{index + 1}</span>
            {name}
          </h3>
          <p className="col-span-12 text-lg font-semibold lg:col-span-5">{sum}</p>
          <p className="col-span-12 lg:col-span-4">{words(text)}</p>
        </li>
      ))}
    </ol>
  </>
);
