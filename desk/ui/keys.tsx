import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../site/ui/dialog.tsx";
import { Tick } from "./parts.tsx";
import { LinkButton } from "./route.tsx";

const TYPED_INTO = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** Whether single letters do something can be switched off: speech input and slips of the hand press them too. */
const SWITCH = "desk-keys";
const areLettersOn = () => localStorage.getItem(SWITCH) !== "off";

/** Calls what belongs to a pressed key, but only Escape where somebody types, and none while a dialog is open. */
export function useKeys(keys: Record<string, (() => unknown) | undefined>): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const act = newest.current[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (event.key.length === 1 && !areLettersOn()) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      if ((isTyping && event.key !== "Escape") || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

export function KeyHelp({ keys }: { keys: readonly (readonly [key: string, what: string])[] }) {
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(areLettersOn);
  useKeys({ "?": () => setOpen(true) });
  function set(on: boolean) {
    localStorage.setItem(SWITCH, on ? "on" : "off");
    setOn(on);
  }
  return (
    <>
      <LinkButton className="text-sm max-lg:hidden" onClick={() => setOpen(true)} label="Keys" />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys">
        <dl className="mt-4 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5">
          {keys.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="figures rounded-sm bg-sand px-1.5 font-semibold">{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5">
          <Tick checked={areOn} onChange={set} label="Letters work as keys in this browser" />
        </div>
      </Dialog>
    </>
  );
}
