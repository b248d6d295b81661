import { clsx } from "clsx";
import { spacedCode } from "../../../tools/cn-codes/code.ts";
import {
  type Decimal,
  decimal,
  euros,
  eurosInShort,
  grouped,
  plus,
} from "../../../tools/estimator/decimal.ts";
import type { Estimate } from "../../../tools/estimator/estimate.ts";
import { STEPS, type Step } from "../../../tools/estimator/typed.ts";
import type { FirstData } from "./flow-data.ts";
import type { StepProps } from "./step-props.tsx";

type Props = Pick<StepProps, "typed" | "read"> & {
  data: FirstData;
  step: Step;
  cost: Estimate | undefined;
  go: (step: Step) => void;
};
export function Line(props: Props) {
  const { data, read, step, go } = props;
  const { flow } = data;
  const answers = stationsOf(props);
  const furthest = read.blocked ?? 6;
  return (
    <nav aria-label={flow.label} className="max-lg:-my-3" data-print="hide">
      <ol className="grid grid-cols-6 gap-1 lg:gap-0">
        {STEPS.map((to) => (
          <li key={to} aria-current={to === step ? "step" : undefined} className="min-w-0">
            <button
              type="button"
              disabled={to > furthest || to === step}
              onClick={() => go(to)}
              className="block min-h-11 w-full py-4.75 text-left enabled:hover:text-leaf lg:py-0"
            >
              <span
                className={clsx(
                  "block h-1.5 rounded-sm lg:mb-3 lg:rounded-none",
                  groundOf(to, step),
                )}
              />
              <span
                className={clsx("block text-sm max-lg:sr-only", to === step && "font-semibold")}
              >
                <span className="figures mr-1.5 text-marigold-ink">{to}</span>
                {flow.steps[to - 1]?.name}
              </span>
              <span className="figures mt-0.5 block min-h-[1.3em] truncate pr-3 font-display text-lg leading-tight max-lg:sr-only">
                {answers[to - 1]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function groundOf(to: Step, step: Step): string {
  if (to === step) return "bg-marigold";
  return to < step ? "bg-leaf" : "bg-line";
}

function stationsOf({ data, typed, read, cost }: Props): string[] {
  const { value, columnA, columnB } = read.figures;
  const code = read.answer?.estimate;
  if (!code) return [];
  const both = (...parts: Array<Decimal | undefined>) =>
    parts.flatMap((part) => (part ? grouped(part) : [])).join(" · ");
  const { own } = read.order ?? {};
  const factor = data.figures.factors.find(({ year }) => String(year) === typed.year);
  const price = read.published ? decimal(read.published.euro) : read.order?.price;
  const perTonne = cost && (cost.default ?? cost.actual)?.perUnit;
  const benchmarks = both(columnB, own && columnA && plus(columnA, own.precursors));
  return [
    spacedCode(code),
    both(value, own?.emissions),
    factor && benchmarks ? `${factor.deducted}% × ${benchmarks}` : "",
    price ? euros(price) : "",
    perTonne ? eurosInShort(perTonne) : "",
  ];
}
