import { stored } from "./storage.ts";

/** The storage key that is set if the visitor has turned “/” off. */
export const KEY_OFF = "search-key-off";

export const isKeyOff = () => stored("localStorage", KEY_OFF) !== null;
