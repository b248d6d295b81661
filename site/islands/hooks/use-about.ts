import { type RefObject, useEffect, useState } from "react";
import { DEFAULT_SERVICE } from "../../../contract/fields.ts";
import { ABOUT_FRESH_MS, ABOUT_KEPT, type About } from "../../ui/about.ts";
import { whenShown } from "../../ui/when-shown.ts";
import { readAbout } from "./about-text.ts";

/**
 * The course or result whose link led here. It belongs to this visit in the history: a reload or the way back shows
 * it again, and another way to the form does not.
 */
export function useAbout(form: RefObject<HTMLFormElement | null>) {
  const [about, setAbout] = useState<About>();

  useEffect(() => {
    whenShown(() => {
      const handed = takeHanded();
      if (handed) {
        history.replaceState({ about: handed }, "");
        choose(form.current, handed.service);
      }
      setAbout(handed ?? readAbout(Object(history.state).about));
    });
  }, [form]);

  function forget() {
    history.replaceState(null, "");
    setAbout(undefined);
    if (serviceOf(form.current)?.value === about?.service) choose(form.current, DEFAULT_SERVICE);
  }

  return { about, forget };
}

/** Taken once, and only on the way from the page that handed it on. */
function takeHanded(): About | undefined {
  try {
    const place = sessionStorage.getItem(ABOUT_KEPT) === null ? localStorage : sessionStorage;
    const [from, about, at] = JSON.parse(place.getItem(ABOUT_KEPT) ?? "[]");
    place.removeItem(ABOUT_KEPT);
    const { origin, pathname } = new URL(document.referrer);
    const isFresh = at === undefined || Date.now() - at < ABOUT_FRESH_MS;
    return isFresh && origin === location.origin && pathname === from ? readAbout(about) : undefined;
  } catch {
    return undefined;
  }
}

function serviceOf(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLSelectElement>('select[name="service"]');
}

function choose(form: HTMLFormElement | null, service: string): void {
  const select = serviceOf(form);
  if (!select) return;
  select.value = service;
  select.dispatchEvent(new Event("input", { bubbles: true }));
}
