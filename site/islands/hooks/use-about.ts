import { type RefObject, useEffect, useState } from "react";
import { CONTACT_SERVICES, DEFAULT_SERVICE, LIMITS } from "../../../contract/fields.ts";
import { cleanLine } from "../../../contract/text.ts";
import { TOPICS, type Topic } from "../../../contract/topics.ts";
import { today } from "../../dates/today.ts";
import {
  ABOUT_FRESH_MS,
  ABOUT_KEY,
  type About,
  aboutOfEntry,
  NEXT_RUN_TEXT,
} from "../../ui/about.ts";
import { whenShown } from "../../ui/when-shown.ts";

/** The history entry stores what the link here was about: a reload or Back shows it again, another link does not. */
export function useAbout(form: RefObject<HTMLFormElement | null>) {
  const [about, setAbout] = useState<About>();
  const [service, setService] = useState<string>(DEFAULT_SERVICE);

  useEffect(() => {
    whenShown(() => {
      const stored = takeStored();
      if (stored) {
        history.replaceState({ about: stored }, "");
        chooseService(form.current, stored.service);
      }
      setAbout(stored ?? readAbout(aboutOfEntry()));
      // A draft may have been restored.
      follow();
    });
  }, [form]);

  function follow() {
    setService(serviceOf(form.current)?.value ?? DEFAULT_SERVICE);
  }

  function forget() {
    history.replaceState(null, "");
    setAbout(undefined);
    if (serviceOf(form.current)?.value === about?.service)
      chooseService(form.current, DEFAULT_SERVICE);
    follow();
  }

  // Whoever chooses another service writes about that.
  const topic = about?.topic && about.service === service ? about.topic : (service as Topic);
  return { about, topic, follow, forget };
}

/** Removes what a page stored; returns it only if the visitor comes from that page, and soon enough. */
function takeStored(): About | undefined {
  try {
    const storage = sessionStorage.getItem(ABOUT_KEY) === null ? localStorage : sessionStorage;
    const [from, about, at] = JSON.parse(storage.getItem(ABOUT_KEY) ?? "[]");
    storage.removeItem(ABOUT_KEY);
    const { origin, pathname } = new URL(document.referrer);
    const isFresh = at === undefined || Date.now() - at < ABOUT_FRESH_MS;
    return isFresh && origin === location.origin && pathname === from
      ? readAbout(about)
      : undefined;
  } catch {
    return undefined;
  }
}

const serviceOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLSelectElement>('select[name="service"]');

function chooseService(form: HTMLFormElement | null, service: string): void {
  const select = serviceOf(form);
  if (!select) return;
  select.value = service;
  select.dispatchEvent(new Event("input", { bubbles: true }));
}

/** One line for the form to send. A long title is cut, the link never; without room for it, the title is sent alone. */
export function aboutText({ title, dates, link }: About, origin: string): string {
  const rest = `${dates ? `, ${dates}` : ""}${link ? `, ${origin}${link}` : ""}`;
  const room = LIMITS.about - rest.length;
  return cleanLine(room > 0 ? title.slice(0, room) + rest : title.slice(0, LIMITS.about));
}

/**
 * Checks what the browser stored: it may come from an earlier build, or from anybody. Undefined if it is no About; dates
 * that can no longer be joined give way to the next run.
 */
export function readAbout(value: unknown, day = today()): About | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const about: Partial<Record<keyof About, unknown>> = value;
  const { title, dates, until, link, service, topic } = about;
  const known = CONTACT_SERVICES.find((one) => one.value === service)?.value;
  if (typeof title !== "string" || !known) return undefined;
  const isJoinable = typeof until !== "string" || day <= until;
  return {
    title,
    dates: isJoinable ? textOf(dates) : NEXT_RUN_TEXT,
    until: isJoinable ? textOf(until) : undefined,
    link: typeof link === "string" && /^\/(?!\/)/.test(link) ? link : undefined,
    service: known,
    topic: TOPICS.find((one) => one === topic),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
