import { type RefObject, useEffect, useRef, useState } from "react";
import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import { today } from "../../dates/dates.ts";
import {
  exampleTyped,
  fromQuery,
  type GoodsField,
  OPTIONS,
  type Typed,
  toQuery,
} from "../../tools/estimator/typed.ts";
import { goodsId } from "../../views/tools/cbam-estimator/fields.tsx";
import { afterPaint, useShowAwaited, writeUrl } from "./url.ts";

/** What is typed into the estimator, stored in the url. `settled` says what it began with, once that is known. */
export function useTyped(figures: CbamFigures, form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(() => exampleTyped(figures));
  const [settled, setSettled] = useState<"link" | "example">();
  const unwritten = useRef<Typed>(undefined);
  const isChanged = useRef(false);
  useShowAwaited(settled !== undefined);

  useEffect(() => {
    // Somebody was quicker than this effect, which runs after the first paint.
    if (isChanged.current) return setSettled("example");
    const year = Number(today().slice(0, 4));
    const linked = fromQuery(location.search, figures, year);
    setTyped(withEarly(linked ?? exampleTyped(figures, year), form.current));
    setSettled(linked ? "link" : "example");
  }, [figures, form]);

  function change(next: Typed) {
    isChanged.current = true;
    setTyped(next);
    const isWaiting = unwritten.current !== undefined;
    unwritten.current = next;
    if (!isWaiting) afterPaint(write);
  }

  function write() {
    if (unwritten.current) writeUrl(`${location.pathname}?${toQuery(unwritten.current)}`, "replace");
    unwritten.current = undefined;
  }

  return { typed, change, settled };
}

/** Adds what was typed or chosen before the island started, which only the form holds. */
function withEarly(typed: Typed, form: HTMLFormElement | null): Typed {
  const early = (id: string) => {
    const control = form?.elements.namedItem(id);
    if (control instanceof HTMLInputElement && control.value !== control.defaultValue) return control.value;
    if (control instanceof HTMLSelectElement && !control.selectedOptions[0]?.defaultSelected)
      return control.value;
    return undefined;
  };
  const earlyOf = <Key extends string>(keys: readonly Key[], idOf: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, early(idOf(key))]).filter(([, value]) => value !== undefined));
  const [first, ...rest] = typed.goods;
  const fields = Object.keys(first ?? {}) as GoodsField[];
  return {
    ...typed,
    ...earlyOf(["year", ...OPTIONS], (name) => name),
    goods: first ? [{ ...first, ...earlyOf(fields, (field) => goodsId(0, field)) }, ...rest] : rest,
  };
}
