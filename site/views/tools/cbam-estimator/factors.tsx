import type { CbamFigures } from "../../../content/records/cbam-figures.ts";
import type { Source } from "../../../content/records/rules.ts";
import { dayText } from "../../../dates/dates.ts";
import { markUpOf } from "../../../tools/estimator/estimate.ts";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";

type Props = EstimatorCopy["factors"] & { figures: CbamFigures; sources: Source[]; reviewed: string };

export function Factors({ title, lede, figures, sources, reviewed, ...words }: Props) {
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
            {`${sources.map(({ reference }) => reference).join("; ")}. Reviewed on `}
            <time dateTime={reviewed}>{dayText(reviewed)}</time>.
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
