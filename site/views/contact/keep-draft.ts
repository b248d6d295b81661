import { DRAFT_KEY, ISLAND_FAILED } from "../../ui/draft.ts";
import { whenShown } from "../../ui/when-shown.ts";

const REST_MS = 300;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Draft = Record<string, string>;

whenShown(keepDraft);

/**
 * Stores what is typed into the page's form over a reload, a crash or Back, for this tab alone, until the form
 * is emptied. It runs apart from the island that sends the form, so words typed before that starts, or lost when it
 * fails, are stored as well.
 */
function keepDraft(): void {
  let draft = { ...stored(), ...typed() };
  let clock: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(clock);
    save(draft);
  };
  fill(draft);
  addEventListener(ISLAND_FAILED, () => fill(draft));
  document.addEventListener("input", ({ target }) => {
    if (!isOfDraft(target)) return;
    draft = typed();
    clearTimeout(clock);
    clock = setTimeout(write, REST_MS);
  });
  // Other forms of the page, such as the newsletter's, empty themselves too.
  document.addEventListener("reset", ({ target }) => {
    if (!isOfDraft(target)) return;
    draft = {};
    write();
  });
  addEventListener("pagehide", write);
}

const isOfDraft = (target: EventTarget | null) =>
  target instanceof Element && target.closest("form[data-draft]") !== null;

/** What the visitor entered, so far as it differs from what the page came with. */
function typed(): Draft {
  return Object.fromEntries(
    controls()
      .filter((control) => control.value !== servedValue(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** A browser may have restored the fields itself; what is in a field already is newer. */
function fill(draft: Draft): void {
  for (const control of controls()) {
    const value = draft[control.name];
    if (value !== undefined && control.value === servedValue(control)) control.value = value;
  }
}

/** Without hidden fields and the trap for robots. */
function controls(): Control[] {
  const all = document.querySelectorAll<Control>("form[data-draft] :is(input,select,textarea)[name]");
  return [...all].filter((control) => control.type !== "hidden" && !control.closest("[aria-hidden]"));
}

function servedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? "";
}

function stored(): Draft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function save(draft: Draft): void {
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is switched off: the draft lasts as long as the page is open.
  }
}
