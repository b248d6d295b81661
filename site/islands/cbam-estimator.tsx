import { clsx } from "clsx";
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { today } from "../dates/dates.ts";
import { href } from "../paths.ts";
import { costIn, type Estimate } from "../tools/estimator/estimate.ts";
import { costInWords } from "../tools/estimator/in-words.ts";
import { readTyped } from "../tools/estimator/read-typed.ts";
import { emptyTyped, type Field, RESULT, type Step, type Typed } from "../tools/estimator/typed.ts";
import { Button } from "../ui/button.tsx";
import { count } from "../ui/visits.ts";
import type { FirstData, LaterData } from "../views/tools/cbam-estimator/flow-data.ts";
import { Line } from "../views/tools/cbam-estimator/line.tsx";
import { StepCode } from "../views/tools/cbam-estimator/step-code.tsx";
import type { FlowData, StepProps, Wired } from "../views/tools/cbam-estimator/step-props.tsx";
import { useShowAwaited } from "./hooks/url.ts";
import { useRecords } from "./hooks/use-records.ts";
import { useTyped } from "./hooks/use-typed.ts";
import { island } from "./island.tsx";

type Flow = FirstData["flow"];
type Later = typeof import("../views/tools/cbam-estimator/later-steps.tsx");

type Props = {
  /** FirstData as JSON: the page would write an object in many more bytes. */
  json: string;
  children?: ReactNode;
  lead?: ReactNode;
};

const NOT_YET = { defaults: [], benchmarks: [] };

export const CbamEstimator = island(function CbamEstimator({ json, children, lead }: Props) {
  const [first] = useState<FirstData>(() => JSON.parse(json));
  const [start] = useState(() => () => emptyTyped(first.figures, first.prices, today()));
  const form = useRef<HTMLFormElement>(null);
  const { typed, change, settled } = useTyped(start, form);
  const { data, later } = useLaterSteps(first, Boolean(typed.code));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState("");

  const { flow } = first;
  const read = readTyped(typed, data ?? { ...first, values: NOT_YET });
  const step = Math.min(typed.step, read.blocked ?? typed.step) as Step;
  const cost = read.order && costIn(Number(typed.year), read.order, first.figures);
  const isThere = settled !== undefined && (!typed.code || later !== undefined);
  // A link to a later step shows nothing before that is there, so that nothing moves.
  useShowAwaited(isThere);
  const { whole, heading } = useShownStep(isThere, step);
  useCounts(isThere && step > 1 && cost !== undefined, step);

  const tell = () => setAnnounced(read.order && cost ? costInWords(read.order, cost) : "");

  function go(to: Step) {
    tell();
    setLeft(new Set());
    change({ ...typed, step: to }, "add");
  }

  function next(event: FormEvent) {
    event.preventDefault();
    if (read.blocked !== step) return go((step + 1) as Step);
    const open = [...read.missing, ...Object.keys(read.problems)];
    setLeft(new Set([...left, ...open]));
    const field = form.current?.elements.namedItem(open[0] ?? "");
    if (field instanceof HTMLElement) field.focus();
  }

  function set(part: Partial<Typed>) {
    const reset = "code" in part ? { choice: "", route: "" } : {};
    change({ ...typed, ...part, ...reset, step });
  }

  const isLinked = settled === "link" && typed.step > step;
  const wired = (field: Field) =>
    wireField(field, { typed, read, flow, isShown: isLinked || left.has(field), set });
  const props = { typed, read, wired, change: set };
  const words = flow.steps[step - 1];
  const isAsked = Boolean(read.answer && read.missing.includes("code"));
  const foot = !isAsked && (
    <Foot flow={flow} step={step} go={go} again={() => change(start(), "add")}>
      {later && <later.Running cost={cost} running={flow.running} />}
    </Foot>
  );
  return (
    <div ref={whole} className="no-scripting:hidden max-lg:-scroll-mt-2">
      <Line data={first} {...{ typed, read, step, cost, go }} />
      {/* By this method the bar with contact links is away while the form is seen. */}
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        noValidate
        onFocus={showWholeStep}
        onBlur={({ target }) => {
          if (typed[target.id as Field]) setLeft(new Set(left).add(target.id));
          tell();
        }}
        onSubmit={next}
        className="mt-2 lg:mt-8 [&_.control]:scroll-my-32 print:m-0"
      >
        <p className="text-sm font-semibold text-marigold-ink lg:hidden" data-print="hide">
          {`${flow.step} ${step} ${flow.of} 6 · ${words?.name}`}
        </p>
        <h2 ref={heading} tabIndex={-1} className="mt-1 text-h2 outline-none" data-print="hide">
          {words?.question}
        </h2>
        <p className="mt-2 max-w-2xl max-lg:leading-snug" data-print="hide">
          {words?.lede}
        </p>
        {step >= RESULT && later && data && read.order && cost && (
          <div className="mt-4 grid grid-cols-1 gap-6 lg:mt-6 print:m-0">
            <later.LastSteps {...props} {...{ data, cost, step, go, lead }} order={read.order} />
            {foot}
          </div>
        )}
        {step < RESULT && (
          <EarlySteps {...props} {...{ first, data, later, step, cost, foot }}>
            {children}
          </EarlySteps>
        )}
        <p role="status" className="sr-only">
          {announced}
        </p>
      </form>
    </div>
  );
});

