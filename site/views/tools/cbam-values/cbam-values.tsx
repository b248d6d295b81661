import { type Column, cbamBenchmarks, cbamDefaults } from "../../../content/records/cbam-values.ts";
import { rulesOf } from "../../../content/records/review.ts";
import { type PageHead, pageHead } from "../../../outputs/seo/head.ts";
import { lookUp } from "../../../tools/estimator/values.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Reviewed } from "../../../ui/reviewed.tsx";
import { Section } from "../../../ui/section.tsx";
import { SourcedTable } from "../cbam-estimator/sourced-table.tsx";
import type { ValuesCopy } from "./copy.ts";

const path = "/tools/cbam-values";

export const valuesHead = (copy: ValuesCopy): PageHead => ({
  ...pageHead(path, copy.seo, copy.picture),
  rules: rulesOf(copy),
  modified: cbamDefaults().reviewed,
});

/** What the estimator reckons with, as a table for those who look a value up or run no scripts. */
export const ValuesPage = ({ copy }: { copy: ValuesCopy }) => (
  <>
    <Hero tone="ink" trail={path} {...copy.hero} titleClassName="max-sm:text-h2" />
    <Section>
      <Values {...copy.values} />
    </Section>
    <Reviewed rules={rulesOf(copy)} />
    <CallToAction {...copy.closing} />
  </>
);

function Values({ title, lede, dash, ...words }: ValuesCopy["values"]) {
  const readings = [cbamDefaults(), cbamBenchmarks()] as const;
  const values = { defaults: readings[0].lines, benchmarks: readings[1].lines };
  const rows = values.defaults.flatMap((line) =>
    line.codes.flatMap((code) => lookUp(code, values).filter((choice) => choice.default === line)),
  );
  return (
    <SourcedTable
      {...{ lede, readings: [...readings] }}
      caption={title}
      columns={[words.goods, words.value, words.columnA, words.columnB]}
      rows={rows.map(({ codes, name, default: { value }, benchmark }) => [
        `${codes.join(", ")} ${name}`,
        value?.toFixed(3) ?? dash,
        columnText(benchmark.columnA),
        columnText(benchmark.columnB),
      ])}
    />
  );
}

/** "1.364 (C), 0.475 (D)", or "1.189, from 2028 1.151". */
const columnText = (column: Column) =>
  column
    .map(
      ({ route, from, value }) =>
        `${from ? `from ${from} ` : ""}${value.toFixed(3)}${route ? ` (${route})` : ""}`,
    )
    .join(", ");
