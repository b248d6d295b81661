import { useEffect, useRef, useState } from "react";
import { fromQuery, type Typed, toQuery } from "../../tools/estimator/typed.ts";
import { afterPaint, followUrl, writeUrl } from "./url.ts";

/** Kept in the url, so that Back returns to the step before. `settled` says what it began with, once that is known. */
export function useTyped(start: () => Typed, form: React.RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(start);
  const [settled, setSettled] = useState<"link" | "empty">();
  const unwritten = useRef<Typed>(undefined);

  useEffect(() => {
    const follow = () => {
      const linked = fromQuery(location.search, start());
      // Back leads to an earlier step, and keeps what was typed after it.
      setTyped((now) => (now.code ? { ...now, step: linked?.step ?? 1 } : (linked ?? start())));
      return linked;
    };
    const linked = follow();
    // What was typed before the island started, only the form holds.
    const early = form.current?.querySelector("input")?.value;
    if (early && !linked) setTyped({ ...start(), code: early });
    setSettled(linked ? "link" : "empty");
    return followUrl(follow);
  }, [start, form]);

  function change(next: Typed, how: "add" | "replace" = "replace") {
    setTyped(next);
    if (how === "add") {
      write();
      return writeUrl(urlOf(next), "add");
    }
    const isWaiting = unwritten.current !== undefined;
    unwritten.current = next;
    if (!isWaiting) afterPaint(write);
  }

  function write() {
    if (unwritten.current) writeUrl(urlOf(unwritten.current), "replace");
    unwritten.current = undefined;
  }

  return { typed, change, settled };
}

const urlOf = (typed: Typed) => `${location.pathname}?${toQuery(typed)}`;
