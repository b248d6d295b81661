const STILL = "turbines-still";

startReadout(document.querySelector("[data-readout]"));
startTurbines(document.querySelector(".landscape"), document.querySelector("[data-still]"));
startQuestions(document.querySelector("[data-first-questions]"));

/** The slider is shown at once; what works it is fetched when somebody points at it or comes to it by keyboard. */
function startReadout(slider: HTMLElement | null): void {
  if (!slider) return;
  slider.hidden = false;
  show(document.querySelector("[data-readout-hint]"));
  let isAsked = false;
  for (const kind of ["pointerover", "focusin"]) {
    slider.addEventListener(kind, (event) => {
      if (isAsked) return;
      isAsked = true;
      import("./read-stripes.ts")
        .then(({ readStripes }) => readStripes(slider, event))
        .catch(() => {
          isAsked = false;
        });
    });
  }
}

/** Its room was kept for it, so that nothing moves. */
function show(part: Element | null): void {
  part?.classList.remove("invisible");
}

/** They turn unless the visitor has stopped them, which holds for the session. */
function startTurbines(landscape: HTMLElement | null, button: HTMLElement | null): void {
  if (!landscape || !button) return;
  const keep = (isStill: boolean) => {
    landscape.toggleAttribute("data-turning", !isStill);
    button.setAttribute("aria-pressed", String(isStill));
  };
  show(button);
  keep(kept() !== null);
  button.addEventListener("click", () => {
    const isStill = button.getAttribute("aria-pressed") !== "true";
    keep(isStill);
    try {
      if (isStill) sessionStorage.setItem(STILL, "");
      else sessionStorage.removeItem(STILL);
    } catch {
      // A browser that stores nothing asks again on the next page.
    }
  });
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(STILL);
  } catch {
    return null;
  }
}

/** What lights the rules is fetched with the first answer. */
function startQuestions(form: HTMLFormElement | null): void {
  form?.addEventListener("change", () => {
    import("./light-rules.ts").then(({ lightRules }) => lightRules(form)).catch(() => undefined);
  });
}
