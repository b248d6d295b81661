import { isKeyOff, KEY_OFF } from "../../ui/search-key.ts";

/** The checkbox that turns “/” off: single keys disturb people who dictate to their computer. */
const setting = document.querySelector<HTMLInputElement>("[data-search-key]");
if (setting) setting.checked = !isKeyOff();
setting?.addEventListener("change", () => {
  try {
    if (setting.checked) localStorage.removeItem(KEY_OFF);
    else localStorage.setItem(KEY_OFF, "");
  } catch {
    // Storage is switched off: the key stays on.
  }
});
