/** How long a form that the browser posts counts as being sent: no event tells that a visitor stopped it. */
const TIMEOUT_MS = 30_000;

/** Shows whether a form is being sent: disables its button and sets `data-sending`, which shows the spinner. */
export function showSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  form.toggleAttribute("data-sending", isSending);
  if (button) button.disabled = isSending;
}

/** Shows a form that the browser posts as being sent, for 30 seconds or until the visitor leaves the page. */
export function showPosting(form: HTMLFormElement): void {
  const end = () => showSending(form, false);
  showSending(form, true);
  setTimeout(end, TIMEOUT_MS);
  addEventListener("pagehide", end, { once: true });
}
