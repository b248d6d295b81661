/** Under which the browser keeps the theme that a visitor chose: "light", "dark", or nothing for the system's. */
export const THEME_KEY = "theme";

/** Sets the theme before anything is shown; see dark.css. */
export const themeScript = `try{let t=localStorage.${THEME_KEY};if(t)document.documentElement.dataset.theme=t}catch{}`;
