import type { ReactNode } from "react";
import { shown } from "../../../art/render.ts";
import type { CbamFigures } from "../../../content/records/cbam-figures.ts";
import type { Source } from "../../../content/records/rules.ts";
import { readOnText } from "../../../dates/dates.ts";
import { markUpOf } from "../../../tools/estimator/estimate.ts";
import { Plus } from "../../../ui/icons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { Section } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";

type Props = {
  copy: Pick<EstimatorCopy, "formula" | "factors" | "where" | "leavesOut">;
  figures: CbamFigures;
  sources: Source[];
  reviewed: string;
  sourcesTo?: string | undefined;
};

/** The formula, the factors, where to find the figures and what is left out, each in a disclosure. */
export function Explanations({ copy, ...facts }: Props) {
  return (
    <Section data-print="hide">
      <div className="border-t-2 border-ink">
        <Explanation id="formula" title={copy.formula.title}>
          <Formula {...copy.formula} />
        </Explanation>
        <Explanation id="factors" title={copy.factors.title}>
          <Factors {...copy.factors} {...facts} />
        </Explanation>
        <Explanation id="where" title={copy.where.title}>
          <Where {...copy.where} />
        </Explanation>
        <Explanation id="leaves-out" title={copy.leavesOut.title}>
          <TextList
            items={copy.leavesOut.items}
            className="max-w-3xl"
            itemClassName="border-t border-line py-3"
          />
        </Explanation>
      </div>
    </Section>
  );
}

function Explanation({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="group border-b border-line">
      <summary className="flex items-start justify-between gap-6 py-4">
        <h2 className="text-h4 sm:text-h3">{title}</h2>
        <Plus className="mt-1 size-6 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-10">{children}</div>
    </details>
  );
}

function Formula({ lede, steps }: EstimatorCopy["formula"]) {
  return (
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
            <p className="col-span-12 lg:col-span-4">
              <Said text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

type FactorsProps = EstimatorCopy["factors"] & Omit<Props, "copy">;

function Factors({ title, lede, figures, sources, reviewed, sourcesTo, ...words }: FactorsProps) {
  const ownMarkUp = figures.sectors.filter(({ markUp }) => markUp);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
      <div>
        <p>{lede}</p>
        <dl className="mt-8 grid gap-5">
          <div>
            <dt className="font-semibold">{words.exceptions}</dt>
            {ownMarkUp.map(({ id, name, markUp }) => (
              <dd key={id} className="figures">{`${name}: ${markUp}%`}</dd>
            ))}
          </div>
          <div>
            <dt className="font-semibold">{words.limit}</dt>
            <dd className="figures font-display text-h2">{figures.threshold}</dd>
            <dd className="mt-1">{words.limitText}</dd>
          </div>
        </dl>
        <p className="mt-8 text-sm text-ink-soft">
          {`${sources.map(({ reference }) => reference).join("; ")}. ${readOnText({ reviewed, sourcesTo })}.`}
        </p>
      </div>
      <table className="figures w-full self-start text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom text-sm">
            {[words.year, words.deducted, words.markUp].map((name) => (
              <th key={name} scope="col" className="py-3 pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.factors.map(({ year, deducted }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="py-3 pr-4 font-display text-h4 font-[450]">
                {year}
              </th>
              <td className="py-3 pr-4">
                {`${deducted}% `}
                <span className="max-sm:sr-only">{words.ofBenchmark}</span>
              </td>
              <td className="py-3">{`${markUpOf({}, year, figures)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Where({ picture, items }: EstimatorCopy["where"]) {
  return (
    <>
      <Picture {...shown(picture)} imageClassName="max-h-44 rounded-lg object-cover object-bottom" />
      <Points
        points={items}
        list="dl"
        className="mt-6 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="border-t border-line py-5"
        titleClassName="font-display text-h4"
      />
    </>
  );
}
