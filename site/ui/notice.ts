import { store } from "./storage.ts";

/** In this order: something was done, something is worth knowing, something failed. */
export type NoticeTone = "default" | "info" | "destructive";
export type Notice = { title?: string; text: string; tone?: NoticeTone };

const VISIBLE_MS = 5000;
const KEY = "notice";

let clock: ReturnType<typeof setTimeout> | undefined;

/** Replaces the notice on screen, for five seconds, which begin anew when the pointer and the focus leave it. */
export function notify({ title = "", text, tone = "default" }: Notice): void {
  const region = document.getElementById("notices");
  const template = region?.querySelector("template");
  const card = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(card instanceof HTMLElement)) return;
  card.dataset.notice = tone;
  dismiss();
  // Everything outside an open modal is inert: neither seen by screen readers nor clickable.
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  if ((modal ?? document.body) !== region.parentNode) (modal ?? document.body).append(region);
  fill(card, "[data-title]", title);
  fill(card, "[data-text]", text);
  card.querySelector("button")?.addEventListener("click", dismiss);
  // It may open under a pointer that still rests on the button; only a move shows that the visitor means the notice.
  for (const event of ["mousemove", "focusin"])
    card.addEventListener(event, () => clearTimeout(clock));
  for (const event of ["mouseleave", "focusout"]) card.addEventListener(event, startClock);
  region.querySelector(tone === "destructive" ? '[role="alert"]' : '[role="status"]')?.append(card);
  startClock();
}

export function dismiss(): void {
  clearTimeout(clock);
  document.querySelector("#notices [data-notice]")?.remove();
}

/** Without storage the next page thanks the visitor anyway. */
export const notifyOnNextPage = (notice: Notice) =>
  store("sessionStorage", KEY, JSON.stringify(notice));

export function showStoredNotice(): void {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (stored) notify(JSON.parse(stored));
  } catch {
    // Storage is switched off: nothing was stored.
  }
}

function startClock(): void {
  clearTimeout(clock);
  clock = setTimeout(dismiss, VISIBLE_MS);
}

function fill(card: HTMLElement, part: string, words: string): void {
  const element = card.querySelector(part);
  if (!element) return;
  if (words) element.textContent = words;
  else element.remove();
}
