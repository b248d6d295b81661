import { store, stored } from "../../ui/storage.ts";

const STILL = "turbines-still";

startReadout(document.querySelector("[data-readout]"));
startTurbines(document.querySelector(".landscape"), document.querySelector("[data-still]"));
startQuestions(document.querySelector("[data-first-questions]"));

/** Shows the slider and loads its script once somebody points at it or focuses it. A failed load is repeated then. */
function startReadout(slider: HTMLElement | null): void {
  if (!slider) return;
  slider.hidden = false;
  show(document.querySelector("[data-readout-hint]"));
  let isAsked = false;
  for (const kind of ["pointerover", "focusin"])
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

/** The part already takes its space in the page, so nothing moves. */
function show(part: Element | null): void {
  part?.classList.remove("invisible");
}

function startTurbines(landscape: HTMLElement | null, button: HTMLElement | null): void {
  if (!landscape || !button) return;
  const setStill = (isStill: boolean) => {
    landscape.toggleAttribute("data-turning", !isStill);
    button.setAttribute("aria-pressed", String(isStill));
  };
  show(button);
  setStill(stored("sessionStorage", STILL) !== null);
  button.addEventListener("click", () => {
    const isStill = button.getAttribute("aria-pressed") !== "true";
    setStill(isStill);
    // Without storage the turbines turn again when the page is loaded again.
    store("sessionStorage", STILL, isStill ? "" : null);
  });
}

/** Loads light-rules.ts with the first answer; after a failed load the next answer tries again. */
function startQuestions(form: HTMLFormElement | null): void {
  form?.addEventListener("change", () => {
    import("./light-rules.ts").then(({ lightRules }) => lightRules(form)).catch(() => undefined);
  });
}
