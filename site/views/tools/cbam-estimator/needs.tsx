import type { Missing } from "../../../tools/estimator/read-typed.ts";
import type { GoodsField } from "../../../tools/estimator/typed.ts";
import type { FormCopy, ResultCopy } from "./copy.ts";
import { goodsId } from "./fields.tsx";

type Props = {
  copy: ResultCopy;
  form: FormCopy;
  missing: Missing;
  goods: number;
  /** Something is worked out already, only no amount. */
  isBegun: boolean;
};

/** What is missing for a result, or that something is wrong. */
export function Needs({ copy, form, missing, goods, isBegun }: Props) {
  if (missing.length === 0) return <p className="mt-5">{copy.wrong}</p>;
  return (
    <>
      <p className="mt-5">{isBegun ? copy.needsForAmount : copy.needs}</p>
      <ul className="mt-2">
        {missing.map((one) => {
          const id = "goods" in one ? goodsId(one.goods, one.field) : one.field;
          const of = "goods" in one && goods > 1 ? ` (${form.goods} ${one.goods + 1})` : "";
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1.5 text-leaf underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {`${"goods" in one ? goodsLabel(one.field, form) : form[one.field].label}${of}`}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What a good lacks, in words that tell its two kinds of values apart. */
function goodsLabel(field: GoodsField, form: FormCopy): string {
  if (field === "code") return form.code.label;
  if (field === "quantity") return form.quantity.t;
  const [basis, what] = field.startsWith("actual")
    ? [form.actual, field === "actual" ? form.emissions : form.benchmark]
    : [form.default, field === "default" ? form.emissions : form.benchmark];
  return `${what.replace(/,.*$/, "")} (${basis.toLowerCase()})`;
}
