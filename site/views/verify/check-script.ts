import type { CertificateRegister } from "../../certificates/verdict.ts";

/** Checks the code in the url, /verify?code=…, or in the field: in the browser, by a module fetched then. */
const root = document.querySelector<HTMLElement>("[data-verify]");
const form = root?.querySelector("form");
const field = form?.querySelector("textarea");
if (root && form && field) start(root, form, field);

function start(root: HTMLElement, form: HTMLFormElement, field: HTMLTextAreaElement): void {
  const known: CertificateRegister = JSON.parse(root.dataset.verify ?? "");
  let last = 0;
  // The oldest browsers that we support do not know the media query that hides this element.
  root.querySelector("[data-no-script]")?.remove();

  async function check(): Promise<void> {
    last += 1;
    const turn = last;
    show("checking");
    try {
      const { factsOf, certificateVerdict } = await import("./facts.ts");
      const verdict = await certificateVerdict(field.value, known);
      if (turn === last) show(verdict.kind, factsOf(verdict));
    } catch {
      if (turn === last) show("failed");
    }
  }

  function show(kind: string, facts: Record<string, string> = {}): void {
    for (const answer of root.querySelectorAll<HTMLElement>("[data-verdict]"))
      answer.hidden = answer.dataset.verdict !== kind;
    const list = root.querySelector<HTMLElement>("[data-facts]");
    if (list) list.hidden = Object.keys(facts).length === 0;
    for (const element of root.querySelectorAll<HTMLElement>("[data-fact]")) {
      const text = facts[element.dataset.fact ?? ""];
      element.textContent = text ?? "";
      if (element.parentElement) element.parentElement.hidden = text === undefined;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void check();
  });
  const linked = new URLSearchParams(location.search).get("code");
  if (linked) {
    field.value = linked;
    void check();
  }
}
