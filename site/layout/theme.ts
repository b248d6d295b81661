import { whenShown } from "../ui/when-shown.ts";
import { THEME_KEY } from "./theme-key.ts";

/** The choice in the footer, which is kept for the next pages. Without one the system decides. */
export function startTheme(): void {
  const page = document.documentElement;
  const choice = document.querySelector<HTMLSelectElement>("[data-themes]");
  function show(theme = ""): void {
    page.dataset.theme = theme;
    if (choice) choice.value = theme;
    const bar = document.querySelector("meta[name=theme-color]");
    bar?.setAttribute("content", getComputedStyle(page).backgroundColor);
  }
  function showStored(): void {
    try {
      show(localStorage[THEME_KEY]);
    } catch {}
  }
  choice?.addEventListener("change", () => {
    show(choice.value);
    try {
      localStorage[THEME_KEY] = choice.value;
    } catch {}
  });
  // It may have changed since the page was made ready, or before the visitor came back to it.
  whenShown(showStored);
  addEventListener("pageshow", showStored);
}
