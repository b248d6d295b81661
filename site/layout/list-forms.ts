import { showPosting, showSending } from "../ui/sending.ts";

/** Sends the forms of site/ui/list-form.tsx; if the code for that cannot be loaded, the browser posts them. */
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
// Loads the code when a visitor enters the form: most visits send none.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest("[data-sent]")) load().catch(() => {});
});
document.addEventListener("click", ({ target }) => {
  const form = target instanceof Element ? target.closest("[data-plain]")?.closest("form") : null;
  if (form?.reportValidity()) postPlainly(form);
});

function postPlainly(form: HTMLFormElement): void {
  showPosting(form);
  form.submit();
}

const load = () => import("./send-list-form.ts");
