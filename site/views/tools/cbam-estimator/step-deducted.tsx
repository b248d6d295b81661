import { decimal, shown } from "../../../tools/estimator/decimal.ts";
import { routesOf } from "../../../tools/estimator/values.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { ReadAgain } from "../../../ui/read-again.tsx";
import { Sources } from "./sources.tsx";
import { BasisFields, Figure, More, NumberField, type StepProps } from "./step-props.tsx";

/** The year with its factor, and the benchmark of each basis. */
export function StepDeducted({ data, typed, read, wired }: StepProps) {
  const words = data.flow.deducted;
  const { factors } = data.figures;
  const { choice, figures, sector, missing } = read;
  const factor = factors.find(({ year }) => String(year) === typed.year);
  const routes = choice ? routesOf(choice.benchmark.columnA) : [];
  const route = choice?.default.route;
  const unit = `${data.flow.emissions.unit} ${sector?.unit ?? "t"}`;
  const changes = (["benchmark", "ownBenchmark", "correction"] as const).filter(
    (field) => (field !== "benchmark" || figures.value) && (field !== "ownBenchmark" || typed.own),
  );
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4">
        <SelectField label={words.year} {...wired("year")}>
          {!factor && <option>{typed.year}</option>}
          {factors.map(({ year }) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        {factor && <Figure value={`${shown(decimal(factor.deducted))}%`} unit={words.factor} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {figures.value && (
          <BasisFields basis="default" title={words.columnB}>
            {figures.columnB && (
              <Figure value={shown(figures.columnB)} unit={unit}>
                {[words.benchmark.label, route && words.routes[route]].filter(Boolean).join(" · ")}
              </Figure>
            )}
          </BasisFields>
        )}
        {typed.own && (
          <BasisFields basis="actual" title={words.columnA}>
            {figures.columnA && (
              <Figure value={shown(figures.columnA)} unit={unit}>
                {words.ownBenchmark.label}
              </Figure>
            )}
            {routes.length > 0 && (
              <SelectField label={words.route} {...wired("route")}>
                {routes.map((one) => (
                  <option key={one} value={one}>
                    {words.routes[one]}
                  </option>
                ))}
              </SelectField>
            )}
            <NumberField
              label={words.precursors.label}
              hint={words.precursors.hint}
              {...wired("precursors")}
            />
            <Disclosure label={words.precursors.help}>
              <p>{words.precursors.example}</p>
            </Disclosure>
          </BasisFields>
        )}
      </div>
      <div>
        <p>{words.provisional}</p>
        <Sources {...data.readings.benchmarks} isShort />
        <ReadAgain {...data.readings.figures} />
      </div>
      <More label={words.change} isNeeded={changes.some((field) => typed[field] || missing.includes(field))}>
        {changes.map((field) => (
          <NumberField key={field} {...words[field]} {...wired(field)} />
        ))}
        <Sources {...data.readings.figures} isShort />
      </More>
    </>
  );
}
