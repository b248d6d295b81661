import { dayText } from "../../../dates/dates.ts";
import {
  decimal,
  euros,
  fromPercent,
  grouped,
  plus,
  times,
} from "../../../tools/estimator/decimal.ts";
import { markUpOf } from "../../../tools/estimator/estimate.ts";
import { routesOf } from "../../../tools/estimator/values.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { ReadAgain } from "../../../ui/read-on.tsx";
import { Sources } from "./sources.tsx";
import {
  BasisFields,
  Figure,
  More,
  MoreField,
  NumberField,
  type StepProps,
} from "./step-props.tsx";

export function StepEmissions({ data, typed, read, wired }: StepProps) {
  const words = data.flow.emissions;
  const { choices, choice, sector, say, figures } = read;
  const unit = sector?.unit ?? "t";
  const isOpen = choices.length > 1 && !choice;
  const markUp = decimal(markUpOf(sector ?? {}, Number(typed.year), data.figures));
  const held = choice?.default.value;
  return (
    <>
      {choices.length > 1 && (
        <SelectField label={words.choose} {...wired("choice")}>
          <option value="">{words.pick}</option>
          {choices.map(({ id, name, codes }) => (
            <option key={id} value={id}>{`${name} (${codes.join(", ")})`}</option>
          ))}
        </SelectField>
      )}
      {!isOpen && (
        <div className="grid gap-4 sm:grid-cols-2">
          <BasisFields basis="default" title={words.default}>
            {figures.value && (
              <Figure value={grouped(figures.value)} unit={`${words.unit} ${unit}`}>
                {`+ ${grouped(markUp)}% ${words.markUp} ${typed.year} = ${grouped(times(figures.value, plus(decimal(1), fromPercent(markUp))))}`}
              </Figure>
            )}
            {choice?.isLikely && <p className="font-semibold">{words.likely}</p>}
            {choice?.default.note && <p>{choice.default.note}</p>}
            {say && <p>{say}</p>}
            <Sources {...data.readings.defaults} isShort />
            <MoreField
              open={words.change.label}
              {...words.change}
              {...wired("default")}
              isNeeded={held === undefined}
            />
          </BasisFields>
          <BasisFields basis="actual" title={words.own}>
            <NumberField {...words.ownField} {...wired("own")} />
            {typed.own && <MoreField open={words.more} {...words.paid} {...wired("paid")} />}
          </BasisFields>
        </div>
      )}
    </>
  );
}

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
        {factor && <Figure value={`${grouped(decimal(factor.deducted))}%`} unit={words.factor} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {figures.value && (
          <BasisFields basis="default" title={words.columnB}>
            {figures.columnB && (
              <Figure value={grouped(figures.columnB)} unit={unit}>
                {[words.benchmark.label, route && words.routes[route]].filter(Boolean).join(" · ")}
              </Figure>
            )}
          </BasisFields>
        )}
        {typed.own && (
          <BasisFields basis="actual" title={words.columnA}>
            {figures.columnA && (
              <Figure value={grouped(figures.columnA)} unit={unit}>
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
      <More
        label={words.change}
        isNeeded={changes.some((field) => typed[field] || missing.includes(field))}
      >
        {changes.map((field) => (
          <NumberField key={field} {...words[field]} {...wired(field)} />
        ))}
        <Sources {...data.readings.figures} isShort />
      </More>
    </>
  );
}

/** Prices become weekly: a phone has room for a few. */
const MOST = 3;

export function StepPrice({ data, read, wired, change }: StepProps) {
  const words = data.flow.price;
  const { next } = data;
  const newest = [...data.prices]
    .reverse()
    .filter((price, index) => index < MOST || price === read.published);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.legend}</legend>
      <div className="mt-1.5 grid gap-2">
        {[...newest, undefined].map((price, index) => (
          <label
            key={price?.period ?? ""}
            className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-md border border-line bg-white px-4 py-2 has-checked:border-leaf has-checked:ring-1 has-checked:ring-leaf"
          >
            <input
              type="radio"
              name="price-of"
              className="accent-leaf"
              checked={read.published === price}
              onChange={() => change({ price: price?.period ?? "" })}
            />
            {price ? (
              <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
                <strong className="figures font-semibold">{euros(decimal(price.euro))}</strong>
                <span className="text-sm">{`${price.period}, ${words.published} ${dayText(price.published)}`}</span>
                {index === 0 && (
                  <span className="text-sm font-semibold text-leaf">{words.last}</span>
                )}
              </span>
            ) : (
              words.own
            )}
          </label>
        ))}
      </div>
      {!read.published && (
        <div className="mt-3">
          <NumberField {...words.ownField} {...wired("price")} />
        </div>
      )}
      {next && (
        <p className="mt-3 text-sm">{`${words.next} ${next.period}, ${words.due} ${dayText(next.published)}.`}</p>
      )}
      <Sources {...data.readings.prices} isShort />
    </fieldset>
  );
}
