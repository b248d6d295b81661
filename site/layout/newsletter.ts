import { type Notice, notify } from "../ui/notice.ts";

/** How a send ended: `refused` means somebody answered no, `unreachable` that nobody answered. */
type Outcome = "sent" | "refused" | "unreachable";

const failure = { title: "Uh oh! Something went wrong.", tone: "destructive" } as const;

const notices: Record<Outcome, Notice> = {
  sent: { title: "Subscribed!", text: "Thank you for subscribing to our newsletter!" },
  refused: { ...failure, text: "There was a problem subscribing. Please try again." },
  unreachable: { ...failure, text: "Network error or problem sending data. Please try again." },
};

/** Sends the newsletter's forms, which post by themselves, without leaving the page. */
export function startNewsletter(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-newsletter]")) return;
    event.preventDefault();
    if (!form.hasAttribute("data-sending")) void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const email = String(new FormData(form).get("email"));
  const button = form.querySelector("button");
  const focused = document.activeElement;
  form.toggleAttribute("data-sending", true);
  if (button) button.disabled = true;
  const outcome = await subscribe(form.action, email);
  form.removeAttribute("data-sending");
  if (button) button.disabled = false;
  // Disabling a button takes the focus from it; afterwards the visitor is back where they were.
  if (focused === button && document.activeElement === document.body) button?.focus();
  if (outcome === "sent") form.reset();
  notify(notices[outcome]);
}

/** Formspree's wire format: JSON in, and only whether the answer is OK is read. */
async function subscribe(address: string, email: string): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ email }),
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return "unreachable";
  }
}
