/** How long a form that the browser posts counts as being sent: no event says that a visitor has stopped it. */
const TIMEOUT_MS = 30_000;

/** Shows whether a form is being sent: its button is disabled, and its spinner turns while it has `data-sending`. */
export function showSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  form.toggleAttribute("data-sending", isSending);
  if (button) button.disabled = isSending;
}

/** The same for a form that the browser posts by itself. A page that is left and shown again is ready for another. */
export function showPosting(form: HTMLFormElement): void {
  const end = () => showSending(form, false);
  showSending(form, true);
  setTimeout(end, TIMEOUT_MS);
  addEventListener("pagehide", end, { once: true });
}
