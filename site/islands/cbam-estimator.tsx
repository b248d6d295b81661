import { type FocusEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { CbamFigures } from "../content/records/cbam-figures.ts";
import { spacedCode } from "../tools/cn-codes/code.ts";
import { allYears } from "../tools/estimator/estimate.ts";
import { owedInWords } from "../tools/estimator/in-words.ts";
import {
  type Codes,
  isPartlyCovered,
  type Problems,
  readTyped,
  sectorOf,
} from "../tools/estimator/read-typed.ts";
import { emptyGoods, emptyTyped, type GoodsField, MOST_GOODS } from "../tools/estimator/typed.ts";
import { Button } from "../ui/button.tsx";
import type { FormCopy, ResultCopy } from "../views/tools/cbam-estimator/copy.ts";
import { GoodsFields, goodsId, SettingsFields } from "../views/tools/cbam-estimator/fields.tsx";
import { Summary } from "../views/tools/cbam-estimator/summary.tsx";
import { useTyped } from "./hooks/use-typed.ts";
import { island } from "./island.tsx";

/** Fetched after the fields work: it is further down the page, and nobody sees it without scripts. */
const Result = lazy(async () => {
  const { Result } = await import("../views/tools/cbam-estimator/result.tsx");
  return { default: Result };
});

type Props = {
  form: FormCopy;
  result: ResultCopy;
  figures: CbamFigures;
  codes: Codes;
  /** What the result is not, shown below it. */
  children?: ReactNode;
};

/** Makes the estimate in the browser, without a server or a network. */
export const CbamEstimator = island(function CbamEstimator({
  form: words,
  result,
  figures,
  codes,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { typed, change, settled } = useTyped(figures, form);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState("");

  const read = readTyped(typed, figures, codes);
  const inputs = read.inputs ?? read.partialInputs;
  const years = inputs && allYears(inputs, figures);
  const estimate = years?.find(({ year }) => String(year) === typed.year);
  const problems = settled === "link" ? read.problems : problemsOfLeft(read.problems, left);
  const partlyCovered = inputs?.goods.filter((goods) => isPartlyCovered(goods, codes)) ?? [];
  const partly = [...new Set(partlyCovered.map(({ code }) => spacedCode(code)))];

  // A mistake is shown once its field has been left, and the result is announced then: not at each key.
  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    setLeft((before) => new Set(before).add(target.id));
    setAnnounced(read.inputs && estimate ? owedInWords(estimate) : "");
  }

  function changeGoods(index: number, field: GoodsField, value: string) {
    const goods = typed.goods.map((goods, at) => (at === index ? { ...goods, [field]: value } : goods));
    change({ ...typed, goods });
  }

  function focusCode(index: number) {
    requestAnimationFrame(() => document.getElementById(goodsId(index, "code"))?.focus());
  }

  function clear() {
    change({ ...emptyTyped(figures), year: typed.year });
    setLeft(new Set());
    focusCode(0);
  }

  function addGoods() {
    change({ ...typed, goods: [...typed.goods, emptyGoods()] });
    focusCode(typed.goods.length);
  }

  function removeGoods(index: number) {
    change({ ...typed, goods: typed.goods.filter((_, at) => at !== index) });
    add.current?.focus();
  }

  return (
    <div className="no-scripting:hidden">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12 print:block">
        <form
          ref={form}
          autoComplete="off"
          onBlur={onBlur}
          onSubmit={(event) => event.preventDefault()}
          className="grid content-start gap-6 lg:col-span-7"
          data-print="hide"
        >
          {typed.isExample && <ExampleNote {...words.example} onClear={clear} />}
          {typed.leftOut && (
            <p role="status" className="border-l-4 border-ember pl-4">
              {`${words.leftOut} ${typed.leftOut}.`}
            </p>
          )}
          {typed.goods.map((goods, index) => (
            <GoodsFields
              key={index}
              copy={words}
              sector={sectorOf(goods, figures, codes)}
              index={index}
              goods={goods}
              problems={problems.goods[index] ?? {}}
              onChange={(field, value) => changeGoods(index, field, value)}
              onRemove={typed.goods.length > 1 ? () => removeGoods(index) : undefined}
            />
          ))}
          {typed.goods.length < MOST_GOODS && (
            <Button ref={add} variant="outline" className="justify-self-start" onClick={addGoods}>
              {words.add}
            </Button>
          )}
          <SettingsFields
            copy={words}
            factors={figures.factors}
            typed={typed}
            problems={problems.options}
            onChange={(next) => change({ ...typed, ...next })}
          />
        </form>
        <div className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
          <Summary copy={result} form={words} {...{ typed, read, estimate }} partly={partly} />
          <p role="status" className="sr-only">
            {announced}
          </p>
        </div>
      </div>
      {settled && read.inputs && years && estimate && (
        <Suspense>
          <Result copy={result} form={words} inputs={read.inputs} {...{ typed, years, estimate }}>
            {children}
          </Result>
        </Suspense>
      )}
    </div>
  );
});

/** Says that the figures are invented, until they are cleared. */
function ExampleNote({ title, text, clear, onClear }: FormCopy["example"] & { onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-marigold-soft p-4">
      <p className="min-w-56 flex-1">
        <strong className="font-semibold">{title}</strong> {text}
      </p>
      <Button onClick={onClear}>{clear}</Button>
    </div>
  );
}

/** Only the problems of fields that the visitor has left; `left` holds the ids of those fields. */
function problemsOfLeft({ options, goods }: Problems, left: ReadonlySet<string>): Problems {
  const withLeft = <Found extends object>(found: Found, idOf: (field: string) => string) =>
    Object.fromEntries(Object.entries(found).filter(([field]) => left.has(idOf(field)))) as Found;
  return {
    options: withLeft(options, (field) => field),
    goods: goods.map((found, index) => withLeft(found, (field) => goodsId(index, field as GoodsField))),
  };
}
