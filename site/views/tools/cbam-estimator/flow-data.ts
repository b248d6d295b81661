import { firm } from "../../../content/reader/read.ts";
import { cbamAnnex } from "../../../content/records/annex.ts";
import { cbamFigures } from "../../../content/records/cbam-figures.ts";
import { cbamBenchmarks, cbamDefaults, cbamPrices } from "../../../content/records/cbam-values.ts";
import { wordingsOf } from "../../../content/records/dated-text.ts";
import { absolute } from "../../../outputs/seo/json-ld.ts";
import type { CbamData } from "../../../tools/estimator/read-typed.ts";
import { cnCodesCopy } from "../cn-codes/copy.ts";
import type { EstimatorCopy } from "./copy.ts";
import type { SourceReading } from "./sources.tsx";

function givens() {
  const { prices, next, rate } = cbamPrices();
  return { figures: cbamFigures().figures, annex: cbamAnnex().annex, prices, next, rate };
}

const values = () => ({ defaults: cbamDefaults().lines, benchmarks: cbamBenchmarks().lines });

export const cbamData = (): CbamData => ({ ...givens(), values: values() });

/** What the first step needs: the page holds it. */
export function firstData({ flow }: EstimatorCopy) {
  const { outside, didYouMean, standings } = cnCodesCopy().answers;
  const listed = readingOf(cbamAnnex());
  return { ...givens(), flow, didYouMean, standings, outside: wordingsOf(outside), listed };
}

/** What the later steps need as well: fetched once a code is typed. */
export const laterData = ({ result, handOver, uncertain, leavesOut }: EstimatorCopy) => ({
  values: values(),
  result,
  handOver,
  readings: {
    figures: readingOf(cbamFigures()),
    defaults: readingOf(cbamDefaults()),
    benchmarks: readingOf(cbamBenchmarks()),
    prices: readingOf(cbamPrices()),
  },
  uncertain: uncertain.map(wordingsOf),
  note: leavesOut.note,
  firm: firm().name,
  site: new URL(absolute("/")).origin,
});

export type FirstData = ReturnType<typeof firstData>;
export type LaterData = ReturnType<typeof laterData>;

const readingOf = ({ sources, reviewed, recheckBy, asOf }: SourceReading): SourceReading => ({
  sources,
  reviewed,
  recheckBy,
  asOf,
});
