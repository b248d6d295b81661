/** How long a form that the browser posts counts as being sent: no event tells that a visitor stopped it. */
const TIMEOUT_MS = 30_000;

/** `data-sending` shows the spinner of the form. */
export function showSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  form.toggleAttribute("data-sending", isSending);
  if (button) button.disabled = isSending;
}

export function showPosting(form: HTMLFormElement): void {
  const end = () => showSending(form, false);
  showSending(form, true);
  setTimeout(end, TIMEOUT_MS);
  addEventListener("pagehide", end, { once: true });
}
