import { DRAFT_KEY, ISLAND_FAILED } from "../../ui/draft.ts";
import { store } from "../../ui/storage.ts";
import { whenShown } from "../../ui/when-shown.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Draft = Record<string, string>;

whenShown(keepDraft);

/** Keeps what is typed in this tab until the form is reset, also before its island starts or if it fails. */
function keepDraft(): void {
  let draft: Draft = {};
  const keep = (words: Draft) => {
    draft = words;
    saveDraft(words);
  };
  keep({ ...storedDraft(), ...typedValues() });
  fillForm(draft);
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
      .filter((control) => control.value !== servedValue(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** Leaves a changed field alone: what the visitor typed or the browser restored is newer than the draft. */
function fillForm(draft: Draft): void {
  for (const control of controls()) {
    const value = draft[control.name];
    if (value !== undefined && control.value === servedValue(control)) control.value = value;
  }
}

/** The fields of the form, without hidden ones and the trap for robots. */
function controls(): Control[] {
  const all = document.querySelectorAll<Control>("form[data-draft] :is(input,select,textarea)[name]");
  return [...all].filter((control) => control.type !== "hidden" && !control.closest("[aria-hidden]"));
}

function servedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? "";
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
