import type { Known } from "../../certificates/verdict.ts";

/**
 * Judges the code that the address brings, /verify?code=…, or that somebody pastes. All the work is done here in the
 * browser, by a part that is fetched once there is a code.
 */
const desk = document.querySelector<HTMLElement>("[data-verify]");
const form = desk?.querySelector("form");
const field = form?.querySelector("textarea");
if (desk && form && field) start(desk, form, field);

function start(desk: HTMLElement, form: HTMLFormElement, field: HTMLTextAreaElement): void {
  const known: Known = JSON.parse(desk.dataset.verify ?? "");
  let last = 0;
  // Browsers at the floor do not know the media query that hides it.
  desk.querySelector("[data-no-script]")?.remove();

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
    for (const answer of desk.querySelectorAll<HTMLElement>("[data-verdict]"))
      answer.hidden = answer.dataset.verdict !== kind;
    const list = desk.querySelector<HTMLElement>("[data-facts]");
    if (list) list.hidden = Object.keys(facts).length === 0;
    for (const place of desk.querySelectorAll<HTMLElement>("[data-fact]")) {
      const said = facts[place.dataset.fact ?? ""];
      place.textContent = said ?? "";
      if (place.parentElement) place.parentElement.hidden = said === undefined;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void check();
  });
  const asked = new URLSearchParams(location.search).get("code");
  if (asked) {
    field.value = asked;
    void check();
  }
}
