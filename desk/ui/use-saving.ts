import { useCallback, useRef, useState } from "react";

/**
 * For a form that is saved while somebody goes on typing. `newest.current` is what `put` made last, even before it is
 * rendered. `inTurn` runs one save at a time: those asked for meanwhile become one, which must read `newest`.
 */
export function useSaving<State extends object>(first: State) {
  const [state, setState] = useState(first);
  const newest = useRef(first);
  const put = useCallback((changed: Partial<State>) => {
    newest.current = { ...newest.current, ...changed };
    setState(newest.current);
  }, []);
  const last = useRef<Promise<unknown>>(undefined);
  const next = useRef<Promise<unknown>>(undefined);
  function inTurn<Result>(save: () => Promise<Result>): Promise<Result> {
    next.current ??= Promise.resolve(last.current).then(() => {
      last.current = next.current?.catch(() => undefined);
      next.current = undefined;
      return save();
    });
    return next.current as Promise<Result>;
  }
  return { state, newest, put, inTurn };
}
