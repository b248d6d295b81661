import { decimal, plus, share, shown, times } from "../../../tools/estimator/decimal.ts";
import { markUpOf } from "../../../tools/estimator/estimate.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Sources } from "./sources.tsx";
import { BasisFields, Figure, MoreField, NumberField, type StepProps } from "./step-props.tsx";

/** India's default value as it is held, and the visitor's own figure beside it. */
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
              <Figure value={shown(figures.value)} unit={`${words.unit} ${unit}`}>
                {`+ ${shown(markUp)}% ${words.markUp} ${typed.year} = ${shown(times(figures.value, plus(decimal(1), share(markUp))))}`}
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
