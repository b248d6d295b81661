import { clsx } from "clsx";
import { compare, euros, minus, shown } from "../../../tools/estimator/decimal.ts";
import { BASES, type Basis, type Estimate } from "../../../tools/estimator/estimate.ts";
import type { Missing, Read } from "../../../tools/estimator/read-typed.ts";
import type { GoodsField, Typed } from "../../../tools/estimator/typed.ts";
import type { FormCopy, ResultCopy } from "./copy.ts";
import { edges, goodsId } from "./fields.tsx";

type Props = {
  copy: ResultCopy;
  form: FormCopy;
  typed: Typed;
  read: Read;
  estimate: Estimate | undefined;
};

/** The result in short, or what it still needs. */
export function Summary({ copy, form, typed, read, estimate }: Props) {
  return (
    <div className="rounded-lg border-t-8 border-marigold bg-white p-6 shadow-panel sm:p-8">
      <h2 className="text-h3">
        {copy.title}
        <span className="figures whitespace-nowrap">{`, ${typed.year}`}</span>
      </h2>
      {estimate ? (
        <>
          <dl className="mt-6 grid gap-5">
            {BASES.map((basis) => (
              <div key={basis} className={clsx("border-l-4 pl-4", edges[basis])}>
                <dt className="font-semibold">{copy[basis]}</dt>
                <Owed copy={copy} estimate={estimate} basis={basis} />
              </div>
            ))}
          </dl>
          <Difference copy={copy} {...estimate.owed} />
          <Threshold copy={copy} estimate={estimate} />
        </>
      ) : (
        <Needs copy={copy} form={form} missing={read.missing} goods={typed.goods.length} />
      )}
    </div>
  );
}

function Owed({ copy, estimate, basis }: { copy: ResultCopy; estimate: Estimate; basis: Basis }) {
  const owed = estimate.owed[basis];
  return (
    <dd
      className={
        owed ? "figures font-display text-h2 leading-tight [overflow-wrap:anywhere]" : "text-sm text-ink-soft"
      }
    >
      {owed ? euros(owed) : copy.partly}
    </dd>
  );
}

function Difference({ copy, actual, default: marked }: { copy: ResultCopy } & Estimate["owed"]) {
  if (!actual || !marked) return null;
  const order = compare(actual, marked);
  if (order === 0) return <p className="mt-5">{copy.same}</p>;
  const [words, difference] =
    order < 0 ? [copy.lower, minus(marked, actual)] : [copy.higher, minus(actual, marked)];
  return (
    <p className="mt-5">
      {`${words} `}
      <strong className="figures font-semibold">{euros(difference)}</strong>.
    </p>
  );
}

function Threshold({ copy, estimate: { threshold, lines } }: { copy: ResultCopy; estimate: Estimate }) {
  return (
    <div className="mt-6 border-t border-line pt-5 text-sm">
      <h3 className="font-sans font-semibold tracking-normal">{copy.threshold}</h3>
      {threshold.isAsked && (
        <>
          <p className="figures mt-1">
            {`${copy.counted}: ${shown(threshold.tonnes)} t. ${copy.limit} ${shown(threshold.limit)} t.`}
          </p>
          <p className="mt-1">{threshold.isBelow ? copy.below : copy.above}</p>
        </>
      )}
      {lines.some(({ goods }) => !goods.sector.threshold) && <p className="mt-1">{copy.exception}</p>}
    </div>
  );
}

type NeedsProps = { copy: ResultCopy; form: FormCopy; missing: Missing; goods: number };

function Needs({ copy, form, missing, goods }: NeedsProps) {
  if (missing.length === 0) return <p className="mt-5">{copy.wrong}</p>;
  return (
    <>
      <p className="mt-5">{copy.needs}</p>
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
