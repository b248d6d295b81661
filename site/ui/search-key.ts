/** The storage key that is set if the visitor has turned “/” off. */
export const KEY_OFF = "search-key-off";

export function isKeyOff(): boolean {
  try {
    return KEY_OFF in localStorage;
  } catch {
    return false;
  }
}
