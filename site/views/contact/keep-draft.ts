import { aboutOfEntry } from "../../ui/about.ts";
import { DRAFT_KEY, ISLAND_FAILED } from "../../ui/draft.ts";
import { store } from "../../ui/storage.ts";
import { whenShown } from "../../ui/when-shown.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Draft = Record<string, string>;

whenShown(keepDraft);

/**
 * Keeps what is typed in this tab until the form is reset, also before its island starts or if it fails. What a link
 * has chosen is not kept: it belongs to the visit by that link.
 */
function keepDraft(): void {
  // Browsers take a link from the form to itself for a reload, and keep the state of the history entry.
  if (document.referrer === location.href) history.replaceState(null, "");
  let draft: Draft = {};
  const keep = (words: Draft) => {
    draft = words;
    saveDraft(words);
  };
  fillForm(storedDraft());
  keep(typedValues());
  addEventListener(ISLAND_FAILED, () => fillForm(draft));
  // Other forms of the page, such as the newsletter's, leave the draft alone.
  document.addEventListener("input", ({ target }) => isInDraftForm(target) && keep(typedValues()));
  document.addEventListener("reset", ({ target }) => isInDraftForm(target) && keep({}));
}

const isInDraftForm = (target: EventTarget | null) =>
  target instanceof Element && target.closest("form[data-draft]") !== null;

function typedValues(): Draft {
  return Object.fromEntries(
    controls()
      .filter((control) => control.value !== presetValue(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** Leaves a changed field alone: what the visitor typed or the browser restored is newer than the draft. */
function fillForm(draft: Draft): void {
  for (const control of controls())
    if (control.value === servedValue(control))
      control.value = draft[control.name] ?? presetValue(control);
}

/** The fields of the form, without hidden ones and the trap for robots. */
function controls(): Control[] {
  const all = document.querySelectorAll<Control>(
    "form[data-draft] :is(input,select,textarea)[name]",
  );
  return [...all].filter(
    (control) => control.type !== "hidden" && !control.closest("[aria-hidden]"),
  );
}

/** What the field holds when nobody has touched it: as served, or the service of the link that led here. */
function presetValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const about = aboutOfEntry() as { service?: unknown } | undefined;
  const linked = optionsOf(control).find(({ value }) => value === about?.service);
  return linked?.value ?? servedValue(control);
}

function servedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return optionsOf(control).find((option) => option.defaultSelected)?.value ?? "";
}

function optionsOf(select: HTMLSelectElement): HTMLOptionElement[] {
  return [...select.options];
}

function storedDraft(): Draft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Without storage the draft lasts as long as the page is open. */
function saveDraft(draft: Draft): void {
  store("sessionStorage", DRAFT_KEY, Object.keys(draft).length > 0 ? JSON.stringify(draft) : null);
}
