/** Under which the browser keeps the theme that a visitor chose, by its name in the footer. */
export const THEME_KEY = "theme";
export const SYSTEM_THEME = "System";

/** Sets the theme before anything is shown, in `d`, the data of the document; see dark.css. */
export const themeScript = `try{d.theme=localStorage.${THEME_KEY}}catch{}`;
