/** Under which the browser keeps the theme that a visitor chose: "light", "dark", or nothing for the system's. */
export const THEME_KEY = "theme";

/** Sets the theme before anything is shown, in `d`, the data of the document; see dark.css. */
export const themeScript = `try{d.theme=localStorage.${THEME_KEY}||""}catch{}`;
