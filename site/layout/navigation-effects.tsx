import displayFont from "@fonts/display.woff2?url";
import textFont from "@fonts/text.woff2?url";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { prefetchPartsOfOthers } from "./prefetch-parts.ts";

const fonts = [
  ["Newsreader Display", displayFont, "400 600"],
  ["Source Sans", textFont, "400 700"],
] as const;
let fontsAdmitted = false;

/**
 * After a client navigation, what a full page load would do for people who cannot see it happen:
 * focus goes to the new content and its title is announced.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const hydrated = useHydrated();
  const previous = useRef(pathname);
  const shown = useMatches()
    .map(({ id }) => id)
    .join(" ");

  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = "true";
  }, [hydrated]);

  useEffect(() => prefetchPartsOfOthers(shown.split(" ")), [shown]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    admitLateFonts();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const element = target ?? document.querySelector("main");
    if (!element) return;
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div role="status" className="sr-only" data-announcer>
      {title}
    </div>
  );
}

/** Fonts too late for the first paint are left out of it so that nothing moves; the next page has them. */
function admitLateFonts(): void {
  if (fontsAdmitted) return;
  fontsAdmitted = true;
  for (const [family, file, weight] of fonts) {
    const face = new FontFace(family, `url(${file})`, { weight });
    face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    );
  }
}
