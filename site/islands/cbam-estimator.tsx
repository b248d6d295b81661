import { clsx } from "clsx";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { today } from "../dates/dates.ts";
import { href } from "../paths.ts";
import { costIn } from "../tools/estimator/estimate.ts";
import { costInWords } from "../tools/estimator/in-words.ts";
import { readTyped } from "../tools/estimator/read-typed.ts";
import { emptyTyped, type Field, RESULT, type Step, type Typed } from "../tools/estimator/typed.ts";
import { Button } from "../ui/button.tsx";
import { count } from "../ui/visits.ts";
import type { FirstData, LaterData } from "../views/tools/cbam-estimator/flow-data.ts";
import { Line } from "../views/tools/cbam-estimator/line.tsx";
import { StepCode } from "../views/tools/cbam-estimator/step-code.tsx";
import { useShowAwaited } from "./hooks/url.ts";
import { useRecords } from "./hooks/use-records.ts";
import { useTyped } from "./hooks/use-typed.ts";
import { island } from "./island.tsx";

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
  const { file, load } = useRecords<LaterData>(`${href("/tools/cbam-estimator")}.json`);
  const whole = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { typed, change, settled } = useTyped(start, form);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [fetched, setLater] = useState<Later>();
  const [announced, setAnnounced] = useState("");

  const { flow } = first;
  const data = file && { ...first, ...file };
  const later = data && fetched;
  const read = readTyped(typed, data ?? { ...first, values: NOT_YET });
  const step = Math.min(typed.step, read.blocked ?? typed.step) as Step;
  const cost = read.order && costIn(Number(typed.year), read.order, first.figures);
  const needsLater = Boolean(typed.code);
  const isThere = settled !== undefined && (!needsLater || later !== undefined);
  // A link to a later step shows nothing before that is there, so that nothing moves.
  useShowAwaited(isThere);
  useEffect(() => {
    if (!needsLater) return;
    void load();
    void import("../views/tools/cbam-estimator/later-steps.tsx").then(setLater);
  }, [needsLater, load]);
  const isLinked = settled === "link" && typed.step > step;
  const [shownStep, setShownStep] = useState<Step>();

  // A step that follows another takes the focus, and the top of the screen; on a phone, also one that a link leads to.
  useEffect(() => {
    if (!isThere || step === shownStep) return;
    if (shownStep) heading.current?.focus({ preventScroll: true });
    if (shownStep || (step > 1 && innerWidth < 640)) whole.current?.scrollIntoView();
    setShownStep(step);
  }, [isThere, step, shownStep]);

  const hasCost = isThere && step > 1 && Boolean(cost);
  useEffect(() => {
    if (hasCost) count("amount");
    if (hasCost && step >= RESULT) count("finished");
  }, [hasCost, step]);

  const tell = () => setAnnounced(read.order && cost ? costInWords(read.order, cost) : "");

  function go(to: Step) {
    tell();
    setLeft(new Set());
    change({ ...typed, step: to }, "add");
  }

  function next(event: FormEvent) {
    event.preventDefault();
    if (read.blocked !== step) return go((step + 1) as Step);
    setLeft(new Set([...left, ...read.missing, ...Object.keys(read.problems)]));
    const [wrong] = [...read.missing, ...Object.keys(read.problems)];
    const field = form.current?.elements.namedItem(wrong ?? "");
    if (field instanceof HTMLElement) field.focus();
  }

  function wired(field: Field) {
    const isShown = left.has(field) || isLinked;
    const needed =
      read.missing.includes(field) && !(field === "code" && typed.code) ? flow.needed : undefined;
    return {
      id: field,
      name: field,
      value: typed[field],
      error: isShown ? (read.problems[field] ?? needed) : undefined,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set({ [field]: currentTarget.value }),
    };
  }

  function set(part: Partial<Typed>) {
    change({ ...typed, ...part, ...("code" in part && { choice: "", route: "" }), step });
  }

  const props = { typed, read, wired, change: set };
  const { title, ...names } = flow.running;
  const words = flow.steps[step - 1];
  const Fields = [undefined, later?.StepEmissions, later?.StepDeducted, later?.StepPrice][step - 1];
  const isResult = step >= RESULT;
  const isAsked = Boolean(read.answer && read.missing.includes("code"));
  const foot = !isAsked && (
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
      {later && step > 1 && !isResult && (
        <div className="flex min-w-0 flex-1 gap-3 max-[24rem]:-order-1 max-[24rem]:basis-full lg:order-last lg:gap-6 lg:pl-4">
          <later.Running {...{ cost, running: flow.running }} />
        </div>
      )}
      {step < 6 && (
        <Button
          type="submit"
          size="lg"
          className={step > 1 && !isResult ? "max-lg:px-5 max-[24rem]:flex-1" : "max-sm:flex-1"}
        >
          {flow.next}
        </Button>
      )}
      {step === 6 && (
        <Button
          variant="outline"
          size="lg"
          onClick={() => change(start(), "add")}
          label={flow.again}
        />
      )}
    </div>
  );
  return (
    <div ref={whole} className="no-scripting:hidden max-lg:-scroll-mt-2">
      <Line {...{ typed, read, step, cost, go }} data={first} />
      {/* By this method the bar with contact links is away while the form is seen. */}
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        noValidate
        onFocus={({ target }) => {
          // The keys of a phone take half of its screen: the answer to a code stands below its field.
          if (target.id === "code" && innerWidth < 640)
            target.previousElementSibling?.scrollIntoView();
        }}
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
        {isResult ? (
          later &&
          read.order &&
          cost && (
            <div className="mt-4 grid grid-cols-1 gap-6 lg:mt-6 print:m-0">
              <later.LastSteps {...props} {...{ data, cost, step, go, lead }} order={read.order} />
              {foot}
            </div>
          )
        ) : (
          <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-5 lg:mt-6 lg:grid-cols-12">
            <div
              className={clsx(
                "flex flex-col gap-4 lg:col-span-7",
                step > 1 && "max-lg:min-h-[calc(100svh-16rem)]",
              )}
            >
              {step === 1 && <StepCode {...props} data={first} />}
              {Fields && data && <Fields {...props} data={data} />}
              {foot}
            </div>
            <div className={clsx("lg:col-span-5", step > 1 && "max-lg:hidden")}>
              {step === 1
                ? children
                : later &&
                  read.order &&
                  cost && (
                    <later.YearsPanel
                      {...{ title, names, cost, figures: first.figures, order: read.order }}
                    />
                  )}
            </div>
          </div>
        )}
        <p role="status" className="sr-only">
          {announced}
        </p>
      </form>
    </div>
  );
});
