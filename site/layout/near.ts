import { ABOUT_KEY } from "../ui/about.ts";
import { DRAFT_KEY } from "../ui/draft.ts";
import { CAN_LOAD, ISLAND_READY, type Loadable } from "../ui/islands.ts";
import { showPosting, showSending } from "../ui/sending.ts";
import { stored } from "../ui/storage.ts";
import { whenQuiet } from "./when-quiet.ts";

/** How long a press waits for React before the browser does by itself what it can. */
const WAIT_MS = 1000;

/**
 * Starts the islands with `client:near` when somebody comes near, or at once where the url or kept words ask for it.
 * React is 60 KB, for which a page that is only read has no use. Until then their forms are plain forms.
 */
export function startIslands(): void {
  for (const island of document.querySelectorAll<Loadable>('astro-island[client="near"]'))
    watch(island);
  document.addEventListener(CAN_LOAD, ({ target }) => watch(target as Loadable));
}

function watch(island: Loadable): void {
  const { load } = island;
  if (!load) return;
  const near = island.closest("section") ?? island.closest("main") ?? island;
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= load().then((hydrate) => hydrate());
    return started;
  };
  // What a browser or a helper fills in needs no focus.
  for (const event of ["pointerover", "focusin", "keydown", "input"])
    near.addEventListener(event, start);
  if (isAwaited(island)) start();
  // By now the browser has brought back what was typed before a reload or a way back.
  addEventListener("pageshow", () => isTouched(island) && start());
  whenQuiet(() => isGoodLine() && load());
  holdPresses(island);
}

function isAwaited(island: HTMLElement): boolean {
  if (location.search || island.contains(document.activeElement) || isTouched(island)) return true;
  if (!island.querySelector("form[data-draft]")) return false;
  const words = stored("sessionStorage", DRAFT_KEY) ?? stored("sessionStorage", ABOUT_KEY);
  return Boolean(history.state ?? words ?? stored("localStorage", ABOUT_KEY));
}

/** Whether a field holds something else than the HTML says. */
const isTouched = (island: HTMLElement) =>
  [...island.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  ) ||
  [...island.querySelectorAll<HTMLOptionElement>("option:checked")].some(
    ({ index, defaultSelected }) => index > 0 && !defaultSelected,
  );

type Connection = { saveData?: boolean; effectiveType?: string };

/** Browsers that do not tell are taken to be on a good one. */
function isGoodLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? "");
}

/** Keeps what is pressed before React is there, and repeats it then. */
function holdPresses(island: Loadable): void {
  const holding = new AbortController();
  island.addEventListener(ISLAND_READY, () => holding.abort());
  const isReadyInTime = () =>
    new Promise<boolean>((resolve) => {
      island.addEventListener(ISLAND_READY, () => resolve(true));
      setTimeout(resolve, WAIT_MS, false);
    });
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    // React may hear it already, and would answer it twice.
    event.stopImmediatePropagation();
    const form = event.target as HTMLFormElement;
    if ("sending" in form.dataset) return;
    showSending(form, true);
    const isReady = await isReadyInTime();
    showSending(form, false);
    if (isReady) return (form.isConnected ? form : island.querySelector("form"))?.requestSubmit();
    if (form.method === "post") showPosting(form);
    form.submit();
  };
  const onClick = async (event: Event) => {
    const held = "button:not([type=submit], [data-say])";
    const button = (event.target as Element).closest<HTMLElement>(held);
    if (!button) return;
    event.stopImmediatePropagation();
    if (await isReadyInTime()) button.click();
  };
  island.addEventListener("submit", onSubmit, holding);
  island.addEventListener("click", onClick, holding);
}
