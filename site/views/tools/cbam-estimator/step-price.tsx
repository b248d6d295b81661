import { dayText } from "../../../dates/dates.ts";
import { decimal, euros } from "../../../tools/estimator/decimal.ts";
import { Sources } from "./sources.tsx";
import { NumberField, type StepProps } from "./step-props.tsx";

/** Prices become weekly: a phone has room for a few. */
const MOST = 3;

/** A published price, or one's own. */
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
                {index === 0 && <span className="text-sm font-semibold text-leaf">{words.last}</span>}
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