/** What the later steps need and are made of; fetched once a code is typed. */
function useLaterSteps(first: FirstData, isNeeded: boolean) {
  const { file, load } = useRecords<LaterData>(`${href("/tools/cbam-estimator")}.json`);
  const [fetched, setFetched] = useState<Later>();
  useEffect(() => {
    if (!isNeeded) return;
    void load();
    void import("../views/tools/cbam-estimator/later-steps.tsx").then(setFetched);
  }, [isNeeded, load]);
  return { data: file && { ...first, ...file }, later: file && fetched };
}

/** A step that follows another takes the focus, and the top of the screen; on a phone, also one that a link leads to. */
function useShownStep(isThere: boolean, step: Step) {
  const whole = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownStep, setShownStep] = useState<Step>();
  useEffect(() => {
    if (!isThere || step === shownStep) return;
    if (shownStep) heading.current?.focus({ preventScroll: true });
    if (shownStep || (step > 1 && innerWidth < 640)) whole.current?.scrollIntoView();
    setShownStep(step);
  }, [isThere, step, shownStep]);
  return { whole, heading };
}

function useCounts(hasCost: boolean, step: Step) {
  useEffect(() => {
    if (hasCost) count("amount");
    if (hasCost && step >= RESULT) count("finished");
  }, [hasCost, step]);
}

/** The keys of a phone take half of its screen: the answer to a code stands below its field. */
function showWholeStep({ target }: FocusEvent<HTMLFormElement>) {
  if (target.id === "code" && innerWidth < 640) target.previousElementSibling?.scrollIntoView();
}

type Wiring = Pick<StepProps, "typed" | "read"> & {
  flow: Flow;
  isShown: boolean;
  set: (part: Partial<Typed>) => void;
};

function wireField(field: Field, { typed, read, flow, isShown, set }: Wiring): Wired {
  const isNeeded = read.missing.includes(field) && !(field === "code" && typed.code);
  const error = read.problems[field] ?? (isNeeded ? flow.needed : undefined);
  return {
    id: field,
    name: field,
    value: typed[field],
    error: isShown ? error : undefined,
    onChange: ({ currentTarget }) => set({ [field]: currentTarget.value }),
  };
}

type EarlyProps = Omit<StepProps, "data"> & {
  first: FirstData;
  data: FlowData | undefined;
  later: Later | undefined;
  step: Step;
  cost: Estimate | undefined;
  foot: ReactNode;
  children: ReactNode;
};

/** The steps before the result, with the example or the years so far beside them. */
function EarlySteps(props: EarlyProps) {
  const { first, data, later, step, cost, foot, children, ...fields } = props;
  const { title, ...names } = first.flow.running;
  const { order } = fields.read;
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-5 lg:mt-6 lg:grid-cols-12">
      <div
        className={clsx(
          "flex flex-col gap-4 lg:col-span-7",
          step > 1 && "max-lg:min-h-[calc(100svh-16rem)]",
        )}
      >
        {step === 1 && <StepCode {...fields} data={first} />}
        {later && data && <LaterFields {...fields} data={data} later={later} step={step} />}
        {foot}
      </div>
      <div className={clsx("lg:col-span-5", step > 1 && "max-lg:hidden")}>
        {step === 1 && children}
        {step > 1 && later && cost && order && (
          <later.YearsPanel {...{ title, names, cost, order }} figures={first.figures} />
        )}
      </div>
    </div>
  );
}

function LaterFields({ later, step, ...props }: StepProps & { later: Later; step: Step }) {
  if (step === 2) return <later.StepEmissions {...props} />;
  if (step === 3) return <later.StepDeducted {...props} />;
  return step === 4 ? <later.StepPrice {...props} /> : null;
}

type FootProps = {
  flow: Flow;
  step: Step;
  go: (to: Step) => void;
  again: () => void;
  /** What one unit costs so far. */
  children: ReactNode;
};

function Foot({ flow, step, go, again, children }: FootProps) {
  const isBetween = step > 1 && step < RESULT;
  return (
    <div
      data-print="hide"
      className="z-10 flex flex-wrap items-center gap-x-3 gap-y-1.5 max-lg:bottom-0 max-lg:[@media(min-height:30rem)]:sticky max-lg:-mx-(--spacing-gutter) max-lg:mt-auto max-lg:border-t max-lg:border-line max-lg:bg-sand max-lg:px-(--spacing-gutter) max-lg:py-2 lg:mt-4"
    >
      {step > 1 && (
        <Button
          variant="outline"
          size="lg"
          className="max-lg:px-4"
          onClick={() => go((step - 1) as Step)}
        >
          {flow.back}
        </Button>
      )}
      {children && isBetween && (
        <div className="flex min-w-0 flex-1 gap-3 max-[24rem]:-order-1 max-[24rem]:basis-full lg:order-last lg:gap-6 lg:pl-4">
          {children}
        </div>
      )}
      {step < 6 && (
        <Button
          type="submit"
          size="lg"
          className={isBetween ? "max-lg:px-5 max-[24rem]:flex-1" : "max-sm:flex-1"}
        >
          {flow.next}
        </Button>
      )}
      {step === 6 && <Button variant="outline" size="lg" onClick={again} label={flow.again} />}
    </div>
  );
}
