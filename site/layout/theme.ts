import { SYSTEM_THEME, THEME_KEY } from "./theme-key.ts";

/** The choice in the footer, which is kept for the next pages. Without one the system decides. */
export function startTheme(): void {
  const choice = document.querySelector<HTMLSelectElement>("[data-themes]");
  if (!choice) return;
  const page = document.documentElement;
  const show = () => {
    page.dataset.theme = choice.value;
    const { backgroundColor } = getComputedStyle(page);
    document.querySelector("[name=theme-color]")?.setAttribute("content", backgroundColor);
  };
  const showStored = () => {
    try {
      choice.value = localStorage[THEME_KEY] ?? SYSTEM_THEME;
    } catch {}
    show();
  };
  choice.addEventListener("change", () => {
    show();
    localStorage[THEME_KEY] = choice.value;
  });
  showStored();
  // It may have been chosen on another page since: in a tab beside this one, or before this one was shown again.
  document.addEventListener("visibilitychange", showStored);
}
