import { cbamFigures } from "../../../content/records/cbam-figures.ts";
import { cbamPrices } from "../../../content/records/cbam-values.ts";
import { dayText } from "../../../dates/dates.ts";
import { costIn, markUpOf } from "../../../tools/estimator/estimate.ts";
import { costInWords, goodsInWords } from "../../../tools/estimator/in-words.ts";
import { readTyped } from "../../../tools/estimator/read-typed.ts";
import { emptyTyped } from "../../../tools/estimator/typed.ts";
import type { EstimatorCopy } from "./copy.ts";
import { cbamData } from "./flow-data.ts";
import { SourcedTable } from "./sourced-table.tsx";
import { Working } from "./working.tsx";
import { YearsPanel } from "./year-chart.tsx";

/** The example of the record, made in the first year and at the price published last. */
function exampleOf(tonnes: string) {
  const data = cbamData();
  const { code } = data.figures.example;
  const typed = { ...emptyTyped(data.figures, data.prices, ""), code, tonnes };
  const { order, choice, published } = readTyped(typed, data);
  if (!order || !choice)
    throw new Error(
      `Name a code whose figures are held as example in content/tools/cbam-estimator.yaml, not ${code}.`,
    );
  const cost = costIn(Number(typed.year), order, data.figures);
  const about = `${goodsInWords(order, cost)}, ${published?.period}`;
  return { data, order, cost, about };
}
export function Example({ copy }: { copy: EstimatorCopy }) {
  const { order, cost, about } = exampleOf(String(cbamFigures().figures.example.tonnes));
  const labels = { default: copy.result.default, actual: copy.result.own };
  return (
    <>
      <p className="max-w-3xl">{`${copy.example.lede} ${about}.`}</p>
      <div className="mt-4">
        <Working order={order} cost={cost} labels={labels} />
      </div>
      <p className="figures mt-4 font-semibold">{`${costInWords(order, cost)}.`}</p>
    </>
  );
}

export function ExampleYears({ copy: { flow } }: { copy: EstimatorCopy }) {
  const { data, order, cost } = exampleOf("");
  const { title, ...names } = flow.running;
  return <YearsPanel {...{ title, names, order, cost }} figures={data.figures} />;
}

export function Prices({ title, lede, ...words }: EstimatorCopy["prices"]) {
  const record = cbamPrices();
  return (
    <SourcedTable
      {...{ lede, readings: [record] }}
      caption={title}
      columns={[words.period, words.price, words.published]}
      rows={[...record.prices, ...(record.next ? [record.next] : [])].map(
        ({ period, euro, published }) => [period, euro?.toFixed(2) ?? "–", dayText(published)],
      )}
    />
  );
}

export function Factors({ title, lede, ...words }: EstimatorCopy["factors"]) {
  const { figures, ...record } = cbamFigures();
  const own = figures.sectors.flatMap(({ name, markUp }) => (markUp ? `${name}: ${markUp}%` : []));
  return (
    <SourcedTable
      {...{ lede, readings: [record] }}
      caption={title}
      columns={[words.year, words.deducted, words.markUp]}
      rows={[
        ...figures.factors.map(({ year, deducted }): [string, string, string] => [
          String(year),
          `${deducted}%`,
          `${markUpOf({}, year, figures)}%. ${own.join(", ")}`,
        ]),
        [words.limit, `${figures.threshold} t`, words.limitText],
      ]}
    />
  );
}
