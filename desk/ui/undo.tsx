import { useEffect, useState } from "react";
import { SmallButton } from "./parts.tsx";

type Props = {
  /** What was done. */
  children: string;
  ms: number;
  onUndo: () => void;
  onOver: () => void;
  /** Whether the button takes the focus. */
  isFocused?: boolean;
};

/** Says what was done, with a button that counts down the seconds in which it can be taken back. */
export function Undo({ children, ms, onUndo, onOver, isFocused }: Props) {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 1000);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-leaf/12 px-4 py-3">
      <p role="status">{children}</p>
      <SmallButton ref={isFocused ? focusOnce : undefined} onClick={onUndo}>
        Undo <span className="figures">({left})</span>
      </SmallButton>
    </div>
  );
}

/** A ref that focuses an element when it appears. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
