import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { categories } from "./corporate-trainings.data.ts";

const OVERVIEW_ID = "overview";

/** The category the hash names. Until scripts run the :target of the address decides, by styles alone. */
export function useCategory(): { hydrated: boolean; selected: string | undefined } {
  const hydrated = useHydrated();
  const { pathname, hash } = useLocation();
  const selected = categories.find(({ id }) => `#${id}` === hash)?.id;
  const shown = useRef(selected);

  // The router scrolls to the hash by itself; this makes it glide where motion is welcome.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add("motion-safe:scroll-smooth");
    return () => classList.remove("motion-safe:scroll-smooth");
  }, []);

  // Within the page nothing else tells a screen reader that the content was exchanged.
  useEffect(() => {
    if (pathname !== "/corporate-trainings" || shown.current === selected) return;
    shown.current = selected;
    document.getElementById(selected ?? OVERVIEW_ID)?.focus({ preventScroll: true });
  }, [pathname, selected]);

  return { hydrated, selected: hydrated ? selected : undefined };
}
