import { RETURN_FIELD, SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import { notify } from "../ui/notice.ts";
import { type Outcome, post } from "../ui/post.ts";
import { showSending } from "../ui/sending.ts";

/** Sends a form that showSending has marked; `focused` had the focus before. */
export async function sendListForm(form: HTMLFormElement, focused: Element | null): Promise<void> {
  const fields = Object.fromEntries(
    [...new FormData(form)].filter(([name]) => name !== RETURN_FIELD),
  );
  // A retry sends the same id, so that it is stored once. A hosted service would only list the id.
  form.dataset.id ||= `${Date.now()}-${Math.random()}`.replace(".", "");
  if (form.action.startsWith(location.origin)) fields[SUBMISSION_ID_FIELD] = form.dataset.id;
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const outcome = await post(form.action, JSON.stringify(fields));
  showSending(form, false);
  // Disabling a button takes the focus from it; afterwards the visitor is back where they were.
  if (focused === button && document.activeElement === document.body) button?.focus();
  const { sent = "{}", failed = "{}" } = form.dataset;
  const { refused, unreachable } = JSON.parse(failed);
  if (outcome.result === "sent") {
    form.reset();
    form.dataset.id = "";
    notify(JSON.parse(sent));
  } else notify({ ...(outcome.result === "refused" ? refused : unreachable), tone: "destructive" });
  showHelp(form, outcome);
}

const clocks = new WeakMap<Element, ReturnType<typeof setInterval>>();

function showHelp(form: HTMLFormElement, outcome: Outcome): void {
  const line = form.querySelector("[data-help]");
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  const other = form.querySelector<HTMLElement>("[data-way-out]");
  if (!line || !field || !other) return;
  const isSent = outcome.result === "sent";
  const refusal = outcome.result === "refused" ? outcome : undefined;
  const problem = refusal?.problems.email;
  const failures = isSent ? 0 : Number(form.dataset.failures ?? 0) + 1;
  form.dataset.failures = String(failures);
  other.hidden = failures < 2;
  clearInterval(clocks.get(form));
  field.setAttribute("aria-invalid", String(Boolean(problem)));
  field.setAttribute("aria-describedby", line.id);
  if (problem) field.focus();
  line.textContent = problem ? `Email ${problem}.` : (isSent && form.dataset.then) || "";
  if (refusal?.waitSeconds) clocks.set(form, countDown(line, refusal.waitSeconds));
}

function countDown(line: Element, seconds: number) {
  const end = Date.now() + seconds * 1000;
  const update = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    line.textContent =
      left > 0
        ? `Try again in ${left} ${left === 1 ? "second" : "seconds"}.`
        : "You can try again now.";
    if (left <= 0) clearInterval(clock);
  };
  const clock = setInterval(update, 1000);
  update();
  return clock;
}
