import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ChecklistPopup } from "./checklist-popup.tsx";

const FLAG = "checklist-popup-shown";

/** Offers the checklist once per browser session to a visitor whose pointer leaves by the top edge of the page. */
export function ExitIntent() {
  const [Popup, setPopup] = useState<ComponentType<Parameters<typeof ChecklistPopup>[0]> | null>(null);

  useEffect(() => {
    async function onLeave(event: MouseEvent) {
      const left = event.target === document || event.target === document.documentElement;
      if (!left || event.clientY > 0 || isTyping() || wasShown()) return;
      document.removeEventListener("mouseleave", onLeave, true);
      try {
        const { ChecklistPopup } = await import("./checklist-popup.tsx");
        rememberShown();
        setPopup(() => ChecklistPopup);
      } catch {
        // A visitor who is leaving misses an offer, nothing else.
      }
    }
    document.addEventListener("mouseleave", onLeave, true);
    return () => document.removeEventListener("mouseleave", onLeave, true);
  }, []);

  // The notice that follows must find the modal gone, or it would be shown inside it.
  return Popup && <Popup onSent={() => flushSync(() => setPopup(null))} />;
}

function isTyping(): boolean {
  return Boolean(document.activeElement?.matches("input, textarea, select"));
}

/** Where storage is blocked there is no telling, and the visitor is left alone. */
function wasShown(): boolean {
  try {
    return sessionStorage.getItem(FLAG) !== null;
  } catch {
    return true;
  }
}

function rememberShown(): void {
  sessionStorage.setItem(FLAG, "1");
}
