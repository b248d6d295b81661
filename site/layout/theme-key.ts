/** The storage key of the theme that a visitor chose; its value is the name in the footer. */
export const THEME_KEY = "theme";
export const SYSTEM_THEME = "System";

/** Part of the first script: sets the chosen theme on `d`, the dataset of the html element; see dark.css. */
export const themeScript = `try{d.theme=localStorage.${THEME_KEY}}catch{}`;
