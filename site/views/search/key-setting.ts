import { isKeyOff, KEY_OFF } from "../../ui/search-key.ts";
import { store } from "../../ui/storage.ts";

/** The checkbox that turns “/” off: single keys disturb people who dictate to their computer. */
const setting = document.querySelector<HTMLInputElement>("[data-search-key]");
if (setting) setting.checked = !isKeyOff();
// Without storage the key stays on.
setting?.addEventListener("change", () =>
  store("localStorage", KEY_OFF, setting.checked ? null : ""),
);
