import { useEffect, useState } from "react";
import { href } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { type ConsentChoice, choiceOf, loadAdTag } from "../ui/consent.ts";
import { store } from "../ui/storage.ts";
import { ALLOWED_EVENT } from "../ui/visits.ts";
import { island } from "./island.tsx";

/** `ads` is the id of the ad tag, `counter` the host of the service that counts visits, if visitors must be asked. */
type Props = { ads?: string; counter?: string };

export const Consent = island(function Consent({ ads, counter }: Props) {
  const [choice, setChoice] = useState<ConsentChoice | null | undefined>(undefined);

  useEffect(() => {
    const answers = [
      ads ? choiceOf("ad-measurement") : undefined,
      counter ? choiceOf("visit-count") : undefined,
    ];
    setChoice(answers.includes(null) ? null : answers.find(Boolean));
    if (ads) loadAdTag(ads);
  }, [ads, counter]);

  function answer(next: ConsentChoice | null) {
    if (ads) store("localStorage", "ad-measurement", next);
    if (counter) store("localStorage", "visit-count", next);
    if (next === "allowed") {
      if (ads) loadAdTag(ads);
      dispatchEvent(new Event(ALLOWED_EVENT));
    }
    // A loaded tag cannot be unloaded, so the page is loaded again without it.
    else if (window.gtag) location.reload();
    setChoice(next);
  }

  if (choice === undefined) return null;
  if (choice)
    return (
      <div className="wrap bg-ink pb-6 text-sm text-paper">
        {choice === "allowed" ? "Measurement is allowed." : "Measurement is declined."}{" "}
        <button
          type="button"
          className="py-1 underline underline-offset-4"
          onClick={() => answer(null)}
        >
          Change this choice
        </button>
      </div>
    );
  return (
    <section
      aria-label="Measurement"
      className="fixed inset-x-0 bottom-0 z-40 border-t-4 border-marigold bg-paper shadow-lg"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-4 py-5">
        <p className="max-w-2xl">
          {counter &&
            `May we count your visit? If you allow it, ${counter} is told which of these pages you open. `}
          {ads &&
            "May we count whether an advertisement led to a checklist request? If you allow it, a Google tag is loaded and may set cookies. "}
          Nothing is loaded or told if you decline.{" "}
          <a href={href("/privacy-policy")} className="underline underline-offset-4">
            Privacy policy
          </a>
        </p>
        <div className="flex gap-3">
          <Button variant="outline" onClick={() => answer("declined")} label="Decline" />
          <Button variant="outline" onClick={() => answer("allowed")} label="Allow" />
        </div>
      </div>
    </section>
  );
});
