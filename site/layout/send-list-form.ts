import { RETURN_FIELD, type RefusalAnswer, SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import { notify } from "../ui/notice.ts";
import { showSending } from "../ui/sending.ts";

/** `refused` by the server, or `unreachable`: no answer came within 30 seconds. */
type Outcome = "sent" | "refused" | "unreachable";

const TIMEOUT_MS = 30_000;

/** Sends a form that showSending has marked, and shows the outcome; `focused` had the focus before. */
export async function sendListForm(form: HTMLFormElement, focused: Element | null): Promise<void> {
  const fields = Object.fromEntries([...new FormData(form)].filter(([name]) => name !== RETURN_FIELD));
  // A retry sends the same id, so that it is stored once. A hosted service would only list the id.
  form.dataset.id ||= `${Date.now()}-${Math.random()}`.replace(".", "");
  if (form.action.startsWith(location.origin)) fields[SUBMISSION_ID_FIELD] = form.dataset.id;
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const { outcome, answer = {} } = await post(form.action, fields);
  showSending(form, false);
  // Disabling a button takes the focus from it; afterwards the visitor is back where they were.
  if (focused === button && document.activeElement === document.body) button?.focus();
  if (outcome === "sent") {
    form.reset();
    form.dataset.id = "";
  }
  const { sent = "{}", failed = "{}" } = form.dataset;
  notify(outcome === "sent" ? JSON.parse(sent) : { ...JSON.parse(failed)[outcome], tone: "destructive" });
  showHelp(form, outcome === "sent" ? 0 : Number(form.dataset.failures ?? 0) + 1, answer);
  const help = form.querySelector("[data-help]");
  if (outcome === "sent" && help) help.textContent = form.dataset.then ?? "";
}

/** Posts JSON as Formspree expects it. The status alone decides the outcome; a refusal's JSON may say more. */
async function post(
  url: string,
  fields: object,
): Promise<{ outcome: Outcome; answer?: Partial<RefusalAnswer> }> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
      // Older browsers have no such clock and wait for as long as the network does.
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    if (response.ok) return { outcome: "sent" };
    return { outcome: "refused", answer: Object(await response.json().catch(() => null)) };
  } catch {
    return { outcome: "unreachable" };
  }
}

const clocks = new WeakMap<Element, ReturnType<typeof setInterval>>();

/** Shows below the field what is wrong, or how long to wait; from the second failure on also what else to do. */
function showHelp(
  form: HTMLFormElement,
  failures: number,
  { errors, retryAfter }: Partial<RefusalAnswer>,
): void {
  const line = form.querySelector("[data-help]");
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  const other = form.querySelector<HTMLElement>("[data-way-out]");
  if (!line || !field || !other) return;
  form.dataset.failures = String(failures);
  other.hidden = failures < 2;
  clearInterval(clocks.get(form));
  const problem = Array.isArray(errors) && errors.find((error) => error.field === "email")?.message;
  field.setAttribute("aria-invalid", String(Boolean(problem)));
  field.setAttribute("aria-describedby", line.id);
  if (problem) field.focus();
  line.textContent = problem ? `Email ${problem}.` : "";
  if (retryAfter) clocks.set(form, countDown(line, retryAfter));
}

/** Writes the seconds left into the line until they are over; returns its timer. */
function countDown(line: Element, seconds: number) {
  const end = Date.now() + seconds * 1000;
  const update = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    line.textContent =
      left > 0 ? `Try again in ${left} ${left === 1 ? "second" : "seconds"}.` : "You can try again now.";
    if (left <= 0) clearInterval(clock);
  };
  const clock = setInterval(update, 1000);
  update();
  return clock;
}
