import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
