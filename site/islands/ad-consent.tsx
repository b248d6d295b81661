import { useEffect, useState } from "react";
import { href } from "../paths.ts";
import { type AdChoice, adChoice, loadAdTag, saveAdChoice } from "../ui/ad-tag.ts";
import { Button } from "../ui/button.tsx";
import { island } from "./island.tsx";

/** Asks once, loads the ad tag only after a yes, and then offers to change the choice. */
export const AdConsent = island(function AdConsent({ id }: { id: string }) {
  const [choice, setChoice] = useState<AdChoice | null | undefined>(undefined);

  useEffect(() => {
    setChoice(adChoice());
    loadAdTag(id);
  }, [id]);

  function answer(next: AdChoice | null) {
    saveAdChoice(next);
    if (next === "allowed") loadAdTag(id);
    // A loaded tag cannot be unloaded, so the page is loaded again without it.
    else if (window.gtag) location.reload();
    setChoice(next);
  }

  if (choice === undefined) return null;
  if (choice) {
    return (
      <div className="wrap bg-ink pb-6 text-sm text-paper">
        {choice === "allowed" ? "Ad measurement is allowed." : "Ad measurement is declined."}{" "}
        <button type="button" className="py-1 underline underline-offset-4" onClick={() => answer(null)}>
          Change this choice
        </button>
      </div>
    );
  }
  return (
    <section
      aria-label="Ad measurement"
      className="fixed inset-x-0 bottom-0 z-40 border-t-4 border-marigold bg-paper shadow-lg"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-4 py-5">
        <p className="max-w-2xl">
          May we count whether an advertisement led to a checklist request? If you allow it, a Google tag is
          loaded and may set cookies. Nothing is loaded if you decline.{" "}
          <a href={href("/privacy-policy")} className="underline underline-offset-4">
            Privacy policy
          </a>
        </p>
        <div className="flex gap-3">
          <Button variant="outline" onClick={() => answer("declined")}>
            Decline
          </Button>
          <Button variant="outline" onClick={() => answer("allowed")}>
            Allow
          </Button>
        </div>
      </div>
    </section>
  );
});
