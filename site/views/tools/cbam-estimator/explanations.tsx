import { shown } from "../../../art/render.ts";
import type { CbamFigures } from "../../../content/records/cbam-figures.ts";
import type { Source } from "../../../content/records/rules.ts";
import { readOnText } from "../../../dates/dates.ts";
import { markUpOf } from "../../../tools/estimator/estimate.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Said } from "../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";

export function Formula({ title, lede, steps }: EstimatorCopy["formula"]) {
  return (
    <Section id="formula">
      <SectionHeading title={title} lede={lede} />
      <ol className="mt-10 border-t-2 border-ink">
        {steps.map(({ name, sum, text }, index) => (
          <li key={name} className="grid-12 gap-y-2 border-b border-line py-6">
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
    </Section>
  );
}

type Props = EstimatorCopy["factors"] & {
  figures: CbamFigures;
  sources: Source[];
  reviewed: string;
  sourcesTo?: string;
};

export function Factors({ title, lede, figures, sources, reviewed, sourcesTo, ...words }: Props) {
  const ownMarkUp = figures.sectors.filter(({ markUp }) => markUp);
  return (
    <Section tone="white" id="factors">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeading title={title} lede={lede} />
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
    </Section>
  );
}

export function Where({ title, picture, items }: EstimatorCopy["where"]) {
  return (
    <Section id="where">
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={title} />
        <div data-print="hide">
          <Picture {...shown(picture)} imageClassName="rounded-lg" />
        </div>
      </div>
      <dl className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <div key={item.title} className="border-t border-line py-6">
            <dt className="font-display text-h4">{item.title}</dt>
            <dd className="mt-2">
              <Said text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function LeavesOut({ title, items, note }: EstimatorCopy["leavesOut"]) {
  return (
    <section aria-labelledby="leaves-out" className="max-w-2xl">
      <h2 id="leaves-out" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4">
        {items.map((item, index) => (
          // Items have no name of their own, and never move.
          <li key={index} className="border-t border-line py-3">
            <Said text={item} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 font-semibold">{note}</p>
    </section>
  );
}
