import { THEME_KEY } from "./theme-key.ts";

/** The choice in the footer: it is kept for the next pages, and other tabs follow. Without one the system decides. */
export function startTheme(): void {
  const choice = document.querySelector<HTMLSelectElement>("[data-themes]");
  const { dataset } = document.documentElement;
  const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  const bySystem = bars.map(({ content }) => content);
  function show(theme: string): void {
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
    if (choice) choice.value = theme;
    const ground = getComputedStyle(document.body).backgroundColor;
    for (const [index, bar] of bars.entries()) bar.content = theme ? ground : (bySystem[index] ?? ground);
  }
  try {
    const showStored = () => show(localStorage.getItem(THEME_KEY) ?? "");
    showStored();
    addEventListener("storage", showStored);
    addEventListener("pageshow", ({ persisted }) => persisted && showStored());
  } catch {
    // Without storage the choice holds for this page.
  }
  choice?.addEventListener("change", () => {
    show(choice.value);
    try {
      if (choice.value) localStorage.setItem(THEME_KEY, choice.value);
      else localStorage.removeItem(THEME_KEY);
    } catch {}
  });
}
