import { clsx } from "clsx";
import { href } from "../../../paths.ts";
import {
  compare,
  type Decimal,
  eurosInShort,
  minus,
  rupeesInShort,
  shown,
  significant,
  times,
} from "../../../tools/estimator/decimal.ts";
import { BASES, type Basis, type Estimate } from "../../../tools/estimator/estimate.ts";
import type { Read } from "../../../tools/estimator/read-typed.ts";
import type { GoodsField, Typed } from "../../../tools/estimator/typed.ts";
import type { FormCopy, ResultCopy } from "./copy.ts";
import { edges, goodsId } from "./fields.tsx";

type Props = {
  copy: ResultCopy;
  form: FormCopy;
  typed: Typed;
  read: Read;
  /** Of what was typed so far, if only the price or benchmarks are missing. */
  estimate: Estimate | undefined;
  /** Codes of which some goods are covered and others not. */
  partly: string[];
};

/** Amounts once nothing is missing; before, certificates if there is an estimate, and what is missing. */
export function Summary(props: Props) {
  const { copy, typed, read, estimate, partly } = props;
  return (
    <div className="rounded-lg border-t-8 border-marigold bg-white p-5 shadow-panel sm:p-8">
      {typed.isExample && (
        <p className="mb-3 w-fit rounded-sm bg-marigold-soft px-2 py-0.5 text-sm font-semibold">
          {copy.example}
        </p>
      )}
      <h2 className="text-h3">
        {copy.title}
        <span className="figures whitespace-nowrap">{`, ${typed.year}`}</span>
      </h2>
      {estimate && (
        <>
          <dl className="mt-5 grid gap-4 print:grid-cols-2">
            {BASES.map((basis) => (
              <div key={basis} className={clsx("border-l-4 pl-4", edges[basis])}>
                <dt className="font-semibold">{copy[basis]}</dt>
                {read.inputs ? (
                  <Owed copy={copy} estimate={estimate} basis={basis} rate={read.inputs.rate} />
                ) : (
                  <Certificates copy={copy} estimate={estimate} basis={basis} />
                )}
              </div>
            ))}
          </dl>
          {read.inputs && !areAllExempt(estimate) && <Difference copy={copy} {...estimate.owed} />}
          <Threshold copy={copy} estimate={estimate} />
        </>
      )}
      {!read.inputs && <Needs {...props} />}
      {partly.map((code) => (
        <p key={code} className="mt-4 border-t border-line pt-4 text-sm">
          {`${copy.partlyCovered} ${code}. `}
          <a
            href={`${href("/tools/cn-codes")}?q=${code}`}
            className="inline-block py-1 font-semibold text-leaf underline underline-offset-4"
          >
            {copy.checkCode}
          </a>
        </p>
      ))}
    </div>
  );
}

const areAllExempt = ({ lines }: Estimate) => lines.every((line) => line.isExempt);

const large = "figures font-display text-h2 leading-tight lg:max-xl:text-h3 [overflow-wrap:anywhere]";

type OwedProps = { copy: ResultCopy; estimate: Estimate; basis: Basis };

/** If all goods are exempt, what would be due without the exemption. */
function Owed({ copy, estimate, basis, rate }: OwedProps & { rate: Decimal }) {
  const owed = estimate.owed[basis];
  const due = estimate.due[basis];
  if (!owed || !due) return <dd className="text-sm text-ink-soft">{copy.partly}</dd>;
  const amount = areAllExempt(estimate) ? due : owed;
  return (
    <dd>
      <span className={clsx("block", large)}>
        {areAllExempt(estimate) ? `${copy.exemptTitle} ${eurosInShort(due)}` : eurosInShort(owed)}
      </span>
      {rate.units > 0n && <span className="figures block">{rupeesInShort(times(amount, rate))}</span>}
    </dd>
  );
}

/** The most certificates that can be needed, while the price or a benchmark is missing. */
function Certificates({ copy, estimate, basis }: OwedProps) {
  const certificates = estimate.certificates[basis];
  if (!certificates) return <dd className="text-sm text-ink-soft">{copy.partly}</dd>;
  return (
    <dd className={large}>{`${copy.atMost} ${shown(significant(certificates, 3))} ${copy.certificates}`}</dd>
  );
}

/** How much less or more is owed with actual values than with default values; nothing until both are known. */
function Difference({ copy, actual, default: byDefault }: { copy: ResultCopy } & Estimate["owed"]) {
  if (!actual || !byDefault) return null;
  const order = compare(actual, byDefault);
  if (order === 0) return <p className="mt-4">{copy.same}</p>;
  const [words, difference] =
    order < 0 ? [copy.lower, minus(byDefault, actual)] : [copy.higher, minus(actual, byDefault)];
  return (
    <p className="mt-4">
      {`${words} `}
      <strong className="figures font-semibold">{eurosInShort(difference)}</strong>.
    </p>
  );
}

function Threshold({ copy, estimate: { threshold, lines } }: { copy: ResultCopy; estimate: Estimate }) {
  return (
    <div className="mt-5 border-t border-line pt-4 text-sm">
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

/** Links to the fields that are missing; if none is, it says that something typed is wrong. */
function Needs({ copy, form, typed, read: { missing }, estimate }: Props) {
  if (missing.length === 0) return <p className="mt-5">{copy.wrong}</p>;
  return (
    <>
      <p className="mt-5">{estimate ? copy.needsForAmount : copy.needs}</p>
      <ul className="mt-2">
        {missing.map((one) => {
          const id = "goods" in one ? goodsId(one.goods, one.field) : one.field;
          const of = "goods" in one && typed.goods.length > 1 ? ` (${form.goods} ${one.goods + 1})` : "";
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
