import { showPosting, showSending } from "../ui/sending.ts";

/**
 * Sends the forms of lists, which post by themselves, without leaving the page. `data-sent` holds the notice for when
 * it has arrived, `data-then` what is left to do.
 */
export function startListForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-sent]")) return;
    event.preventDefault();
    if (form.hasAttribute("data-sending")) return;
    const focused = document.activeElement;
    showSending(form, true);
    load().then(
      ({ sendListForm }) => sendListForm(form, focused),
      () => postPlainly(form),
    );
  });
  // Most visits send none; it is there before somebody has typed an address.
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest("[data-sent]")) load().catch(() => {});
  });
  document.addEventListener("click", ({ target }) => {
    const form = target instanceof Element ? target.closest("[data-plain]")?.closest("form") : null;
    if (form?.reportValidity()) postPlainly(form);
  });
}

/** Without a submit event, as a browser without scripts would. */
function postPlainly(form: HTMLFormElement): void {
  showPosting(form);
  form.submit();
}

const load = () => import("./send-list-form.ts");
