const THEME_KEY = "theme";
export const SYSTEM_THEME = "System";

/** Part of the first script: sets the chosen theme on the dataset of the html element; see dark.css. */
export function setChosenTheme(marks: DOMStringMap): void {
  try {
    marks.theme = localStorage[THEME_KEY];
  } catch {}
}

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
  // The visitor may have chosen another theme in another tab meanwhile.
  document.addEventListener("visibilitychange", showStored);
}
